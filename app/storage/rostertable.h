#pragma once

#include "app/storage/database.h"
#include "app/storage/rosterrow.h"

#include <optional>
#include <vector>

class QSqlQuery;

// The statements on the tables of rosters. Those that change something are run within a transaction of the
// caller's.
namespace adjutant::rostertable {

/// All rosters in the user's order, without their texts.
Stored<std::vector<RosterSummary>> summaries(Database& database);

/// The roster of an id, or of a revision; none where there is no such row.
Stored<std::optional<RosterRow>> find(Database& database, const QString& id);
Stored<std::optional<RosterRow>> findRevision(Database& database, const QString& revision);

/// Adds a row at its position.
Stored<void> insert(Database& database, const RosterRow& row);

/// Replaces the row of that id, except for its position and the time it was created.
Stored<void> update(Database& database, const RosterRow& row);

/// Moves a roster into the trash; `noSuchRoster` where there is none. What has been there for over 30 days
/// goes (see endOfTrash()).
Stored<void> moveToTrash(Database& database, const QString& id);

/// Brings the roster of an id that was deleted last back to its place; gives its id, which is a new one where
/// the old one is in use again.
Stored<QString> takeFromTrash(Database& database, const QString& id);

/// Adds a row to the trash.
Stored<void> insertTrash(Database& database, const TrashedRow& trashed);

/// What is in the trash, without its texts, deleted last first.
Stored<std::vector<DeletedRoster>> deleted(Database& database);

/// Empties both tables.
Stored<void> clear(Database& database);

/// Hands over all rows of a database that may be of an older version: columns that it lacks are empty. Where
/// it fails midway, the rows before were handed over. `where` limits the rows.
Stored<void> everyRoster(Database& database, const QString& where, const QVariantList& values,
                         const std::function<void(RosterRow)>& take);
Stored<void> everyTrashed(Database& database, const QString& where, const QVariantList& values,
                          const std::function<void(TrashedRow)>& take);

} // namespace adjutant::rostertable
