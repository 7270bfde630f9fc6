#pragma once

#include "app/documents/document.h"
#include "core/catalogue/catalogue.h"
#include "core/roster/roster.h"
#include "core/systems/gamesystem.h"

namespace adjutant {

/// Everything a player brings to the table: the army with its totals, what keeps it from being legal, notes,
/// an overview, and a card for each Unit. Nothing is left out of a faulty one: unknown Units are called by
/// their ids and have no cost.
document::Document listSheetOf(const Roster& roster, const Catalogue& catalogue, const GameSystem& game);

} // namespace adjutant
