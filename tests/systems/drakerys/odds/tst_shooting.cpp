#include "tests/core/odds/chances.h"
#include "tests/systems/drakerys/odds/sides.h"
#include "tests/testprogram.h"

namespace tst_shooting {

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;
using enum RollSkill;

namespace {

const RangedWeapon bow{WeaponId(), 3, 3, false, 50};

/// From 30 cm: Shooting 3 against 3.
Shooting shot(const Side& active, const Side& target)
{
    Shooting shooting;
    shooting.active = active;
    shooting.target = target;
    shooting.weapon = bow;
    shooting.distance = 30;
    return shooting;
}

double hit(const Shooting& shooting)
{
    return oddsOf(shooting).target.destroyed;
}

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

/// Shots (chapter "Shooting"). With t+ to hit and 6+ to injure one die removes a lone enemy with (11-t)/19,
/// see sides.h.
class ShootingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTenCentimetresBegunCountAsOne_data()
    {
        QTest::addColumn<double>("distance");
        QTest::addColumn<int>("opposition");
        QTest::newRow("0") << 0.0 << 0;
        QTest::newRow("0.5") << 0.5 << 1;
        QTest::newRow("10") << 10.0 << 1;
        QTest::newRow("10.5") << 10.5 << 2;
        QTest::newRow("50") << 50.0 << 5;
    }
    void everyTenCentimetresBegunCountAsOne()
    {
        QFETCH(double, distance);
        QFETCH(int, opposition);
        Shooting shooting = shot(warriors(1), warriors(1));
        shooting.distance = distance;
        // Shooting 3: 3+ at 0, 4+ at 1, …
        COMPARE_CHANCES(hit(shooting), (8.0 - opposition) / 19);
    }

    void stressOfTheShooterObstaclesAndConcealmentAdd()
    {
        Shooting shooting = shot(warriors(1), warriors(1));
        shooting.active.stress = 1;
        COMPARE_CHANCES(hit(shooting), 4.0 / 19); // 7+
        shooting.obstacles = 1;
        COMPARE_CHANCES(hit(shooting), 3.0 / 19);
        shooting.concealment = 1;
        COMPARE_CHANCES(hit(shooting), 2.0 / 19);
        shooting.target.stress = 3; // the target's does nothing
        COMPARE_CHANCES(hit(shooting), 2.0 / 19);
    }

    void aSharpshooterIsHarderToHit()
    {
        COMPARE_CHANCES(hit(shot(warriors(1), warriors(1, {sharpshooter}))), 4.0 / 19);
        COMPARE_CHANCES(hit(shot(warriors(1, {sharpshooter}), warriors(1))), 5.0 / 19);
    }

    void everyWarriorShootsWithItsPower()
    {
        // 2 Warriors of Power 2, wherever they stand: 1 - (14/19)^4.
        Shooting shooting = shot(warriors(2), warriors(1));
        shooting.active.power = 2;
        shooting.active.contact = 0;
        COMPARE_CHANCES(hit(shooting), 91905.0 / 130321);
    }

    void multipleShotsGiveTwoPower()
    {
        // 1 - (14/19)^3.
        COMPARE_CHANCES(hit(shot(warriors(1, {multipleShots}), warriors(1))), 4115.0 / 6859);
    }

    void aBerserkersStressGivesPowerAndOpposition()
    {
        // One Stress: two dice at 7+, 1 - (15/19)^2.
        Shooting shooting = shot(warriors(1, {berserker}), warriors(1));
        shooting.active.stress = 1;
        COMPARE_CHANCES(hit(shooting), 136.0 / 361);
    }

    void addedDiceAndRerollsCount()
    {
        Shooting shooting = shot(warriors(1), warriors(1));
        shooting.rerollFailures = true; // as Swashbuckler's in tst_fight
        COMPARE_CHANCES(hit(shooting), 15.0 / 38);
        shooting.rerollFailures = false;
        shooting.active.heroicDice = shooting.active.extraDice = 1;
        COMPARE_CHANCES(hit(shooting), 4115.0 / 6859);
    }

    void theWeaponsStrengthInjures()
    {
        Shooting shooting = shot(warriors(1), warriors(1));
        shooting.active.strength = 0;
        COMPARE_CHANCES(hit(shooting), 5.0 / 19);
        shooting.weapon.strength = 4; // 5+ to injure
        COMPARE_CHANCES(hit(shooting), 5.0 / 16);
    }

    void javelinsAndRocksUseTheWarriorsStrength()
    {
        Shooting shooting = shot(warriors(1), warriors(1));
        shooting.weapon.strength.reset();
        shooting.active.strength = 4;
        COMPARE_CHANCES(hit(shooting), 5.0 / 16);
    }

