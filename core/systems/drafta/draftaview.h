#pragma once

#include "core/systems/drafta/draftastate.h"

namespace adjutant::drafta {

/// What a page shows of a match.
table::TableView viewOf(const State& state);

} // namespace adjutant::drafta
