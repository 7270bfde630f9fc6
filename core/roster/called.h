#pragma once

#include "core/catalogue/catalogue.h"
#include "core/roster/roster.h"
#include "core/words/message.h"

namespace adjutant {

// What files and people call a thing; its id stands for a name that the catalogue doesn't have.
Called called(const UnitId& id, const Catalogue& catalogue);
Called called(const FactionId& id, const Catalogue& catalogue);
Called called(const OptionId& id, const Catalogue& catalogue);

/// An entry goes by its owner's own name for it, else by its card's.
Called called(const RosterEntry& entry, const Catalogue& catalogue);
Called called(const EntryId& id, const Roster& roster, const Catalogue& catalogue);

} // namespace adjutant
