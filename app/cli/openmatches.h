#pragma once

#include "app/cli/request.h"
#include "app/storage/matches/matchfolder.h"
#include "app/table/tablefold.h"

namespace adjutant::cli {

/// The matches of the data folder that a place names. A folder that isn't there is refused.
Stored<MatchFolder> matchesAt(const MatchPlace& place);

/// A fault of a file in a line of English.
std::string inEnglish(const StorageFault& fault);

/// Says on stderr, and in JSON as `{error}` where asked for, why nothing can be done.
Exit unusable(const std::string& why, bool json);
Exit unusable(const StorageFault& fault, bool json);

/// That no match has an id.
std::string noMatchCalled(const std::string& id);

/// A match as far as it can be followed; why it can't be shown at all.
Expected<FoldedTable, std::string> tableIn(const MatchFolder& folder, const std::string& id);

/// Those of the matches that have the ids, in the order of the ids; all where there are none. Refused with
/// the id that no match has.
Expected<std::vector<MatchSummary>, std::string> chosen(const std::vector<MatchSummary>& all,
                                                        const std::vector<std::string>& ids);

} // namespace adjutant::cli
