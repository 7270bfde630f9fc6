#pragma once

#include "tests/core/shippedcatalogue.h"

#include "core/systems/drakerys/match/apply.h"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace adjutant::test {

/// A table with the armies the tests play: red's Avaren (crows-1: 2 Actions, Health 1, 12 Warriors;
/// blood-banes-1: 3 Actions, Health 2, 4 Warriors; salik-1: 4 Actions, Health 3, Awakened [2], Heroic
/// Action), blue's Aurium (crossbowmen-1, gold-keepers-1, noctis-1: Quick Shot, one Shot with the crossbow,
/// soldiers-1: 2 Actions, Health 1, 6 Warriors). Red is the First Player.
drakerys::MatchState readyTable();

/// Any other table of two.
drakerys::MatchState tableOf(const Roster& red, const Roster& blue);

/// An activation by the words of its Actions, without anything beside them.
drakerys::Activate activation(std::string_view unit, std::initializer_list<drakerys::ActionKind> actions);

/// A Special Action of so many TS.
drakerys::Activate spending(std::string_view unit, int ts);

/// Carries commands out one after the other; a refusal fails the test that asks.
drakerys::MatchState after(drakerys::MatchState state, const std::vector<drakerys::Command>& commands);

/// The code of the rule that refuses a command, or "none".
std::string refusalOf(const drakerys::MatchState& state, const drakerys::Command& command);

/// The codes of the warnings of a command that is carried out, joined by blanks.
std::string warningsOf(const drakerys::MatchState& state, const drakerys::Command& command);

/// The Unit of that name: "red/crows-1".
const drakerys::UnitState& unitOf(const drakerys::MatchState& state, std::string_view unit);

const drakerys::PlayerState& playerOf(const drakerys::MatchState& state, std::string_view player);

/// The id of the active player; "" once the game is over.
std::string activeOf(const drakerys::MatchState& state);

} // namespace adjutant::test
