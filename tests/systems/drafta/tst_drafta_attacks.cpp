#include "tests/systems/drafta/draftatable.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_drafta_attacks {

using namespace adjutant;
using namespace adjutant::test;

namespace {

const std::string vela = R"({"name": "Vela", "hp": 12, "movement": 5, "full": 4, "partial": 1})";
const std::string ogre = R"({"name": "Ogre", "hp": 10, "movement": 4, "full": 6, "partial": 2})";

const std::string archer = R"({"name": "Bow", "hp": 9, "full": 3, "partial": 1, "class": "archer"})";
const std::string mage = R"({"name": "Sage", "hp": 7, "full": 5, "partial": 2, "class": "mage",
    "attack_type": "fire", "vulnerable": {"steel": 3}})";
const std::string troll = R"({"name": "Troll", "hp": 40, "full": 6, "partial": 2, "attack_type": "steel",
    "vulnerable": {"fire": 2}, "breaks_ties": true})";
const std::string warded = R"({"name": "Warded", "hp": 40, "full": 6, "partial": 2, "vulnerable": {"fire": 4},
    "abilities": ["swift", "no_vulnerabilities"]})";

} // namespace

class DraftaAttacksTest : public QObject
{
    Q_OBJECT

private:
    static DraftaTable begun()
    {
        DraftaTable table("{\"vela\": " + vela + ", \"bow\": " + archer + ", \"sage\": " + mage + "}",
                          "{\"ogre\": " + ogre + ", \"bow\": " + archer + ", \"troll\": " + troll +
                              ", \"warded\": " + warded + "}");
        table.redBegins();
        return table;
    }

