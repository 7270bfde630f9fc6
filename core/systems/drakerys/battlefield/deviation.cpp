#include "core/systems/drakerys/battlefield/deviation.h"

#include <numbers>

namespace adjutant::drakerys {

Point deviated(const Point& from, const Deviation& deviation)
{
    if (!deviation.degrees)
        return from;
    const double angle = *deviation.degrees * std::numbers::pi / 180;
    return {from.x + deviation.distance() * std::sin(angle), from.y + deviation.distance() * std::cos(angle)};
}

} // namespace adjutant::drakerys
