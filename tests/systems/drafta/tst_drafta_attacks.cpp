#include "tests/systems/drafta/draftastart.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_drafta_attacks {

using namespace adjutant;
using namespace adjutant::test;

namespace {

const std::string archer = "{name: Bow, hp: 9, full: 3, partial: 1, class: archer}";
const std::string mage =
    "{name: Sage, hp: 7, full: 5, partial: 2, class: mage, attack_type: fire, vulnerable: {steel: 3}}";
const std::string troll = "{name: Troll, hp: 40, full: 6, partial: 2, attack_type: steel, vulnerable: {fire: "
                          "2}, breaks_ties: true}";
const std::string warded = "{name: Warded, hp: 40, full: 6, partial: 2, vulnerable: {fire: 4}, abilities: "
                           "[swift, no_vulnerabilities]}";

const std::string hero = "{name: Hero, hp: 12, movement: 5, full: 4, partial: 2, talent: Rally}";
const std::string imp = "{name: Imp, hp: 3, full: 5, partial: 1, talent: Hex}";

} // namespace

/// Attacks, special attacks and one-time talents.
class DraftaAttacksTest : public QObject
{
    Q_OBJECT

private:
    static ScriptedMatch begun()
    {
        return redBegins("vela: " + vela + ", bow: " + archer + ", sage: " + mage,
                         "ogre: " + ogre + ", bow: " + archer + ", troll: " + troll + ", warded: " + warded);
    }

    static ScriptedMatch withTalents()
    {
        return redBegins("hero: " + hero + ", vela: " + vela,
                         "imp: " + imp + ", imp-two: " + imp + ", ogre: " + ogre);
    }

private slots:
    void theHigherDealsFullAndTheLowerPartialDamage()
    {
        ScriptedMatch match = begun();
        match.play("attack: {attacker: red/vela, defender: blue/ogre, dice: [5, 2]}");
        QCOMPARE(match.unit("blue/ogre")["hp"], 10 - 4);
        QCOMPARE(match.unit("red/vela")["hp"], 12 - 2);
        QCOMPARE(match.unit("red/vela")["acted"], true);
    }

    void aLowerAttackerDealsPartialAndTakesFullDamage()
    {
        ScriptedMatch match = begun();
        match.play("attack: {attacker: red/vela, defender: blue/ogre, distance: 1, dice: [2, 3]}");
        QCOMPARE(match.unit("blue/ogre")["hp"], 10 - 1);
        QCOMPARE(match.unit("red/vela")["hp"], 12 - 6);
    }

    void aTieHurtsNobody()
    {
        ScriptedMatch match = begun();
        match.play("attack: {attacker: red/vela, defender: blue/ogre, dice: [6, 6]}");
        QCOMPARE(match.unit("blue/ogre")["hp"], 10);
        QCOMPARE(match.unit("red/vela")["hp"], 12);
        QCOMPARE(match.unit("red/vela")["acted"], true);
    }

    void whoBreaksTiesIsTheHigher()
    {
        ScriptedMatch match = begun();
        match.play("attack: {attacker: red/vela, defender: blue/troll, dice: [3, 3]}");
        QCOMPARE(match.unit("blue/troll")["hp"], 40 - 1);
        QCOMPARE(match.unit("red/vela")["hp"], 12 - 6);
    }

    void twoWhoBreakTiesTieAllTheSame()
    {
        ScriptedMatch match = redBegins("one: " + troll, "other: " + troll);
        match.play("attack: {attacker: red/one, defender: blue/other, dice: [4, 4]}");
        QCOMPARE(match.unit("red/one")["hp"], 40);
        QCOMPARE(match.unit("blue/other")["hp"], 40);
    }

    void aCriticalLeavesTheDefenderNoDamage()
    {
        ScriptedMatch match = begun();
        match.play("attack: {attacker: red/vela, defender: blue/ogre, dice: [6, 1]}");
        QCOMPARE(match.unit("blue/ogre")["hp"], 10 - 4);
        QCOMPARE(match.unit("red/vela")["hp"], 12);
    }

    void aDefenderHasNoCritical()
    {
        ScriptedMatch match = begun();
        match.play("attack: {attacker: red/vela, defender: blue/ogre, dice: [1, 6]}");
        QCOMPARE(match.unit("blue/ogre")["hp"], 10 - 1);
        QCOMPARE(match.unit("red/vela")["hp"], 12 - 6);
    }

