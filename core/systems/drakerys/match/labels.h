#pragma once

#include "core/systems/drakerys/match/change.h"
#include "core/systems/drakerys/odds/steps.h"

namespace adjutant::drakerys {

// What things of the game are called where players read of them.

/// A player: the name, where none was given the id.
Message toMessage(const PlayerState& player);

/// A token beside a Unit: "Characteristics −1"; the id of one we don't know.
Message toMessage(const StatusId& status);

/// A mission card: "Moon Shards"; the id of one the rulebook lacks.
Message toMessage(const MissionId& mission);

inline constexpr Named deploymentAreas[] = {{"a", TR("Deployment Area A")}, {"b", TR("Deployment Area B")}};

/// The names of a kind of things that have a table of them.
template <class Kind> inline constexpr std::span<const Named> namesOfKind{};
template <> inline constexpr std::span<const Named> namesOfKind<ActionKind> = actionNames;
template <> inline constexpr std::span<const Named> namesOfKind<LeaderOrder> = orders;
template <> inline constexpr std::span<const Named> namesOfKind<Prayer> = prayers;
template <> inline constexpr std::span<const Named> namesOfKind<DeploymentSide> = deploymentAreas;
template <> inline constexpr std::span<const Named> namesOfKind<Element> = elementNames;
template <> inline constexpr std::span<const Named> namesOfKind<RollName> = rollNames;

/// "Combined Charge", "Forward!", "Mercy!", "Deployment Area A", "Fire", "Attack roll".
template <class Kind>
requires(!namesOfKind<Kind>.empty()) Message toMessage(Kind kind)
{
    return nameOfKind(kind, namesOfKind<Kind>).label;
}

/// A distance as players read it: cm with tenths.
double asMeasured(double distance);
/// Whether it is beyond a limit in those tenths; not where either is unknown.
bool isBeyond(std::optional<double> away, std::optional<double> limit);

/// A place: "30, 45.5 cm".
Message toMessage(const Point& at);

/// "Fire Vortex 2" for `fire-2`, "Maelstrom" for `heart`.
Message toMessage(const SourceState& source);

/// "Scenery 1" for `scenery-1`, "Old wall" for `old-wall`.
Message toMessage(const SceneryId& scenery);

/// "Moon shard 3" for `shard-3` of Moon Shards; words of the id where it belongs to no mission.
Message toMessage(const ObjectiveState& objective);

/// Things in a row: "Crows, Salik and Noctis"; empty for none.
Message withAnd(std::vector<Message> things);

} // namespace adjutant::drakerys
