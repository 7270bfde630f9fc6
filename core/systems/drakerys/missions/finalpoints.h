#pragma once

#include "core/systems/drakerys/match/matchstate.h"
#include "core/systems/drakerys/missions/judge.h"

#include <vector>

namespace adjutant::drakerys {

// Where the players give the points of missions themselves, those stand; otherwise the cards are judged at
// the end of the match.

/// A player's points for one mission; `mission` may be empty: for none in particular.
struct MissionPoints
{
    PlayerId player;
    MissionId mission;
    int vp = 0;
};

/// Those given so far; once the match is over all of them, the cards' in the order in which they were dealt.
std::vector<MissionPoints> pointsByMission(const MatchState& state);

/// Their sum for a player, never below 0.
int victoryPointsOf(const MatchState& state, const PlayerId& player);

} // namespace adjutant::drakerys
