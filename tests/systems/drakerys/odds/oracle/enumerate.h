#pragma once

#include "tests/systems/drakerys/odds/oracle/scenario.h"

/// The odds of small scenarios by following every face of every die. Only added dice have an end: see
/// addedDiceFollowed in facebyface.h; what is cut off is lumped with the last outcome followed.
/// As long as no roll that has any weight has more than 20 dice, chances are exact to 10^-15 and means to
/// 10^-14.
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
