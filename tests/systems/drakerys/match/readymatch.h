#pragma once

#include "tests/systems/drakerys/shippedcatalogue.h"

#include "core/systems/drakerys/match/matchstate.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace adjutant::test {

/// A table with the armies the tests play: red's Avaren (crows-1: 2 Actions, Health 1, 12 Warriors;
/// blood-banes-1: 3 Actions, Health 2, 4 Warriors; salik-1: 4 Actions, Health 3, Awakened [2], Heroic
/// Action), blue's Aurium (crossbowmen-1, gold-keepers-1, noctis-1: Quick Shot, one Shot with the crossbow,
/// soldiers-1: 2 Actions, Health 1, 6 Warriors). Red is the First Player.
drakerys::MatchState readyMatch();

/// A table of these players with the cards of the catalogue.
drakerys::MatchState matchOf(const std::vector<std::pair<PlayerId, Roster>>& armies, const PlayerId& first);

/// Any other table of two.
drakerys::MatchState matchOf(const Roster& red, const Roster& blue);

/// The same begun as a match is: with the spell cards of the catalogue.
drakerys::MatchState matchAsPlayed(const Roster& red, const Roster& blue);

/// The Unit of that name: "red/crows-1".
const drakerys::UnitState& unitOf(const drakerys::MatchState& state, std::string_view unit);

const drakerys::PlayerState& playerOf(const drakerys::MatchState& state, std::string_view player);

/// The Vortex or Maelstrom of an id, one that lies nowhere where there is none; and whether it lies there.
drakerys::SourceState sourceOf(const drakerys::MatchState& state, std::string_view id);
bool liesAt(const drakerys::MatchState& state, std::string_view id, const drakerys::Point& at);

/// The id of the active player; "" once the game is over.
std::string activeOf(const drakerys::MatchState& state);

} // namespace adjutant::test
