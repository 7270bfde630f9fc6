#pragma once

#include "app/storage/matches/matchsummary.h"
#include "app/storage/matches/steplog.h"
#include "app/table/tablerecord.h"
#include "core/expected.h"
#include "core/match/session.h"

#include <memory>
#include <optional>
#include <string>

namespace adjutant {

/// A stored match as far as it can be followed, and the session that stands at its end.
struct FoldedTable
{
    TableRecord record;
    std::unique_ptr<Session> session;
    std::optional<TableDamage> damage;
    qint64 beyond = 0;          ///< stored steps, sound ones, that can't be followed
    bool otherSummary = false;  ///< what the history showed of it is not what was written: its winner, say
    bool otherDetails = false;  ///< nor are its notes and photos
    bool unreadDetails = false; ///< these can't even be read: nobody may write over them
};

/// Begins a match of any game that has a table; what is wrong with its start otherwise.
Expected<std::unique_ptr<Session>, table::Remark> beginTable(const Start& start);

/// Follows a stored match up to its last good step; why it can't even be begun, in English. The players are
/// called as its details say by now.
Expected<FoldedTable, std::string> foldedTable(const QString& id, const StoredMatch& stored,
                                               TableDetails details = {});

/// The same of a record that was read from a file.
Expected<FoldedTable, std::string> foldedTable(TableRecord record);

/// What the history shows of a match.
MatchSummary summaryOf(const TableRecord& record, const Session& session);

/// Whether the players' points say anything: not where the match's game has none.
bool isScored(const MatchSummary& match);

} // namespace adjutant
