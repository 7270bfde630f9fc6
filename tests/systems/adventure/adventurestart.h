#pragma once

#include "tests/systems/scriptedmatch.h"

namespace adjutant::test {

/// A match of a party of three and of four monsters, of tiers 1 to 3; one has no hit points.
inline Start adventureStart()
{
    return startOf("adventure",
                   {{"party", "ana: {name: Ana, tier: 2, atk: 3, def: 9, int: 1, agi: 2, hp: 14,"
                              "      powers: [{name: Lunge, text: One enemy beside her}, Whirl],"
                              "      items: [Healing draught], moves: [Charge, Vault]},"
                              "bo: {name: Bo, tier: 1, atk: 2, def: 10, int: 0, agi: 1, hp: 16},"
                              "cai: {name: Cai, tier: 1, atk: 2, def: 7, int: 3, agi: 0, hp: 8}"},
                    {"gm", "troll: {name: Troll, tier: 3, atk: 4, def: 9, int: -2, agi: -1, hp: 20},"
                           "orc-1: {name: Orc, tier: 1, atk: 2, def: 8, int: -1, agi: 0, hp: 6},"
                           "orc-2: {name: Orc, tier: 1, atk: 2, def: 8, int: -1, agi: 0, hp: 6},"
                           "wisp: {name: Wisp, tier: 2, atk: 1, def: 11, int: 4, agi: 4}"}});
}

/// A round of it, up to the middle of its Battle Phase.
inline std::vector<std::pair<std::string, door::Answers>> adventureOpening()
{
    return openingOf(
        {"initiative: {dice: null, rolls: {party/ana: 10, party/bo: 8, party/cai: 11, gm/troll: 4, "
         "gm/orc-1: 6,"
         " gm/orc-2: 8, gm/wisp: 15}, ties: {party/bo: [[4]], gm/orc-2: [[2]]}}",
         "seize: {unit: gm/troll}", "next_phase: {}",
         "attack: {attacker: gm/wisp, target: party/bo, dice: [6, 2, 5]}", "hp: {unit: party/bo, change: -5}",
         "effect: {unit: party/bo, add: slowed, save: true}", "defend: {unit: party/cai}",
         "delay: {unit: party/ana, after: gm/orc-2}"});
}

/// Ana (tier 2, ATK 3, DEF 8, INT 1, AGI 2), Bo (tier 1, ATK 2, DEF 9) against an Orc (tier 1, ATK 2, DEF 8)
/// and a Wolf (tier 1, ATK 1, DEF 7), who has no hit points.
inline Start twoAgainstTwo()
{
    return startOf("adventure",
                   {{"party", "ana: {name: Ana, tier: 2, atk: 3, def: 8, int: 1, agi: 2, hp: 9,"
                              "      powers: [{name: Lunge, text: One enemy beside her}],"
                              "      items: [Healing draught]},"
                              "bo: {name: Bo, tier: 1, atk: 2, def: 9, int: 0, agi: 1, hp: 8}"},
                    {"gm", "orc: {name: Orc, tier: 1, atk: 2, def: 8, int: -1, agi: 0, hp: 6},"
                           "wolf: {name: Wolf, tier: 1, atk: 1, def: 7, int: 0, agi: 3, moves: [Leap]}"}});
}

/// Their totals are 4, 6, 8 and 10: so Wolf, Orc, Ana and Bo move, and Bo, Ana, Orc and Wolf battle.
inline const std::string initiative =
    "initiative: {rolls: {party/ana: 8, party/bo: 10, gm/orc: 6, gm/wolf: 4}}";

/// They roll; they have rolled so; and in their Battle Phase nobody has moved.
inline ScriptedMatch inInitiative()
{
    return ScriptedMatch(twoAgainstTwo());
}
inline ScriptedMatch inMovement()
{
    ScriptedMatch match = inInitiative();
    match.play(initiative);
    return match;
}
inline ScriptedMatch inBattle()
{
    ScriptedMatch match = inMovement();
    match.play("next_phase: {}");
    return match;
}

} // namespace adjutant::test
