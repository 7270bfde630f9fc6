#pragma once

#include "app/storage/matches/storedrows.h"

namespace adjutant {

/// Adds what `others` knows of matches and `rows` doesn't: matches that it lacks, and of one that both have
/// the record that goes on longer, be it that of either or of both together. Gives how many matches came or
/// have more steps now.
int joinMatches(MatchRows& rows, MatchRows others);

} // namespace adjutant
