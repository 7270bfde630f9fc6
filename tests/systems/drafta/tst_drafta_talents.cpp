#include "tests/systems/drafta/draftastart.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_drafta_talents {

using namespace adjutant;
using namespace adjutant::test;

namespace {

const std::string hero = "{name: Hero, hp: 12, movement: 5, full: 4, partial: 2, talent: Rally}";
const std::string imp = "{name: Imp, hp: 3, full: 5, partial: 1, talent: Hex}";

} // namespace

class DraftaTalentsTest : public QObject
{
    Q_OBJECT

private:
    static ScriptedMatch begun()
    {
        return redBegins("hero: " + hero + ", vela: " + vela,
                         "imp: " + imp + ", imp-two: " + imp + ", ogre: " + ogre);
    }

private slots:
    void aTalentIsUsedOnce()
    {
        ScriptedMatch match = begun();
        match.play("talent: {unit: red/hero}");
        QCOMPARE(match.unit("red/hero")["talent_spent"], true);
        QCOMPARE(match.unit("red/hero")["acted"], false);
        match.refuses("talent-spent", "talent: {unit: red/hero}");
        match.refuses("no-talent", "talent: {unit: red/vela}");
        match.refuses("not-active", "talent: {unit: blue/imp}");
    }

    void aDefeatedFoeGivesTheTalentBack()
    {
        ScriptedMatch match = begun();
        match.play("talent: {unit: red/hero}");
        match.play("attack: {attacker: red/hero, defender: blue/imp, dice: [5, 2]}");
        QCOMPARE(match.unit("blue/imp")["defeated"], true);
        QCOMPARE(match.unit("red/hero")["talent_spent"], false);
        match.play("talent: {unit: red/hero}");
    }

    void aHurtFoeDoesNot()
    {
        ScriptedMatch match = begun();
        match.play("talent: {unit: red/hero}");
        match.play("attack: {attacker: red/hero, defender: blue/ogre, dice: [5, 2]}");
        QCOMPARE(match.unit("red/hero")["talent_spent"], true);
    }

    void aDefenderWhoDefeatsTheAttackerIsTheVictor()
    {
        ScriptedMatch match = begun();
        match.play({"talent: {unit: red/hero}", "end_turn: {}"});
        // The Imp attacks and rolls lower: 4 are more than its 3 hit points.
        match.play("attack: {attacker: blue/imp, defender: red/hero, dice: [2, 5]}");
        QCOMPARE(match.unit("blue/imp")["defeated"], true);
        QCOMPARE(match.unit("red/hero")["hp"], 12 - 1);
        QCOMPARE(match.unit("red/hero")["talent_spent"], false);
    }

    void aSpecialAttackThatDefeatsGivesItBackToo()
    {
        ScriptedMatch match = begun();
        match.play("talent: {unit: red/hero}");
        match.play("special: {attacker: red/hero, defender: blue/imp, damage: 3}");
        QCOMPARE(match.unit("red/hero")["talent_spent"], false);
    }
};

ADJUTANT_TEST(DraftaTalentsTest)

} // namespace tst_drafta_talents

#include "tst_drafta_talents.moc"
