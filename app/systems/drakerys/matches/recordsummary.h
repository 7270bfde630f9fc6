#pragma once

#include "app/storage/matches/matchsummary.h"
#include "app/systems/drakerys/matches/matchfold.h"

namespace adjutant {

/// What the history shows of a match; `words` is left empty (names behind ids are the app's to translate).
MatchSummary summaryOf(const MatchRecord& record, const FoldedMatch& match);

/// The winner by victory points: the player with the most; none where two have as many (chapter "Missions").
std::optional<PlayerId> winnerOf(const drakerys::MatchState& state);

} // namespace adjutant
