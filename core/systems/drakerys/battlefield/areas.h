#pragma once

#include "core/systems/drakerys/battlefield/field.h"

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

} // namespace adjutant::drakerys
