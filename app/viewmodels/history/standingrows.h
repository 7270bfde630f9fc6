#pragma once

#include "app/viewmodels/history/historyrows.h"
#include "core/catalogue/catalogue.h"
#include "core/match/start.h"
#include "core/table/view.h"

namespace adjutant {

/// The colour of a side's faction, as the theme knows it.
QString sideColour(const Start& start, const PlayerId& side, const Catalogue& catalogue);

/// A side's pieces as they stand; those that stood otherwise in `before` are marked.
QVariantList standingUnits(const table::TableView& view, const PlayerId& side,
                           const table::TableView* before = nullptr);

/// What the sides have at the table, of StandingArmy.
QVariantList standingArmies(const table::TableView& view, const table::TableView* before, const Start& start,
                            const Catalogue& catalogue);

} // namespace adjutant
