#pragma once

#include "app/systems/drakerys/matches/unitnames.h"
#include "app/systems/drakerys/text/matchnames.h"
#include "spokentext.h"

namespace adjutant {

/// The names of a match: those of its players, and of its Units as their owners call them; of several Units
/// of one name each has its number.
TableNames namesOf(const MatchStart& start);

/// A Unit's name within the match. Elementals go by the cards that can be invoked.
QString unitName(const MatchStart& start, const UnitRef& unit);

} // namespace adjutant
