#pragma once

#include "app/storage/database.h"

// Where rosters stand among one another: by numbers with gaps between them, so that a move changes one row.
namespace adjutant::rosterorder {

/// The position behind all rosters.
Stored<qint64> last(Database& database);

/// A free position right behind a roster. Others are renumbered where there is no gap.
Stored<qint64> behind(Database& database, const QString& id);

/// Moves a roster to a place counted from 0; places beyond the ends mean the ends. `noSuchRoster` where there
/// is none.
Stored<void> move(Database& database, const QString& id, int place);

} // namespace adjutant::rosterorder
