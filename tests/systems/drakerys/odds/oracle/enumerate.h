#pragma once

#include "tests/systems/drakerys/odds/oracle/scenario.h"

/// The odds of small scenarios by following every face of every die. Only added dice have an end: see
/// addedDiceFollowed in facebyface.h; what is cut off is lumped with the last outcome followed.
/// As long as no roll that has any weight has more than 20 dice, chances are exact to 10^-15 and means to
/// 10^-14.
namespace adjutant::oracle {

enum class Arithmetic {
    LongDouble, ///< sums of positive terms only: the rounding adds less than 10^-15
    Fractions,  ///< without any rounding until the result is made a double: for a few dice
};

RollResult enumerate(const RollScenario& scenario, Arithmetic arithmetic = Arithmetic::LongDouble);
FightResult enumerate(const FightScenario& scenario, Arithmetic arithmetic = Arithmetic::LongDouble);
ShotResult enumerate(const ShootingScenario& scenario, Arithmetic arithmetic = Arithmetic::LongDouble);
ShotResult enumerate(const HarassmentScenario& scenario, Arithmetic arithmetic = Arithmetic::LongDouble);
ShotResult enumerate(const HitsScenario& scenario, Arithmetic arithmetic = Arithmetic::LongDouble);
MoraleChances enumerate(const MoraleScenario& scenario, Arithmetic arithmetic = Arithmetic::LongDouble);
SpellResult enumerate(const SpellScenario& scenario, Arithmetic arithmetic = Arithmetic::LongDouble);
InvocationResult enumerate(const InvocationScenario& scenario,
                           Arithmetic arithmetic = Arithmetic::LongDouble);

} // namespace adjutant::oracle
