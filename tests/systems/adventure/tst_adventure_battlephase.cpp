#include "tests/systems/adventure/adventurestart.h"

namespace adjutant::test::tst_adventure_battlephase {

static void toEnd(ScriptedMatch& match)
{
    match.play({initiative, "next_phase: {}", "next_phase: {}"});
}

const char* const slowedOrc = "save: {unit: gm/orc, effect: slowed, dice: [4, 3]}";

/// The chapter "Battle Phase". The order is Bo, Ana, Orc, Wolf.
class AdventureBattlePhaseTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void attacksGoByTheOrderAndThePhase()
    {
        ScriptedMatch match(twoAgainstTwo());
        match.refuses("phase", "attack: {attacker: party/bo, target: gm/orc, dice: [1, 2]}");
        match.play({initiative, "next_phase: {}"});
        match.refuses("not-next", "attack: {attacker: gm/orc, target: party/bo, dice: [1, 2]}");
        match.refuses("unknown-unit", "attack: {attacker: party/bo, target: gm/bear, dice: [1, 2]}");
        match.play("attack: {attacker: party/bo, target: gm/orc, dice: [1, 2]}");
        QCOMPARE(match.unit("party/bo")["acted"], true);
        match.refuses("not-next", "attack: {attacker: party/bo, target: gm/orc, dice: [1, 2]}");
    }

    // 4 and 2 with ATK 2 are 8, and the Orc's DEF is 8.
    void anAttackSucceedsOnTheDefence()
    {
        ScriptedMatch match = inBattle();
        match.play("attack: {attacker: party/bo, target: gm/orc, dice: [4, 2]}");
        const Json success{{"net_sources", 0}, {"total", 8}, {"success", true}};
        QCOMPARE(match.state()["last_attack"], success);
        match.play({"undo: {}", "attack: {attacker: party/bo, target: gm/orc, dice: [4, 1]}"});
        const Json failure{{"net_sources", 0}, {"total", 7}, {"success", false}};
        QCOMPARE(match.state()["last_attack"], failure);
    }

    void asManyDiceAreNeededAsTheSourcesBring()
    {
        ScriptedMatch match = inBattle();
        for (const std::string wrong : {"dice: [4]", "dice: [4, 2, 1]", "dice: [4, 2], advantage: 1",
                                        "dice: [4, 2, 1], advantage: 1, disadvantage: 1"})
            match.refuses("dice-count", "attack: {attacker: party/bo, target: gm/orc, " + wrong + '}');
        // The third die of one source of advantage is a D6.
        match.refuses("malformed",
                      "attack: {attacker: party/bo, target: gm/orc, dice: [4, 2, 7], advantage: 1}");
        match.refuses("malformed", "attack: {attacker: party/bo, target: gm/orc}");
        match.refuses("malformed",
                      "attack: {attacker: party/bo, target: gm/orc, dice: [4, 2], advantage: -1}");
    }

    // Ana is of tier 2, the Orc of tier 1: she keeps the two highest of three.
    void tiersAreSourcesOfBoth()
    {
        ScriptedMatch match = inBattle();
        match.play("pass: {unit: party/bo}");
        match.play("attack: {attacker: party/ana, target: gm/orc, dice: [1, 2, 6]}");
        const Json byAna{{"net_sources", 1}, {"total", 11}, {"success", true}};
        QCOMPARE(match.state()["last_attack"], byAna);
        match.play("attack: {attacker: gm/orc, target: party/ana, dice: [1, 2, 12]}");
        const Json byOrc{{"net_sources", -1}, {"total", 5}, {"success", false}};
        QCOMPARE(match.state()["last_attack"], byOrc);
    }

    void whoAttacksASeizerHasAdvantage()
    {
        ScriptedMatch match = inMovement();
        match.play({"seize: {unit: gm/wolf}", "next_phase: {}"});
        match.play("attack: {attacker: party/bo, target: gm/wolf, dice: [1, 2, 3]}");
        QCOMPARE(match.state()["last_attack"]["net_sources"], 1);
    }

    void whoAttacksADefenderHasDisadvantageUntilItsNextTurn()
    {
        ScriptedMatch match = inBattle();
        match.play({"defend: {unit: party/bo}", "pass: {unit: party/ana}"});
        match.play("attack: {attacker: gm/orc, target: party/bo, dice: [6, 5, 12]}");
        const Json second{{"net_sources", -1}, {"total", 13}, {"success", true}};
        QCOMPARE(match.state()["last_attack"], second);
        match.play({"next_phase: {}", "next_phase: {}"});
        match.play("initiative: {rolls: {party/ana: 8, party/bo: 5, gm/orc: 6, gm/wolf: 4}}");
        match.play("next_phase: {}");
        QCOMPARE(match.unit("party/bo")["defending"], true);
        match.play("pass: {unit: party/ana}");
        match.play("attack: {attacker: gm/orc, target: party/bo, dice: [6, 5, 12]}");
        QCOMPARE(match.state()["last_attack"]["net_sources"], -1);
        match.play("item: {unit: party/bo}");
        QCOMPARE(match.unit("party/bo")["defending"], false);
    }

