#pragma once

#include "app/systems/drakerys/matches/matchfold.h"

namespace adjutant::story {

/// The log of a match as HTML: a <section> for each Round with every command that stands, in words, how long
/// after the start it was given, and what the rules say against it. Empty where nothing stands. What was
/// chosen secretly is not told.
QString htmlOfLog(const MatchStart& start, const FoldedMatch& match,
                  const std::vector<drakerys::MatchState>& states);

} // namespace adjutant::story
