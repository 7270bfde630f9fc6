#pragma once

#include "core/catalogue/catalogue.h"
#include "core/roster/roster.h"

namespace adjutant {

/// A roster as a match begins with it: every entry has its card, its own or the one of its Unit in the
/// catalogue, called by the name that its owner gave it. An entry of an unknown Unit has none.
Roster withCards(Roster roster, const Catalogue& catalogue);

} // namespace adjutant
