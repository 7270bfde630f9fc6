#pragma once

#include "tests/systems/drakerys/odds/oracle/scenario.h"

/// The odds of any scenario by rolling real dice as players do, many times over. The standard error of a
/// chance p is sqrt(p(1-p)/trials).
namespace adjutant::oracle {

/// The result, and what its errors are worked out from.
template <class Result> struct Simulated
{
    Result result;
    int trials = 0;
    /// Standard deviations of one trial, of the injuries that the active Unit (the shooter, the hits), then
    /// the target, inflict; for a `roll` the first is that of the successes. Chances need none: sqrt(p(1-p)).
    double deviation = 0;
    double targetDeviation = 0;
};

Simulated<RollResult> simulate(const RollScenario& scenario, int trials);
Simulated<FightResult> simulate(const FightScenario& scenario, int trials);
Simulated<ShotResult> simulate(const ShootingScenario& scenario, int trials);
Simulated<ShotResult> simulate(const HarassmentScenario& scenario, int trials);
Simulated<ShotResult> simulate(const HitsScenario& scenario, int trials);
Simulated<MoraleChances> simulate(const MoraleScenario& scenario, int trials);
Simulated<SpellResult> simulate(const SpellScenario& scenario, int trials);
Simulated<InvocationResult> simulate(const InvocationScenario& scenario, int trials);

} // namespace adjutant::oracle
