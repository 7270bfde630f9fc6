#include "tests/systems/drafta/draftatable.h"
#include "tests/testprogram.h"

#include <QtTest>

using namespace adjutant;
using namespace adjutant::test;

namespace {

const std::string vela = R"({"name": "Vela", "hp": 12, "movement": 5, "full": 4, "partial": 1})";
const std::string ogre = R"({"name": "Ogre", "hp": 10, "movement": 4, "full": 6, "partial": 2})";

std::string five(const std::string& card)
{
    return "{\"a\": " + card + ", \"b\": " + card + ", \"c\": " + card + ", \"d\": " + card +
           ", \"e\": " + card + "}";
}

} // namespace

class DraftaEncampmentTest : public QObject
{
    Q_OBJECT

private:
    static DraftaTable begun()
    {
        DraftaTable table(five(vela), five(ogre));
        table.redBegins();
        return table;
    }

private slots:
    void twoUnitsGiveUpTheirTurnsForACamp()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("camp", R"({"units": ["red/a", "red/b"]})"), std::string());
        for (const char* unit : {"red/a", "red/b"}) {
            QCOMPARE(table.unit(unit)["moved"], Json(true));
            QCOMPARE(table.unit(unit)["acted"], Json(true));
        }
        QCOMPARE(table.unit("red/a")["camp"], Json());
        QCOMPARE(table.sentences(), std::string("Vela 1 and Vela 2 set up camp-1\n"));
        QCOMPARE(table.play("camp", R"({"units": ["red/a", "red/c"]})"), std::string("acted"));
    }

    void whoHasMovedOrActedSetsUpNoCamp()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("move", R"({"unit": "red/a", "squares": 1})"), std::string());
        QCOMPARE(table.play("camp", R"({"units": ["red/a", "red/b"]})"), std::string("acted"));
        QCOMPARE(table.play("attack", R"({"attacker": "red/c", "defender": "blue/a", "dice": [2, 2]})"),
                 std::string());
        QCOMPARE(table.play("camp", R"({"units": ["red/b", "red/c"]})"), std::string("acted"));
        QCOMPARE(table.play("camp", R"({"units": ["red/d", "red/b"]})"), std::string());
    }

    void aCampNeedsTwoUnitsOfTheActiveSide()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("camp", R"({"units": ["red/a"]})"), std::string("malformed"));
        QCOMPARE(table.play("camp", R"({"units": ["red/a", "red/a"]})"), std::string("malformed"));
        QCOMPARE(table.play("camp", R"({"units": ["red/a", "red/b", "red/c"]})"), std::string("malformed"));
        QCOMPARE(table.play("camp", R"({"units": ["red/a", "red/x"]})"), std::string("unknown-unit"));
        QCOMPARE(table.play("camp", R"({"units": ["red/a", "blue/a"]})"), std::string("not-active"));
        QCOMPARE(table.play("camp"), std::string("malformed"));
    }

    void aCampHoldsFour()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("camp", R"({"units": ["red/a", "red/b"]})"), std::string());
        for (const std::string unit : {"a", "b", "c", "d"}) {
            const std::string entering = Json{{"unit", "red/" + unit}, {"camp", "camp-1"}}.dump();
            QCOMPARE(table.play("enter", entering), std::string());
        }
        QCOMPARE(table.unit("red/d")["camp"], Json("camp-1"));
        QCOMPARE(table.play("enter", R"({"unit": "red/e", "camp": "camp-1"})"), std::string("camp-full"));
        QCOMPARE(table.play("leave", R"({"unit": "red/a"})"), std::string());
        QCOMPARE(table.unit("red/a")["camp"], Json());
        QCOMPARE(table.play("enter", R"({"unit": "red/e", "camp": "camp-1"})"), std::string());
    }

    void onlyOwnCampsAreEntered()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("enter", R"({"unit": "red/c", "camp": "camp-1"})"), std::string("malformed"));
        QCOMPARE(table.play("leave", R"({"unit": "red/c"})"), std::string("malformed"));
        QCOMPARE(table.play("camp", R"({"units": ["red/a", "red/b"]})"), std::string());
        QCOMPARE(table.play("end_turn"), std::string());
        QCOMPARE(table.play("camp", R"({"units": ["blue/a", "blue/b"]})"), std::string());
        QCOMPARE(table.play("enter", R"({"unit": "blue/c", "camp": "camp-1"})"), std::string("malformed"));
        QCOMPARE(table.play("enter", R"({"unit": "blue/c", "camp": "camp-2"})"), std::string());
        QCOMPARE(table.play("enter", R"({"unit": "red/c", "camp": "camp-1"})"), std::string("not-active"));
    }

    void everyTurnInACampRestoresTwoHitPoints()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("camp", R"({"units": ["red/a", "red/b"]})"), std::string());
        // Red's c takes 6 and a takes 1.
        QCOMPARE(table.play("attack", R"({"attacker": "red/c", "defender": "blue/a", "dice": [2, 5]})"),
                 std::string());
        QCOMPARE(table.play("enter", R"({"unit": "red/c", "camp": "camp-1"})"), std::string());
        QCOMPARE(table.play("end_turn"), std::string());
        QCOMPARE(table.unit("red/c")["hp"], Json(12 - 6 + 2));
        QCOMPARE(table.unit("blue/a")["hp"], Json(10 - 1));
        // Not at the end of the other side's turn.
        QCOMPARE(table.play("end_turn"), std::string());
        QCOMPARE(table.unit("red/c")["hp"], Json(12 - 6 + 2));
        QCOMPARE(table.play("end_turn"), std::string());
        QCOMPARE(table.unit("red/c")["hp"], Json(12 - 6 + 4));
    }

    void aCampDoesNotHealAboveTheMaximum()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("camp", R"({"units": ["red/a", "red/b"]})"), std::string());
        QCOMPARE(table.play("hp", R"({"unit": "red/c", "hp": 11})"), std::string());
        QCOMPARE(table.play("enter", R"({"unit": "red/c", "camp": "camp-1"})"), std::string());
        QCOMPARE(table.play("end_turn"), std::string());
        QCOMPARE(table.unit("red/c")["hp"], Json(12));
    }

    void theDefeatedLeaveTheirPlaceInTheCamp()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("camp", R"({"units": ["red/a", "red/b"]})"), std::string());
        QCOMPARE(table.play("enter", R"({"unit": "red/c", "camp": "camp-1"})"), std::string());
        QCOMPARE(table.play("end_turn"), std::string());
        QCOMPARE(table.play("special", R"({"attacker": "blue/a", "defender": "red/c", "damage": 20})"),
                 std::string());
        QCOMPARE(table.unit("red/c")["hp"], Json(0));
        QCOMPARE(table.unit("red/c")["camp"], Json());
    }

    void aHealerHealsAtAnyTimeNotAboveTheMaximum()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("hp", R"({"unit": "blue/a", "hp": 5})"), std::string());
        QCOMPARE(table.play("heal", R"({"unit": "blue/a", "hp": 2})"), std::string());
        QCOMPARE(table.unit("blue/a")["hp"], Json(7));
        QCOMPARE(table.play("heal", R"({"unit": "blue/a", "hp": 20})"), std::string());
        QCOMPARE(table.unit("blue/a")["hp"], Json(10));
        QCOMPARE(table.play("heal", R"({"unit": "blue/a", "hp": 0})"), std::string("malformed"));
        QCOMPARE(table.play("heal", R"({"unit": "blue/z", "hp": 1})"), std::string("unknown-unit"));
        QCOMPARE(table.play("hp", R"({"unit": "blue/a", "hp": 0})"), std::string());
        QCOMPARE(table.play("heal", R"({"unit": "blue/a", "hp": 2})"), std::string("defeated"));
    }
};

ADJUTANT_TEST(DraftaEncampmentTest)
#include "tst_drafta_encampment.moc"