    void whoDisengagesAttacksAtDisadvantageUntilTheEndOfTheNextRound()
    {
        ScriptedMatch match = inBattle();
        match.play("disengage: {unit: party/bo}");
        for (int phase = 0; phase < 2; ++phase)
            match.play("next_phase: {}");
        match.play({initiative, "next_phase: {}"});
        match.play("attack: {attacker: party/bo, target: gm/orc, dice: [6, 5, 12]}");
        QCOMPARE(match.state()["last_attack"]["net_sources"], -1);
        QCOMPARE(match.unit("party/bo")["disengaged"], true);
        match.play("next_phase: {}");
        QCOMPARE(match.unit("party/bo")["disengaged"], true);
        match.play("next_phase: {}");
        QCOMPARE(match.unit("party/bo")["disengaged"], false);
    }

    void whoDelaysActsAfterALaterTurn()
    {
        ScriptedMatch match = inBattle();
        match.refuses("not-next", "delay: {unit: party/ana, after: gm/orc}");
        match.refuses("not-later", "delay: {unit: party/bo, after: party/bo}");
        match.play("delay: {unit: party/bo, after: gm/orc}");
        QCOMPARE(match.words("battle_order"), "party/ana gm/orc party/bo gm/wolf");
        QCOMPARE(match.unit("party/bo")["acted"], false);
        match.refuses("not-next", "pass: {unit: party/bo}");
        match.play("pass: {unit: party/ana}");
        match.refuses("not-later", "delay: {unit: gm/orc, after: party/ana}");
        match.play({"pass: {unit: gm/orc}", "defend: {unit: party/bo}"});
        match.refuses("not-later", "delay: {unit: gm/wolf, after: party/bo}");
    }

    // Bo, Ana, Orc, Wolf: Bo waits for the Orc; when that waits for the Wolf, Bo waits on.
    void whoWaitsForOneThatDelaysWaitsOn()
    {
        ScriptedMatch match = inBattle();
        match.play({"delay: {unit: party/bo, after: gm/orc}", "pass: {unit: party/ana}"});
        match.play("delay: {unit: gm/orc, after: gm/wolf}");
        QCOMPARE(match.words("battle_order"), "party/ana gm/wolf gm/orc party/bo");
        match.refuses("not-next", "pass: {unit: party/bo}");
        match.play({"pass: {unit: gm/wolf}", "pass: {unit: gm/orc}", "pass: {unit: party/bo}"});
    }

    void nobodyWaitsForOneThatWaitsForIt()
    {
        ScriptedMatch match = inBattle();
        match.play({"delay: {unit: party/bo, after: gm/orc}", "pass: {unit: party/ana}"});
        match.refuses("not-later", "delay: {unit: gm/orc, after: party/bo}");
    }

    void nobodyWaitsForOneThatIsDown()
    {
        ScriptedMatch match = inBattle();
        match.play("hp: {unit: gm/orc, change: -500}");
        QCOMPARE(match.unit("gm/orc")["hp"], 0);
        match.refuses("not-later", "delay: {unit: party/bo, after: gm/orc}");
    }

    void anEffectIsItsNameWithoutTheSpacesAround()
    {
        ScriptedMatch match(twoAgainstTwo());
        match.refuses("malformed", "effect: {unit: gm/orc, remove: slowed}");
        VERIFY_CONTAINS(match.sentences(), "no effects");
        match.refuses("malformed", "effect: {unit: gm/orc, add: '  '}");
        match.play("effect: {unit: gm/orc, add: 'Slowed '}");
        QCOMPARE(match.unit("gm/orc")["effects"], Json({"slowed"}));
    }

    // Without a turn that it names it acts between two turns, whenever it says so.
    void whoDelaysMayLeaveOpenUntilWhen()
    {
        ScriptedMatch match = inBattle();
        match.play("delay: {unit: party/bo}");
        match.refuses("not-next", "pass: {unit: party/bo}");
        match.play({"pass: {unit: party/ana}", "attack: {attacker: party/bo, target: gm/orc, dice: [6, 5]}"});
        QCOMPARE(match.words("battle_order"), "party/ana party/bo gm/orc gm/wolf");
        match.play("pass: {unit: gm/orc}");
    }

    // Bo waits for Ana, who then leaves open when she acts: his turn follows hers, wherever that falls.
    void whoWaitsForOneThatDelaysActsBehindIt()
    {
        ScriptedMatch match = inBattle();
        match.play({"delay: {unit: party/bo, after: party/ana}", "delay: {unit: party/ana}"});
        match.play({"pass: {unit: gm/orc}", "pass: {unit: party/ana}"});
        QCOMPARE(match.words("battle_order"), "gm/orc party/ana party/bo gm/wolf");
        match.play("pass: {unit: party/bo}");
    }

