#pragma once

#include "core/catalogue/catalogue.h"
#include "core/roster/roster.h"

namespace adjutant {

/// The roster with a name of its own for every entry, for sentences: where several share one, they are
/// numbered in their order, "Soldiers 1".
Roster withDistinctNames(Roster roster, const Catalogue& catalogue);

} // namespace adjutant
