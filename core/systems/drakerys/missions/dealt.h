#pragma once

#include "core/systems/drakerys/match/matchstate.h"
#include "core/systems/drakerys/missions/mission.h"

#include <algorithm>

namespace adjutant::drakerys {

/// The effect of a mission on this table: Solo where its card was dealt to one player, else Common.
inline const MissionEffect& effectOf(const MatchState& state, const Mission& mission)
{
    const auto dealt = std::ranges::find_if(
        state.missions, [&mission](const MissionState& each) { return each.mission.text() == mission.id; });
    return mission.effect(dealt == state.missions.end() || dealt->common);
}

} // namespace adjutant::drakerys
