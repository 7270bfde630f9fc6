#pragma once

#include "app/storage/matches/storedrows.h"
#include "app/storage/rosterrow.h"
#include "app/storage/schema.h"

#include <optional>
#include <vector>

namespace adjutant {

/// What could be read from a database.
struct SalvagedRows
{
    std::vector<RosterRow> rosters; ///< in the user's order
    std::vector<TrashedRow> trash;
    MatchRows matches;
    bool complete = false; ///< whether that is all there was
};

/// What is to be read of a database.
enum class Contents { rosters, everything };

/// Reads whatever can still be read of a database: damaged, of an older version, or only not writable. The
/// file and its log stay as they are. By SQLite where it is sound and made as the steps make it, otherwise
/// from its pages: no trigger or expression of another's is run, and no tree without an end climbed. Rows
/// whose text is no roster any more are left out. Of a file that this program has open, only what SQLite
/// reads.
SalvagedRows salvageRows(const QString& path, const SchemaSteps& steps,
                         Contents contents = Contents::everything);

/// All that is in a database, or nothing where some of it can't be read.
std::optional<SalvagedRows> completeRows(const QString& path, const SchemaSteps& steps,
                                         Contents contents = Contents::everything);

/// All that is in an open database; nothing, not `complete`, where it is damaged or not made as the steps
/// make it.
SalvagedRows soundRows(Database& database, const SchemaSteps& steps,
                       Contents contents = Contents::everything);

/// Makes a new database of rows, in one step: it is at `path`, on disk and complete, or nothing is changed
/// there. No other database may be open at that path.
Stored<void> buildDatabase(const QString& path, const SalvagedRows& rows, const SchemaSteps& steps);

/// Adds rows to a database, within a transaction of the caller's; gives them positions in their order.
Stored<void> insertRows(Database& database, const SalvagedRows& rows);

} // namespace adjutant
