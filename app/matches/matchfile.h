#pragma once

#include "app/matches/matchrecord.h"
#include "app/storage/matches/matchindex.h"
#include "app/storage/recordfile.h"
#include "core/expected.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace adjutant {

/// A whole match as records (app/storage/recordfile.h): first how it begins, then the steps, what is known
/// about it besides, and of one that is over what came of it.
std::vector<std::string> recordsOf(const MatchRecord& record, const MatchSummary* end = nullptr);

/// The same as a file.
std::string writtenMatch(const MatchRecord& record);

/// Whether a text begins as such files do, of whatever format.
bool isMatchFile(std::string_view text);

/// A match as its lines have it, up to the first that can't be read.
struct ReadMatch
{
    MatchRecord record;
    std::vector<std::size_t> lines; ///< on which its steps stand, counted from 1
    std::optional<MatchDamage> damage;
    std::vector<std::string> records{}; ///< of a file that was read whole: all of its lines
};

/// Follows the last step of a match that is being read; damage ends the reading.
using Follow = std::function<void(ReadMatch& match)>;

/// Reads the records of a match of that id, and follows each step while the next ones are being read; why it
/// has not even a beginning, in English.
Expected<ReadMatch, std::string> readRecords(const QString& id, const Records& records,
                                             const Follow& follow = {});

/// Reads a file up to the first line that can't be read; what is wrong where it has not even a beginning. Of
/// names what shows nothing is left out: they are read by people who don't know who wrote them.
Expected<ReadMatch, MatchDamage> readMatch(std::string_view text);

} // namespace adjutant