    void anArcherDealsFullDamageWithoutARoll()
    {
        ScriptedMatch match = begun();
        match.play("attack: {attacker: red/bow, defender: blue/ogre, distance: 2}");
        QCOMPARE(match.unit("blue/ogre")["hp"], 10 - 3);
        QCOMPARE(match.unit("red/bow")["hp"], 9);
    }

    void noDiceAreTakenWhereNobodyRolls()
    {
        ScriptedMatch match = begun();
        match.refuses("malformed", "attack: {attacker: red/bow, defender: blue/ogre, dice: [5, 2]}");
        match.refuses("malformed", "attack: {attacker: red/vela, defender: blue/ogre}");
    }

    void rangedUnitsRollAgainstEachOther()
    {
        ScriptedMatch match = begun();
        match.refuses("malformed", "attack: {attacker: red/sage, defender: blue/bow}");
        match.play("attack: {attacker: red/sage, defender: blue/bow, distance: 2, dice: [2, 4]}");
        QCOMPARE(match.unit("blue/bow")["hp"], 9 - 2);
        QCOMPARE(match.unit("red/sage")["hp"], 7 - 3);
    }

    void othersRollAgainstAnArcherTheyReach()
    {
        ScriptedMatch match = begun();
        match.play("attack: {attacker: red/vela, defender: blue/bow, dice: [2, 4]}");
        QCOMPARE(match.unit("blue/bow")["hp"], 9 - 1);
        QCOMPARE(match.unit("red/vela")["hp"], 12 - 3);
    }

    void reachIsOneSquareAndTwoForRangedUnits()
    {
        ScriptedMatch match = begun();
        match.refuses("out-of-reach",
                      "attack: {attacker: red/vela, defender: blue/ogre, distance: 2, dice: [5, 2]}");
        match.refuses("out-of-reach", "attack: {attacker: red/bow, defender: blue/ogre, distance: 3}");
        match.refuses("malformed", "attack: {attacker: red/bow, defender: blue/ogre, distance: 0}");
    }

    void vulnerabilityMultipliesWhatIsDealtToIt()
    {
        // Fire on the Troll twice; in the exchange of ranged units nothing else is multiplied.
        ScriptedMatch match = begun();
        match.play("attack: {attacker: red/sage, defender: blue/troll}");
        QCOMPARE(match.unit("blue/troll")["hp"], 40 - 2 * 5);
    }

    void vulnerabilityCountsForTheDefendersBlowToo()
    {
        ScriptedMatch match = redBegins("troll: " + troll, "sage: " + mage);
        // The Troll rolls higher: 6 times 3 is more than 7; the Sage's 2 in fire count twice.
        match.play("attack: {attacker: red/troll, defender: blue/sage, dice: [4, 2]}");
        QCOMPARE(match.unit("blue/sage")["hp"], 0);
        QCOMPARE(match.unit("red/troll")["hp"], 40 - 2 * 2);
    }

    void anAbilityGrantsNoVulnerabilities()
    {
        ScriptedMatch match = begun();
        match.play("attack: {attacker: red/sage, defender: blue/warded}");
        QCOMPARE(match.unit("blue/warded")["hp"], 40 - 5);
    }

    void aSpecialAttackDealsItsDamageAndTakesNothing()
    {
        ScriptedMatch match = begun();
        match.play("special: {attacker: red/vela, defender: blue/ogre, damage: 4, type: fire}");
        QCOMPARE(match.unit("blue/ogre")["hp"], 10 - 4);
        QCOMPARE(match.unit("red/vela")["hp"], 12);
        QCOMPARE(match.unit("red/vela")["acted"], true);
    }

    void vulnerabilityCountsForSpecialAttacks()
    {
        ScriptedMatch match = begun();
        match.play("special: {attacker: red/vela, defender: blue/troll, damage: 4, type: fire}");
        QCOMPARE(match.unit("blue/troll")["hp"], 40 - 2 * 4);
        // Without a type of its own it has that of the card: the Sage's is fire.
        match.play("special: {attacker: red/sage, defender: blue/troll, damage: 1}");
        QCOMPARE(match.unit("blue/troll")["hp"], 40 - 2 * 4 - 2 * 1);
    }

    void aUnitAttacksOnceATurn()
    {
        ScriptedMatch match = begun();
        match.play("attack: {attacker: red/vela, defender: blue/ogre, dice: [3, 3]}");
        match.refuses("acted", "attack: {attacker: red/vela, defender: blue/ogre, dice: [3, 3]}");
        match.refuses("acted", "special: {attacker: red/vela, defender: blue/ogre, damage: 1}");
        match.play("end_turn: {}");
        QCOMPARE(match.unit("red/vela")["acted"], false);
        match.refuses("not-active", "attack: {attacker: red/vela, defender: blue/ogre, dice: [3, 3]}");
    }

