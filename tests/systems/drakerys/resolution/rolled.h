#pragma once

#include "core/systems/drakerys/resolution/resolution.h"

namespace adjutant::drakerys {

inline Resolution begin(RollCause cause)
{
    return {std::move(cause), {}};
}

/// After the roll that is due showed so much, or the nearest that its dice can show.
inline Resolution after(Resolution resolution, const Shown& shown)
{
    if (const auto next = due(resolution))
        resolution.shown.push_back(nearestPossible(*next, shown));
    return resolution;
}

/// After several rolls.
inline Resolution after(Resolution resolution, std::initializer_list<Shown> rolls)
{
    for (const Shown& shown : rolls)
        resolution = after(std::move(resolution), shown);
    return resolution;
}

} // namespace adjutant::drakerys
