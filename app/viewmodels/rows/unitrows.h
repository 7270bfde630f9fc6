#pragma once

#include "core/systems/gamesystem.h"
#include "row.h"
#include "rowmodel.h"

namespace adjutant {

/// The colour of a faction as the theme knows it: `red`; `grey` where nothing has that id.
QString colourOf(const FactionId& id, const Catalogue& catalogue);

/// What a card shows of a Unit.
ShownCard cardOf(const Unit& unit, const Catalogue& catalogue);

/// All Units that an army may recruit, its own people first; those that match every word of `search` in their
/// name, types or skills.
QList<RowModel::Row> recruitRows(const Roster& roster, const GameSystem& system, const Catalogue& catalogue,
                                 const QString& search);

/// The entries of an army with what each could hand out and carries.
QList<RowModel::Row> entryRows(const Roster& roster, const std::vector<Finding>& findings,
                               const GameSystem& system, const Catalogue& catalogue);

} // namespace adjutant
