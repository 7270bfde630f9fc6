#include "tests/systems/drafta/draftatable.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_drafta_talents {

using namespace adjutant;
using namespace adjutant::test;

namespace {

const std::string vela = R"({"name": "Vela", "hp": 12, "movement": 5, "full": 4, "partial": 1})";
const std::string ogre = R"({"name": "Ogre", "hp": 10, "movement": 4, "full": 6, "partial": 2})";

const std::string hero =
    R"({"name": "Hero", "hp": 12, "movement": 5, "full": 4, "partial": 2, "talent": "Rally"})";
const std::string imp = R"({"name": "Imp", "hp": 3, "full": 5, "partial": 1, "talent": "Hex"})";

} // namespace

class DraftaTalentsTest : public QObject
{
    Q_OBJECT

private:
    static DraftaTable begun()
    {
        DraftaTable table("{\"hero\": " + hero + ", \"vela\": " + vela + "}",
                          "{\"imp\": " + imp + ", \"imp-two\": " + imp + ", \"ogre\": " + ogre + "}");
        table.redBegins();
        return table;
    }

private slots:
    void aTalentIsUsedOnce()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("talent", R"({"unit": "red/hero"})"), std::string());
        QCOMPARE(table.unit("red/hero")["talent_spent"], Json(true));
        QCOMPARE(table.unit("red/hero")["acted"], Json(false));
        QCOMPARE(table.play("talent", R"({"unit": "red/hero"})"), std::string("talent-spent"));
        QCOMPARE(table.play("talent", R"({"unit": "red/vela"})"), std::string("no-talent"));
        QCOMPARE(table.play("talent", R"({"unit": "blue/imp"})"), std::string("not-active"));
    }

    void aDefeatedFoeGivesTheTalentBack()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("talent", R"({"unit": "red/hero"})"), std::string());
        QCOMPARE(table.play("attack", R"({"attacker": "red/hero", "defender": "blue/imp", "dice": [5, 2]})"),
                 std::string());
        QCOMPARE(table.unit("blue/imp")["defeated"], Json(true));
        QCOMPARE(table.unit("red/hero")["talent_spent"], Json(false));
        QCOMPARE(table.play("talent", R"({"unit": "red/hero"})"), std::string());
    }

    void aHurtFoeDoesNot()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("talent", R"({"unit": "red/hero"})"), std::string());
        QCOMPARE(table.play("attack", R"({"attacker": "red/hero", "defender": "blue/ogre", "dice": [5, 2]})"),
                 std::string());
        QCOMPARE(table.unit("red/hero")["talent_spent"], Json(true));
    }

    void aDefenderWhoDefeatsTheAttackerIsTheVictor()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("talent", R"({"unit": "red/hero"})"), std::string());
        QCOMPARE(table.play("end_turn"), std::string());
        // The Imp attacks and rolls lower: 4 are more than its 3 hit points.
        QCOMPARE(table.play("attack", R"({"attacker": "blue/imp", "defender": "red/hero", "dice": [2, 5]})"),
                 std::string());
        QCOMPARE(table.unit("blue/imp")["defeated"], Json(true));
        QCOMPARE(table.unit("red/hero")["hp"], Json(12 - 1));
        QCOMPARE(table.unit("red/hero")["talent_spent"], Json(false));
    }

    void aSpecialAttackThatDefeatsGivesItBackToo()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("talent", R"({"unit": "red/hero"})"), std::string());
        QCOMPARE(table.play("special", R"({"attacker": "red/hero", "defender": "blue/imp", "damage": 3})"),
                 std::string());
        QCOMPARE(table.unit("red/hero")["talent_spent"], Json(false));
    }
};

ADJUTANT_TEST(DraftaTalentsTest)

} // namespace tst_drafta_talents

#include "tst_drafta_talents.moc"
