#pragma once

#include "core/match/ask.h"
#include "core/systems/drakerys/match/action.h"
#include "core/systems/drakerys/match/matchstate.h"
#include "core/systems/drakerys/procedures/unitpicks.h"

#include <functional>

namespace adjutant::drakerys {

// Whom a Unit strikes: its enemies on the table, those that it can strike first, the others as far as the map
// knows, each with what will probably happen.

/// The odds of striking one enemy; none where its card is not known.
using OddsAgainst = std::function<std::optional<door::Forecast>(const UnitRef& target)>;

/// Those that it charges, the nearest first.
Pick enemyToCharge(const MatchState& state, const UnitRef& unit, ActionKind kind, OddsAgainst odds,
                   door::Path path = "target");

/// Those that it is Engaged with first.
Pick enemyToAttack(const MatchState& state, const UnitRef& unit, OddsAgainst odds);

/// Those that it shoots at, the nearest first; whoever is Engaged can't be shot at (chapter "Shooting
/// Conditions").
Pick enemyToShoot(const MatchState& state, const UnitRef& unit, OddsAgainst odds);

/// Says how far away a Unit is, and warns of those beyond a reach in cm.
JudgeUnit judgeReach(const MatchState& state, const UnitRef& from, double reach);

} // namespace adjutant::drakerys
