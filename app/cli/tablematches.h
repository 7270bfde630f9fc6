#pragma once

#include "app/cli/request.h"
#include "app/table/storedtable.h"

namespace adjutant::cli {

/// Shows a match of a game that is played by its procedures: the state as `play` has it, and its log.
Exit showTable(const WholeMatch& match, bool json);

/// Adds such matches to a database, as `match import` does; the id of each and whether it is new.
struct ImportedTable
{
    QString id;
    bool known = false;
};
Expected<std::vector<ImportedTable>, std::string> importTables(MatchDatabase& database,
                                                               std::vector<TableRecord> records);

/// A match as the text of an export: a file that `match import` takes, or its records one a line.
std::string writtenTable(const FoldedTable& table, MatchFormat format);

} // namespace adjutant::cli