    void nobodyWaitsForWhoHasNoHitPointsLeft()
    {
        ScriptedMatch match = inBattle();
        match.play("hp: {unit: party/bo, change: -20}");
        QCOMPARE(match.unit("party/bo")["hp"], 0);
        match.play("pass: {unit: party/ana}");
        // It may act all the same: the rules don't say what it means.
        match.play("pass: {unit: party/bo}");
    }

    void anItemAndAPowerAreReported()
    {
        ScriptedMatch match = inBattle();
        match.play("item: {unit: party/bo, which: Rope}");
        QCOMPARE(match.sentences(), "Bo uses an item: Rope\n");
        match.play("attack: {attacker: party/ana, target: gm/orc, power: Lunge, dice: [1, 2, 3]}");
        QVERIFY(match.sentences().starts_with("Ana attacks Orc with Lunge\n"));
    }

    void anAllyIsNoTarget()
    {
        ScriptedMatch match = inBattle();
        match.refuses("unknown-unit", "attack: {attacker: party/bo, target: party/ana, dice: [1, 2]}");
        QCOMPARE(match.sentences(), "Ana and Bo are on the same side");
    }

    // The chapter "End Phase", and status effects.

    void aSaveOfSevenEndsAnEffect()
    {
        ScriptedMatch match(twoAgainstTwo());
        match.play("effect: {unit: gm/orc, add: slowed, save: true}");
        QCOMPARE(match.unit("gm/orc")["effects"], Json({"slowed"}));
        match.refuses("phase", slowedOrc);
        toEnd(match);
        match.play("save: {unit: gm/orc, effect: slowed, dice: [4, 2]}");
        QCOMPARE(match.unit("gm/orc")["effects"], Json({"slowed"}));
        // Nobody rolls twice in one End Phase, unless the table has it so.
        match.play(slowedOrc);
        QCOMPARE(match.state()["players"][1]["units"][0]["effects"], Json::array());
        QCOMPARE(match.session().warnings().size(), 1U);
        QCOMPARE(match.session().warnings().front().second.rule, "saved");
    }

    void aSaveMaySustainAnEffect()
    {
        for (const auto& [dice, stays] : {std::pair("[4, 3]", true), {"[4, 2]", false}}) {
            ScriptedMatch match(twoAgainstTwo());
            match.play("effect: {unit: party/ana, add: Blessed, save: true, sustain: true}");
            toEnd(match);
            match.play("save: {unit: party/ana, dice: " + std::string(dice) + "}");
            QCOMPARE(match.unit("party/ana")["effects"].size(), std::size_t(stays ? 1 : 0));
        }
    }

    void savesTakeSourcesOfTheTable()
    {
        ScriptedMatch match(twoAgainstTwo());
        match.play("effect: {unit: gm/orc, add: slowed, save: true}");
        toEnd(match);
        match.refuses("dice-count", "save: {unit: gm/orc, effect: slowed, dice: [4, 3, 1]}");
        match.play("save: {unit: gm/orc, effect: slowed, disadvantage: 1, dice: [5, 6, 1]}");
        VERIFY_CONTAINS(match.sentences(), "Orc rolls 6 for Slowed: it stays");
    }

    void whatHasNoSaveIsNotRolledFor()
    {
        ScriptedMatch match(twoAgainstTwo());
        match.play("effect: {unit: gm/orc, add: prone}");
        toEnd(match);
        match.refuses("malformed", "save: {unit: gm/orc, effect: prone, dice: [4, 3]}");
        match.refuses("unknown-unit", "save: {unit: gm/bear, effect: prone, dice: [4, 3]}");
        match.play("effect: {unit: gm/orc, remove: prone}");
        QCOMPARE(match.unit("gm/orc")["effects"], Json::array());
        match.refuses("malformed", "effect: {unit: gm/orc, remove: prone}");
    }

    void theEndPhaseListsEverySaveDue()
    {
        ScriptedMatch match(twoAgainstTwo());
        match.play("effect: {unit: gm/orc, add: slowed, save: true}");
        match.play("effect: {unit: gm/orc, add: Burning, save: true}");
        match.play("effect: {unit: party/bo, add: Dazed, save: true}");
        toEnd(match);
        const auto view = match.session().view({}, {});
        const auto board = std::ranges::find(view.boards, "saves", &door::Board::id);
        QVERIFY(board != view.boards.end());
        QCOMPARE(std::get<door::Row>(board->drawn).items.size(), 3U);
        QCOMPARE(match.due(), "save party/bo, save gm/orc");
        match.play(slowedOrc);
        QCOMPARE(match.due(), "save party/bo, save gm/orc");
        match.play("save: {unit: gm/orc, effect: Burning, dice: [1, 1]}");
        QCOMPARE(match.due(), "save party/bo");
        match.play("save: {unit: party/bo, dice: [6, 6]}");
        QCOMPARE(match.due(), "next_phase");
    }
};

ADJUTANT_TEST(AdventureBattlePhaseTest)

} // namespace adjutant::test::tst_adventure_battlephase
