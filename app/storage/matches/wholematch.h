#pragma once

#include "app/storage/matches/matchsummary.h"
#include "app/storage/matches/steplog.h"

namespace adjutant {

/// A match with everything that is stored of it.
struct WholeMatch
{
    MatchSummary summary;
    StoredMatch record;
    KeptText details;
};

namespace wholematch {

/// Adds a match whose id is not taken, within a transaction of the caller's; `changedElsewhere` where it is.
Stored<void> add(Database& database, const WholeMatch& match);

} // namespace wholematch

} // namespace adjutant
