#include "tests/systems/drafta/draftastart.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_drafta_battle {

using namespace adjutant;
using namespace adjutant::test;

namespace {

const std::string imp = "{name: Imp, hp: 3, movement: 3, full: 5, partial: 3}";

} // namespace

class DraftaBattleTest : public QObject
{
    Q_OBJECT

private slots:
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

ADJUTANT_TEST(DraftaBattleTest)

} // namespace tst_drafta_battle

#include "tst_drafta_battle.moc"
