#pragma once

#include "app/matches/matchfold.h"
#include "core/catalogue/catalogue.h"

namespace adjutant::test {

/// The catalogue as it is shipped.
const Catalogue& shippedCatalogue();

/// A match of the two ready armies that has just begun at 18:30 of 2026-11-21, without steps: Žofie's elves
/// against dwarves of nobody's name.
MatchRecord begunMatch();

/// The whole game of tests/systems/drakerys/fixtures/match/six-rounds.yaml as a record, a step each minute,
/// with undo, redo, notes and a photo.
MatchRecord wholeGame();

/// A match entered by hand: 3 : 5, no log.
MatchRecord matchByHand();

/// A step that many minutes after the start.
TimedStep step(int minute, const char* procedure, door::Answers answers);
TimedStep step(int minute, Step::Kind move, std::size_t entry = 0);

/// The record folded; all of its steps can be taken.
FoldedMatch foldedOf(const MatchRecord& record);

/// The lines of a match file without their hashes, and the file of such lines.
std::string textsOf(const std::string& file);
std::string chained(const std::string& texts);

} // namespace adjutant::test
