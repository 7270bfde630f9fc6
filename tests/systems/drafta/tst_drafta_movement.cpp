#include "tests/systems/drafta/draftatable.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_drafta_movement {

using namespace adjutant;
using namespace adjutant::test;

namespace {

const std::string vela = R"({"name": "Vela", "hp": 12, "movement": 5, "full": 4, "partial": 1})";
const std::string ogre = R"({"name": "Ogre", "hp": 10, "movement": 4, "full": 6, "partial": 2})";

const std::string griffin =
    R"({"name": "Griffin", "hp": 8, "movement": 1, "full": 3, "partial": 1, "air": true})";

} // namespace

class DraftaMovementTest : public QObject
{
    Q_OBJECT

private:
    static DraftaTable begun()
    {
        DraftaTable table("{\"vela\": " + vela + ", \"griffin\": " + griffin + "}",
                          "{\"ogre\": " + ogre + "}");
        table.redBegins();
        return table;
    }

private slots:
    void aUnitMovesUpToItsMovementOnceATurn()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("move", R"({"unit": "red/vela", "squares": 6})"), std::string("too-far"));
        QCOMPARE(table.unit("red/vela")["moved"], Json(false));
        QCOMPARE(table.play("move", R"({"unit": "red/vela", "squares": 5, "terrain": "plain"})"),
                 std::string());
        QCOMPARE(table.unit("red/vela")["moved"], Json(true));
        QCOMPARE(table.play("move", R"({"unit": "red/vela", "squares": 1})"), std::string("moved"));
    }

    void aForestHalvesMovementRoundedDown()
    {
        // Half of 5 is 2.
        DraftaTable table = begun();
        QCOMPARE(table.play("move", R"({"unit": "red/vela", "squares": 3, "terrain": "forest"})"),
                 std::string("too-far"));
        QCOMPARE(table.play("move", R"({"unit": "red/vela", "squares": 2, "terrain": "forest"})"),
                 std::string());
    }

    void aForestLeavesAtLeastOneSquare()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("move", R"({"unit": "red/griffin", "squares": 2, "terrain": "forest"})"),
                 std::string("too-far"));
        QCOMPARE(table.play("move", R"({"unit": "red/griffin", "squares": 1, "terrain": "forest"})"),
                 std::string());
    }

    void onlyAirUnitsCrossDeepWater()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("move", R"({"unit": "red/vela", "squares": 1, "terrain": "water"})"),
                 std::string("water"));
        QCOMPARE(table.play("move", R"({"unit": "red/vela", "squares": 5, "terrain": "shallow"})"),
                 std::string());
        QCOMPARE(table.play("move", R"({"unit": "red/griffin", "squares": 1, "terrain": "water"})"),
                 std::string());
    }

    void onlyTheActiveSideMoves()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("move", R"({"unit": "blue/ogre", "squares": 1})"), std::string("not-active"));
        QCOMPARE(table.play("end_turn"), std::string());
        QCOMPARE(table.play("move", R"({"unit": "blue/ogre", "squares": 1})"), std::string());
        QCOMPARE(table.play("move", R"({"unit": "red/vela", "squares": 1})"), std::string("not-active"));
    }

    void endingTheTurnLetsUnitsMoveAgain()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("move", R"({"unit": "red/vela", "squares": 1})"), std::string());
        QCOMPARE(table.play("end_turn"), std::string());
        QCOMPARE(table.state()["round"], Json(1));
        QCOMPARE(table.play("end_turn"), std::string());
        QCOMPARE(table.state()["round"], Json(2));
        QCOMPARE(table.play("move", R"({"unit": "red/vela", "squares": 1})"), std::string());
    }

    void aCardWithoutMovementIsNotChecked()
    {
        DraftaTable table(R"({"vela": {"hp": 3, "full": 1, "partial": 0}})", "{\"ogre\": " + ogre + "}");
        table.redBegins();
        QCOMPARE(table.play("move", R"({"unit": "red/vela", "squares": 40})"), std::string());
    }

    void badInputIsRefusedAndChangesNothing()
    {
        DraftaTable table = begun();
        const Json before = table.state();
        const auto refused = [&](const char* answers) { return table.play("move", answers); };
        QCOMPARE(refused(R"({"unit": "red/nobody", "squares": 1})"), std::string("unknown-unit"));
        QCOMPARE(refused(R"({"unit": "red", "squares": 1})"), std::string("unknown-unit"));
        QCOMPARE(refused(R"({"unit": "green/vela", "squares": 1})"), std::string("unknown-unit"));
        QCOMPARE(refused(R"({"squares": 1})"), std::string("malformed"));
        QCOMPARE(refused(R"({"unit": "red/vela"})"), std::string("malformed"));
        QCOMPARE(refused(R"({"unit": "red/vela", "squares": -1})"), std::string("malformed"));
        QCOMPARE(refused(R"({"unit": "red/vela", "squares": "far"})"), std::string("malformed"));
        QCOMPARE(refused(R"({"unit": "red/vela", "squares": 1, "terrain": "lava"})"),
                 std::string("malformed"));
        QCOMPARE(refused(R"({"unit": "red/vela", "squares": 1, "speed": 2})"), std::string("malformed"));
        QCOMPARE(table.play("fly", R"({"unit": "red/vela"})"), std::string("malformed"));
        QCOMPARE(table.state(), before);
    }
};

ADJUTANT_TEST(DraftaMovementTest)

} // namespace tst_drafta_movement

#include "tst_drafta_movement.moc"
