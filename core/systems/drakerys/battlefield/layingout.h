#pragma once

#include "core/door/form.h"
#include "core/systems/drakerys/match/matchstate.h"

#include <numeric>

namespace adjutant::drakerys {

/// What a Deviation Roll showed (chapter "Basics: Deviation Roll").
struct Deviation
{
    std::optional<int> degrees; ///< where the arrow points, clockwise from Deployment Area B; none: a Hit
    std::vector<int> dice;      ///< D10s, in cm; without meaning after a Hit

    /// How far the thing is moved, in cm.
    int distance() const { return degrees ? std::accumulate(dice.begin(), dice.end(), 0) : 0; }
};

/// Where a thing comes to lie that deviates from a place.
Point deviated(const Point& from, const Deviation& deviation);

/// Where a Vortex is placed before it deviates.
struct VortexLocation
{
    std::string_view id; ///< `near_left`, as seen from Deployment Area A
    Words name;
    Point at;
};

/// The four, nearest to Deployment Area A first.
std::span<const VortexLocation> vortexLocations();

/// "Near left, as seen by Anna", where she deploys in Area A; as long as nobody does, the Area is named.
Message nameOf(const VortexLocation& location, const MatchState& state);

/// The Elements of the Vortexes on them, in the same order.
using ElementsLaidOut = std::array<Element, 4>;

/// The Vortexes and the Maelstrom where they come to lie by the Deviation Rolls, and the dice that are to be
/// rolled next; none: all are rolled.
struct LaidOut
{
    std::vector<SourceState> sources;
    std::vector<door::Die> due;
};

/// Lays them out by what the dice showed so far, in this order: for each Vortex, and then the Maelstrom, a
/// Deviation Die and, where it is no Hit, 3D10. A roll that superimposes two of them or leaves the
/// battlefield is rolled again (chapter "Creation of the Battlefield").
LaidOut layOut(const ElementsLaidOut& elements, const std::vector<int>& faces);

/// The Deviation Die as a die of 18 faces: 1 to 12 are the hours of a clock, 12 pointing away from Deployment
/// Area A; the others are Hits. How many of its faces are Hits no text of the rulebook says: a third is our
/// reading.
door::Die deviationDie(Message label);

/// Where the arrow points, in degrees clockwise from Deployment Area B; none: a Hit.
std::optional<int> degreesOf(int face);

/// Whether a thing of a radius (cm) lies on the battlefield with all of it.
bool liesWithin(const Point& at, double radius);

/// The Vortex or Maelstrom that another one at this place would lie on; null where there is none. The one
/// that is moved is not in its own way.
const SourceState* sourceUnder(const std::vector<SourceState>& sources, const Point& at,
                               const SourceId& moved);

/// The clear distance, in cm, between a thing of a radius and the nearest Scenery, Vortex or Maelstrom; what
/// bears the id `moved` does not count. None where there is nothing.
std::optional<double> clearance(const MatchState& state, const Point& at, double radius,
                                const std::string& moved);

/// What lies in a Line of Sight, as far as the map knows (chapter "Lines of Sight and Obstacles"): Sceneries
/// between the two Leaders. Units are Obstructions, too, but of each the map knows the base of its Leader
/// only.
struct Sight
{
    int obstacles = 0; ///< without the Units
    std::vector<UnitRef> units{};
    bool blocked = false; ///< Obstructions fill it together
};

/// From one Leader to the other; none where the map doesn't know both. A Scenery that the looking Leader
/// touches is no Obstacle (chapter "Shooting Conditions").
std::optional<Sight> sightBetween(const MatchState& state, const UnitRef& from, const UnitRef& to,
                                  bool isPastUnits = false);

} // namespace adjutant::drakerys
