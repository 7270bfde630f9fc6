#include "tests/systems/adventure/adventurestart.h"

namespace adjutant::test::tst_adventure_battlephase {

const std::string slowedOrc = "save: {unit: gm/orc, effect: slowed, dice: [4, 3]}";

/// The chapter "Battle Phase". The order is Bo, Ana, Orc, Wolf.
class AdventureBattlePhaseTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scripts_data()
    {
        const auto row = columns<Begin, Script>("begin", "script");
        row("attacks go by the order and the phase", inInitiative,
            {"refused phase: attack: {attacker: party/bo, target: gm/orc, dice: [1, 2]}", initiative,
             "next_phase: {}", "refused not-next: attack: {attacker: gm/orc, target: party/bo, dice: [1, 2]}",
             "refused unknown-unit: attack: {attacker: party/bo, target: gm/bear, dice: [1, 2]}",
             "attack: {attacker: party/bo, target: gm/orc, dice: [1, 2]}", "party/bo: {acted: true}",
             "refused not-next: attack: {attacker: party/bo, target: gm/orc, dice: [1, 2]}"});
        // 4 and 2 with ATK 2 are 8, and the Orc's DEF is 8.
        row("an attack succeeds on the defence", inBattle,
            {"attack: {attacker: party/bo, target: gm/orc, dice: [4, 2]}",
             "match: {last_attack: {net_sources: 0, total: 8, success: true}}", "undo: {}",
             "attack: {attacker: party/bo, target: gm/orc, dice: [4, 1]}",
             "match: {last_attack: {net_sources: 0, total: 7, success: false}}"});
        // Ana is of tier 2, the Orc of tier 1: she keeps the two highest of three.
        row("tiers are sources of both", inBattle,
            {"pass: {unit: party/bo}", "attack: {attacker: party/ana, target: gm/orc, dice: [1, 2, 6]}",
             "match: {last_attack: {net_sources: 1, total: 11, success: true}}",
             "attack: {attacker: gm/orc, target: party/ana, dice: [1, 2, 12]}",
             "match: {last_attack: {net_sources: -1, total: 5, success: false}}"});
        row("who attacks a seizer has advantage", inMovement,
            {"seize: {unit: gm/wolf}", "next_phase: {}",
             "attack: {attacker: party/bo, target: gm/wolf, dice: [1, 2, 3]}",
             "match: {last_attack/net_sources: 1}"});
        row("who attacks a defender has disadvantage until its next turn", inBattle,
            {"defend: {unit: party/bo}", "pass: {unit: party/ana}",
             "attack: {attacker: gm/orc, target: party/bo, dice: [6, 5, 12]}",
             "match: {last_attack: {net_sources: -1, total: 13, success: true}}", "next_phase: {}",
             "next_phase: {}", "initiative: {rolls: {party/ana: 8, party/bo: 5, gm/orc: 6, gm/wolf: 4}}",
             "next_phase: {}", "party/bo: {defending: true}", "pass: {unit: party/ana}",
             "attack: {attacker: gm/orc, target: party/bo, dice: [6, 5, 12]}",
             "match: {last_attack/net_sources: -1}", "item: {unit: party/bo}",
             "party/bo: {defending: false}"});
        row("who disengages attacks at disadvantage until the end of the next round", inBattle,
            {"disengage: {unit: party/bo}", "next_phase: {}", "next_phase: {}", initiative, "next_phase: {}",
             "attack: {attacker: party/bo, target: gm/orc, dice: [6, 5, 12]}",
             "match: {last_attack/net_sources: -1}", "party/bo: {disengaged: true}", "next_phase: {}",
             "party/bo: {disengaged: true}", "next_phase: {}", "party/bo: {disengaged: false}"});
        row("who delays acts after a later turn", inBattle,
            {"refused not-next: delay: {unit: party/ana, after: gm/orc}",
             "refused not-later: delay: {unit: party/bo, after: party/bo}", "form delay party/bo",
             "field after: {options: party/ana gm/orc gm/wolf}", "delay: {unit: party/bo, after: gm/orc}",
             "match: {battle_order: [party/ana, gm/orc, party/bo, gm/wolf]}", "party/bo: {acted: false}",
             "refused not-next: pass: {unit: party/bo}", "pass: {unit: party/ana}",
             "refused not-later: delay: {unit: gm/orc, after: party/ana}", "pass: {unit: gm/orc}",
             "defend: {unit: party/bo}", "refused not-later: delay: {unit: gm/wolf, after: party/bo}"});
        // Bo, Ana, Orc, Wolf: Bo waits for the Orc; when that waits for the Wolf, Bo waits on.
        row("who waits for one that delays waits on", inBattle,
            {"delay: {unit: party/bo, after: gm/orc}", "pass: {unit: party/ana}",
             "delay: {unit: gm/orc, after: gm/wolf}",
             "match: {battle_order: [party/ana, gm/wolf, gm/orc, party/bo]}",
             "refused not-next: pass: {unit: party/bo}", "pass: {unit: gm/wolf}", "pass: {unit: gm/orc}",
             "pass: {unit: party/bo}"});
        row("nobody waits for one that waits for it", inBattle,
            {"delay: {unit: party/bo, after: gm/orc}", "pass: {unit: party/ana}",
             "refused not-later: delay: {unit: gm/orc, after: party/bo}"});
        row("nobody waits for one that is down", inBattle,
            {"hp: {unit: gm/orc, change: -500}", "gm/orc: {hp: 0}",
             "refused not-later: delay: {unit: party/bo, after: gm/orc}"});
        row("an effect is its name without the spaces around", inInitiative,
            {"refused malformed: effect: {unit: gm/orc, remove: slowed}", "mentions: no effects",
             "refused malformed: effect: {unit: gm/orc, add: '  '}", "effect: {unit: gm/orc, add: 'Slowed '}",
             "gm/orc: {effects: [slowed]}"});
        // Without a turn that it names it acts between two turns, whenever it says so.
        row("who delays may leave open until when", inBattle,
            {"delay: {unit: party/bo}", "refused not-next: pass: {unit: party/bo}", "pass: {unit: party/ana}",
             "attack: {attacker: party/bo, target: gm/orc, dice: [6, 5]}",
             "match: {battle_order: [party/ana, party/bo, gm/orc, gm/wolf]}", "pass: {unit: gm/orc}"});
        // Bo waits for Ana, who then leaves open when she acts: his turn follows hers, wherever that falls.
        row("who waits for one that delays acts behind it", inBattle,
            {"delay: {unit: party/bo, after: party/ana}", "delay: {unit: party/ana}", "pass: {unit: gm/orc}",
             "pass: {unit: party/ana}", "match: {battle_order: [gm/orc, party/ana, party/bo, gm/wolf]}",
             "pass: {unit: party/bo}"});
        row("nobody waits for who has no hit points left", inBattle,
            {"hp: {unit: party/bo, change: -20}", "party/bo: {hp: 0}", "pass: {unit: party/ana}",
             // It may act all the same: the rules don't say what it means.
             "pass: {unit: party/bo}"});
        row("an ally is no target", inBattle,
            {"refused unknown-unit: attack: {attacker: party/bo, target: party/ana, dice: [1, 2]}",
             "reports: Ana and Bo are on the same side"});
        row("saves take sources of the table", inInitiative,
            {"effect: {unit: gm/orc, add: slowed, save: true}", initiative, "next_phase: {}",
             "next_phase: {}", "refused dice-count: save: {unit: gm/orc, effect: slowed, dice: [4, 3, 1]}",
             "save: {unit: gm/orc, effect: slowed, disadvantage: 1, dice: [5, 6, 1]}",
             "mentions: Orc rolls 6 for Slowed: it stays"});
        row("what has no save is not rolled for", inInitiative,
            {"effect: {unit: gm/orc, add: prone}", initiative, "next_phase: {}", "next_phase: {}",
             "refused malformed: save: {unit: gm/orc, effect: prone, dice: [4, 3]}",
             "refused unknown-unit: save: {unit: gm/bear, effect: prone, dice: [4, 3]}",
             "effect: {unit: gm/orc, remove: prone}", "gm/orc: {effects: []}",
             "refused malformed: effect: {unit: gm/orc, remove: prone}"});
        const std::string orc = "attack: {attacker: party/bo, target: gm/orc, ";
        row("as many dice are needed as the sources bring", inBattle,
            {"refused dice-count: " + orc + "dice: [4]}", "refused dice-count: " + orc + "dice: [4, 2, 1]}",
             "refused dice-count: " + orc + "dice: [4, 2], advantage: 1}",
             "refused dice-count: " + orc + "dice: [4, 2, 1], advantage: 1, disadvantage: 1}",
             // The third die of one source of advantage is a D6.
             "refused malformed: " + orc + "dice: [4, 2, 7], advantage: 1}",
             "refused malformed: attack: {attacker: party/bo, target: gm/orc}",
             "refused malformed: " + orc + "dice: [4, 2], advantage: -1}"});
        // Wizard and Orc with totals of 6 and 4: the Orc's DEF is 8.
        const auto withMire = [] {
            ScriptedMatch match(startOf(
                "adventure", {{"party", "wizard: {name: Wizard, atk: 3, def: 7, powers: [{name: Mire, "
                                        "effect: Slowed, save: true}, {name: Gust, effect: Prone}]}"},
                              {"gm", "orc: {name: Orc, atk: 2, def: 8, hp: 6}"}}));
            match.play({"initiative: {rolls: {party/wizard: 6, gm/orc: 4}}", "next_phase: {}"});
            return match;
        };
        row("a hit leaves the effect that its power names", withMire,
            {"answer attack party/wizard: {target: gm/orc, power: Mire, dice: [3, 2]}",
             "mentions: Orc: Slowed (save)\n", "gm/orc: {effects: [slowed]}", "pass: {unit: gm/orc}",
             "next_phase: {}", "due: save gm/orc"});
        row("every target shows its chance", inBattle,
            {"form attack: {attacker: party/bo}", "field target: {options: gm/orc gm/wolf}",
             "option target gm/orc: {foreseen: true}", "option target gm/wolf: {foreseen: true}"});
        row("an effect may have no save", withMire,
            {"attack: {attacker: party/wizard, target: gm/orc, power: Gust, dice: [3, 2]}",
             "mentions: Orc: Prone (until removed)\n", "gm/orc: {effects: [Prone]}"});
        row("a miss leaves no effect", withMire,
            {"attack: {attacker: party/wizard, target: gm/orc, power: Mire, dice: [3, 1]}",
             "gm/orc: {effects: []}"});
        // Troll (ATK 4) against DEF 8 and 7, all of one tier: 3 and 1 are 8, a hit; 1 and 1 are 6, a miss;
        // the Wolf's 7 is a hit.
        const auto withSweep = [] {
            ScriptedMatch match(startOf(
                "adventure", {{"gm", "troll: {name: Troll, atk: 4, def: 8, powers: [Claw, {name: Sweep, "
                                     "several: true, effect: Prone}]}"},
                              {"party", "ana: {name: Ana, atk: 2, def: 8}, bo: {name: Bo, atk: 2, def: 8}, "
                                        "wolf: {name: Wolf, atk: 1, def: 7}"}}));
            match.play({"initiative: {rolls: {gm/troll: 9, party/ana: 6, party/bo: 5, party/wolf: 4}}",
                        "next_phase: {}"});
            return match;
        };
        row("a power of several targets is rolled for each", withSweep,
            {"attack: {attacker: gm/troll, target: party/ana, power: Sweep, dice: [3, 1], also: [{target: "
             "party/bo, dice: [1, 1]}, {target: party/wolf, dice: [2, 1]}]}",
             "mentions: Troll attacks Ana, Bo, Wolf with Sweep\n",
             "mentions: Troll hits Ana: 8 against DEF 8\n", "mentions: Troll misses Bo: 6 against DEF 8\n",
             "mentions: Troll hits Wolf: 7 against DEF 7\n", "party/ana: {effects: [Prone]}",
             "party/bo: {effects: []}", "party/wolf: {effects: [Prone]}", "gm/troll: {acted: true}"});
        row("the targets of such a power are asked one by one", withSweep,
            {"form attack gm/troll: {target: party/ana, power: Sweep}", "next: also/0/target",
             "field also/0/target: {options: party/bo party/wolf}",
             "form attack gm/troll: {target: party/ana, power: Sweep, also/0/target: null}", "next: dice",
             "refused unknown-unit: attack: {attacker: gm/troll, target: party/ana, power: Sweep, also: "
             "[{target: party/ana}], dice: [3, 1]}",
             "form attack gm/troll: {target: party/ana, power: Claw}", "next: dice"});
        // 9 hit points on the card: 3 left and 4 back are 7, and 9 is the most.
        const auto withDraught = [] {
            ScriptedMatch match(
                startOf("adventure",
                        {{"party", "ana: {name: Ana, atk: 3, def: 8, hp: 9, items: [{name: Draught, heals: "
                                   "4}, {name: Smoke, effect: Hidden}]}"},
                         {"gm", "orc: {name: Orc, atk: 2, def: 8, hp: 6}"}}));
            match.play({"hp: {unit: party/ana, change: -6}", "initiative: {rolls: {party/ana: 6, gm/orc: 4}}",
                        "next_phase: {}"});
            return match;
        };
        row("an item gives back the hit points of its card", withDraught,
            {"item: {unit: party/ana, which: Draught}", "mentions: Ana: 7 of 9 hit points\n",
             "party/ana: {hp: 7}", "undo: {}", "hp: {unit: party/ana, change: 4}",
             "item: {unit: party/ana, which: Draught}", "party/ana: {hp: 9}"});
        row("an item leaves its effect on its user", withDraught,
            {"item: {unit: party/ana, which: Smoke}", "party/ana: {hp: 3, effects: [Hidden]}"});
        row("nobody uses an item without one on the card", inBattle,
            {"offer item party/bo: closed", "rule item party/bo: no-item",
             "remark item party/bo: Bo has no items on its card", "pass: {unit: party/bo}",
             "offer item party/ana: open"});
        row("an item and a power are reported", inBattle,
            {"item: {unit: party/bo, which: Rope}", "reports: Bo uses an item: Rope",
             "attack: {attacker: party/ana, target: gm/orc, power: Lunge, dice: [1, 2, 3]}",
             "mentions: Ana attacks Orc with Lunge\n"});
        // Nobody rolls twice in one End Phase, unless the table has it so.
        row("a save of seven ends an effect", inInitiative,
            {"effect: {unit: gm/orc, add: slowed, save: true}", "gm/orc: {effects: [slowed]}",
             "refused phase: " + slowedOrc, initiative, "next_phase: {}", "next_phase: {}",
             "save: {unit: gm/orc, effect: slowed, dice: [4, 2]}", "gm/orc: {effects: [slowed]}",
             "warned saved: " + slowedOrc, "gm/orc: {effects: []}"});
        for (const auto& [dice, effects] : {std::pair("[4, 3]", "[Blessed]"), {"[4, 2]", "[]"}})
            row(std::string("a save may sustain an effect: ") + dice, inInitiative,
                {"effect: {unit: party/ana, add: Blessed, save: true, sustain: true}", initiative,
                 "next_phase: {}", "next_phase: {}",
                 std::string("save: {unit: party/ana, dice: ") + dice + '}',
                 std::string("party/ana: {effects: ") + effects + '}'});
    }
    void scripts() { followRow(); }

    // The chapter "End Phase", and status effects.

    void theEndPhaseListsEverySaveDue()
    {
        ScriptedMatch match = inInitiative();
        match.play("effect: {unit: gm/orc, add: slowed, save: true}");
        match.play("effect: {unit: gm/orc, add: Burning, save: true}");
        match.play("effect: {unit: party/bo, add: Dazed, save: true}");
        match.play({initiative, "next_phase: {}", "next_phase: {}"});
        const auto view = match.session().view({}, {});
        const auto board = std::ranges::find(view.boards, "saves", &door::Board::id);
        QVERIFY(board != view.boards.end());
        QCOMPARE(std::get<door::Row>(board->drawn).items.size(), 3U);
        match.follow({"due: save party/bo, save gm/orc", slowedOrc, "due: save party/bo, save gm/orc",
                      "save: {unit: gm/orc, effect: Burning, dice: [1, 1]}", "due: save party/bo",
                      "save: {unit: party/bo, dice: [6, 6]}", "due: next_phase"});
    }
};

ADJUTANT_TEST(AdventureBattlePhaseTest)

} // namespace adjutant::test::tst_adventure_battlephase