    void theDefeatedNeitherAttackNorAreAttacked()
    {
        ScriptedMatch match = begun();
        match.play("special: {attacker: red/vela, defender: blue/ogre, damage: 10}");
        QCOMPARE(match.unit("blue/ogre")["defeated"], true);
        match.refuses("defeated", "attack: {attacker: red/bow, defender: blue/ogre}");
        match.refuses("defeated", "special: {attacker: red/bow, defender: blue/ogre, damage: 1}");
        match.play("end_turn: {}");
        match.refuses("defeated", "attack: {attacker: blue/ogre, defender: red/vela, dice: [3, 2]}");
        match.refuses("defeated", "move: {unit: blue/ogre, squares: 1}");
    }

    void onlyEnemiesAreAttacked()
    {
        ScriptedMatch match = begun();
        match.refuses("unknown-unit", "attack: {attacker: red/vela, defender: red/bow, dice: [3, 2]}");
        match.refuses("unknown-unit", "attack: {attacker: red/vela, defender: blue/nobody, dice: [3, 2]}");
    }

    void wrongDiceAreRefused()
    {
        ScriptedMatch match = begun();
        for (const std::string dice : {"[7, 1]", "[5]", "[5, 2, 1]", "high", "5", "[0, 3]"})
            match.refuses("malformed",
                          "attack: {attacker: red/vela, defender: blue/ogre, dice: " + dice + '}');
    }

    void anAllyIsNoTarget()
    {
        ScriptedMatch match = begun();
        for (const char* command : {"attack: {attacker: red/vela, defender: red/bow, dice: [5, 2]}",
                                    "special: {attacker: red/vela, defender: red/bow, damage: 3}"}) {
            match.refuses("unknown-unit", command);
            QCOMPARE(match.sentences(), "Bow (red) and Vela are on the same side");
        }
        QCOMPARE(match.unit("red/vela")["acted"], false);
    }

    void aTalentIsUsedOnce()
    {
        ScriptedMatch match = withTalents();
        match.play("talent: {unit: red/hero}");
        QCOMPARE(match.unit("red/hero")["talent_spent"], true);
        QCOMPARE(match.unit("red/hero")["acted"], false);
        match.refuses("talent-spent", "talent: {unit: red/hero}");
        match.refuses("no-talent", "talent: {unit: red/vela}");
        match.refuses("not-active", "talent: {unit: blue/imp}");
    }

    void aDefeatedFoeGivesTheTalentBack()
    {
        ScriptedMatch match = withTalents();
        match.play("talent: {unit: red/hero}");
        match.play("attack: {attacker: red/hero, defender: blue/imp, dice: [5, 2]}");
        QCOMPARE(match.unit("blue/imp")["defeated"], true);
        QCOMPARE(match.unit("red/hero")["talent_spent"], false);
        match.play("talent: {unit: red/hero}");
    }

    void aHurtFoeDoesNot()
    {
        ScriptedMatch match = withTalents();
        match.play("talent: {unit: red/hero}");
        match.play("attack: {attacker: red/hero, defender: blue/ogre, dice: [5, 2]}");
        QCOMPARE(match.unit("red/hero")["talent_spent"], true);
    }

    void aDefenderWhoDefeatsTheAttackerIsTheVictor()
    {
        ScriptedMatch match = withTalents();
        match.play({"talent: {unit: red/hero}", "end_turn: {}"});
        // The Imp attacks and rolls lower: 4 are more than its 3 hit points.
        match.play("attack: {attacker: blue/imp, defender: red/hero, dice: [2, 5]}");
        QCOMPARE(match.unit("blue/imp")["defeated"], true);
        QCOMPARE(match.unit("red/hero")["hp"], 12 - 1);
        QCOMPARE(match.unit("red/hero")["talent_spent"], false);
    }

    void aSpecialAttackThatDefeatsGivesItBackToo()
    {
        ScriptedMatch match = withTalents();
        match.play("talent: {unit: red/hero}");
        match.play("special: {attacker: red/hero, defender: blue/imp, damage: 3}");
        QCOMPARE(match.unit("red/hero")["talent_spent"], false);
    }
};

ADJUTANT_TEST(DraftaAttacksTest)

} // namespace tst_drafta_attacks

#include "tst_drafta_attacks.moc"
