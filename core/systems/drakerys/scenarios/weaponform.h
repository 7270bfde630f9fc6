#pragma once

#include "core/systems/drakerys/odds/shooting.h"
#include "core/systems/drakerys/scenarios/sideform.h"

namespace adjutant::drakerys {

/// Asks under `path` what a shot is made with: what the shooter carries, another weapon of the catalogue, or
/// the figures of one.
Task<RangedWeapon> askWeapon(Ask& ask, const Catalogue& catalogue, const AskedSide& shooter,
                             table::Path path);

} // namespace adjutant::drakerys
