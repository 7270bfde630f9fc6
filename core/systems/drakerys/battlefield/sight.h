#pragma once

#include "core/systems/drakerys/match/matchstate.h"

namespace adjutant::drakerys {

/// What lies in a Line of Sight, as far as the map knows (chapter "Lines of Sight and Obstacles"): Sceneries
/// between the two Leaders. Units, which are Obstructions too, are not looked at: the map knows their Leaders
/// only.
struct Sight
{
    int obstacles = 0;
    bool blocked = false; ///< by an Obstruction
};

/// From one Leader to the other. A Scenery that the looking Leader touches is no Obstacle (chapter "Shooting
/// Conditions").
Sight sightBetween(const MatchState& state, const Point& from, const Point& to);

} // namespace adjutant::drakerys
