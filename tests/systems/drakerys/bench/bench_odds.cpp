#include "core/odds/pool.h"
#include "core/systems/drakerys/odds/advice.h"
#include "core/systems/drakerys/odds/steps.h"

#include <benchmark/benchmark.h>

#include <array>
#include <bit>
#include <cmath>

using namespace adjutant;
using namespace adjutant::drakerys;

namespace {

// ---- What the engine is compared with: dice that are rolled, and bare loops over the formula.

struct Rolled
{
    int successes = 0;
    int criticals = 0;
};

/// Ten-sided dice by xoshiro256+.
class Dice
{
public:
    int d10()
    {
        const std::uint64_t result = m_state[0] + m_state[3];
        const std::uint64_t shifted = m_state[1] << 17;
        m_state[2] ^= m_state[0];
        m_state[3] ^= m_state[1];
        m_state[1] ^= m_state[2];
        m_state[0] ^= m_state[3];
        m_state[2] ^= shifted;
        m_state[3] = std::rotl(m_state[3], 45);
        return 1 + static_cast<int>(((result >> 32) * 10) >> 32);
    }
    /// Tens add dice.
    Rolled rolled(int dice, int threshold, bool rerollFailures = false)
    {
        Rolled result;
        for (int rolled = 0; rolled < dice + result.criticals; ++rolled) {
            int face = d10();
            if (face < threshold && rerollFailures && rolled < dice)
                face = d10();
            result.successes += face >= threshold ? 1 : 0;
            result.criticals += face == 10 ? 1 : 0;
        }
        return result;
    }

private:
    std::array<std::uint64_t, 4> m_state{0x9e3779b97f4a7c15U, 0xbf58476d1ce4e5b9U, 0x94d049bb133111ebU,
                                         20261121U};
};

/// Fights and shots played out as the rules tell, for those Skills that these benchmarks use.
class SimulatedFight
{
public:
    explicit SimulatedFight(const Fight& fight) : m_fight(fight), m_plan(planOf(fight)) {}

    void fight(Dice& dice)
    {
        const Side& active = m_fight.active;
        const Side& target = m_fight.target;
        const bool blocks = m_plan.oneBlocks() && m_plan.target.blocks;
        const bool targetFirst = m_plan.order == Order::targetFirst;
        Struck byActive;
        Struck byTarget;
        if (targetFirst && !blocks)
            byTarget = strike(dice, target, m_plan.target, target.warriors, 0);
        const int activeLeft = std::max(0, active.warriors - byTarget.suffered);
        const int cancelled =
            blocks ? dice.rolled(m_plan.target.power * target.contact, m_plan.target.attack.hitThreshold,
                                 m_plan.target.attack.rerolls > 0)
                         .successes
                   : 0;
        byActive = strike(dice, active, m_plan.active, activeLeft, cancelled);
        const int targetLeft = std::max(0, target.warriors - byActive.suffered);
        if (!targetFirst && !blocks)
            byTarget = strike(dice, target, m_plan.target,
                              m_plan.order == Order::together ? target.warriors : targetLeft, 0);
        conclude(dice, std::max(0, active.warriors - byTarget.suffered), targetLeft,
                 (byActive.inflicted > byTarget.inflicted ? 1 : 0) -
                     (byActive.inflicted < byTarget.inflicted ? 1 : 0));
    }
    void shoot(Dice& dice, const Shooting& shot, const ShotPlan& plan)
    {
        const int hits = dice.rolled(plan.dice, plan.attack.hitThreshold).successes;
        const int left = shot.target.warriors - dice.rolled(hits, plan.attack.injuryThreshold).successes;
        if (left > 0 && left < shot.target.warriors)
            morale(dice, shot.target, left, shot.weapon.saturation);
        ++counts[static_cast<std::size_t>(std::max(0, left))];
    }

