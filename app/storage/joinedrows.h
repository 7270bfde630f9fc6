#pragma once

#include "app/storage/salvage.h"

namespace adjutant {

/// How many army lists and matches came with others.
struct JoinedRows
{
    int rosters = 0;
    int matches = 0; ///< those that have more steps now, too
};

/// Adds what `others` knows and `rows` doesn't: lists that are neither there nor deleted, or there only as
/// they were before, deleted ones, and matches (see joinMatches()).
JoinedRows joinRows(SalvagedRows& rows, SalvagedRows others);

} // namespace adjutant
