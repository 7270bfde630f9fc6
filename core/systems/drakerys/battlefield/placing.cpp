#include "core/systems/drakerys/battlefield/placing.h"

#include <algorithm>

namespace adjutant::drakerys {

bool liesWithin(const Point& at, double radius)
{
    const auto inside = [radius](double along) { return along >= radius && along <= Field::side - radius; };
    return inside(at.x) && inside(at.y);
}

const SourceState* sourceUnder(const MatchState& state, const Point& at, const SourceId& moved)
{
    const auto found = std::ranges::find_if(state.sources, [&](const SourceState& source) {
        return source.id != moved && source.at && distanceBetween(*source.at, at) < 2 * Field::sourceRadius;
    });
    return found == state.sources.end() ? nullptr : &*found;
}

std::optional<double> clearance(const MatchState& state, const Point& at, double radius,
                                const std::string& moved)
{
    std::optional<double> least;
    const auto consider = [&](const Point& other, double otherRadius) {
        const double clear = std::max(0.0, distanceBetween(at, other) - radius - otherRadius);
        least = least ? std::min(*least, clear) : clear;
    };
    for (const SceneryState& scenery : state.sceneries)
        if (scenery.id.text() != moved)
            consider(scenery.at, scenery.radius);
    for (const SourceState& source : state.sources)
        if (source.at && source.id.text() != moved)
            consider(*source.at, Field::sourceRadius);
    return least;
}

} // namespace adjutant::drakerys
