#include "tests/systems/drafta/draftastart.h"

namespace adjutant::test::tst_drafta_attacks {

const std::string archer = "{name: Bow, hp: 9, full: 3, partial: 1, class: archer}";
const std::string mage =
    "{name: Sage, hp: 7, full: 5, partial: 2, class: mage, attack_type: fire, vulnerable: {steel: 3}}";
const std::string troll = "{name: Troll, hp: 40, full: 6, partial: 2, attack_type: steel, vulnerable: {fire: "
                          "2}, breaks_ties: true}";
const std::string warded = "{name: Warded, hp: 40, full: 6, partial: 2, vulnerable: {fire: 4}, abilities: "
                           "[swift, no_vulnerabilities]}";

const std::string hero = "{name: Hero, hp: 12, movement: 5, full: 4, partial: 2, talent: Rally}";
const std::string imp = "{name: Imp, hp: 3, full: 5, partial: 1, talent: Hex}";

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

private Q_SLOTS:
    // Bow deals 3 without a roll, and a special attack what is left of 10: the luck has one roll of each
    // side.
    void anAttackWithoutARollIsNoLuck()
    {
        ScriptedMatch match = begun();
        match.play({"attack: {attacker: red/bow, defender: blue/ogre}",
                    "attack: {attacker: red/vela, defender: blue/troll, dice: [5, 2]}"});
        QCOMPARE(match.unit("blue/ogre")["hp"].get<int>(), 7);
        QCOMPARE(match.session().outcomes().size(), 2U);
        match.play("special: {attacker: red/sage, defender: blue/ogre, damage: 10}");
        QCOMPARE(match.unit("blue/ogre")["hp"].get<int>(), 0);
        QCOMPARE(match.session().outcomes().size(), 2U);
    }

