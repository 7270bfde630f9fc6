#include "tests/systems/adventure/adventurestart.h"

namespace adjutant::test {

Start adventureStart()
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

std::vector<std::pair<std::string, door::Answers>> adventureOpening()
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

Start twoAgainstTwo()
{
    return startOf("adventure",
                   {{"party", "ana: {name: Ana, tier: 2, atk: 3, def: 8, int: 1, agi: 2, hp: 9,"
                              "      powers: [{name: Lunge, text: One enemy beside her}],"
                              "      items: [Healing draught]},"
                              "bo: {name: Bo, tier: 1, atk: 2, def: 9, int: 0, agi: 1, hp: 8}"},
                    {"gm", "orc: {name: Orc, tier: 1, atk: 2, def: 8, int: -1, agi: 0, hp: 6},"
                           "wolf: {name: Wolf, tier: 1, atk: 1, def: 7, int: 0, agi: 3, moves: [Leap]}"}});
}

ScriptedMatch inMovement()
{
    ScriptedMatch match(twoAgainstTwo());
    match.play(initiative);
    return match;
}

ScriptedMatch inBattle()
{
    ScriptedMatch match = inMovement();
    match.play("next_phase: {}");
    return match;
}

} // namespace adjutant::test
