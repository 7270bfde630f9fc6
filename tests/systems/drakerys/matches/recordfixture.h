#pragma once

#include "app/systems/drakerys/matches/matchrecord.h"
#include "core/catalogue/catalogue.h"

#include <string>

namespace adjutant::test {

/// The catalogue as it is shipped.
const Catalogue& shippedCatalogue();

/// A match of the two ready armies that has just begun at 18:30 of 2026-11-21, without steps: Žofie's elves
/// against dwarves of nobody's name.
MatchRecord begunMatch();

/// The whole game of tests/fixtures/match/six-rounds.yaml as a record, a step each minute, with undo, redo,
/// notes and a photo.
MatchRecord wholeGame();

/// A match entered by hand: 3 : 5, no log.
MatchRecord matchByHand();

/// A step that many minutes after the start.
MatchStep step(int minute, const drakerys::Command& command);
MatchStep step(int minute, StepKind move, std::size_t entry = 0);

} // namespace adjutant::test
