#pragma once

#include "core/match/ask.h"
#include "core/systems/drakerys/match/mana.h"
#include "core/systems/drakerys/match/matchstate.h"
#include "core/systems/drakerys/procedures/tablepicks.h"

#include <optional>
#include <string>
#include <vector>

namespace adjutant::drakerys {

/// Where mana and Elementals come from: a Vortex, a Maelstrom, or the Leader of a Unit with Source of X
/// (chapters "Magical Sources and Mana", "Skills").
struct MagicalSource
{
    std::string id; ///< of a Unit: `red/infernos-1`
    Message label;
    bool maelstrom = false;
    std::optional<Element> element; ///< none: a Maelstrom, or nobody told
    int mana = ManaSource::ofVortex;
    bool exhausted = false; ///< for invocations
    std::optional<Point> at;
    bool leader = false;  ///< of a Unit: as small as a place, no token
    bool negated = false; ///< a Unit with Negation is near
};

/// All of them, as far as the players told of them.
std::vector<MagicalSource> magicalSources(const MatchState& state);
std::optional<MagicalSource> findSource(const MatchState& state, const std::string& id);

/// No more Elementals are invoked from it; of a Maelstrom, or one that nobody knows, there is nothing to do.
void exhaust(MatchState& state, const std::string& id);
/// How far a source is from a Unit's Leader, in cm: the nearest edge of a Vortex or Maelstrom, the place of
/// another Leader; none where the map doesn't know.
std::optional<double> distanceTo(const UnitState& unit, const MagicalSource& source);

/// The Elemental that stands on a source; empty where there is none.
UnitRef elementalOn(const MatchState& state, const MagicalSource& source);

} // namespace adjutant::drakerys
