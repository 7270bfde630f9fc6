#pragma once

#include "core/systems/drakerys/battlefield/point.h"

#include <numeric>
#include <optional>
#include <vector>

namespace adjutant::drakerys {

/// What a Deviation Roll showed (chapter "Basics: Deviation Roll").
struct Deviation
{
    std::optional<int> degrees; ///< where the arrow points, clockwise from Deployment Area B; none: a Hit
    std::vector<int> dice;      ///< D10s, in cm; without meaning after a Hit

    /// How far the thing is moved, in cm.
    int distance() const { return degrees ? std::accumulate(dice.begin(), dice.end(), 0) : 0; }

    bool operator==(const Deviation&) const = default;
};

/// Where a thing comes to lie that deviates from a place.
Point deviated(const Point& from, const Deviation& deviation);

} // namespace adjutant::drakerys
