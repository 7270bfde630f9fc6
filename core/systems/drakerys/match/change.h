#pragma once

#include "core/systems/drakerys/match/matchstate.h"

#include <variant>
#include <vector>

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

/// A state being changed, and what came of it so far. The Units and players named must be
/// there.
struct Change
{
    MatchState& state;
    std::vector<Event> events{};
};

/// Lays Injury tokens on a Unit; as soon as they reach its Health that many of them and a Warrior are
/// removed, and again while it holds. Injuries beyond the last Warrior are lost.
void injure(Change& change, const UnitRef& unit, int injuries);

/// Takes Warriors off the table, at most those that are left; with the last one the Unit is removed and its
/// Injury tokens go.
void loseWarriors(Change& change, const UnitRef& unit, int warriors);

/// Adds Stress tokens, or takes them away as far as there are any.
void changeStress(Change& change, const UnitRef& unit, int tokens);

/// Lays a status token down once, or takes it away.
void changeStatus(Change& change, const UnitRef& unit, const StatusId& token, bool add);

/// Takes away the tokens of a Unit that go by themselves then.
void endTokens(Change& change, const UnitRef& unit, Lasts with);

/// The Headquarters Phases being played are over.
void leaveHeadquarters(MatchState& state);

/// The active player's token moves by what was spent; the Headquarters Phases before it are over.
void spendTs(Change& change, const PlayerId& player, int ts);

/// Moves a player's token on by so many squares, on top of whatever lies there, but never beyond the last
/// START; resolves the Headquarters Phase of every START reached or passed.
void moveToken(Change& change, const PlayerId& player, int squares);

/// Notes that the match is over, where nothing is left to do in the Headquarters Phase that finished it.
void noteEnd(Change& change);

/// Lays down a token that holds till the end of the Round, by a player's order or prayer: at most until then,
/// so not at all where the Round ends with that player's Headquarters Phase. Whether it lies.
bool layDownForTheRound(Change& change, const PlayerId& by, const UnitRef& unit, std::string_view token);

} // namespace adjutant::drakerys
