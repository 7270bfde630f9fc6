#pragma once

#include "core/match/ask.h"
#include "core/systems/drakerys/match/mana.h"
#include "core/systems/drakerys/match/matchstate.h"
#include "core/systems/drakerys/procedures/tablepicks.h"

#include <optional>
#include <string>
#include <vector>

namespace adjutant::drakerys {

/// Where mana comes from: a Vortex, a Maelstrom, or the Leader of a Unit with Source of X (chapters "Magical
/// Sources and Mana", "Skills").
struct MagicalSource
{
    std::string id; ///< of a Unit: `red/infernos-1`
    Message label;
    bool maelstrom = false;
    std::optional<Element> element; ///< none: a Maelstrom, or nobody told
    int mana = ManaSource::ofVortex;
    bool exhausted = false; ///< for invocations
    std::optional<Point> at;
    bool negated = false; ///< a Unit with Negation is near
};

/// All of them, as far as the players told of them.
std::vector<MagicalSource> magicalSources(const MatchState& state);
std::optional<MagicalSource> findSource(const MatchState& state, const std::string& id);

/// How far a Unit's Leader is away, in cm; none where the map doesn't know.
std::optional<double> distanceTo(const UnitState& unit, const std::optional<Point>& at);

/// "12.5 cm away".
Message centimetresAway(double distance);

/// The Elemental that stands on a source; empty where there is none.
UnitRef elementalAt(const MatchState& state, const std::optional<Point>& at);

/// The nearest Units first; those of whom the map knows nothing last.
RankUnit nearestTo(const MatchState& state, const UnitRef& unit);

/// Open options first, then the warned ones, each in their order.
void sortByStanding(std::vector<table::Option>& options);

/// Seems to break a rule.
void warnIn(table::Option& option, std::string rule, Message message);

} // namespace adjutant::drakerys
