#pragma once

#include "core/systems/drakerys/match/matchstate.h"

#include <optional>
#include <string_view>
#include <vector>

namespace adjutant::drakerys {

/// A player's card, on the table that it is judged by.
struct JudgedCard
{
    const MatchState& state;
    const PlayerState& player;
    const MissionState& mission;

    std::vector<const PlayerState*> enemies() const;

    /// The Units of `side`'s player among those chosen for a mission, as long as they are known.
    std::vector<const UnitState*> chosenOf(const PlayerId& side, const MissionState& chosenFor) const;

    /// The Units that the enemies chose for the same mission.
    std::vector<const UnitState*> chosenByEnemies() const;

    /// The Objectives of the mission.
    std::vector<const ObjectiveState*> objectives() const;
};

/// What was ticked for a condition; none where nothing was.
std::optional<int> tickOf(const MissionState& mission, std::string_view condition);

/// What the state tells of each condition of a mission, in their order: how many, or 1 and 0 for yes and no;
/// none where it can't tell.
using Counts = std::vector<std::optional<int>>;

Counts judgeEpicFight(const JudgedCard& card);
Counts judgeConquerors(const JudgedCard& card);
Counts judgeTotalDestruction(const JudgedCard& card);
Counts judgeMoonShards(const JudgedCard& card);
Counts judgeIdolsOfPower(const JudgedCard& card);
Counts judgeMessenger(const JudgedCard& card);
Counts judgeBreakthrough(const JudgedCard& card);
Counts judgePrisoners(const JudgedCard& card);
Counts judgeRelics(const JudgedCard& card);

} // namespace adjutant::drakerys
