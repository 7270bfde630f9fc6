#pragma once

#include "core/match/player.h"
#include "core/roster/roster.h"
#include "core/table/answers.h"

#include <string>
#include <vector>

namespace adjutant {

/// A player of a match, with the list as it is played: every entry has its card, so that a replay doesn't
/// depend on what a catalogue says later.
struct Side
{
    PlayerId id;
    std::string name; ///< empty: the id is shown
    Roster roster;
    table::Answers extras; ///< what else the game asks of a player

    bool operator==(const Side&) const = default;
};

/// What a match begins with. Everything after it is in its records.
struct Start
{
    SystemId system;
    std::vector<Side> sides;
    PlayerId first;        ///< empty where the game says who begins
    table::Answers extras; ///< what else the game asks of a match

    bool operator==(const Start&) const = default;
};

/// How many steps a file has at most, of a match with so many entries in the lists of all players together:
/// each may look at all that is on the table.
constexpr std::size_t mostStepsWith(std::size_t entries)
{
    constexpr std::size_t looks = 2'500'000, small = 25;
    return looks / (entries > small ? entries : small);
}

} // namespace adjutant
