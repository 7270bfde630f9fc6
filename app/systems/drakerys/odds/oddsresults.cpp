#include "oddsresults.h"

#include "app/systems/drakerys/text/oddswords.h"
#include "row.h"

#include <QCoreApplication>
#include <QLocale>

namespace adjutant {

using drakerys::Fight;
using drakerys::FightOdds;
using drakerys::MoraleOdds;
using drakerys::Reason;
using drakerys::Shooting;
using drakerys::ShotOdds;
using drakerys::SideOdds;
using drakerys::Whose;

namespace {

struct OddsResultWords
{
    Q_DECLARE_TR_FUNCTIONS(OddsResults)
};

Headline headline(const QString& words, double chance)
{
    return {words, chanceInWords(chance), chance};
}

QString decimal(double number)
{
    return QLocale().toString(number, 'f', number < 10 ? 1 : 0);
}

QString moraleInWords(const MoraleOdds& morale)
{
    if (morale.none >= 1 - 1e-12)
        return {};
    return OddsResultWords::tr("Morale: scattered %1, one Stress %2, in doubt %3, intact %4")
        .arg(chanceInWords(morale.scattered), chanceInWords(morale.destabilised),
             chanceInWords(morale.inDoubt), chanceInWords(morale.intact));
}

CasualtyChart chartOf(const QString& name, const drakerys::Side& side, const SideOdds& odds)
{
    CasualtyChart chart;
    chart.title = OddsResultWords::tr("Lost by %1").arg(name);
    chart.expected =
        OddsResultWords::tr("%1 of %n Warrior(s) on average, with those who scatter", "", side.warriors)
            .arg(decimal(odds.meanLost));
    chart.morale = moraleInWords(odds.morale);
    double atLeast = 0;
    for (std::size_t lost = odds.casualties.size(); lost-- > 0;) {
        atLeast += odds.casualties[lost];
        chart.chances.prepend(odds.casualties[lost]);
        chart.atLeast.prepend(std::min(1.0, atLeast));
    }
    return chart;
}

} // namespace

OddsResult resultOf(const Fight& fight, const OddsNames& names)
{
    const FightOdds odds = oddsOf(fight);
    OddsResult result;
    result.valid = true;
    result.title = fight.isCharge()
                       ? OddsResultWords::tr("%1 charge %2", "Units").arg(names.active, names.target)
                       : OddsResultWords::tr("%1 attack %2", "Units").arg(names.active, names.target);
    result.headlines = {QVariant::fromValue(headline(OddsResultWords::tr("%1 are gone").arg(names.target),
                                                     odds.target.removed)),
                        QVariant::fromValue(headline(OddsResultWords::tr("%1 are gone").arg(names.active),
                                                     odds.active.removed)),
                        QVariant::fromValue(headline(
                            OddsResultWords::tr("%1 win the Fight").arg(names.active), odds.activeWins))};
    result.charts = {QVariant::fromValue(chartOf(names.target, fight.target, odds.target)),
                     QVariant::fromValue(chartOf(names.active, fight.active, odds.active))};
    return result;
}

OddsResult resultOf(const Shooting& shooting, const OddsNames& names)
{
    const ShotOdds odds = oddsOf(shooting);
    OddsResult result;
    result.valid = true;
    result.title = OddsResultWords::tr("%1 shoot at %2", "Units").arg(names.active, names.target);
    result.headlines = {
        QVariant::fromValue(
            headline(OddsResultWords::tr("%1 are gone").arg(names.target), odds.target.removed)),
        QVariant::fromValue(
            headline(OddsResultWords::tr("At least one Warrior falls"), 1 - odds.target.casualties.front())),
        QVariant::fromValue(headline(OddsResultWords::tr("%1 gain a Stress").arg(names.target),
                                     odds.target.morale.destabilised))};
    result.charts = {QVariant::fromValue(chartOf(names.target, shooting.target, odds.target))};
    return result;
}

QList<RowModel::Row> ladderRows(const std::vector<drakerys::Step>& steps, const OddsNames& names)
{
    QList<RowModel::Row> rows;
    for (const drakerys::Step& step : steps) {
        LadderStep row;
        const QString who = step.whose == Whose::active ? names.active : names.target;
        row.title = OddsResultWords::tr("%1: %2", "Unit: roll").arg(who, wordsFor(step.roll));
        if (step.threshold >= 0)
            row.threshold = OddsResultWords::tr("%1+", "threshold").arg(step.threshold);
        if (step.dice >= 0)
            row.dice = OddsResultWords::tr("%1 D10", "dice").arg(step.dice);
        const auto add = [&row](const QString& words, std::string_view rule) {
            row.reasons.append(QVariant::fromValue(
                RuleChip{words, {}, QString::fromUtf8(rule.data(), static_cast<qsizetype>(rule.size()))}));
        };
        if (!step.diceReasons.empty())
            add(diceInWords(step), ruleOf(step.diceReasons.front().kind));
        if (!step.action.empty())
            add(contestInWords(step), ruleOf(step.action.front().kind));
        for (const auto* reasons : {&step.diceReasons, &step.action, &step.opposition}) {
            // What has a rule of its own opens it, too.
            for (std::size_t i = 1; i < reasons->size(); ++i)
                if (ruleOf((*reasons)[i].kind) != ruleOf(reasons->front().kind))
                    add(wordsFor((*reasons)[i]), ruleOf((*reasons)[i].kind));
        }
        for (const Reason& rule : step.rules)
            add(wordsFor(rule), ruleOf(rule.kind));
        rows.append({QString::number(rows.size()), {}, QVariant::fromValue(row)});
    }
    return rows;
}

QString textOf(const OddsResult& result)
{
    QStringList lines{result.title};
    for (const QVariant& each : result.headlines) {
        const auto line = each.value<Headline>();
        lines.append(OddsResultWords::tr("%1: %2", "what happens: chance").arg(line.words, line.chanceWords));
    }
    for (const QVariant& each : result.charts) {
        const auto chart = each.value<CasualtyChart>();
        lines.append({QString(), chart.title, chart.expected});
        for (qsizetype lost = 0; lost < chart.chances.size(); ++lost)
            if (const double chance = chart.chances.at(lost).toDouble(); chance >= 0.0005)
                lines.append(
                    OddsResultWords::tr("%1: %2", "what happens: chance")
                        .arg(QLocale().toString(lost), OddsResultWords::tr("%1 %", "per cent")
                                                           .arg(QLocale().toString(chance * 100, 'f', 1))));
        if (!chart.morale.isEmpty())
            lines.append(chart.morale);
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace adjutant
