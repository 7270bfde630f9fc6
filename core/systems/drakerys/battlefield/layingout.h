#pragma once

#include "core/systems/drakerys/battlefield/deviation.h"
#include "core/systems/drakerys/match/matchstate.h"
#include "core/table/form.h"
#include "core/words/message.h"

#include <array>
#include <span>

namespace adjutant::drakerys {

/// Where a Vortex is placed before it deviates.
struct VortexLocation
{
    std::string_view id; ///< `near-left`, as seen from Deployment Area A
    Words name;
    Point at;
};

/// The four, nearest to Deployment Area A first.
std::span<const VortexLocation> vortexLocations();

/// "Near left, seen from Anna", where she deploys in Area A; as long as nobody does, the Area is named.
Message nameOf(const VortexLocation& location, const MatchState& state);

/// The Elements of the Vortexes on them, in the same order.
using ElementsLaidOut = std::array<Element, 4>;

/// The Vortexes and the Maelstrom where they come to lie by the Deviation Rolls, and the dice that are to be
/// rolled next; none: all are rolled.
struct LaidOut
{
    std::vector<SourceState> sources;
    std::vector<table::Die> due;
};

/// Lays them out by what the dice showed so far, in this order: for each Vortex, and then the Maelstrom, a
/// Deviation Die and, where it is no Hit, 3D10. A roll that superimposes two of them or leaves the
/// battlefield is rolled again (chapter "Creation of the Battlefield").
LaidOut layOut(const ElementsLaidOut& elements, const std::vector<int>& faces);

/// The Deviation Die as a die of 18 faces: 1 to 12 are the hours of a clock, 12 pointing away from Deployment
/// Area A; the others are Hits. How many of its faces are Hits no text of the rulebook says: a third is our
/// reading.
table::Die deviationDie(Message label);

/// Where the arrow points, in degrees clockwise from Deployment Area B; none: a Hit.
std::optional<int> degreesOf(int face);

} // namespace adjutant::drakerys
