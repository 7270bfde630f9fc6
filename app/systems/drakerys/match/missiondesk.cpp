#include "missiondesk.h"

#include "app/systems/drakerys/text/matchnames.h"
#include "app/systems/drakerys/text/missionwords.h"
#include "app/text/figures.h"
#include "core/systems/drakerys/missions/judge.h"
#include "tablenames.h"
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

MissionDesk::MissionDesk(QObject* parent)
    : QObject(parent), m_match(Workspace::current().match()), m_missions(new RowModel(this))
{
    connect(&m_match, &RunningMatch::changed, this, &MissionDesk::refresh);
    refresh();
}

bool MissionDesk::over() const
{
    return m_match.isOpen() && drakerys::isFinished(m_match.state());
}

bool MissionDesk::unsettled() const
{
    if (!over())
        return false;
    const auto verdicts = drakerys::verdictsOf(m_match.state());
    return std::ranges::any_of(verdicts, [&](const MissionVerdict& verdict) {
        return wonBy(verdicts, verdict) != scoredFor(m_match.state(), verdict);
    });
}

void MissionDesk::refresh()
{
    QList<RowModel::Row> rows;
    if (m_match.isOpen()) {
        const MatchStart& start = m_match.record().start;
        for (const MissionVerdict& verdict : drakerys::verdictsOf(m_match.state())) {
            const drakerys::MissionState& state = *m_match.state().find(verdict.player, verdict.mission);
            const drakerys::MissionEffect* effect = effectOf(state);
            MissionRow row;
            row.player = fromCore(verdict.player.text());
            row.playerName = playerName(start, verdict.player);
            row.mission = fromCore(verdict.mission.text());
            row.title = missionName(verdict.mission);
            row.summary = missionSummary(verdict.mission, verdict.common);
            row.rule = QStringLiteral("mission/") + row.mission;
            row.common = verdict.common;
            row.secret = verdict.secret;
            row.choosable = effect && effect->choice.units() > 0;
            QStringList names;
            for (const UnitRef& unit : state.units)
                names.append(unitName(start, unit));
            row.chosen = joinedInWords(names);
            if (verdict.casualties)
                row.progress =
                    tr("%1 % of the enemy army lost").arg(QLocale().toString(*verdict.casualties, 'f', 1));
            row.vp = verdict.vp;
            row.scored = scoredFor(m_match.state(), verdict);
            for (const drakerys::ConditionVerdict& condition : verdict.conditions)
                row.conditions.append(QVariant::fromValue(ConditionRow{
                    fromCore(condition.id), conditionName(verdict.mission, condition.id), condition.count,
                    condition.vp, condition.counts, condition.source == drakerys::VerdictSource::computed}));
            rows.append({row.player + QLatin1Char('/') + row.mission +
                             (row.common ? QStringLiteral("/common") : QString()),
                         row.playerName, QVariant::fromValue(row)});
        }
    }
    m_missions->setRows(rows);
    Q_EMIT changed();
}

bool MissionDesk::play(const drakerys::Command& command)
{
    if (!m_match.isOpen())
        return false;
    const auto unplayed = m_match.play(command);
    if (unplayed)
        Q_EMIT said(unplayed->words());
    return !unplayed;
}

void MissionDesk::tick(const QString& player, const QString& mission, const QString& condition, int count)
{
    play(drakerys::Tick{PlayerId(player.toStdString()), MissionId(mission.toStdString()),
                        condition.toStdString(), count});
}

void MissionDesk::reveal(const QString& player, const QString& mission)
{
    play(drakerys::Reveal{PlayerId(player.toStdString()), MissionId(mission.toStdString())});
}

QVariantList MissionDesk::choices(const QString& player, const QString& mission) const
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
                    {QStringLiteral("name"), unitName(m_match.record().start, ref)},
                    {QStringLiteral("chosen"), std::ranges::find(state->units, ref) != state->units.end()}});
        }
    }
    return list;
}

void MissionDesk::choose(const QString& player, const QString& mission, const QStringList& units, bool secret)
{
    drakerys::ChooseFor choice{
        PlayerId(player.toStdString()), MissionId(mission.toStdString()), {}, {}, secret};
    // Sceneries are chosen on the map.
    if (m_match.isOpen())
        if (const drakerys::MissionState* now = m_match.state().find(choice.player, choice.mission))
            choice.sceneries = now->sceneries;
    for (const QString& unit : units)
        choice.units.push_back(unitRefOf(unit.toStdString()));
    play(choice);
}

void MissionDesk::settle()
{
    if (!unsettled())
        return;
    const auto verdicts = drakerys::verdictsOf(m_match.state());
    for (const MissionVerdict& verdict : verdicts) {
        const int missing = wonBy(verdicts, verdict) - scoredFor(m_match.state(), verdict);
        if (missing != 0 && !play(drakerys::Score{verdict.player, verdict.mission, missing}))
            return;
    }
}

} // namespace adjutant
