#pragma once

#include "app/table/tablerecord.h"
#include "core/match/session.h"
#include "core/systems/drakerys/match/matchstate.h"
#include "matchrows.h"
#include "rowmodel.h"

namespace adjutant {

/// The players of a match as a table stands, in the match's order.
QList<RowModel::Row> playerRows(const Start& start, const drakerys::MatchState& state);

/// The Units, those of the active player first; those off the table last in each army. The section is the
/// player's id.
QList<RowModel::Row> unitRows(const drakerys::MatchState& state);

/// What a line of the log says was done.
QString textOfLine(const LogLine& line);

/// The whole log, the last entry first; `shown` is the entry after which the table is shown, -1: as it is.
QList<RowModel::Row> logRows(const TableRecord& record, const Session& session, int shown);

/// The words for a Unit's tokens, all there are to choose from; those that lie there are on.
QVariantList statusChoices(const drakerys::UnitState& unit);

} // namespace adjutant
