#include "tests/systems/drafta/draftatable.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_drafta_battle {

using namespace adjutant;
using namespace adjutant::test;

namespace {

const std::string vela = R"({"name": "Vela", "hp": 12, "movement": 5, "full": 4, "partial": 1})";
const std::string ogre = R"({"name": "Ogre", "hp": 10, "movement": 4, "full": 6, "partial": 2})";

const std::string imp = R"({"name": "Imp", "hp": 3, "movement": 3, "full": 5, "partial": 3})";

} // namespace

class DraftaBattleTest : public QObject
{
    Q_OBJECT

private slots:
    void aBattleIsFoughtToItsEnd()
    {
        DraftaTable table("{\"vela\": " + vela + "}", "{\"ogre\": " + ogre + ", \"imp\": " + imp + "}");
        QCOMPARE(table.play("first", R"({"rolls": {"red": 1, "blue": 6}})"), std::string());
        QCOMPARE(table.play("move", R"({"unit": "blue/ogre", "squares": 4})"), std::string());
        // The Ogre rolls lower: Vela deals 4 and takes 2.
        QCOMPARE(table.play("attack", R"({"attacker": "blue/ogre", "defender": "red/vela", "dice": [2, 4]})"),
                 std::string());
        QCOMPARE(table.unit("blue/ogre")["hp"], Json(6));
        QCOMPARE(table.unit("red/vela")["hp"], Json(10));
        QCOMPARE(table.play("end_turn"), std::string());
        // A critical: 4, and nothing back.
        QCOMPARE(table.play("attack", R"({"attacker": "red/vela", "defender": "blue/ogre", "dice": [6, 1]})"),
                 std::string());
        QCOMPARE(table.play("end_turn"), std::string());
        QCOMPARE(table.state()["round"], Json(2));
        QCOMPARE(table.play("end_turn"), std::string());
        QCOMPARE(table.play("attack", R"({"attacker": "red/vela", "defender": "blue/ogre", "dice": [3, 2]})"),
                 std::string());
        QCOMPARE(table.unit("blue/ogre")["hp"], Json(0));
        QCOMPARE(table.unit("red/vela")["hp"], Json(8));
        QCOMPARE(table.state()["finished"], Json(false));
        QCOMPARE(table.play("end_turn"), std::string());
        QCOMPARE(table.play("attack", R"({"attacker": "blue/imp", "defender": "red/vela", "dice": [2, 3]})"),
                 std::string());
        QVERIFY(table.sentences().ends_with("Battle won by red\n"));
        const Json state = table.state();
        QCOMPARE(state["finished"], Json(true));
        QCOMPARE(state["winner"], Json("red"));
        QCOMPARE(state["active_player"], Json());
        QCOMPARE(state["round"], Json(3));
        QCOMPARE(state["commands"], Json(10));
        for (const char* word :
             {"end_turn", "move", "attack", "special", "talent", "heal", "camp", "enter", "leave", "first"})
            QCOMPARE(table.play(word), std::string("finished"));
        QCOMPARE(table.state(), state);
    }

    void nobodyWinsWhereBothFall()
    {
        DraftaTable table("{\"one\": " + imp + "}", "{\"other\": " + imp + "}");
        table.redBegins();
        QCOMPARE(table.play("attack", R"({"attacker": "red/one", "defender": "blue/other", "dice": [4, 2]})"),
                 std::string());
        const Json state = table.state();
        QCOMPARE(state["finished"], Json(true));
        QCOMPARE(state["winner"], Json());
        QCOMPARE(table.unit("red/one")["defeated"], Json(true));
        QCOMPARE(table.unit("blue/other")["defeated"], Json(true));
    }

    void undoTakesTheEndBack()
    {
        DraftaTable table("{\"one\": " + imp + "}", "{\"other\": " + imp + "}");
        table.redBegins();
        const Json before = table.state();
        QCOMPARE(table.play("attack", R"({"attacker": "red/one", "defender": "blue/other", "dice": [6, 1]})"),
                 std::string());
        QCOMPARE(table.state()["winner"], Json("red"));
        QVERIFY(table.session().undo(Extent::procedure, {}));
        QCOMPARE(table.state(), before);
    }

    void aCorrectionPutsHitPointsRight()
    {
        DraftaTable table("{\"one\": " + imp + "}", "{\"other\": " + imp + "}");
        table.redBegins();
        QCOMPARE(table.play("attack", R"({"attacker": "red/one", "defender": "blue/other", "dice": [6, 1]})"),
                 std::string());
        QCOMPARE(table.play("hp", R"({"unit": "blue/other", "hp": 2})"), std::string());
        QCOMPARE(table.state()["finished"], Json(false));
        QCOMPARE(table.unit("blue/other")["hp"], Json(2));
        QCOMPARE(table.play("hp", R"({"unit": "blue/other", "hp": 4})"), std::string("malformed"));
    }
};

ADJUTANT_TEST(DraftaBattleTest)

} // namespace tst_drafta_battle

#include "tst_drafta_battle.moc"
