#pragma once

#include "app/export/rostersheet.h"

namespace adjutant {

/// Words one entry of a roster.
SheetUnit sheetUnitOf(const RosterEntry& entry, const Roster& roster, const Catalogue& catalogue,
                      const GameSystem& game);

} // namespace adjutant
