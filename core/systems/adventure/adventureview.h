#pragma once

#include "core/systems/adventure/adventurestate.h"

namespace adjutant::adventure {

/// What a page shows of a match.
table::TableView viewOf(const State& state);

} // namespace adjutant::adventure
