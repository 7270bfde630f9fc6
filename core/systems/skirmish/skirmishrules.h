#pragma once

#include "core/match/procedure.h"
#include "core/match/session.h"
#include "core/systems/skirmish/skirmishstate.h"

namespace adjutant::skirmish {

/// What players do, and how it is seen.
const Rules<State>& rules();

/// Begins a match; what is wrong with its start otherwise.
Expected<std::unique_ptr<Session>, table::Remark> begin(Start start);

} // namespace adjutant::skirmish
