#pragma once

#include "app/storage/matches/matchdatabase.h"
#include "app/table/tablerecord.h"

namespace adjutant {

/// A match that was added, or not because it was there already with the same contents.
struct ImportedMatch
{
    QString id;         ///< under which it is stored
    QString idInFile;   ///< empty where the file names none
    bool known = false; ///< it was there: nothing was changed

    bool operator==(const ImportedMatch&) const = default;
};

/// Whether two matches are the same but for their ids.
bool haveSameContents(const TableRecord& one, const TableRecord& other);

/// Adds matches to a database: all, or none where one can't be. All of their steps can be taken. An id that
/// stands for other contents there gets a number behind it; one that the file does not name is made of the
/// contents.
Stored<std::vector<ImportedMatch>> importInto(MatchDatabase& database, std::vector<TableRecord> matches,
                                              const SearchWords& words);

} // namespace adjutant
