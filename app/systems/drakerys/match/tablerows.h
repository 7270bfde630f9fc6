#pragma once

#include "app/systems/drakerys/matches/matchfold.h"
#include "matchrows.h"
#include "rowmodel.h"

namespace adjutant {

/// The players of a match as a table stands, in the match's order.
QList<RowModel::Row> playerRows(const MatchStart& start, const drakerys::MatchState& state);

/// The Units, those of the active player first; those off the table last in each army. The section is the
/// player's id.
QList<RowModel::Row> unitRows(const MatchStart& start, const drakerys::MatchState& state);

/// The whole log, the last command first; `shown` is the entry after which the table is shown, -1: as it is.
QList<RowModel::Row> logRows(const MatchStart& start, const FoldedMatch& match, int shown);

/// The words for a Unit's tokens, all there are to choose from; those that lie there are on.
QVariantList statusChoices(const drakerys::UnitState& unit);

} // namespace adjutant
