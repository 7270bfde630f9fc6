#pragma once

#include "app/storage/matches/matchdatabase.h"
#include "app/table/tablerecord.h"

#include <functional>
#include <optional>

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

/// What stands under an id where a match is to be added.
struct MatchThere
{
    bool isTaken = false;
    const TableRecord* record = nullptr; ///< null: it can't be read
};

/// Where a match belongs: its own id, or one that its contents give where its file names none; with a number
/// behind it where that stands for other contents.
Stored<ImportedMatch> placeOf(const TableRecord& match, const WholeMatch& whole,
                              const std::function<Stored<MatchThere>(const QString& id)>& find);

/// Gives one match after the other, so that not all have to be held at once; none: there are no more. After a
/// fault nothing is added.
using NextMatch = std::function<Stored<std::optional<TableRecord>>()>;

/// Adds matches to a database: all, or none where one can't be. All of their steps can be taken.
Stored<std::vector<ImportedMatch>> importInto(MatchDatabase& database, const NextMatch& next,
                                              const SearchWords& words);

} // namespace adjutant
