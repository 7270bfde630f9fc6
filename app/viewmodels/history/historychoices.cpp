#include "app/viewmodels/history/historychoices.h"

#include "app/text/messagetext.h"
#include "app/viewmodels/history/historyrows.h"

#include <QCoreApplication>
#include <QHash>
#include <QMap>

#include <algorithm>

namespace adjutant {

namespace {

struct HistoryChoiceWords
{
    Q_DECLARE_TR_FUNCTIONS(HistoryChoiceWords)
};

QVariantList byText(QVariantList choices)
{
    std::ranges::sort(choices, [](const QVariant& a, const QVariant& b) {
        const auto text = [](const QVariant& one) { return one.toMap()[QStringLiteral("text")].toString(); };
        return text(a).localeAwareCompare(text(b)) < 0;
    });
    return choices;
}

// Names that differ in capitals only are one person, who goes by the name of the last match.
QVariantList byMatches(const QMap<QString, int>& counts, const QHash<QString, QString>& names)
{
    std::vector<std::pair<int, QString>> order;
    for (auto count = counts.begin(); count != counts.end(); ++count)
        order.emplace_back(-count.value(), count.key());
    std::ranges::sort(order);
    QVariantList choices;
    for (const auto& [count, key] : order)
        choices.append(choiceOf(names[key], names[key]));
    return choices;
}

} // namespace

HistoryChoices choicesOf(const std::vector<MatchSummary>& matches, const Catalogue& catalogue)
{
    QMap<QString, int> people, factions, missions, years;
    QHash<QString, QString> names;
    for (const MatchSummary& match : matches) {
        if (match.started.isValid())
            ++years[QString::number(match.started.toLocalTime().date().year())];
        for (const MatchPlayer& player : match.players) {
            if (!player.faction.isEmpty())
                ++factions[player.faction];
            if (player.name.isEmpty())
                continue;
            const QString key = player.name.toCaseFolded();
            ++people[key];
            if (!names.contains(key))
                names.insert(key, player.name);
        }
        for (const QString& mission : match.missions)
            ++missions[mission];
    }
    HistoryChoices choices;
    for (const QString& faction : factions.keys())
        choices.factions.append(choiceOf(toText(FactionId(faction.toStdString()), catalogue), faction));
    for (const QString& mission : missions.keys())
        choices.missions.append(choiceOf(goalName(mission), mission));
    choices.factions = byText(choices.factions);
    choices.missions = byText(choices.missions);
    choices.players = byMatches(people, names);
    for (const char* span : {"30d", "365d"})
        choices.periods.append(choiceOf(periodText(QString::fromLatin1(span)), QString::fromLatin1(span)));
    QStringList all = years.keys();
    std::ranges::reverse(all);
    for (const QString& year : std::as_const(all))
        choices.periods.append(choiceOf(year, year));
    return choices;
}

QString periodText(const QString& period)
{
    return period == QLatin1String("30d")    ? HistoryChoiceWords::tr("Last 30 days")
           : period == QLatin1String("365d") ? HistoryChoiceWords::tr("Last 12 months")
                                             : period;
}

Span spanOf(const QString& period, const QDateTime& now)
{
    if (period == QLatin1String("30d"))
        return {now.addDays(-30), {}};
    if (period == QLatin1String("365d"))
        return {now.addYears(-1), {}};
    bool isYear = false;
    const int year = period.toInt(&isYear);
    if (!isYear)
        return {};
    return {QDate(year, 1, 1).startOfDay().toUTC(), QDate(year + 1, 1, 1).startOfDay().toUTC()};
}

QString stateText(const QString& state)
{
    return state == QLatin1String("open")        ? HistoryChoiceWords::tr("In progress", "matches")
           : state == QLatin1String("finished")  ? HistoryChoiceWords::tr("Finished", "matches")
           : state == QLatin1String("abandoned") ? HistoryChoiceWords::tr("Abandoned", "matches")
                                                 : state;
}

} // namespace adjutant
