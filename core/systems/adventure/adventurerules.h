#pragma once

#include "core/match/procedure.h"
#include "core/match/session.h"
#include "core/systems/adventure/adventurestate.h"

namespace adjutant::adventure {

/// All that is done in a match of adventure.
const Rules<State>& rules();

/// Begins a match; what is wrong with its start otherwise.
Expected<std::unique_ptr<Session>, table::Remark> begin(Start start);

} // namespace adjutant::adventure
