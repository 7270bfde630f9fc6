#include "tests/systems/drafta/draftastart.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_drafta_turns {

using namespace adjutant;
using namespace adjutant::test;

namespace {

const std::string griffin = "{name: Griffin, hp: 8, movement: 1, full: 3, partial: 1, air: true}";
const std::string imp = "{name: Imp, hp: 3, movement: 3, full: 5, partial: 3}";

} // namespace

/// Who begins, movement, and a battle to its end.
class DraftaTurnsTest : public QObject
{
    Q_OBJECT

private:
    static ScriptedMatch unrolled()
    {
        return ScriptedMatch(redAndBlue("vela: " + vela + ", anna: " + vela, "ogre: " + ogre));
    }

    static ScriptedMatch begun()
    {
        return redBegins("vela: " + vela + ", griffin: " + griffin, "ogre: " + ogre);
    }

private slots:
    void theHigherRollBegins()
    {
        ScriptedMatch match = unrolled();
        QCOMPARE(match.state()["active_player"], Json());
        match.play("first: {rolls: {red: 2, blue: 5}}");
        QCOMPARE(match.state()["active_player"], "blue");
        QCOMPARE(match.sentences(), "blue goes first: 5 against 2\n");
        match.refuses("malformed", "first: {rolls: {red: 2, blue: 5}}");
    }

    void aTieIsRolledAgain()
    {
        ScriptedMatch match = unrolled();
        match.refuses("tie", "first: {rolls: {red: 4, blue: 4}}");
        match.play("first: {rolls: {red: [4], blue: [3]}}");
        QCOMPARE(match.state()["active_player"], "red");
    }

    void aTieIsRolledAgainInTheSameForm()
    {
        ScriptedMatch match = unrolled();
        match.refuses("tie", "first: {rolls: {red: 4, blue: 4}, again: {1: {red: 2, blue: 2}}}");
        match.play("first: {rolls: {red: 4, blue: 4}, again: {1: {red: 2, blue: 2}, 2: {red: 1, blue: 6}}}");
        QCOMPARE(match.state()["active_player"], "blue");
    }

    void nothingIsDoneBeforeTheFirstRoll_data()
    {
        QTest::addColumn<std::string>("command");
        for (const char* command :
             {"move: {unit: red/vela, squares: 1}",
              "attack: {attacker: red/vela, defender: blue/ogre, dice: [6, 2]}",
              "special: {attacker: red/vela, defender: blue/ogre, damage: 4, type: fire}",
              "talent: {unit: red/vela}", "heal: {unit: red/vela, hp: 2}",
              "camp: {units: [red/vela, red/anna]}", "enter: {unit: red/vela, camp: camp-1}",
              "leave: {unit: red/vela}", "consequence: {unit: red/vela, d100: 37}", "end_turn: {}"})
            QTest::newRow(command) << std::string(command);
    }

    void nothingIsDoneBeforeTheFirstRoll()
    {
        QFETCH(std::string, command);
        ScriptedMatch match = unrolled();
        match.refuses("not-active", command);
    }

    void rollsThatADieDoesNotShowAreRefused()
    {
        ScriptedMatch match = unrolled();
        for (const std::string rolls : {"{red: 7, blue: 1}", "{red: 0, blue: 1}", "{red: 3}",
                                        "{red: 3, blue: 1, green: 2}", "[5, 2]", "{red: [5, 5], blue: 1}"})
            match.refuses("malformed", "first: {rolls: " + rolls + '}');
        match.refuses("malformed", "first: {}");
    }

