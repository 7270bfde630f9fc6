#pragma once

#include "app/catalogues/catalogueloader.h"
#include "app/storage/rosterstore.h"
#include "row.h"
#include "rowmodel.h"

namespace adjutant {

/// The saved armies in their order; those that match every word of `search` in name or people.
QList<RowModel::Row> armyRows(const std::vector<RosterSummary>& summaries, const Catalogue& catalogue,
                              const QString& search);

/// The ready lists of the source, under the path of their file.
QList<RowModel::Row> readyRows(const std::vector<LoadedReadyList>& lists, const Catalogue& catalogue);

/// The peoples an army can be of.
QVariantList allegianceRows(const Catalogue& catalogue);

} // namespace adjutant
