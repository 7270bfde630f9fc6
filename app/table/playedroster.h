#pragma once

#include "core/catalogue/catalogue.h"
#include "core/roster/roster.h"

namespace adjutant {

/// A list as it is played: every entry of a catalogue's Unit with that Unit's card and name, so that a replay
/// doesn't depend on what the catalogue says later. What its owner typed stays.
Roster playedRoster(Roster roster, const Catalogue& catalogue);

} // namespace adjutant
