#pragma once

#include "app/storage/matches/matchdatabase.h"
#include "app/storage/matches/matchstore.h"
#include "app/table/tablefold.h"

#include <functional>

namespace adjutant {

/// A stored match as far as it can be followed, with its details; why it can't even be begun, in English.
Expected<FoldedTable, std::string> tableOf(const WholeMatch& match);

/// A match as it is stored. Its steps must be such that all can be taken; what is wrong otherwise, in
/// English.
Expected<WholeMatch, std::string> wholeTableOf(const TableRecord& record);

/// The same of a match in the store of the app.
Expected<FoldedTable, std::string> tableIn(MatchStore& store, const QString& id);

/// Puts a whole match into the store, under a new id where its own is taken or it has none. The id; or what
/// is wrong with it or the disk, in English, and then nothing of it is there. `words` gives more by which a
/// search is to find it.
Expected<QString, std::string> keepTable(MatchStore& store, TableRecord record,
                                         const std::function<QString(const MatchSummary&)>& words = {});

/// Where a match stops being one that can be followed, in a line of English.
std::string inEnglish(const TableDamage& damage);

/// What of a stored match isn't what was written, in a line of English; empty: it is whole.
std::string faultsOf(const FoldedTable& table);

} // namespace adjutant