    std::array<int, 1024> counts{}; ///< by who is left, or what morale became

private:
    struct Struck
    {
        int inflicted = 0;
        int suffered = 0;
    };
    static Struck strike(Dice& dice, const Side& side, const FightPlan::Part& part, int left, int cancelled)
    {
        const Attack& attack = part.attack;
        const Rolled hits =
            dice.rolled(attackDice(side, part, left), attack.hitThreshold, attack.rerolls > 0);
        const int made =
            dice.rolled(std::max(0, hits.successes - cancelled), attack.injuryThreshold).successes +
            (attack.deadly ? hits.criticals : 0);
        Struck struck{made, made};
        if (attack.safeguard != Safeguard::none)
            for (int injury = 0; injury < made; ++injury) {
                const int saved = dice.d10();
                struck.inflicted -= saved == 10 ? 1 : 0;
                struck.suffered -= saved >= (attack.safeguard == Safeguard::withGuard ? 6 : 10) ? 1 : 0;
            }
        return struck;
    }
    void conclude(Dice& dice, int activeLeft, int targetLeft, int inflictedMore)
    {
        ++counts[static_cast<std::size_t>(16 * activeLeft + targetLeft)];
        const Side& active = m_fight.active;
        const Side& target = m_fight.target;
        const int advantage = (m_fight.isCharge() ? 1 : 0) + inflictedMore +
                              advantageOf(active, activeLeft, target, targetLeft).value() -
                              advantageOf(target, targetLeft, active, activeLeft).value();
        if (activeLeft == 0 || targetLeft == 0 || advantage == 0)
            return;
        if (advantage > 0)
            morale(dice, m_fight.target, targetLeft, advantage);
        else
            morale(dice, m_fight.active, activeLeft, -advantage);
    }
    void morale(Dice& dice, const Side& side, int left, int opposition)
    {
        const MoraleRoll roll = moraleRollOf(side, left, opposition, false);
        ++counts[1000 + static_cast<std::size_t>(std::min(
                            3, dice.rolled(roll.dice, roll.threshold, roll.rerollFailures).successes))];
    }

