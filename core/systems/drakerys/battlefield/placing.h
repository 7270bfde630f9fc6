#pragma once

#include "core/systems/drakerys/battlefield/field.h"
#include "core/systems/drakerys/match/matchstate.h"

namespace adjutant::drakerys {

/// Whether a thing of a radius (cm) lies on the battlefield with all of it.
bool liesWithin(const Point& at, double radius);

/// The Vortex or Maelstrom that another one at this place would lie on; null where there is none. The one
/// that is moved is not in its own way.
const SourceState* sourceUnder(const MatchState& state, const Point& at, const SourceId& moved);

/// The clear distance, in cm, between a thing of a radius and the nearest Scenery, Vortex or Maelstrom; what
/// bears the id `moved` does not count. None where there is nothing.
std::optional<double> clearance(const MatchState& state, const Point& at, double radius,
                                const std::string& moved);

} // namespace adjutant::drakerys
