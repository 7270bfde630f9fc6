#include "tests/systems/drakerys/odds/oracle/simulate.h"

#include "tests/systems/drakerys/odds/oracle/tabletop.h"
#include "tests/systems/drakerys/odds/oracle/tallies.h"

#include <algorithm>

namespace adjutant::oracle {

namespace {

// Rolls hits to casualties, `trials` times. `hitsOf(table)` gives the hits (as successes) and the automatic
// injuries (as tens); `injuryRoll` the injury roll but for its dice.
template <class HitsOf>
Simulated<ShotResult> shots(const Unit& target, std::optional<int> saturation, int trials,
                            const HitsOf& hitsOf, Roll injuryRoll)
{
    Tabletop table;
    Experience struck;
    Histogram inflicted;
    const bool safeguarded = has(target, "safeguard");
    for (int trial = 0; trial < trials; ++trial) {
        const Shown hits = hitsOf(table);
        injuryRoll.dice = hits.successes;
        const int injuries = table.roll(injuryRoll).successes + hits.tens;
        Tabletop::Saving saving{injuries, 0};
        if (safeguarded)
            saving = table.safeguard(injuries, target.guardInCohesion);

        const int casualties = casualtiesOf(target, saving.suffered);
        const int left = target.warriors - casualties;
        std::optional<Mood> mood;
        if (saturation && casualties > 0 && left > 0)
            mood = moodOf(target, table.roll(moraleRoll(target, left, false, *saturation)).successes);
        inflicted.add(saving.suffered + saving.passed);
        struck.add(target, casualties, 0, mood);
    }

    return {{struck.result(target, trials), inflicted.mean(trials)}, trials, inflicted.deviation(trials)};
}

} // namespace

Simulated<ShotResult> simulate(const ShootingScenario& scenario, int trials)
{
    const bool deadly = has(scenario.active, "deadly_blow");
    const Roll roll = shootingRoll(scenario);
    const auto hits = [&](Tabletop& table) {
        Shown shown = table.roll(roll);
        if (!deadly)
            shown.tens = 0;
        return shown;
    };
    return shots(scenario.target, scenario.weapon.saturation, trials, hits, injuryRoll(scenario, 0));
}

Simulated<ShotResult> simulate(const HarassmentScenario& scenario, int trials)
{
    const auto hits = [&](Tabletop& table) {
        return Shown{table.roll(shootingRoll(scenario)).successes, 0, 0};
    };
    return shots(scenario.target, std::nullopt, trials, hits, injuryRoll(scenario, 0));
}

Simulated<ShotResult> simulate(const HitsScenario& scenario, int trials)
{
    const auto hits = [&](Tabletop& table) {
        Shown shown;
        if (scenario.hitsDice == 0)
            shown.successes = scenario.hits;
        for (int die = 0; die < scenario.hitsDice; ++die)
            shown.successes += table.d10();
        return shown;
    };
    return shots(scenario.target, scenario.saturation, trials, hits, injuryRoll(scenario, 0));
}

Simulated<RollResult> simulate(const RollScenario& scenario, int trials)
{
    Tabletop table;
    const Roll roll = rollOf(scenario);
    Histogram successes;
    for (int trial = 0; trial < trials; ++trial)
        successes.add(table.roll(roll).successes);
    return {{roll.threshold, successes.shares(roll.dice, trials), successes.mean(trials)},
            trials,
            successes.deviation(trials)};
}

Simulated<MoraleChances> simulate(const MoraleScenario& scenario, int trials)
{
    Tabletop table;
    const Unit& unit = scenario.unit;
    Experience tests;
    for (int trial = 0; trial < trials; ++trial) {
        const Shown shown = table.roll(moraleRoll(unit, unit.warriors, false, scenario.opposition));
        ++tests.moods[moodOf(unit, shown.successes)];
    }
    return {tests.morale(trials), trials};
}

Simulated<SpellResult> simulate(const SpellScenario& scenario, int trials)
{
    Tabletop table;
    const Roll roll = spellRoll(scenario);
    Histogram successes;
    Histogram cataclysms;
    int casts = 0;
    for (int trial = 0; trial < trials; ++trial) {
        const Shown shown = table.roll(roll);
        successes.add(shown.successes);
        cataclysms.add(usesMaelstrom(scenario) ? std::min(4, shown.ones) : 0);
        casts += isCast(scenario, shown.successes, shown.ones) ? 1 : 0;
    }
    return {{roll.threshold, successes.shares(roll.dice, trials), static_cast<double>(casts) / trials,
             cataclysms.shares(4, trials)},
            trials};
}

Simulated<InvocationResult> simulate(const InvocationScenario& scenario, int trials)
{
    Tabletop table;
    int successes = 0;
    for (int trial = 0; trial < trials; ++trial) {
        bool any = false;
        for (int die = 0; die < 2 + scenario.extraDice; ++die)
            any = table.d10() >= 7 || any;
        successes += any ? 1 : 0;
    }
    return {{static_cast<double>(successes) / trials}, trials};
}

} // namespace adjutant::oracle
