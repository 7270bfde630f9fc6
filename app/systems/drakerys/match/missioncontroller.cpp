#include "missioncontroller.h"

#include "app/systems/drakerys/text/missionwords.h"
#include "app/text/figures.h"
#include "core/systems/drakerys/missions/conditionlabels.h"
#include "core/systems/drakerys/missions/judge.h"
#include "spokentext.h"
#include "workspace.h"

#include <QLocale>

#include <algorithm>

namespace adjutant {

using drakerys::MissionVerdict;

namespace {

// A card that was dealt to a player twice brings what both bring: points are counted by its name.
int wonBy(const std::vector<MissionVerdict>& verdicts, const MissionVerdict& verdict)
{
    int vp = 0;
    for (const MissionVerdict& each : verdicts)
        if (each.player == verdict.player && each.mission == verdict.mission)
            vp += each.vp;
    return vp;
}

int scoredFor(const drakerys::MatchState& state, const MissionVerdict& verdict)
{
    const auto& scores = state.find(verdict.player)->scores;
    const auto found = std::ranges::find(scores, verdict.mission, &drakerys::MissionScore::mission);
    return found == scores.end() ? 0 : found->vp;
}

const drakerys::MissionEffect* effectOf(const drakerys::MissionState& state)
{
    const drakerys::Mission* mission = drakerys::findMission(state.mission);
    return mission ? &mission->effect(state.common) : nullptr;
}

} // namespace

MissionController::MissionController(QObject* parent)
    : QObject(parent), m_match(Workspace::current().table()), m_missions(new RowModel(this))
{
    connect(&m_match.table(), &RunningTable::changed, this, &MissionController::refresh);
    refresh();
}

bool MissionController::over() const
{
    return m_match.isOpen() && drakerys::isFinished(m_match.state());
}

bool MissionController::unsettled() const
{
    if (!over())
        return false;
    const auto verdicts = drakerys::verdictsOf(m_match.state());
    return std::ranges::any_of(verdicts, [&](const MissionVerdict& verdict) {
        return wonBy(verdicts, verdict) != scoredFor(m_match.state(), verdict);
    });
}

void MissionController::refresh()
{
    QList<RowModel::Row> rows;
    if (m_match.isOpen()) {
        for (const MissionVerdict& verdict : drakerys::verdictsOf(m_match.state())) {
            const drakerys::MissionState& state = *m_match.state().find(verdict.player, verdict.mission);
            const drakerys::MissionEffect* effect = effectOf(state);
            MissionRow row;
            row.player = fromCore(verdict.player.text());
            row.playerName = spoken(m_match.state(), verdict.player);
            row.mission = fromCore(verdict.mission.text());
            row.title = spoken(verdict.mission);
            row.summary = missionSummary(verdict.mission, verdict.common);
            row.rule = QStringLiteral("mission/") + row.mission;
            row.common = verdict.common;
            row.secret = verdict.secret;
            row.choosable = effect && effect->choice.units() > 0;
            QStringList names;
            for (const UnitRef& unit : state.units)
                names.append(spoken(m_match.state(), unit));
            row.chosen = joinedInWords(names);
            if (verdict.casualties)
                row.progress =
                    tr("%1 % of the enemy army lost").arg(QLocale().toString(*verdict.casualties, 'f', 1));
            row.vp = verdict.vp;
            row.scored = scoredFor(m_match.state(), verdict);
            for (const drakerys::ConditionVerdict& condition : verdict.conditions)
                row.conditions.append(QVariant::fromValue(ConditionRow{
                    fromCore(condition.id),
                    translated(drakerys::conditionLabel(verdict.mission, condition.id)), condition.count,
                    condition.vp, condition.counts, condition.source == drakerys::VerdictSource::computed}));
            rows.append({row.player + QLatin1Char('/') + row.mission +
                             (row.common ? QStringLiteral("/common") : QString()),
                         row.playerName, QVariant::fromValue(row)});
        }
    }
    m_missions->setRows(rows);
    Q_EMIT changed();
}

bool MissionController::play(const std::string& procedure, const table::Answers& answers)
{
    if (!m_match.isOpen())
        return false;
    const auto trouble = m_match.play(procedure, answers);
    if (trouble)
        Q_EMIT told(*trouble);
    return !trouble;
}

void MissionController::tick(const QString& player, const QString& mission, const QString& condition,
                             int count)
{
    play("tick", {{"player", player.toStdString()},
                  {"mission", mission.toStdString()},
                  {"condition", condition.toStdString()},
                  {"count", count}});
}

void MissionController::reveal(const QString& player, const QString& mission)
{
    play("reveal", {{"player", player.toStdString()}, {"mission", mission.toStdString()}});
}

QVariantList MissionController::choices(const QString& player, const QString& mission) const
{
    QVariantList list;
    const drakerys::MissionState* state =
        m_match.isOpen()
            ? m_match.state().find(PlayerId(player.toStdString()), MissionId(mission.toStdString()))
            : nullptr;
    const drakerys::MissionEffect* effect = state ? effectOf(*state) : nullptr;
    if (!effect)
        return list;
    const drakerys::MissionChoice& choice = effect->choice;
    for (const drakerys::PlayerState& owner : m_match.state().players) {
        const bool own = owner.id == state->player;
        for (const drakerys::UnitState& unit : owner.units) {
            const bool fits = own ? choice.ownUnits > 0 || (choice.ownHeroes > 0 && unit.card->hero) ||
                                        (choice.ownInfantry > 0 && unit.card->infantry)
                                  : choice.enemyHeroes > 0 && unit.card->hero;
            const UnitRef ref{owner.id, unit.id()};
            if (fits)
                list.append(QVariantMap{
                    {QStringLiteral("id"), fromCore(textOf(ref))},
                    {QStringLiteral("name"), spoken(m_match.state(), ref)},
                    {QStringLiteral("chosen"), std::ranges::find(state->units, ref) != state->units.end()}});
        }
    }
    return list;
}

void MissionController::choose(const QString& player, const QString& mission, const QStringList& units,
                               bool secret)
{
    table::Answers answers{
        {"player", player.toStdString()}, {"mission", mission.toStdString()}, {"secret", secret}};
    std::vector<std::string> chosen;
    for (const QString& unit : units)
        chosen.push_back(unit.toStdString());
    if (!chosen.empty())
        answers["units"] = std::move(chosen);
    // Sceneries are chosen on the map.
    const drakerys::MissionState* now =
        m_match.isOpen()
            ? m_match.state().find(PlayerId(player.toStdString()), MissionId(mission.toStdString()))
            : nullptr;
    std::vector<std::string> sceneries;
    if (now)
        for (const drakerys::SceneryId& each : now->sceneries)
            sceneries.push_back(each.text());
    if (!sceneries.empty())
        answers["sceneries"] = std::move(sceneries);
    play("choose", answers);
}

void MissionController::settle()
{
    if (!unsettled())
        return;
    const auto verdicts = drakerys::verdictsOf(m_match.state());
    for (const MissionVerdict& verdict : verdicts) {
        const int missing = wonBy(verdicts, verdict) - scoredFor(m_match.state(), verdict);
        if (missing != 0 &&
            !play("score",
                  {{"player", verdict.player.text()}, {"mission", verdict.mission.text()}, {"vp", missing}}))
            return;
    }
}

} // namespace adjutant
