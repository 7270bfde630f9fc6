#pragma once

#include "app/storage/database.h"

#include <QStringList>
#include <QVariantList>
#include <array>
#include <vector>

namespace adjutant {

/// The rows of one table as they are, in whatever columns it has.
struct StoredTable
{
    QStringList columns;
    std::vector<QVariantList> rows;
};

/// A table of matches: its name, and how many of its first columns tell a row from all others.
struct MatchTable
{
    const char* name;
    int keys;
    bool isInOrderOfKeys = false; ///< kept so, without row numbers
};

/// The tables of matches, in the order of MatchRows::tables.
inline constexpr std::array<MatchTable, 5> matchTables = {{{"matches", 1},
                                                           {"match_starts", 1},
                                                           {"match_details", 1},
                                                           {"match_steps", 2, true},
                                                           {"match_steps_aside", 4}}};

/// Everything that a database keeps of matches, to be carried from one database to another.
struct MatchRows
{
    bool known = false; ///< false: the database is of a version that had no matches yet
    std::array<StoredTable, matchTables.size()> tables;

    bool empty() const;

    /// How many matches are not in the trash, those of which only the record is left among them.
    int matches() const;

    /// How many of those have lost what they began with, or steps.
    int inPart() const;
};

} // namespace adjutant

namespace adjutant::storedrows {

/// Everything in the tables of matches of a sound database.
Stored<MatchRows> read(Database& database);

/// Whether a row read from a damaged table can be one of that table's.
bool isPlausible(const MatchTable& table, const QStringList& columns, const QVariantList& row);

/// What tells a row from all others of its table.
QString keyOf(const MatchTable& table, const QVariantList& row);

/// Adds rows to a database, within a transaction of the caller's; those that are there stay as they are. A
/// match without a summary is given one, and what has no seal, being of an older version, a seal.
Stored<void> insert(Database& database, const MatchRows& rows);

/// Empties the tables of matches.
Stored<void> clear(Database& database);

} // namespace adjutant::storedrows
