#pragma once

#include "core/systems/drakerys/odds/scenario.h"

namespace adjutant::drakerys {

/// How much work the odds of a scenario take at most: additions of chances, roughly. Known from the figures
/// alone, before any of it is done.
double workOf(const Fight& fight);
double workOf(const Scenario& scenario);

} // namespace adjutant::drakerys