    // One Hit injures nobody with 1/2, or with 6/10 where a 10 fails: see tst_fight_injuries.
    void parriesOfTheTarget_data()
    {
        QTest::addColumn<SkillSet>("shooter");
        QTest::addColumn<SkillSet>("target");
        QTest::addColumn<bool>("heavy");
        QTest::addColumn<double>("expected");
        const auto row = [](const char* name, std::initializer_list<RollSkill> shooter,
                            std::initializer_list<RollSkill> target, bool heavy, double expected) {
            QTest::newRow(name) << warriors(1, shooter).skills << warriors(1, target).skills << heavy
                                << expected;
        };
        const double full = 14.0 / 361;
        const double noAddedDie = 5.0 / 361;
        const double failing = 20.0 / 2209;
        row("none", {}, {}, false, full);
        row("Parry", {}, {parry}, false, noAddedDie);
        row("Expert Parry", {}, {expertParry}, false, failing);
        row("Expert Parry against Violent Blow", {violentBlow}, {expertParry}, false, full);
        row("Expert Parry against a heavy crossbow", {}, {expertParry}, true, full);
        row("Parry against a heavy crossbow", {}, {parry}, true, full);
        row("Martial Arts of the shooter: nobody is Engaged", {martialArts}, {parry}, false, noAddedDie);
        row("Martial Arts of the target: nobody is Engaged", {violentBlow}, {parry, martialArts}, false,
            full);
    }
    void parriesOfTheTarget()
    {
        QFETCH(SkillSet, shooter);
        QFETCH(SkillSet, target);
        QFETCH(bool, heavy);
        QFETCH(double, expected);
        Shooting shooting = shot(warriors(1), warriors(2));
        shooting.active.skills = shooter;
        shooting.target.skills = target;
        shooting.weapon.cancelsParry = heavy;
        COMPARE_CHANCES(hit(shooting), expected); // two Injuries or more of one die
    }

    void deadlyBlowAndSafeguardWorkAsInAFight()
    {
        COMPARE_CHANCES(hit(shot(warriors(1, {deadlyBlow}), warriors(1))), 3.0 / 10);
        Shooting shooting = shot(warriors(1), warriors(1, {safeguard}));
        COMPARE_CHANCES(hit(shooting), 25.0 / 104);
        shooting.target.guardInCohesion = true;
        COMPARE_CHANCES(hit(shooting), 25.0 / 176);
    }

    void whoLostAWarriorAndHasOneLeftTestsMorale()
    {
        // One of two falls with 81/361: Willpower 3 against Saturation 3, two dice at 6+.
        const SideOdds target = oddsOf(shot(warriors(1), warriors(2))).target;
        COMPARE_CHANCES(target.casualties, Chances{14.0 / 19, 81.0 / 361, 14.0 / 361});
        COMPARE_CHANCES(target.morale.none, 280.0 / 361);
        COMPARE_CHANCES(target.morale.scattered, 81.0 / 361 / 4);
        COMPARE_CHANCES(target.morale.destabilised, 81.0 / 361 * 9 / 20);
        COMPARE_CHANCES(target.morale.inDoubt, 81.0 / 361 * 99 / 400);
        COMPARE_CHANCES(target.morale.intact, 81.0 / 361 * 21 / 400);
        COMPARE_CHANCES(target.removed, 137.0 / 1444);
        COMPARE_CHANCES(oddsOf(shot(warriors(1), warriors(2))).meanInflicted, 25.0 / 81);
    }

    void saturationIsTheOpposition()
    {
        Shooting shooting = shot(warriors(1), warriors(2));
        shooting.weapon.saturation = 2; // 5+: 16/100
        COMPARE_CHANCES(oddsOf(shooting).target.morale.scattered, 81.0 / 361 * 16 / 100);
    }

    void theWarriorsStillThereBringMoraleDice()
    {
        // Of six one falls with 81/361: five left, three dice. Two to five fall with 14/361, less six or
        // more, each further one with 14/95 (see tst_fight_injuries): two dice.
        const double more = 14.0 / 361 * (1 - std::pow(14.0 / 95, 4));
        COMPARE_CHANCES(oddsOf(shot(warriors(1), warriors(6))).target.morale.scattered,
                        81.0 / 361 / 8 + more / 4);
    }

    void injuriesWithoutACasualtyBringNoMoraleRoll()
    {
        Shooting shooting = shot(warriors(1), warriors(2));
        shooting.target.health = 20;
        COMPARE_CHANCES(oddsOf(shooting).target.morale.none, 1.0);
    }

    // Harassment Shooting (chapter "Skills") and Hits that no roll brought.

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

ADJUTANT_TEST(ShootingTest)

} // namespace tst_shooting

#include "tst_shooting.moc"
