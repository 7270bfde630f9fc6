#include "app/systems/drakerys/matches/recordsummary.h"

#include <algorithm>

namespace adjutant {

namespace {

QString text(const std::string& utf8)
{
    return QString::fromStdString(utf8);
}

int apOf(const RecordedPlayer& player)
{
    int ap = 0;
    for (const drakerys::UnitCard& card : player.cards)
        ap += card.ap;
    return ap;
}

void addManual(MatchSummary& summary, const ManualResult& manual)
{
    summary.manual = true;
    summary.state = QStringLiteral("finished");
    summary.rounds = manual.rounds;
    summary.minutes = manual.minutes;
    summary.missions = manual.missions;
    for (qsizetype k = 0; k < summary.players.size(); ++k)
        summary.players[k].vp =
            static_cast<std::size_t>(k) < manual.vp.size() ? manual.vp[static_cast<std::size_t>(k)] : 0;
}

void addWinner(MatchSummary& summary)
{
    if (summary.state != QLatin1String("finished") || summary.players.isEmpty())
        return;
    const auto best = std::ranges::max_element(summary.players, {}, &MatchSummary::Player::vp);
    summary.drawn = std::ranges::count(summary.players, best->vp, &MatchSummary::Player::vp) > 1;
    if (!summary.drawn)
        summary.winner = best->id;
}

} // namespace

MatchSummary summaryOf(const MatchRecord& record, const FoldedMatch& match)
{
    const drakerys::MatchState& state = match.state();
    MatchSummary summary;
    summary.id = record.id;
    summary.system = text(record.start.system.text());
    summary.title = record.start.title;
    summary.started = record.start.started;
    summary.changed = record.steps.empty() ? record.start.started : record.steps.back().at;
    summary.state = drakerys::isFinished(state) ? QStringLiteral("finished")
                    : record.details.abandoned  ? QStringLiteral("abandoned")
                                                : QStringLiteral("open");
    summary.rounds = drakerys::roundOf(state);
    summary.minutes = static_cast<int>(summary.started.secsTo(summary.changed) / 60);
    summary.first = text(state.first.text());
    summary.notes = record.details.notes;
    for (const drakerys::MissionState& mission : state.missions)
        if (const QString id = text(mission.mission.text()); !summary.missions.contains(id))
            summary.missions.append(id);
    for (const RecordedPlayer& player : record.start.players)
        summary.players.append({text(player.id.text()), player.name, text(player.roster.faction.text()),
                                text(player.roster.name), state.find(player.id)->vp(), apOf(player)});
    if (record.details.manual)
        addManual(summary, *record.details.manual);
    addWinner(summary);
    return summary;
}

std::optional<PlayerId> winnerOf(const drakerys::MatchState& state)
{
    const auto best = std::ranges::max_element(state.players, {}, &drakerys::PlayerState::vp);
    if (best == state.players.end() ||
        std::ranges::count(state.players, best->vp(), &drakerys::PlayerState::vp) > 1)
        return std::nullopt;
    return best->id;
}

} // namespace adjutant
