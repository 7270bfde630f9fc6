#include "tests/core/odds/chances.h"
#include "tests/systems/drakerys/odds/sides.h"
#include "tests/testprogram.h"

namespace tst_hits {

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;
using enum RollSkill;

namespace {

/// Bowmen with Shooting 3 at a target of Initiative 3: 6+, then 6+.
Harassment harassed(const Side& active, const Side& target)
{
    return {active, target, {WeaponId(), 3, 3, false, 50}};
}

/// Hits of Strength 3 on Resistance 3: each removes somebody with 1/2.
Hits fallen(int hits, int dice, const Side& target)
{
    return {target, hits, dice, 3, std::nullopt};
}

} // namespace

/// Harassment Shooting (chapter "Skills") and Hits that no roll brought.
class HitsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyHarassingWarriorRollsOneDie()
    {
        Harassment harassment = harassed(warriors(2, {multipleShots}), warriors(1));
        harassment.active.power = 4;
        harassment.active.heroicDice = harassment.active.extraDice = 3;
        COMPARE_CHANCES(oddsOf(harassment).target.destroyed, 165.0 / 361); // 1 - (14/19)^2
    }

    void harassmentIsRolledAgainstInitiativeAndTheShootersStress()
    {
        Harassment harassment = harassed(warriors(1), warriors(1, {sharpshooter}));
        COMPARE_CHANCES(oddsOf(harassment).target.destroyed, 5.0 / 19);
        harassment.target.initiative = 5; // 8+
        COMPARE_CHANCES(oddsOf(harassment).target.destroyed, 3.0 / 19);
        harassment.active.stress = 1;
        COMPARE_CHANCES(oddsOf(harassment).target.destroyed, 2.0 / 19);
    }

    void harassmentLeadsToNoMoraleRoll()
    {
        const SideOdds target = oddsOf(harassed(warriors(1), warriors(2))).target;
        COMPARE_CHANCES(target.casualties, Chances{14.0 / 19, 81.0 / 361, 14.0 / 361});
        COMPARE_CHANCES(target.morale.none, 1.0);
        COMPARE_CHANCES(target.removed, 14.0 / 361);
    }

    void harassmentInjuresAsUsual()
    {
        // Parry: two of one die with 5/361; not against a heavy crossbow. Safeguard: 25/104.
        Harassment harassment = harassed(warriors(1), warriors(2, {parry}));
        COMPARE_CHANCES(oddsOf(harassment).target.destroyed, 5.0 / 361);
        harassment.weapon.cancelsParry = true;
        COMPARE_CHANCES(oddsOf(harassment).target.destroyed, 14.0 / 361);
        COMPARE_CHANCES(oddsOf(harassed(warriors(1), warriors(1, {safeguard}))).target.destroyed, 25.0 / 104);
    }

    void aNumberOfHitsRollsForInjury()
    {
        COMPARE_CHANCES(oddsOf(fallen(2, 0, warriors(1))).target.destroyed, 3.0 / 4);
        // Two of one Hit: a ten and its die, 1/10 * 1/2.
        COMPARE_CHANCES(oddsOf(fallen(1, 0, warriors(2))).target.casualties,
                        Chances{1.0 / 2, 9.0 / 20, 1.0 / 20});
        COMPARE_CHANCES(oddsOf(fallen(3, 0, warriors(1))).meanInflicted, 15.0 / 9);
    }

    void hitsThatAreNoShotAreNotParried()
    {
        Hits hits = fallen(1, 0, warriors(2, {expertParry}));
        COMPARE_CHANCES(oddsOf(hits).target.casualties, Chances{6.0 / 10, 4.0 / 10, 0}); // a 10 is a failure
        hits.parriesWork = false;
        COMPARE_CHANCES(oddsOf(hits).target.casualties, Chances{1.0 / 2, 9.0 / 20, 1.0 / 20});
    }

