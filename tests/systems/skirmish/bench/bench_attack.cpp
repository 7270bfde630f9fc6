#include "core/systems/skirmish/skirmish.h"
#include "tests/systems/skirmish/skirmishstart.h"

#include <benchmark/benchmark.h>

using namespace adjutant;
using namespace adjutant::skirmish;
using namespace adjutant::test;

namespace {

// Every allocation of seven dice against seven: at most a millisecond.
void sevenBySevenAllocations(benchmark::State& state)
{
    Allocations asked;
    asked.most.chance = 4;
    asked.most.defence = 6;
    asked.most.resistance = 5;
    asked.most.targetWounds = 5;
    asked.most.attackDice = asked.most.defenceDice = 7;
    for (auto step : state)
        benchmark::DoNotOptimize(allocationsView(asked));
}

// The defender's choice of dice, as often as a stepper that is held asks for it: well within a frame.
void defendersForm(benchmark::State& state)
{
    ScriptedMatch match(skirmishStart());
    match.answer("attack", "{attacker: red/vampire, ability: vicious-stab, dice: {attack: 2},"
                           " against: [{model: blue/dwarf, rolled: [5, 9]}]}");
    const door::Answers answers = answersFrom("{against: [{dice: {defence: 3, wild: 1}}]}");
    for (auto step : state)
        benchmark::DoNotOptimize(match.form("attack", answers));
}

BENCHMARK(sevenBySevenAllocations)->Unit(benchmark::kMicrosecond);
BENCHMARK(defendersForm)->Unit(benchmark::kMicrosecond);

} // namespace

BENCHMARK_MAIN();