    // An attack with further keys: `, "dice": [5, 2]`.
    static std::string attack(const char* attacker, const char* defender, const std::string& more)
    {
        const Json key = {{"attacker", attacker}, {"defender", defender}};
        const std::string text = key.dump();
        return text.substr(0, text.size() - 1) + more + '}';
    }

private slots:
    void theHigherDealsFullAndTheLowerPartialDamage()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("attack", attack("red/vela", "blue/ogre", R"(, "dice": [5, 2])")), std::string());
        QCOMPARE(table.unit("blue/ogre")["hp"], Json(10 - 4));
        QCOMPARE(table.unit("red/vela")["hp"], Json(12 - 2));
        QCOMPARE(table.unit("red/vela")["acted"], Json(true));
    }

    void aLowerAttackerDealsPartialAndTakesFullDamage()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("attack", attack("red/vela", "blue/ogre", R"(, "distance": 1, "dice": [2, 3])")),
                 std::string());
        QCOMPARE(table.unit("blue/ogre")["hp"], Json(10 - 1));
        QCOMPARE(table.unit("red/vela")["hp"], Json(12 - 6));
    }

    void aTieHurtsNobody()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("attack", attack("red/vela", "blue/ogre", R"(, "dice": [6, 6])")), std::string());
        QCOMPARE(table.unit("blue/ogre")["hp"], Json(10));
        QCOMPARE(table.unit("red/vela")["hp"], Json(12));
        QCOMPARE(table.unit("red/vela")["acted"], Json(true));
    }

    void whoBreaksTiesIsTheHigher()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("attack", attack("red/vela", "blue/troll", R"(, "dice": [3, 3])")),
                 std::string());
        QCOMPARE(table.unit("blue/troll")["hp"], Json(40 - 1));
        QCOMPARE(table.unit("red/vela")["hp"], Json(12 - 6));
    }

    void twoWhoBreakTiesTieAllTheSame()
    {
        DraftaTable table("{\"one\": " + troll + "}", "{\"other\": " + troll + "}");
        table.redBegins();
        QCOMPARE(table.play("attack", attack("red/one", "blue/other", R"(, "dice": [4, 4])")), std::string());
        QCOMPARE(table.unit("red/one")["hp"], Json(40));
        QCOMPARE(table.unit("blue/other")["hp"], Json(40));
    }

    void aCriticalLeavesTheDefenderNoDamage()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("attack", attack("red/vela", "blue/ogre", R"(, "dice": [6, 1])")), std::string());
        QCOMPARE(table.unit("blue/ogre")["hp"], Json(10 - 4));
        QCOMPARE(table.unit("red/vela")["hp"], Json(12));
    }

    void aDefenderHasNoCritical()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("attack", attack("red/vela", "blue/ogre", R"(, "dice": [1, 6])")), std::string());
        QCOMPARE(table.unit("blue/ogre")["hp"], Json(10 - 1));
        QCOMPARE(table.unit("red/vela")["hp"], Json(12 - 6));
    }

    void anArcherDealsFullDamageWithoutARoll()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("attack", attack("red/bow", "blue/ogre", R"(, "distance": 2)")), std::string());
        QCOMPARE(table.unit("blue/ogre")["hp"], Json(10 - 3));
        QCOMPARE(table.unit("red/bow")["hp"], Json(9));
    }

    void noDiceAreTakenWhereNobodyRolls()
    {
        DraftaTable table = begun();
        const Json before = table.state();
        QCOMPARE(table.play("attack", attack("red/bow", "blue/ogre", R"(, "dice": [5, 2])")),
                 std::string("malformed"));
        QCOMPARE(table.play("attack", attack("red/vela", "blue/ogre", "")), std::string("malformed"));
        QCOMPARE(table.state(), before);
    }

    void rangedUnitsRollAgainstEachOther()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("attack", attack("red/sage", "blue/bow", "")), std::string("malformed"));
        QCOMPARE(table.play("attack", attack("red/sage", "blue/bow", R"(, "distance": 2, "dice": [2, 4])")),
                 std::string());
        QCOMPARE(table.unit("blue/bow")["hp"], Json(9 - 2));
        QCOMPARE(table.unit("red/sage")["hp"], Json(7 - 3));
    }

    void othersRollAgainstAnArcherTheyReach()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("attack", attack("red/vela", "blue/bow", R"(, "dice": [2, 4])")), std::string());
        QCOMPARE(table.unit("blue/bow")["hp"], Json(9 - 1));
        QCOMPARE(table.unit("red/vela")["hp"], Json(12 - 3));
    }

    void reachIsOneSquareAndTwoForRangedUnits()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("attack", attack("red/vela", "blue/ogre", R"(, "distance": 2, "dice": [5, 2])")),
                 std::string("out-of-reach"));
        QCOMPARE(table.play("attack", attack("red/bow", "blue/ogre", R"(, "distance": 3)")),
                 std::string("out-of-reach"));
        QCOMPARE(table.play("attack", attack("red/bow", "blue/ogre", R"(, "distance": 0)")),
                 std::string("malformed"));
    }

    void vulnerabilityMultipliesWhatIsDealtToIt()
    {
        // Fire on the Troll twice; in the exchange of ranged units nothing else is multiplied.
        DraftaTable table = begun();
        QCOMPARE(table.play("attack", attack("red/sage", "blue/troll", "")), std::string());
        QCOMPARE(table.unit("blue/troll")["hp"], Json(40 - 2 * 5));
    }

    void vulnerabilityCountsForTheDefendersBlowToo()
    {
        DraftaTable table("{\"troll\": " + troll + "}", "{\"sage\": " + mage + "}");
        table.redBegins();
        // The Troll rolls higher: 6 times 3 is more than 7; the Sage's 2 in fire count twice.
        QCOMPARE(table.play("attack", attack("red/troll", "blue/sage", R"(, "dice": [4, 2])")),
                 std::string());
        QCOMPARE(table.unit("blue/sage")["hp"], Json(0));
        QCOMPARE(table.unit("red/troll")["hp"], Json(40 - 2 * 2));
    }

    void anAbilityGrantsNoVulnerabilities()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("attack", attack("red/sage", "blue/warded", "")), std::string());
        QCOMPARE(table.unit("blue/warded")["hp"], Json(40 - 5));
    }

    void aSpecialAttackDealsItsDamageAndTakesNothing()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("special", attack("red/vela", "blue/ogre", R"(, "damage": 4, "type": "fire")")),
                 std::string());
        QCOMPARE(table.unit("blue/ogre")["hp"], Json(10 - 4));
        QCOMPARE(table.unit("red/vela")["hp"], Json(12));
        QCOMPARE(table.unit("red/vela")["acted"], Json(true));
    }

    void vulnerabilityCountsForSpecialAttacks()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("special", attack("red/vela", "blue/troll", R"(, "damage": 4, "type": "fire")")),
                 std::string());
        QCOMPARE(table.unit("blue/troll")["hp"], Json(40 - 2 * 4));
        // Without a type of its own it has that of the card: the Sage's is fire.
        QCOMPARE(table.play("special", attack("red/sage", "blue/troll", R"(, "damage": 1)")), std::string());
        QCOMPARE(table.unit("blue/troll")["hp"], Json(40 - 2 * 4 - 2 * 1));
    }

    void aUnitAttacksOnceATurn()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("attack", attack("red/vela", "blue/ogre", R"(, "dice": [3, 3])")), std::string());
        QCOMPARE(table.play("attack", attack("red/vela", "blue/ogre", R"(, "dice": [3, 3])")),
                 std::string("acted"));
        QCOMPARE(table.play("special", attack("red/vela", "blue/ogre", R"(, "damage": 1)")),
                 std::string("acted"));
        QCOMPARE(table.play("end_turn"), std::string());
        QCOMPARE(table.unit("red/vela")["acted"], Json(false));
        QCOMPARE(table.play("attack", attack("red/vela", "blue/ogre", R"(, "dice": [3, 3])")),
                 std::string("not-active"));
    }

    void theDefeatedNeitherAttackNorAreAttacked()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("special", attack("red/vela", "blue/ogre", R"(, "damage": 10)")), std::string());
        QCOMPARE(table.unit("blue/ogre")["defeated"], Json(true));
        QCOMPARE(table.play("attack", attack("red/bow", "blue/ogre", "")), std::string("defeated"));
        QCOMPARE(table.play("special", attack("red/bow", "blue/ogre", R"(, "damage": 1)")),
                 std::string("defeated"));
        QCOMPARE(table.play("end_turn"), std::string());
        QCOMPARE(table.play("attack", attack("blue/ogre", "red/vela", R"(, "dice": [3, 2])")),
                 std::string("defeated"));
        QCOMPARE(table.play("move", R"({"unit": "blue/ogre", "squares": 1})"), std::string("defeated"));
    }

    void onlyEnemiesAreAttacked()
    {
        DraftaTable table = begun();
        QCOMPARE(table.play("attack", attack("red/vela", "red/bow", R"(, "dice": [3, 2])")),
                 std::string("unknown-unit"));
        QCOMPARE(table.play("attack", attack("red/vela", "blue/nobody", R"(, "dice": [3, 2])")),
                 std::string("unknown-unit"));
    }

    void wrongDiceAreRefused()
    {
        DraftaTable table = begun();
        const Json before = table.state();
        for (const char* dice : {R"(, "dice": [7, 1])", R"(, "dice": [5])", R"(, "dice": [5, 2, 1])",
                                 R"(, "dice": "high")", R"(, "dice": 5)", R"(, "dice": [0, 3])"})
            QCOMPARE(table.play("attack", attack("red/vela", "blue/ogre", dice)), std::string("malformed"));
        QCOMPARE(table.state(), before);
    }

    void anAllyIsNoTarget()
    {
        DraftaTable table = begun();
        for (const char* word : {"attack", "special"}) {
            const std::string more = *word == 'a' ? R"(, "dice": [5, 2])" : R"(, "damage": 3)";
            QCOMPARE(table.play(word, attack("red/vela", "red/bow", more)), std::string("unknown-unit"));
            QCOMPARE(table.sentences(), std::string("Bow (red) and Vela are on the same side"));
        }
        QCOMPARE(table.unit("red/vela")["acted"], Json(false));
    }
};

ADJUTANT_TEST(DraftaAttacksTest)

} // namespace tst_drafta_attacks

#include "tst_drafta_attacks.moc"
