#pragma once

#include "core/systems/drakerys/match/matchstate.h"
#include "core/systems/drakerys/missions/mission.h"

namespace adjutant::test {

/// What of a table can't be, whatever was played; empty: nothing.
inline std::string oddIn(const drakerys::MatchState& state)
{
    for (const drakerys::PlayerState& player : state.players) {
        if (player.progress < 0 || player.progress > 96 || player.vp() < 0)
            return "tokens are on the TimePath: " + player.id.text();
        for (const drakerys::UnitState& unit : player.units)
            if (unit.warriors < 0 || unit.warriors > unit.card->size || unit.injuries < 0 ||
                unit.injuries >= unit.card->health() || unit.stress < 0)
                return "a Unit has what its card allows: " + unit.id().text();
    }
    for (const drakerys::ObjectiveState& objective : state.objectives)
        if (objective.carrier && state.find(*objective.carrier)->removed())
            return "who is removed carries nothing: " + objective.id.text();
    const auto verdicts = verdictsOf(state);
    if (std::ranges::any_of(verdicts, [](const auto& each) { return each.vp < 0 || each.vp > 3; }))
        return "a Mission gives up to 3 VP";
    if (isFinished(state) == (activePlayer(state) != nullptr))
        return "somebody is active until it is over";
    return roundOf(state) >= 1 && roundOf(state) <= 6 ? "" : "there are six Rounds";
}

} // namespace adjutant::test
