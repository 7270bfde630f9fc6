#pragma once

#include "core/systems/drakerys/battlefield/field.h"

#include <algorithm>
#include <utility>

namespace adjutant::drakerys {

/// The Deployment Area opposite to one.
constexpr DeploymentSide oppositeOf(DeploymentSide side)
{
    return side == DeploymentSide::a ? DeploymentSide::b : DeploymentSide::a;
}

/// Whether a place is in a Deployment Area.
constexpr bool liesInArea(const Point& at, DeploymentSide side)
{
    return side == DeploymentSide::a ? at.y <= Field::deployment : at.y >= Field::side - Field::deployment;
}

/// Column and row, 0 to 2, of the conquest area that a place is in (mission Conquerors).
inline std::pair<int, int> conquestAreaOf(const Point& at)
{
    const auto third = [](double along) {
        return std::clamp(static_cast<int>(along / Field::conquestArea), 0, 2);
    };
    return {third(at.x), third(at.y)};
}

} // namespace adjutant::drakerys
