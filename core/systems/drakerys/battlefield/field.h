#pragma once

#include "core/door/answers.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace adjutant::drakerys {

/// A place on the battlefield, in cm: x from its left edge, y from the edge of Deployment Area A, as seen
/// from there.
using door::Point;

/// The distance between two places, in cm.
inline double distanceBetween(const Point& a, const Point& b)
{
    return std::hypot(a.x - b.x, a.y - b.y);
}

/// The measures of the battlefield, in cm (chapters "The Battlefield", "Start playing"). The diagrams of
/// tokens and Deployment Areas give no figures: those are our reading, as their comments say.
struct Field
{
    static constexpr double side = 90;
    static constexpr double middle = side / 2;

    /// The radius of a Leader's base; our reading. Two Leaders whose bases touch are in Contact.
    static constexpr double leadersBase = 1.5;
    static constexpr double leadersInContact = 2 * leadersBase;

    /// The depth of a Deployment Area along its edge; our reading.
    static constexpr double deployment = 20;

    /// The radius of a Vortex, Maelstrom and of an Objective token; our reading.
    static constexpr double sourceRadius = 2.5;
    static constexpr double objectiveRadius = 1.25;

    /// How far from the edges the four locations of Vortexes lie, one in the middle of each quarter; that of
    /// the Maelstrom is the middle of the battlefield. Our reading: the book shows them in a picture only.
    static constexpr double location = side / 4;

    /// How far a Unit's Warriors are from its Leader, and who is in cohesion with it, at most.
    static constexpr double cohesion = 10;

    /// Between a Scenery and all Sceneries, Vortexes and Maelstroms placed before; between an Objective and
    /// all of these and Objectives placed before.
    static constexpr double apart = 10;
};

/// From the edge of a Leader's base to the nearest edge of a thing of a radius, in cm; 0 where they touch
/// (chapter "Measurements"). Another Leader's radius is that of its base.
inline double distanceFromLeader(const Point& leader, const Point& middle, double radius)
{
    return std::max(0.0, distanceBetween(leader, middle) - radius - Field::leadersBase);
}
/// The same where both places are known.
inline std::optional<double> distanceFromLeader(const std::optional<Point>& leader,
                                                const std::optional<Point>& middle, double radius)
{
    return leader && middle ? std::optional(distanceFromLeader(*leader, *middle, radius)) : std::nullopt;
}

/// The two Deployment Areas: A along the near edge, B along the far one.
enum class DeploymentSide { a, b };

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

/// Whether all things are in the same half of the battlefield; one on the middle line is in neither.
template <class Things> bool areInSameHalf(const Things& things)
{
    return std::ranges::all_of(things, [](const auto& each) { return each.at.y < Field::middle; }) ||
           std::ranges::all_of(things, [](const auto& each) { return each.at.y > Field::middle; });
}

} // namespace adjutant::drakerys
