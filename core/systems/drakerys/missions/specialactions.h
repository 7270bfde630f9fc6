#pragma once

#include "core/systems/drakerys/procedures/declaring.h"

namespace adjutant::drakerys {

// What the Special Actions of missions share, and the one of all those with Objectives: picking them up
// (chapter "General Rules of the Missions").

/// cm: a Warrior stands 10 cm from the Leader at most, and touches it from there (chapter "Unit Cohesion").
inline constexpr double inTouch = 12.5;

inline constexpr int specialTs = 1;

Action specialAction(int ts = specialTs);

/// "Crows: plants a flag (1 TS)"
Message doneBy(const MatchState& state, const UnitRef& unit, Message what, int ts = specialTs);

/// Infantry, or nobody knows its card.
bool mayBeInfantry(const UnitState& unit);

/// cm from a Unit's Leader to the edge of what lies somewhere; none where the map doesn't know.
std::optional<double> awayFromLeader(const MatchState& state, const UnitRef& unit,
                                     const std::optional<Point>& at, double radius);

/// An option that lies somewhere: how far away, as a sort key too, and whether a Warrior can be in Contact
/// with it.
using MeasuredOption = std::pair<double, door::Option>;
MeasuredOption measured(door::Option option, std::optional<double> away);

std::vector<door::Option> nearestFirst(std::vector<MeasuredOption> options);

} // namespace adjutant::drakerys
