#pragma once

#include "core/systems/drakerys/procedures/rules.h"
#include "tests/systems/drakerys/shippedcatalogue.h"
#include "tests/systems/scriptedmatch.h"

namespace adjutant::test {

/// A start with these lists and the cards of their entries; red is the First Player.
inline Start drakerysStart(Roster red, Roster blue)
{
    Start start;
    start.system = SystemId("drakerys");
    start.first = PlayerId("red");
    start.sides = {{PlayerId("red"), {}, std::move(red), {}}, {PlayerId("blue"), {}, std::move(blue), {}}};
    return drakerys::withCards(std::move(start), shipped());
}

/// The armies that tests play, and what stands in their lists:
/// red's Avaren (crows-1: 2 Actions, Health 1, 12 Warriors; blood-banes-1: 3 Actions, Health 2, 4 Warriors;
/// salik-1: 4 Actions, Health 3, Awakened [2], Heroic Action), blue's Aurium (crossbowmen-1, gold-keepers-1,
/// noctis-1: Quick Shot, one Shot with the crossbow, soldiers-1: 2 Actions, Health 1, 6 Warriors).
inline Roster redArmy()
{
    return army("avaren", {{"crows", 12}, {"blood-banes", 4}, {"salik", 1}});
}
inline Roster blueArmy()
{
    return army("aurium", {{"crossbowmen", 6}, {"gold-keepers", 6}, {"noctis", 1}, {"soldiers", 6}});
}
inline Start drakerysStart()
{
    return drakerysStart(redArmy(), blueArmy());
}

/// The match at the table of two, as a page has it, behind these commands.
inline ScriptedMatch playing(const std::vector<std::string>& commands = {})
{
    ScriptedMatch match(drakerysStart());
    for (const std::string& command : commands)
        match.play(command);
    return match;
}

/// Commands that lay out a battlefield with everything that can lie on it; one Unit has no place yet.
inline std::vector<std::pair<std::string, door::Answers>> drakerysOpening()
{
    return openingOf(
        {"first: {player: blue}", "deploy: {player: red, side: a}",
         "vortex: {id: fire, element: fire, at: [20, 30], deviation: hit}",
         "vortex: {id: water, element: water, at: [66, 33], deviation: hit}",
         "vortex: {id: air, element: air, condition: exhausted, at: [25, 62], deviation: hit}",
         "vortex: {id: heart, element: maelstrom, at: [45, 45], deviation: hit}",
         "scenery: {id: scenery-1, at: [12, 45], radius: 6}",
         "scenery: {id: scenery-2, at: [80, 50], radius: 8, obstruction: true}",
         "missions: {common: moon-shards, solo: {red: idols-of-power, blue: conquerors}}",
         "objective: {id: shard-1, at: [45, 60], mission: moon-shards}",
         "objective: {id: shard-2, at: [60, 20], mission: moon-shards}",
         "objective: {id: flag-1, at: [5, 83], mission: conquerors, owner: red}",
         "stand: {unit: red/crows-1, at: [30, 14]}", "stand: {unit: red/salik-1, at: [34.5, 12]}",
         "stand: {unit: red/blood-banes-1, at: [60, 12]}", "stand: {unit: blue/crossbowmen-1, at: [33, 76]}",
         "stand: {unit: blue/gold-keepers-1, at: [55, 74]}", "stand: {unit: blue/noctis-1, at: [52, 78]}"});
}

} // namespace adjutant::test
