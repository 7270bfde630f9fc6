#pragma once

#include <cmath>

namespace adjutant::drakerys {

/// A place on the battlefield, in cm: x from its left edge, y from the edge of Deployment Area A, as seen
/// from there.
struct Point
{
    double x = 0;
    double y = 0;

    bool operator==(const Point&) const = default;
};

/// The distance between two places, in cm.
inline double distanceBetween(const Point& a, const Point& b)
{
    return std::hypot(a.x - b.x, a.y - b.y);
}

} // namespace adjutant::drakerys
