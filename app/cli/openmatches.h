#pragma once

#include "app/cli/request.h"
#include "app/storage/matches/matchdatabase.h"

#include <nlohmann/json_fwd.hpp>

namespace adjutant::cli {

/// The database that a place names.
QString databaseAt(const MatchPlace& place);

/// A fault of a database in a line of English.
std::string inEnglish(const StorageFault& fault);

/// Says on stderr, and in JSON as `{error}` where asked for, why nothing can be done.
Exit unusable(const std::string& why, bool json);
Exit unusable(const StorageFault& fault, bool json);

/// That no match has an id.
std::string noMatchCalled(const std::string& id);

/// That the history lacks matches of which something is left: their ids, or some of many.
std::string partsLeft(const QStringList& ids);

/// Those of the matches that have the ids, in the order of the ids; all where there are none. Refused with
/// the id that no match has.
Expected<std::vector<MatchSummary>, std::string> chosen(const std::vector<MatchSummary>& all,
                                                        const std::vector<std::string>& ids);

} // namespace adjutant::cli
