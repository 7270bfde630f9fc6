#pragma once

#include "tests/systems/drakerys/odds/oracle/scenario.h"

#include <cstdint>

/// The odds of any scenario by rolling real dice as players do, many times over. The seed is fixed: a test
/// that holds once always holds. The standard error of a chance p is sqrt(p(1-p)/trials).
namespace adjutant::oracle {

constexpr int defaultTrials = 1'000'000;
constexpr std::uint64_t defaultSeed = 20160101;

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

Simulated<RollResult> simulate(const RollScenario& scenario, int trials = defaultTrials,
                               std::uint64_t seed = defaultSeed);
Simulated<FightResult> simulate(const FightScenario& scenario, int trials = defaultTrials,
                                std::uint64_t seed = defaultSeed);
Simulated<ShotResult> simulate(const ShootingScenario& scenario, int trials = defaultTrials,
                               std::uint64_t seed = defaultSeed);
Simulated<ShotResult> simulate(const HarassmentScenario& scenario, int trials = defaultTrials,
                               std::uint64_t seed = defaultSeed);
Simulated<ShotResult> simulate(const HitsScenario& scenario, int trials = defaultTrials,
                               std::uint64_t seed = defaultSeed);
Simulated<MoraleChances> simulate(const MoraleScenario& scenario, int trials = defaultTrials,
                                  std::uint64_t seed = defaultSeed);
Simulated<SpellResult> simulate(const SpellScenario& scenario, int trials = defaultTrials,
                                std::uint64_t seed = defaultSeed);
Simulated<InvocationResult> simulate(const InvocationScenario& scenario, int trials = defaultTrials,
                                     std::uint64_t seed = defaultSeed);

} // namespace adjutant::oracle
