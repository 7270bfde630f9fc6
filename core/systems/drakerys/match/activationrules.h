#pragma once

#include "core/systems/drakerys/match/change.h"

namespace adjutant::drakerys {

/// Carries an activation out that can be carried out: TS, Stress, Headquarters Phases, the end of the Round
/// (chapter "Progress of a Game Phase").
void carryOut(Change& change, const Activate& command);

} // namespace adjutant::drakerys
