#include "tests/systems/regatta/regatta.h"

#include "core/roster/finding.h"
#include "core/yaml/cataloguefile.h"

#include <array>
#include <cstdio>
#include <cstdlib>

namespace adjutant::regatta {

namespace {

constexpr std::array<Budget, 2> listBudgets{{
    {
        .id = "points",
        .name = WORDS("regatta", "Points"),
        .label = WORDS("regatta", "Points"),
        .amount = WORDS("regatta", "%1 points"),
        .brief = WORDS("regatta", "%1 P"),
        .highestLimit = highestPoints,
        .highestCost = 10'000,
        .ofOptions = true,
        .usualLimit = 500,
        .step = 50,
    },
    {
        .id = "berths",
        .name = WORDS("regatta", "Berths"),
        .label = WORDS("regatta", "Berths"),
        .amount = WORDS("regatta", "%1 berths"),
        .brief = WORDS("regatta", "B %1"),
        .highestLimit = 1'000,
        .highestCost = 100,
        .usualLimit = 5,
    },
}};

std::vector<Finding> findingsOf(const Roster& roster, const Catalogue& catalogue)
{
    std::vector<Finding> findings;
    checkLimits(roster, totalsOf(roster, catalogue), listBudgets, findings);
    checkUnitsAndSizes(roster, catalogue, findings);
    return findings;
}

// Sizes as `size: points/berths`.
constexpr const char* north = R"(format: adjutant-catalogue/1
system: regatta
faction: north
units:
  - id: skiffs
    name: Skiffs
    types: [infantry]
    sizes: [{size: 6, points: 80, berths: 0}, {size: 9, points: 120, berths: 0}, {size: 12, points: 160, berths: 1}]
  - {id: marlin, name: Marlin, types: [infantry], sizes: [{size: 1, points: 160, berths: 2}]}
  - {id: long-boats, name: Long Boats, types: [infantry], sizes: [{size: 2, points: 75, berths: 1}, {size: 4, points: 140, berths: 1}, {size: 6, points: 205, berths: 2}]}
  - {id: dinghies, name: Dinghies, types: [infantry], sizes: [{size: 6, points: 50, berths: 0}, {size: 10, points: 85, berths: 0}]}
)";
constexpr const char* south = R"(format: adjutant-catalogue/1
system: regatta
faction: south
units:
  - {id: barges, name: Barges, types: [infantry], sizes: [{size: 5, points: 80, berths: 0}, {size: 10, points: 150, berths: 1}]}
  - {id: galleys, name: Galleys, types: [infantry], sizes: [{size: 1, points: 95, berths: 1}, {size: 2, points: 150, berths: 2}, {size: 3, points: 220, berths: 3}]}
)";
constexpr const char* harbour = R"(format: adjutant-catalogue/1
system: regatta
faction: harbour
units:
  - {id: tender, name: The Tender, types: [infantry], sizes: [{size: 1, points: 170, berths: 1}]}
  - {id: pilot, name: The Pilot, types: [infantry], sizes: [{size: 1, points: 110, berths: 2}]}
)";
constexpr const char* whole = R"(format: adjutant-catalogue/1
system: regatta
name: Regatta
factions:
  - {id: north, name: North, title: Of the north, colour: purple, allegiance: true}
  - {id: south, name: South, title: Of the south, colour: red, allegiance: true}
  - {id: harbour, name: Harbour, title: Of the harbour, colour: grey, allegiance: false}
options:
  - {id: new-sails, name: New Sails, offered_by: harbour/tender, points_per_warrior: 5, summary: They pull.}
  - {id: long-oars, name: Long Oars, offered_by: harbour/tender, points_per_warrior: 10, summary: They push.}
)";

} // namespace

const std::span<const Budget> budgets = listBudgets;

constexpr const char* types[] = {"infantry", "hero"};
constexpr WordKey unitWords[] = {{"types", types, true, true}};

GameSystem gameSystem()
{
    GameSystem system;
    system.id = "regatta";
    system.name = "Regatta";
    system.offers = "lists";
    system.hasFactions = true;
    system.budgets = listBudgets;
    system.checkRoster = findingsOf;
    system.keys = {.unitWords = unitWords};
    return system;
}

const Catalogue& catalogue()
{
    static const Catalogue assembled = [] {
        const std::vector<yaml::CatalogueFile> files{{"regatta.yaml", whole, false},
                                                     {"north.yaml", north, false},
                                                     {"south.yaml", south, false},
                                                     {"harbour.yaml", harbour, false}};
        yaml::AssembledCatalogue read = yaml::assembleCatalogue(files);
        for (const yaml::Fault& fault : read.faults) {
            std::fprintf(stderr, "%s:%d: %s\n", fault.place.file.c_str(), fault.place.line,
                         yaml::inEnglish(fault).c_str());
            std::abort();
        }
        return read.catalogue;
    }();
    return assembled;
}

Roster listOf(const std::string& club, const std::vector<Boat>& boats, Limits limits)
{
    Roster roster;
    roster.system = SystemId("regatta");
    roster.faction = FactionId(club);
    roster.limits = {{"points", limits.points}, {"berths", limits.berths}};
    for (const auto& [unit, size] : boats) {
        const bool named = unit.find('/') != unit.npos;
        roster.entries.push_back(
            {EntryId(), named ? UnitId(unit) : unitOf(roster.faction, unit), size, {}, {}, {}});
    }
    const auto ids = defaultEntryIds(roster);
    for (std::size_t i = 0; i < ids.size(); ++i)
        roster.entries[i].id = ids[i];
    return roster;
}

// A program that links this has the game on its list.
[[maybe_unused]] static const bool added = addGameSystem(gameSystem());

} // namespace adjutant::regatta
