#pragma once

#include "app/storage/matches/matchsummary.h"
#include "app/storage/recordfile.h"
#include "app/table/tablerecord.h"
#include "core/expected.h"
#include "core/match/session.h"

#include <memory>
#include <optional>
#include <string>

namespace adjutant {

/// Who looks at a table that lies open: what one side only may see stays out of sight.
inline const table::Viewer everybody{false, {}};

/// A match as far as it can be followed, and the session that stands at its end.
struct FoldedTable
{
    TableRecord record;
    std::unique_ptr<Session> session;
    std::optional<TableDamage> damage;
    std::size_t lines = 0; ///< of its file that can be used
};

/// Begins a match of any game that has a table; what is wrong with its start otherwise.
Expected<std::unique_ptr<Session>, table::Remark> beginTable(const Start& start);

/// Follows the records of a match up to the last one that can be used; why it can't even be begun, in
/// English. The players are called as its details say by now.
Expected<FoldedTable, std::string> foldedTable(const QString& id, const Records& records);

/// The same of a record that was read from a file. Of its damage the lines aren't known.
Expected<FoldedTable, std::string> foldedTable(TableRecord record);

/// What the history shows of a match.
MatchSummary summaryOf(const TableRecord& record, const table::TableView& view);
MatchSummary summaryOf(const TableRecord& record, const Session& session);

/// Whether the players' points say anything: not where the match's game has none.
bool isScored(const MatchSummary& match);

} // namespace adjutant
