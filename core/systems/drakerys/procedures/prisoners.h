#pragma once

#include "core/systems/drakerys/procedures/rolling.h"

namespace adjutant::drakerys {

/// After a Fight, while Prisoners is the Common mission: whether the Unit that is left captures the Hero whom
/// it felled; usually it does.
Task<> askCapture(MatchState& state, Ask& ask, Rollers rollers);

/// Whether a prisoner comes back into play: its captor was eliminated, and it has not come back yet.
bool comesFree(const MatchState& state, const UnitState& prisoner);

} // namespace adjutant::drakerys
