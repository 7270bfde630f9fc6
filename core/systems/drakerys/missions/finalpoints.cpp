#include "core/systems/drakerys/missions/finalpoints.h"

#include <algorithm>

namespace adjutant::drakerys {

std::vector<MissionPoints> pointsByMission(const MatchState& state)
{
    std::vector<MissionPoints> points;
    for (const PlayerState& player : state.players)
        for (const MissionScore& score : player.scores)
            points.push_back({player.id, score.mission, score.vp});
    const bool given =
        std::ranges::any_of(points, [](const MissionPoints& each) { return !each.mission.empty(); });
    if (isFinished(state) && !given)
        for (const MissionVerdict& verdict : verdictsOf(state))
            points.push_back({verdict.player, verdict.mission, verdict.vp});
    return points;
}

int victoryPointsOf(const MatchState& state, const PlayerId& player)
{
    int vp = 0;
    for (const MissionPoints& each : pointsByMission(state))
        vp += each.player == player ? each.vp : 0;
    return std::max(0, vp);
}

} // namespace adjutant::drakerys
