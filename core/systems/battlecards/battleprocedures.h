#pragma once

#include "core/match/procedure.h"
#include "core/systems/battlecards/battlestate.h"

namespace adjutant::battlecards {

/// Battles at the table.
const Rules<State>& rules();

} // namespace adjutant::battlecards
