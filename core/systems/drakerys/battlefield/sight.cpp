#include "core/systems/drakerys/battlefield/sight.h"

#include "core/systems/drakerys/battlefield/field.h"

#include <algorithm>

namespace adjutant::drakerys {

namespace {

double distanceToLine(const Point& from, const Point& to, const Point& at)
{
    const double x = to.x - from.x;
    const double y = to.y - from.y;
    const double square = x * x + y * y;
    const double along =
        square > 0 ? std::clamp(((at.x - from.x) * x + (at.y - from.y) * y) / square, 0.0, 1.0) : 0;
    return distanceBetween(at, {from.x + along * x, from.y + along * y});
}

} // namespace

Sight sightBetween(const MatchState& state, const Point& from, const Point& to)
{
    Sight sight;
    for (const SceneryState& scenery : state.sceneries) {
        const bool touched = distanceBetween(from, scenery.at) <= scenery.radius + Field::leadersBase;
        if (touched || distanceToLine(from, to, scenery.at) >= scenery.radius)
            continue;
        if (scenery.obstruction)
            sight.blocked = true;
        else
            ++sight.obstacles;
    }
    return sight;
}

} // namespace adjutant::drakerys
