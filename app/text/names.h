#pragma once

#include "core/catalogue/catalogue.h"
#include "core/roster/roster.h"

#include <QString>

namespace adjutant {

// The name by which people know a thing, or its id where the catalogue has none of that id.
QString nameOf(const UnitId& id, const Catalogue& catalogue);
QString nameOf(const FactionId& id, const Catalogue& catalogue);
QString nameOf(const OptionId& id, const Catalogue& catalogue);
QString nameOf(const WeaponId& id, const Catalogue& catalogue);
QString nameOf(const DomainId& id, const Catalogue& catalogue);
QString nameOf(const SkillId& id, const Catalogue& catalogue);

/// What an entry is called: the player's own name for it, else its card's.
QString nameOf(const RosterEntry& entry, const Catalogue& catalogue);

/// The same by the entry's id, which stands for itself where the roster has no such entry.
QString nameOf(const EntryId& id, const Roster& roster, const Catalogue& catalogue);

} // namespace adjutant
