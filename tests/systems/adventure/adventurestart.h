#pragma once

#include "core/match/start.h"

namespace adjutant::test {

/// A match of a party of three and of four monsters, of tiers 1 to 3; one has no hit points.
Start adventureStart();

} // namespace adjutant::test