    void enchantedArmourKeepsOutFireAndEarth()
    {
        Hits hits = fallen(3, 0, warriors(2, {safeguard}));
        hits.element = Element::fire;
        QVERIFY(oddsOf(hits).target.destroyed > 0);
        hits.target.enchantedArmour = true;
        COMPARE_CHANCES(oddsOf(hits).target.casualties, Chances{1, 0, 0});
        hits.element = Element::earth;
        COMPARE_CHANCES(oddsOf(hits).target.casualties, Chances{1, 0, 0});
        hits.element = Element::water;
        QVERIFY(oddsOf(hits).target.destroyed > 0);
        hits.element.reset();
        QVERIFY(oddsOf(hits).target.destroyed > 0);
    }

    void injuriesWithoutARollAreSavedFrom()
    {
        Hits hits = fallen(0, 0, warriors(2));
        hits.injuries = 2;
        COMPARE_CHANCES(oddsOf(hits).target.casualties, Chances{0, 0, 1});
        // A 10 of ten faces cancels each.
        hits.target = warriors(2, {safeguard});
        COMPARE_CHANCES(oddsOf(hits).target.casualties, Chances{1.0 / 100, 18.0 / 100, 81.0 / 100});
        COMPARE_CHANCES(oddsOf(hits).meanInflicted, 18.0 / 10);
        hits.target.enchantedArmour = true;
        hits.element = Element::fire;
        COMPARE_CHANCES(oddsOf(hits).target.casualties, Chances{1, 0, 0});
    }

    void noHitsDoNothing()
    {
        COMPARE_CHANCES(oddsOf(fallen(0, 0, warriors(1))).target.casualties, Chances{1, 0});
    }

    void hitsRolledAreTheSumOfTheirDice()
    {
        // One D10: nobody falls with the sum of 2^-k / 10 for k = 1..10 = (1 - 1/1024) / 10 = 1023/10240.
        COMPARE_CHANCES(oddsOf(fallen(0, 1, warriors(1))).target.destroyed, 9217.0 / 10240);
        // Two: that squared.
        COMPARE_CHANCES(oddsOf(fallen(0, 2, warriors(1))).target.casualties,
                        Chances{1023.0 / 10240 * 1023 / 10240});
        // 11/2 Hits a die, 5/9 Injuries a Hit.
        COMPARE_CHANCES(oddsOf(fallen(0, 2, warriors(1))).meanInflicted, 55.0 / 9);
    }

    void bothKindsOfHitsAdd()
    {
        COMPARE_CHANCES(oddsOf(fallen(1, 1, warriors(1))).target.casualties, Chances{1023.0 / 20480});
    }

    void hitsWithoutSaturationTestNobody()
    {
        COMPARE_CHANCES(oddsOf(fallen(1, 0, warriors(2))).target.morale.none, 1.0);
    }

    void hitsWithSaturationAreFollowedByMorale()
    {
        Hits hits = fallen(1, 0, warriors(2));
        hits.saturation = 3; // one of two falls with 9/20; 6+
        COMPARE_CHANCES(oddsOf(hits).target.morale.scattered, 9.0 / 80);
        COMPARE_CHANCES(oddsOf(hits).target.morale.none, 11.0 / 20);
    }

    void parriesAndSafeguardWorkAgainstHits()
    {
        COMPARE_CHANCES(oddsOf(fallen(1, 0, warriors(1, {expertParry}))).target.destroyed, 4.0 / 10);
        COMPARE_CHANCES(oddsOf(fallen(1, 0, warriors(2, {parry}))).target.destroyed, 0.0);
        // 6/11 suffer none of a Hit, see tst_fight_injuries.
        COMPARE_CHANCES(oddsOf(fallen(1, 0, warriors(1, {safeguard}))).target.destroyed, 5.0 / 11);
    }
};

ADJUTANT_TEST(HitsTest)

} // namespace tst_hits

#include "tst_hits.moc"