    void theStateHasTheFrameOfTheContract()
    {
        ScriptedMatch match = redBegins("vela: " + vela, "ogre: " + ogre);
        const Json expected = Json::parse(R"({
            "system": "drafta", "round": 1, "finished": false, "winner": null, "active_player": "red",
            "players": [
                {"id": "red", "units": [{"id": "vela", "hp": 12, "moved": false, "acted": false,
                 "talent_spent": false, "defeated": false, "camp": null}]},
                {"id": "blue", "units": [{"id": "ogre", "hp": 10, "moved": false, "acted": false,
                 "talent_spent": false, "defeated": false, "camp": null}]}],
            "commands": 1})");
        QCOMPARE(match.state(), expected);
    }

    void aUnitMovesUpToItsMovementOnceATurn()
    {
        ScriptedMatch match = begun();
        match.refuses("too-far", "move: {unit: red/vela, squares: 6}");
        QCOMPARE(match.unit("red/vela")["moved"], false);
        match.play("move: {unit: red/vela, squares: 5, terrain: plain}");
        QCOMPARE(match.unit("red/vela")["moved"], true);
        match.refuses("moved", "move: {unit: red/vela, squares: 1}");
    }

    void aForestHalvesMovementRoundedDown()
    {
        // Half of 5 is 2.
        ScriptedMatch match = begun();
        match.refuses("too-far", "move: {unit: red/vela, squares: 3, terrain: forest}");
        match.play("move: {unit: red/vela, squares: 2, terrain: forest}");
    }

    void aForestLeavesAtLeastOneSquare()
    {
        ScriptedMatch match = begun();
        match.refuses("too-far", "move: {unit: red/griffin, squares: 2, terrain: forest}");
        match.play("move: {unit: red/griffin, squares: 1, terrain: forest}");
    }

    void onlyAirUnitsCrossDeepWater()
    {
        ScriptedMatch match = begun();
        match.refuses("water", "move: {unit: red/vela, squares: 1, terrain: water}");
        match.play("move: {unit: red/vela, squares: 5, terrain: shallow}");
        match.play("move: {unit: red/griffin, squares: 1, terrain: water}");
    }

    void onlyTheActiveSideMoves()
    {
        ScriptedMatch match = begun();
        match.refuses("not-active", "move: {unit: blue/ogre, squares: 1}");
        match.play({"end_turn: {}", "move: {unit: blue/ogre, squares: 1}"});
        match.refuses("not-active", "move: {unit: red/vela, squares: 1}");
    }

    void endingTheTurnLetsUnitsMoveAgain()
    {
        ScriptedMatch match = begun();
        match.play({"move: {unit: red/vela, squares: 1}", "end_turn: {}"});
        QCOMPARE(match.state()["round"], 1);
        match.play("end_turn: {}");
        QCOMPARE(match.state()["round"], 2);
        match.play("move: {unit: red/vela, squares: 1}");
    }

    void aCardWithoutMovementIsNotChecked()
    {
        ScriptedMatch match = redBegins("vela: {hp: 3, full: 1, partial: 0}", "ogre: " + ogre);
        match.play("move: {unit: red/vela, squares: 40}");
    }

    void badInputIsRefusedAndChangesNothing()
    {
        ScriptedMatch match = begun();
        match.refuses("unknown-unit",
                      {"move: {unit: red/nobody, squares: 1}", "move: {unit: red, squares: 1}",
                       "move: {unit: green/vela, squares: 1}"});
        match.refuses("malformed",
                      {"move: {squares: 1}", "move: {unit: red/vela}", "move: {unit: red/vela, squares: -1}",
                       "move: {unit: red/vela, squares: far}",
                       "move: {unit: red/vela, squares: 1, terrain: lava}",
                       "move: {unit: red/vela, squares: 1, speed: 2}", "fly: {unit: red/vela}"});
    }

    void aBattleIsFoughtToItsEnd()
    {
        ScriptedMatch match(redAndBlue("vela: " + vela, "ogre: " + ogre + ", imp: " + imp));
        match.play({"first: {rolls: {red: 1, blue: 6}}", "move: {unit: blue/ogre, squares: 4}"});
        // The Ogre rolls lower: Vela deals 4 and takes 2.
        match.play("attack: {attacker: blue/ogre, defender: red/vela, dice: [2, 4]}");
        QCOMPARE(match.unit("blue/ogre")["hp"], 6);
        QCOMPARE(match.unit("red/vela")["hp"], 10);
        match.play("end_turn: {}");
        // A critical: 4, and nothing back.
        match.play({"attack: {attacker: red/vela, defender: blue/ogre, dice: [6, 1]}", "end_turn: {}"});
        QCOMPARE(match.state()["round"], 2);
        match.play({"end_turn: {}", "attack: {attacker: red/vela, defender: blue/ogre, dice: [3, 2]}"});
        QCOMPARE(match.unit("blue/ogre")["hp"], 0);
        QCOMPARE(match.unit("red/vela")["hp"], 8);
        QCOMPARE(match.state()["finished"], false);
        match.play({"end_turn: {}", "attack: {attacker: blue/imp, defender: red/vela, dice: [2, 3]}"});
        QVERIFY(match.sentences().ends_with("Battle won by red\n"));
        const Json state = match.state();
        QCOMPARE(state["finished"], true);
        QCOMPARE(state["winner"], "red");
        QCOMPARE(state["active_player"], Json());
        QCOMPARE(state["round"], 3);
        QCOMPARE(state["commands"], 10);
        for (const char* word :
             {"end_turn", "move", "attack", "special", "talent", "heal", "camp", "enter", "leave", "first"})
            match.refuses("finished", word + std::string(": {}"));
    }

    void nobodyWinsWhereBothFall()
    {
        ScriptedMatch match = redBegins("one: " + imp, "other: " + imp);
        match.play("attack: {attacker: red/one, defender: blue/other, dice: [4, 2]}");
        const Json state = match.state();
        QCOMPARE(state["finished"], true);
        QCOMPARE(state["winner"], Json());
        QCOMPARE(match.unit("red/one")["defeated"], true);
        QCOMPARE(match.unit("blue/other")["defeated"], true);
    }

    void undoTakesTheEndBack()
    {
        ScriptedMatch match = redBegins("one: " + imp, "other: " + imp);
        const Json before = match.state();
        match.play("attack: {attacker: red/one, defender: blue/other, dice: [6, 1]}");
        QCOMPARE(match.state()["winner"], "red");
        match.play("undo: {}");
        QCOMPARE(match.state(), before);
    }

    void aCorrectionPutsHitPointsRight()
    {
        ScriptedMatch match = redBegins("one: " + imp, "other: " + imp);
        match.play("attack: {attacker: red/one, defender: blue/other, dice: [6, 1]}");
        match.play("hp: {unit: blue/other, hp: 2}");
        QCOMPARE(match.state()["finished"], false);
        QCOMPARE(match.unit("blue/other")["hp"], 2);
        match.refuses("malformed", "hp: {unit: blue/other, hp: 4}");
    }
};

ADJUTANT_TEST(DraftaTurnsTest)

} // namespace tst_drafta_turns

#include "tst_drafta_turns.moc"