    void scripts_data()
    {
        const auto row = columns<Begin, Script>("begin", "script");
        // Vela 12 hit points, full 4, partial 2; the Ogre 10, 6 and 1.
        row("the higher deals full and the lower partial damage", begun,
            {"attack: {attacker: red/vela, defender: blue/ogre, dice: [5, 2]}",
             "red/vela: {hp: 10, acted: true}", "blue/ogre: {hp: 6}"});
        row("a lower attacker deals partial and takes full damage", begun,
            {"attack: {attacker: red/vela, defender: blue/ogre, distance: 1, dice: [2, 3]}",
             "red/vela: {hp: 6, acted: true}", "blue/ogre: {hp: 9}"});
        row("a tie hurts nobody", begun,
            {"attack: {attacker: red/vela, defender: blue/ogre, dice: [6, 6]}",
             "red/vela: {hp: 12, acted: true}", "blue/ogre: {hp: 10}"});
        row("who breaks ties is the higher", begun,
            {"attack: {attacker: red/vela, defender: blue/troll, dice: [3, 3]}",
             "red/vela: {hp: 6, acted: true}", "blue/troll: {hp: 39}"});
        row("two who break ties tie all the same",
            [] { return redBegins("one: " + troll, "other: " + troll); },
            {"attack: {attacker: red/one, defender: blue/other, dice: [4, 4]}",
             "red/one: {hp: 40, acted: true}", "blue/other: {hp: 40}"});
        row("a critical leaves the defender no damage", begun,
            {"attack: {attacker: red/vela, defender: blue/ogre, dice: [6, 1]}",
             "red/vela: {hp: 12, acted: true}", "blue/ogre: {hp: 6}"});
        row("a defender has no critical", begun,
            {"attack: {attacker: red/vela, defender: blue/ogre, dice: [1, 6]}",
             "red/vela: {hp: 6, acted: true}", "blue/ogre: {hp: 9}"});
        row("an archer deals full damage without a roll", begun,
            {"attack: {attacker: red/bow, defender: blue/ogre, distance: 2}", "red/bow: {hp: 9, acted: true}",
             "blue/ogre: {hp: 7}"});
        row("ranged units roll against each other", begun,
            {"attack: {attacker: red/sage, defender: blue/bow, distance: 2, dice: [2, 4]}",
             "red/sage: {hp: 4, acted: true}", "blue/bow: {hp: 7}"});
        row("others roll against an archer they reach", begun,
            {"attack: {attacker: red/vela, defender: blue/bow, dice: [2, 4]}",
             "red/vela: {hp: 9, acted: true}", "blue/bow: {hp: 8}"});
        // Fire on the Troll twice; in the exchange of ranged units nothing else is multiplied.
        row("vulnerability multiplies what is dealt to it", begun,
            {"attack: {attacker: red/sage, defender: blue/troll}", "red/sage: {hp: 7, acted: true}",
             "blue/troll: {hp: 30}"});
        // The Troll rolls higher: 6 times 3 is more than 7; the Sage's 2 in fire count twice.
        row("vulnerability counts for the defender's blow too",
            [] { return redBegins("troll: " + troll, "sage: " + mage); },
            {"attack: {attacker: red/troll, defender: blue/sage, dice: [4, 2]}",
             "red/troll: {hp: 36, acted: true}", "blue/sage: {hp: 0}"});
        row("an ability grants no vulnerabilities", begun,
            {"attack: {attacker: red/sage, defender: blue/warded}", "red/sage: {hp: 7, acted: true}",
             "blue/warded: {hp: 35}"});
        row("a special attack deals its damage and takes nothing", begun,
            {"special: {attacker: red/vela, defender: blue/ogre, damage: 4, type: fire}",
             "red/vela: {hp: 12, acted: true}", "blue/ogre: {hp: 6}"});
        row("vulnerability counts for special attacks", begun,
            {"special: {attacker: red/vela, defender: blue/troll, damage: 4, type: fire}",
             "red/vela: {hp: 12, acted: true}", "blue/troll: {hp: 32}"});
        // That of the Sage's card is fire.
        row("a special attack without a type has that of the card", begun,
            {"special: {attacker: red/sage, defender: blue/troll, damage: 1}",
             "red/sage: {hp: 7, acted: true}", "blue/troll: {hp: 38}"});
        row("no dice are taken where nobody rolls", begun,
            {"refused malformed: attack: {attacker: red/bow, defender: blue/ogre, dice: [5, 2]}",
             "refused malformed: attack: {attacker: red/vela, defender: blue/ogre}",
             "refused malformed: attack: {attacker: red/sage, defender: blue/bow}"});
        row("reach is one square and two for ranged units", begun,
            {"refused out-of-reach: attack: {attacker: red/vela, defender: blue/ogre, distance: 2, dice: [5, "
             "2]}",
             "refused out-of-reach: attack: {attacker: red/bow, defender: blue/ogre, distance: 3}",
             "refused malformed: attack: {attacker: red/bow, defender: blue/ogre, distance: 0}"});
        row("a unit attacks once a turn", begun,
            {"attack: {attacker: red/vela, defender: blue/ogre, dice: [3, 3]}",
             "refused acted: attack: {attacker: red/vela, defender: blue/ogre, dice: [3, 3]}",
             "refused acted: special: {attacker: red/vela, defender: blue/ogre, damage: 1}", "end_turn: {}",
             "red/vela: {acted: false}",
             "refused not-active: attack: {attacker: red/vela, defender: blue/ogre, dice: [3, 3]}"});
        row("the defeated neither attack nor are attacked", begun,
            {"special: {attacker: red/vela, defender: blue/ogre, damage: 10}", "blue/ogre: {defeated: true}",
             "refused defeated: attack: {attacker: red/bow, defender: blue/ogre}",
             "refused defeated: special: {attacker: red/bow, defender: blue/ogre, damage: 1}", "end_turn: {}",
             "refused defeated: attack: {attacker: blue/ogre, defender: red/vela, dice: [3, 2]}",
             "refused defeated: move: {unit: blue/ogre, squares: 1}"});
        row("only enemies are attacked", begun,
            {"refused unknown-unit: attack: {attacker: red/vela, defender: red/bow, dice: [3, 2]}",
             "refused unknown-unit: attack: {attacker: red/vela, defender: blue/nobody, dice: [3, 2]}"});
        row("wrong dice are refused", begun,
            {"refused malformed: attack: {attacker: red/vela, defender: blue/ogre, dice: [7, 1]}",
             "refused malformed: attack: {attacker: red/vela, defender: blue/ogre, dice: [5]}",
             "refused malformed: attack: {attacker: red/vela, defender: blue/ogre, dice: [5, 2, 1]}",
             "refused malformed: attack: {attacker: red/vela, defender: blue/ogre, dice: high}",
             "refused malformed: attack: {attacker: red/vela, defender: blue/ogre, dice: 5}",
             "refused malformed: attack: {attacker: red/vela, defender: blue/ogre, dice: [0, 3]}"});
        row("an ally is no target", begun,
            {"refused unknown-unit: attack: {attacker: red/vela, defender: red/bow, dice: [5, 2]}",
             "reports: Bow (red) and Vela are on the same side",
             "refused unknown-unit: special: {attacker: red/vela, defender: red/bow, damage: 3}",
             "reports: Bow (red) and Vela are on the same side", "red/vela: {acted: false}"});
        row("a talent is used once", withTalents,
            {"talent: {unit: red/hero}", "red/hero: {talent_spent: true, acted: false}",
             "refused talent-spent: talent: {unit: red/hero}", "refused no-talent: talent: {unit: red/vela}",
             "refused not-active: talent: {unit: blue/imp}"});
        row("a defeated foe gives the talent back", withTalents,
            {"talent: {unit: red/hero}", "attack: {attacker: red/hero, defender: blue/imp, dice: [5, 2]}",
             "blue/imp: {defeated: true}", "red/hero: {talent_spent: false}", "talent: {unit: red/hero}"});
        row("a hurt foe does not", withTalents,
            {"talent: {unit: red/hero}", "attack: {attacker: red/hero, defender: blue/ogre, dice: [5, 2]}",
             "red/hero: {talent_spent: true}"});
        row("a defender who defeats the attacker is the victor", withTalents,
            {"talent: {unit: red/hero}", "end_turn: {}",
             // The Imp attacks and rolls lower: 4 are more than its 3 hit points.
             "attack: {attacker: blue/imp, defender: red/hero, dice: [2, 5]}", "blue/imp: {defeated: true}",
             "red/hero: {hp: 11, talent_spent: false}"});
        row("a special attack that defeats gives it back too", withTalents,
            {"talent: {unit: red/hero}", "special: {attacker: red/hero, defender: blue/imp, damage: 3}",
             "red/hero: {talent_spent: false}"});
    }
    void scripts() { followRow(); }

    void aCardSaysWhatItIsVulnerableToWhereThatCounts()
    {
        QCOMPARE(drafta::toView(cardFrom(warded)).lines.size(), 0U);
        QCOMPARE(drafta::toView(cardFrom(troll)).lines.size(), 1U);
    }
};

ADJUTANT_TEST(DraftaAttacksTest)

} // namespace adjutant::test::tst_drafta_attacks
