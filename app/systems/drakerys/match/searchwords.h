#pragma once

#include "app/storage/matches/matchsummary.h"

namespace adjutant {

/// The names behind the ids of a summary, so that a search in the reader's language finds it: peoples and
/// missions.
QString searchWordsOf(const MatchSummary& summary);

} // namespace adjutant
