#pragma once

#include "core/match/player.h"

#include <variant>

namespace adjutant::drakerys {

// What a change brought about that players are to hear of, in the order of the rulebook.

/// A player resolved a Headquarters Phase: one Stress off each Unit.
struct HeadquartersResolved
{
    PlayerId player;
    int phase = 1;  ///< 1 to 6
    int rested = 0; ///< Units that lost a Stress token
};

/// All players have resolved their Headquarters Phase of a Round.
struct RoundEnded
{
    int round = 1;
};

struct MatchFinished
{};

struct WarriorsLost
{
    UnitRef unit;
    int warriors = 0;
};

/// The last Warrior of a Unit left the table.
struct UnitRemoved
{
    UnitRef unit;
};

using Event = std::variant<HeadquartersResolved, RoundEnded, MatchFinished, WarriorsLost, UnitRemoved>;

} // namespace adjutant::drakerys
