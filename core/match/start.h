#pragma once

#include "core/match/task.h"
#include "core/roster/roster.h"

#include <cstddef>

namespace adjutant {

using PlayerId = Id<struct PlayerKind>; ///< a player of one match: `red`

/// One Unit at the table: a player and the entry of that player's roster, written `red/crows-1`.
struct UnitRef
{
    PlayerId player;
    EntryId unit;

    auto operator<=>(const UnitRef&) const = default;
};

/// A Unit as scripts and messages write it: `red/crows-1`; the player's id alone where it names no entry.
inline std::string toText(const UnitRef& unit)
{
    return unit.unit.empty() ? unit.player.text() : unit.player.text() + '/' + unit.unit.text();
}

/// Reads `red/crows-1`. A text without a slash names a player and no entry.
inline UnitRef unitRefOf(std::string_view text)
{
    const auto slash = text.find('/');
    if (slash == std::string_view::npos)
        return {PlayerId(std::string(text)), EntryId()};
    return {PlayerId(std::string(text.substr(0, slash))), EntryId(std::string(text.substr(slash + 1)))};
}

class Ask;

/// What a match of a game begins with beside its players and their lists, for those who read scripts.
struct StartShape
{
    bool playersChooseFirst = false; ///< the players say who begins; otherwise they may, or the game does
    bool hasNames = true;            ///< players may have names beside their ids
    int fewestSides = 2;
    int mostSides = 2;
    /// What else a player, and a match, are asked for: the answers are Side::extras and Start::extras. Null:
    /// nothing.
    Task<> (*sideExtras)(Ask& ask) = nullptr;
    Task<> (*startExtras)(Ask& ask) = nullptr;
};

/// The shape of a start of that game's matches; of a game that nobody knows, or can play, a strict one. The
/// list of games has it.
StartShape startShapeOf(const SystemId& system);

/// A player of a match, with the list as it is played: every entry has its card, so that a replay doesn't
/// depend on what a catalogue says later.
struct Side
{
    PlayerId id;
    std::string name; ///< empty: the id is shown
    Roster roster;
    door::Answers extras; ///< what else the game asks of a player

    bool operator==(const Side&) const = default;
};

/// What a match begins with. Everything after it is in its records.
struct Start
{
    SystemId system;
    std::vector<Side> sides;
    PlayerId first;       ///< empty where the game says who begins
    door::Answers extras; ///< what else the game asks of a match

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
