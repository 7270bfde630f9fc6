#pragma once

#include "app/systems/drakerys/matches/matchfold.h"

namespace adjutant::story {

/// How the recorded rolls went beside what had been forecast, as an HTML <section>: a table for each player,
/// by kinds of rolls. Empty where no roll was recorded with a forecast.
QString htmlOfLuck(const MatchStart& start, const FoldedMatch& match);

} // namespace adjutant::story
