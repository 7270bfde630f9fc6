#pragma once

#include "core/systems/drakerys/match/action.h"
#include "core/systems/drakerys/match/matchstate.h"

#include <vector>

namespace adjutant::drakerys {

/// What one Action costs a Unit, in TS: its price, the Unit's Stress, Heroic dice, the dice added to an
/// Invocation, Jammed and Quick Shot (chapters "Units Actions", "Effect of the Stress Markers", "Skills").
int costOf(const Action& action, const UnitState& unit);

/// What an activation costs, in TS.
int costOf(const std::vector<Action>& actions, const UnitState& unit);

/// What the cheapest activation of a Unit costs, in TS: one March, or one Shooting with Quick Shot.
int cheapestActivation(const UnitState& unit);

/// A Unit of the player that could be activated for what is left: at most 16 TS, and not beyond the last
/// START (chapter "Restrictions of Actions"). Null where there is none. A Unit under No Activation counts as
/// none.
const UnitState* affordableUnit(const PlayerState& player);

/// How many Actions a Unit may make: its card's Actions changed by the tokens beside it, at least 1. None
/// where its card is not known.
std::optional<int> actionsOf(const UnitState& unit);

/// The Actions that are accepted of a Unit whose card is not known.
inline constexpr int mostUnknownActions = 20;

} // namespace adjutant::drakerys
