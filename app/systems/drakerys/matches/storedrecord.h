#pragma once

#include "app/storage/matches/matchdatabase.h"
#include "app/systems/drakerys/matches/matchrecord.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace adjutant {

/// What is wrong with a stored match.
struct RecordFault
{
    qint64 step = 0; ///< the first that can't be used, counted from 1; 0: what stands before all steps
    std::string message;

    bool operator==(const RecordFault&) const = default;
};

/// A stored match as far as it can be read and its steps be taken.
struct ReadRecord
{
    std::optional<MatchRecord> record; ///< none: not even its beginning can be read
    std::optional<RecordFault> fault;  ///< none: all of it was read, and its checksums are right
};

/// Reads a match from its stored texts.
ReadRecord recordOf(const WholeMatch& match);

/// A match as it is stored: its texts, and what the history shows of it. Its steps must be such that all can
/// be taken.
WholeMatch wholeMatchOf(const MatchRecord& record);

/// A match that was added, or not because it was there already with the same contents.
struct ImportedMatch
{
    QString id;         ///< under which it is stored
    QString idInFile;   ///< empty where the file names none
    bool known = false; ///< it was there: nothing was changed

    bool operator==(const ImportedMatch&) const = default;
};

/// The words by which a search is to find a match beside its own: the names behind ids.
using SearchWords = std::function<QString(const MatchSummary& match)>;

/// Adds matches to a database: all, or none where one can't be. An id that stands for other contents there
/// gets a number behind it; one that the file does not name is made of the contents.
Stored<std::vector<ImportedMatch>> importInto(MatchDatabase& database, std::vector<MatchRecord> matches,
                                              const SearchWords& words);

} // namespace adjutant
