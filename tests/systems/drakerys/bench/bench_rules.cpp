#include "app/catalogues/catalogueloader.h"
#include "core/systems/gamesystem.h"

#include <benchmark/benchmark.h>

using namespace adjutant;

namespace {

const QString drakerys = QStringLiteral("drakerys");

// Twenty Units of Avaren with Mercenaries; `limitAp` decides whether the search for a fix is part of the
// work.
Roster twentyUnits(int limitAp)
{
    Roster roster;
    roster.system = SystemId("drakerys");
    roster.faction = FactionId("avaren");
    roster.limits = {{"ap", limitAp}, {"rarity", 100}};
    const char* names[] = {"salik", "minvis", "zandarai", "aspic",         "bowmen",
                           "crows", "scouts", "blockers", "skull-hunters", "blood-banes"};
    const int sizes[] = {1, 1, 1, 1, 6, 12, 18, 8, 2, 8};
    for (int i = 0; i < 20; ++i) {
        const int pick = i < 10 ? i : 4 + i % 6;
        roster.entries.push_back({EntryId("entry-" + std::to_string(i)),
                                  unitOf(roster.faction, names[pick]),
                                  sizes[pick],
                                  {},
                                  {},
                                  {}});
    }
    return roster;
}

void checkTwentyUnits(benchmark::State& state)
{
    const Catalogue catalogue = loadCatalogue(drakerys, UserFiles::ignore).catalogue;
    const Roster roster = twentyUnits(static_cast<int>(state.range(0)));
    const GameSystem& system = *findGameSystem("drakerys");
    for (auto _ : state)
        benchmark::DoNotOptimize(system.checkRoster(roster, catalogue));
}
BENCHMARK(checkTwentyUnits)->ArgName("limit")->Arg(10'000)->Arg(3'000)->Unit(benchmark::kMicrosecond);

void loadDrakerys(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(loadCatalogue(drakerys, UserFiles::ignore));
}
BENCHMARK(loadDrakerys)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
