#pragma once

#include "app/storage/database.h"

#include <QStringList>
#include <array>
#include <vector>

namespace adjutant {

/// What makes a database of one version from one of the version before; version 1 is made from an empty one.
struct SchemaStep
{
    int version = 0;
    QStringList statements;                             ///< run in one transaction
    Stored<void> (*then)(Database& database) = nullptr; ///< in the same; null: nothing
};
using SchemaSteps = std::vector<SchemaStep>; ///< by version, ascending

/// The columns of a roster's limits and totals, in the order of its game's budgets. There are two of each,
/// called after those of the first game; a list's own text has all of its budgets.
inline constexpr std::size_t storedBudgets = 2;
extern const std::array<const char*, storedBudgets> limitColumns;
extern const std::array<const char*, storedBudgets> totalColumns;

/// The most bytes that a row of lists or matches has, without a list's text.
inline constexpr int longestRow = 1'000'000;

/// All steps of this Adjutant.
const SchemaSteps& schemaSteps();

/// The version that the steps lead to.
int newestVersion(const SchemaSteps& steps);

/// The version of a database; 0 where it is empty.
Stored<int> schemaVersion(Database& database);

/// Whether nothing was ever put into a database: not even its tables.
Stored<bool> isEmpty(Database& database);

/// Refuses as `damaged` a database whose pages are damaged, or that isn't made just as the steps make one of
/// its version: tables, indexes and triggers of another's would be read, and run, by another's rules and
/// without an end. Of one that is newer, only what is computed when it is read. As `other` one whose texts
/// are not UTF-8.
Stored<void> requireSound(Database& database, const SchemaSteps& steps);

/// Brings a database to the newest version, step by step. One that has contents is copied into the folder of
/// backups first. Gives that backup's path, empty where none was needed. Where a step fails, the database
/// stays at the version before, and the fault is of its kind or `updateFailed`; a database that is newer than
/// the steps is refused, and one with contents but without a version is `damaged`.
Stored<QString> updateSchema(Database& database, const SchemaSteps& steps, const QString& backupFolder);

} // namespace adjutant
