#pragma once

#include "core/catalogue/catalogue.h"
#include "core/roster/roster.h"

#include <QString>

namespace adjutant {

// The name by which people know a thing, or its id where the catalogue has none of that id.
QString toText(const UnitId& id, const Catalogue& catalogue);
QString toText(const FactionId& id, const Catalogue& catalogue);
QString toText(const OptionId& id, const Catalogue& catalogue);

/// What an entry is called: the player's own name for it, else its card's.
QString toText(const RosterEntry& entry, const Catalogue& catalogue);

/// The same by the entry's id, which stands for itself where the roster has no such entry.
QString toText(const EntryId& id, const Roster& roster, const Catalogue& catalogue);

} // namespace adjutant
