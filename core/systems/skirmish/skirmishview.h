#pragma once

#include "core/systems/skirmish/skirmishstate.h"
#include "core/table/view.h"

namespace adjutant::skirmish {

/// A match as any page shows it.
table::TableView viewOf(const State& state);

} // namespace adjutant::skirmish
