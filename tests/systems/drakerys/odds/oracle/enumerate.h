#pragma once

#include "tests/systems/drakerys/odds/oracle/scenario.h"

/// The odds of scenarios by following every face of every die.
namespace adjutant::oracle {

RollResult enumerate(const RollScenario& scenario);
FightResult enumerate(const FightScenario& scenario);
ShotResult enumerate(const ShootingScenario& scenario);
ShotResult enumerate(const HarassmentScenario& scenario);
ShotResult enumerate(const HitsScenario& scenario);
MoraleChances enumerate(const MoraleScenario& scenario);
SpellResult enumerate(const SpellScenario& scenario);
InvocationResult enumerate(const InvocationScenario& scenario);

} // namespace adjutant::oracle