    const Fight& m_fight;
    FightPlan m_plan;
};

using Dense = std::vector<double>;

Dense denseSum(const Dense& one, const Dense& other)
{
    Dense sum(one.size() + other.size() - 1, 0.0);
    for (std::size_t i = 0; i < one.size(); ++i)
        for (std::size_t j = 0; j < other.size(); ++j)
            sum[i + j] += one[i] * other[j];
    return sum;
}

// Successes of so many dice: dice added up to twelve deep, one die after the other, as far as 80.
Dense denseSuccesses(int dice, int threshold)
{
    Dense one{(threshold - 1) / 10.0};
    double tens = 1;
    for (int depth = 0; depth < 12; ++depth, tens /= 10)
        one.push_back(tens * ((10 - threshold) / 10.0 + (threshold - 1) / 100.0));
    Dense sum{1};
    for (int n = 0; n < dice; ++n) {
        sum = denseSum(sum, one);
        sum.resize(std::min<std::size_t>(sum.size(), 80));
    }
    return sum;
}

Dense denseInjuries(int dice, int hit, int injury)
{
    const Dense hits = denseSuccesses(dice, hit);
    const Dense one = denseSuccesses(1, injury);
    Dense injuries(80, 0.0);
    Dense ofHits{1};
    for (const double chance : hits) {
        for (std::size_t k = 0; k < ofHits.size(); ++k)
            injuries[k] += chance * ofHits[k];
        ofHits = denseSum(ofHits, one);
        ofHits.resize(std::min<std::size_t>(ofHits.size(), 80));
    }
    return injuries;
}

// Both casualties of a Fight without Skills, the active Unit first, Health 1.
Dense denseFight(const Fight& fight, const FightPlan& plan)
{
    const auto width = static_cast<std::size_t>(fight.active.warriors) + 1;
    Dense joint(width * (static_cast<std::size_t>(fight.target.warriors) + 1), 0.0);
    const Dense first = denseInjuries(attackDice(fight.active, plan.active), plan.active.attack.hitThreshold,
                                      plan.active.attack.injuryThreshold);
    for (std::size_t k = 0; k < first.size(); ++k) {
        const int left = std::max(0, fight.target.warriors - static_cast<int>(k));
        const std::size_t row = static_cast<std::size_t>(fight.target.warriors - left) * width;
        if (left == 0) {
            joint[row] += first[k];
            continue;
        }
        const Dense back = denseInjuries(attackDice(fight.target, plan.target, left),
                                         plan.target.attack.hitThreshold, plan.target.attack.injuryThreshold);
        for (std::size_t j = 0; j < back.size(); ++j)
            joint[row + std::min(j, width - 1)] += first[k] * back[j];
    }
    return joint;
}

// ---- The work that bench-targets names.

constexpr int trials = 1'000'000;

odds::AddingDie die(int threshold)
{
    return odds::addingDie(odds::faceOf(10, threshold, odds::HighestFace::addsDie));
}

// Runs `trial(dice)` so often, and says how far off its chances are then.
void simulate(benchmark::State& state, int times, auto trial)
{
    Dice dice;
    for (auto _ : state)
        for (int i = 0; i < times; ++i)
            trial(dice);
    state.counters["error"] = 0.5 / std::sqrt(times);
}

// W1: 40 D10 at 5+, tens add dice. At most 1 us.
void w1(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(odds::successes(die(5), 40, odds::lengthFor(40)));
}
void w1Simulated(benchmark::State& state)
{
    std::array<int, 200> counts{};
    simulate(state, trials,
             [&](Dice& dice) { ++counts[static_cast<std::size_t>(dice.rolled(40, 5).successes)]; });
    benchmark::DoNotOptimize(counts);
}
void w1Dense(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(denseSuccesses(40, 5));
}

// W2: 20 dice at 5+, every Hit injures at 6+. At most 4 us.
void w2(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(odds::successes(odds::through(die(5), die(6)), 20, odds::lengthFor(20)));
}
void w2Simulated(benchmark::State& state)
{
    std::array<int, 200> counts{};
    simulate(state, trials, [&](Dice& dice) {
        ++counts[static_cast<std::size_t>(dice.rolled(dice.rolled(20, 5).successes, 6).successes)];
    });
    benchmark::DoNotOptimize(counts);
}
void w2Dense(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(denseInjuries(20, 5, 6));
}

// W3: 12 of Power 2 strike ten at 4+ and 6+; who is left strikes back with Power 2 at 8+ and 6+. At most 2
// us.
void w3(benchmark::State& state)
{
    std::array<std::array<double, 13>, 11> joint{}; // [fallen of the ten][of the twelve]
    for (auto _ : state) {
        const odds::Distribution first = odds::successes(odds::through(die(4), die(6)), 24, 10);
        const odds::AddingDie back = odds::through(die(8), die(6));
        double standing = 0;
        for (std::size_t fallen = 0; fallen < 10; ++fallen) {
            auto& row = joint[fallen];
            const odds::Distribution returned =
                odds::successes(back, 2 * (10 - static_cast<int>(fallen)), 12);
            double rest = 1;
            for (std::size_t k = 0; k < returned.size(); ++k) {
                rest -= returned[k];
                row[k] = returned[k] * first[fallen];
            }
            row[12] = rest * first[fallen];
            standing += first[fallen];
        }
        joint[10][0] = 1 - standing;
        benchmark::DoNotOptimize(joint);
    }
}
void w3Simulated(benchmark::State& state)
{
    std::array<std::array<int, 13>, 11> joint{};
    simulate(state, trials, [&](Dice& dice) {
        const int fallen = std::min(10, dice.rolled(dice.rolled(24, 4).successes, 6).successes);
        const int back = dice.rolled(dice.rolled(2 * (10 - fallen), 8).successes, 6).successes;
        ++joint[static_cast<std::size_t>(fallen)][static_cast<std::size_t>(std::min(12, back))];
    });
    benchmark::DoNotOptimize(joint);
}
void w3Dense(benchmark::State& state)
{
    for (auto _ : state) {
        const Dense first = denseInjuries(24, 4, 6);
        for (std::size_t fallen = 0; fallen < 10; ++fallen) {
            Dense row = denseInjuries(2 * (10 - static_cast<int>(fallen)), 8, 6);
            for (double& chance : row)
                chance *= first[fallen];
            benchmark::DoNotOptimize(row);
        }
    }
}

Side warriors(int count, int combat)
{
    Side side;
    side.power = 2;
    side.initiative = side.shooting = side.strength = side.resistance = side.willpower = 3;
    side.combat = combat;
    side.warriors = side.contact = count;
    return side;
}

Fight plainFight()
{
    return {ActionKind::charge, warriors(12, 4), warriors(10, 3)};
}

Fight skilledFight()
{
    Fight fight = plainFight();
    fight.active.skills.add(RollSkill::swashbuckler);
    fight.active.skills.add(RollSkill::deadlyBlow);
    fight.target.skills.add(RollSkill::blocking);
    fight.target.skills.add(RollSkill::safeguard);
    fight.target.blocking = fight.target.guardInCohesion = fight.target.charisma = true;
    return fight;
}

// All that the command line reports of a Fight. At most 10 us, with Skills 100 us.
void fight(benchmark::State& state, const Fight& fought)
{
    for (auto _ : state) {
        benchmark::DoNotOptimize(oddsOf(fought));
        benchmark::DoNotOptimize(stepsOf(fought));
    }
}
void fightSimulated(benchmark::State& state, const Fight& fought)
{
    SimulatedFight simulated(fought);
    simulate(state, trials, [&](Dice& dice) { simulated.fight(dice); });
    benchmark::DoNotOptimize(simulated.counts);
}
void fightDense(benchmark::State& state, const Fight& fought)
{
    const FightPlan plan = planOf(fought);
    for (auto _ : state)
        benchmark::DoNotOptimize(denseFight(fought, plan));
}

// Two armies of twelve Units, with bows: 288 results in at most 4 ms.
std::vector<Contender> army(int combat)
{
    std::vector<Contender> units;
    for (int i = 0; i < 12; ++i)
        units.push_back({warriors(1 + i, combat + i % 3), {10}, RangedWeapon{WeaponId(), 3, 3, false, 50}});
    return units;
}
void matchup(benchmark::State& state)
{
    const auto active = army(3);
    const auto targets = army(2);
    for (auto _ : state)
        for (const std::optional<double> shot : {std::optional<double>(), std::optional(20.0)})
            benchmark::DoNotOptimize(matchupOf(active, targets, shot));
}
void everyPair(auto one)
{
    for (const Contender& active : army(3))
        for (const Contender& target : army(2))
            one(Fight{ActionKind::charge, active.side, target.side},
                Shooting{active.side, target.side, *active.weapon, 20, 0, 0, false});
}
void matchupSimulated(benchmark::State& state)
{
    // Of 288 results: a tenth of the trials.
    Dice dice;
    for (auto _ : state)
        everyPair([&](const Fight& charge, const Shooting& shot) {
            SimulatedFight simulated(charge);
            const ShotPlan plan = planOf(shot);
            for (int i = 0; i < trials / 10; ++i) {
                simulated.fight(dice);
                simulated.shoot(dice, shot, plan);
            }
            benchmark::DoNotOptimize(simulated.counts);
        });
    state.counters["error"] = 0.5 / std::sqrt(trials / 10);
}
void matchupDense(benchmark::State& state)
{
    for (auto _ : state)
        everyPair([](const Fight& charge, const Shooting& shot) {
            const ShotPlan plan = planOf(shot);
            benchmark::DoNotOptimize(denseFight(charge, planOf(charge)));
            benchmark::DoNotOptimize(
                denseInjuries(plan.dice, plan.attack.hitThreshold, plan.attack.injuryThreshold));
        });
}

constexpr auto us = benchmark::kMicrosecond;
constexpr auto ms = benchmark::kMillisecond;
BENCHMARK(w1)->Unit(us);
BENCHMARK(w1Dense)->Unit(us);
BENCHMARK(w1Simulated)->Iterations(1)->Unit(ms);
BENCHMARK(w2)->Unit(us);
BENCHMARK(w2Dense)->Unit(us);
BENCHMARK(w2Simulated)->Iterations(1)->Unit(ms);
BENCHMARK(w3)->Unit(us);
BENCHMARK(w3Dense)->Unit(us);
BENCHMARK(w3Simulated)->Iterations(1)->Unit(ms);
BENCHMARK_CAPTURE(fight, plain, plainFight())->Unit(us);
BENCHMARK_CAPTURE(fightDense, plain, plainFight())->Unit(us);
BENCHMARK_CAPTURE(fightSimulated, plain, plainFight())->Iterations(1)->Unit(ms);
BENCHMARK_CAPTURE(fight, skilled, skilledFight())->Unit(us);
BENCHMARK_CAPTURE(fightSimulated, skilled, skilledFight())->Iterations(1)->Unit(ms);
BENCHMARK(matchup)->Unit(ms);
BENCHMARK(matchupDense)->Unit(ms);
BENCHMARK(matchupSimulated)->Iterations(1)->Unit(ms);

} // namespace

BENCHMARK_MAIN();
