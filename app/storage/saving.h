#pragma once

#include "app/storage/database.h"
#include "app/storage/rosterrow.h"

namespace adjutant {

/// Where a saved roster is now.
struct Written
{
    QString id;   ///< another than the row's where another window had taken the row's id for its own version
    QString name; ///< marked "(other window)" then
    QString
        keptAside; ///< the id of the copy in which another window's version was kept; empty: there was none
    bool cameBack = false; ///< it had been deleted meanwhile
};

/// Writes a row in one transaction, without overwriting what this window hasn't seen. `base` is the revision
/// that the row was made from; empty for a new roster.
///
/// Where another window has saved the roster meanwhile, that version goes into a copy named "… (other
/// window)" and the row takes its id. The other window's next save, being based on the revision in that copy,
/// goes to the copy: so each window carries on with its own version. A roster that was deleted meanwhile is
/// there again.
Stored<Written> writeRow(Database& database, const RosterRow& row, const QString& base);

} // namespace adjutant
