#pragma once

#include "app/catalogues/catalogueloader.h"
#include "app/storage/rosterstore.h"
#include "app/viewmodels/lists/cardrows.h"
#include "app/viewmodels/rowmodel.h"
#include "core/systems/gamesystem.h"

namespace adjutant {

/// A list as it is: of none of the saved ones yet, so without an id.
ListRow listRowOf(const Roster& roster, const GameSystem& game, const Catalogue& catalogue);

/// Whether a list has cards that were invented.
bool hasSampleCards(const Roster& roster, const Catalogue& catalogue);

/// The saved lists of a game, in their order.
std::vector<RosterSummary> listsOf(const GameSystem& game, RosterStore& store);

/// The saved lists in their order; those that match every word of `search` in name or faction. Whether they
/// have invented cards is left to the caller.
QList<RowModel::Row> listRows(const std::vector<RosterSummary>& summaries, const Catalogue& catalogue,
                              const QString& search);

/// The sample lists of the source, under the path of their file.
QList<RowModel::Row> readyRows(const std::vector<LoadedReadyList>& lists, const Catalogue& catalogue);

/// The factions that a list can be of.
QVariantList allegianceRows(const Catalogue& catalogue);

} // namespace adjutant
