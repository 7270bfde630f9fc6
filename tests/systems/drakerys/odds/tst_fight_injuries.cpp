#include "tests/core/odds/chances.h"
#include "tests/systems/drakerys/odds/sides.h"
#include "tests/testprogram.h"

namespace tst_fight_injuries {

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;
using enum RollSkill;

namespace {

// One die at 6+, Hits injure at 6+, two targets: of the generating function (1/2 + 2/5 z) / (1 - z/10) at the
// chance z that a Hit injures nobody, and its slope, 9/20 / (1 - z/10)^2.
// Nothing special: z = 1/2; one by a Hit 9/20. 14/19; (9/20 / (19/20)^2) * 9/20 = 81/361.
const Chances tensAdd{14.0 / 19, 81.0 / 361, 14.0 / 361};
// A 10 counts: z = 1/2, one by a Hit 1/2: 90/361.
const Chances tensCount{14.0 / 19, 90.0 / 361, 5.0 / 361};
// A 10 fails: z = 6/10, one by a Hit 4/10: 37/47, (9/20 / (47/50)^2) * 4/10 = 450/2209.
const Chances tensFail{37.0 / 47, 450.0 / 2209, 20.0 / 2209};

/// One attacker against two who don't strike back.
FightOdds struck(std::initializer_list<RollSkill> attacker, std::initializer_list<RollSkill> defender)
{
    return oddsOf(attack(warriors(1, attacker), bystanders(2, defender)));
}

} // namespace

/// From Hits to casualties: the Injury Roll and the Skills that bear on it.
class FightInjuriesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyHitRollsForInjury()
    {
        COMPARE_CHANCES(struck({}, {}).target.casualties, tensAdd);
        // (5/9)^2 Injuries a die.
        COMPARE_CHANCES(struck({}, {}).active.meanInflicted, 25.0 / 81);
    }

    void strengthIsRolledAgainstResistance()
    {
        Fight fight = attack(warriors(1), bystanders(1));
        fight.active.strength = 4; // 5+: a Hit injures nobody with 4/10: 1 - 66/96
        COMPARE_CHANCES(oddsOf(fight).target.destroyed, 5.0 / 16);
        fight.target.resistance = 5; // 7+: 6/10: 1 - 74/94
        COMPARE_CHANCES(oddsOf(fight).target.destroyed, 10.0 / 47);
    }

    void theEnchantedHeavyWeaponMakesResistance3()
    {
        Fight fight = attack(warriors(1), bystanders(2));
        fight.active.heavyWeapon = true;
        for (const int resistance : {1, 3, 5}) {
            fight.target.resistance = resistance;
            COMPARE_CHANCES(oddsOf(fight).target.casualties, tensAdd);
        }
        fight.target.skills.add(berserker); // whose Stress takes nothing from the 3
        fight.target.stress = 2;
        COMPARE_CHANCES(oddsOf(fight).target.casualties, tensAdd);
    }

    void theEnchantedHeavyWeaponIsDeadlyToElementals()
    {
        Fight fight = attack(warriors(1), bystanders(2));
        fight.active.heavyWeapon = true;
        COMPARE_CHANCES(oddsOf(fight).target.casualties, tensAdd);
        fight.target.element = Element::water;
        COMPARE_CHANCES(oddsOf(fight).target.casualties, struck({deadlyBlow}, {}).target.casualties);
    }

    void enchantedArmourStopsFireAndEarthInAFight()
    {
        Fight fight = attack(warriors(1, {deadlyBlow}), bystanders(2));
        fight.target.enchantedArmour = true;
        COMPARE_CHANCES(oddsOf(fight).target.casualties, struck({deadlyBlow}, {}).target.casualties);
        fight.active.element = Element::earth;
        COMPARE_CHANCES(oddsOf(fight).target.casualties, Chances{1, 0, 0});
        COMPARE_CHANCES(oddsOf(fight).active.meanInflicted, 0.0);
    }

    void injuriesStayAsTokensUntilTheyReachTheHealth()
    {
        Fight fight = attack(warriors(1), bystanders(1));
        fight.target.health = 2;
        COMPARE_CHANCES(oddsOf(fight).target.casualties, Chances{347.0 / 361, 14.0 / 361});
        fight.target.injuries = 1;
        COMPARE_CHANCES(oddsOf(fight).target.casualties, Chances{14.0 / 19, 5.0 / 19});
    }

    void manyInjuriesRemoveWarriorsOneByOne()
    {
        // Health 2 and one token: the first falls with one Injury, the second with three. A die that has
        // inflicted one inflicts another with 1/10 + 1/10 * 9/20 * 20/19 = 14/95: three or more
        // 14/361 * 14/95 = 196/34295, one or two 5/19 less that.
        Fight fight = attack(warriors(1), bystanders(2));
        fight.target.health = 2;
        fight.target.injuries = 1;
        COMPARE_CHANCES(oddsOf(fight).target.casualties, Chances{14.0 / 19, 8829.0 / 34295, 196.0 / 34295});
    }

    void parries_data()
    {
        QTest::addColumn<SkillSet>("attacker");
        QTest::addColumn<SkillSet>("defender");
        QTest::addColumn<Chances>("expected");
        const auto row = [](const char* name, std::initializer_list<RollSkill> attacker,
                            std::initializer_list<RollSkill> defender, const Chances& expected) {
            QTest::newRow(name) << warriors(1, attacker).skills << warriors(1, defender).skills << expected;
        };
        row("Parry: a 10 adds no die", {}, {parry}, tensCount);
        row("Expert Parry: a 10 fails", {}, {expertParry}, tensFail);
        row("Expert Parry prevails over Parry", {}, {parry, expertParry}, tensFail);
        row("Violent Blow cancels Parry", {violentBlow}, {parry}, tensAdd);
        row("Violent Blow cancels Expert Parry", {violentBlow}, {expertParry}, tensAdd);
        row("Martial Arts of the defender: its Parry stays", {violentBlow}, {parry, martialArts}, tensCount);
        row("Martial Arts of the defender: its Expert Parry stays", {violentBlow}, {expertParry, martialArts},
            tensFail);
        row("Martial Arts of the attacker ignores Parry", {martialArts}, {parry}, tensAdd);
        row("Martial Arts of the attacker ignores Expert Parry", {martialArts}, {expertParry}, tensAdd);
        row("Martial Arts on both sides: the attacker's ignores", {martialArts},
            {parry, expertParry, martialArts}, tensAdd);
        row("the attacker's own parries do nothing", {parry, expertParry}, {}, tensAdd);
        row("Violent Blow of the defender does nothing", {}, {parry, violentBlow}, tensCount);
    }
    void parries()
    {
        QFETCH(SkillSet, attacker);
        QFETCH(SkillSet, defender);
        QFETCH(Chances, expected);
        Fight fight = attack(warriors(1), bystanders(2));
        fight.active.skills = attacker;
        fight.target.skills = defender;
        COMPARE_CHANCES(oddsOf(fight).target.casualties, expected);
    }

    void deadlyBlowInjuresOnceForEachCritical()
    {
        // A ten is an Injury at once. None: 5/10 + 4/10 * 1/2 = 7/10. One: a plain Hit that brings one,
        // 4/10 * 9/20, or a ten whose Hit brings none, nor its added die: 1/10 * 1/2 * 7/10.
        COMPARE_CHANCES(struck({deadlyBlow}, {}).target.casualties,
                        Chances{7.0 / 10, 43.0 / 200, 17.0 / 200});
        // A ninth of a critical a die: 25/81 + 1/9.
        COMPARE_CHANCES(struck({deadlyBlow}, {}).active.meanInflicted, 34.0 / 81);
    }

    void parriesDoNotStopDeadlyBlow()
    {
        // None: 5/10 + 4/10 * 6/10; one: 4/10 * 4/10 + 1/10 * 6/10 * 74/100.
        COMPARE_CHANCES(struck({deadlyBlow}, {expertParry}).target.casualties,
                        Chances{74.0 / 100, 2044.0 / 10000});
    }

    void safeguardCancelsOneInTen()
    {
        // A Hit suffers none with (5/10 + 4/10 * 1/10) / (1 - 1/100) = 6/11: (1/2 + 2/5 * 6/11) / (1 -
        // 6/110).
        COMPARE_CHANCES(struck({}, {safeguard}).target.casualties, Chances{79.0 / 104});
        COMPARE_CHANCES(struck({}, {safeguard}).active.meanInflicted, 25.0 / 81 * 9 / 10);
    }

    void safeguardStandsAgainstDeadlyBlowToo()
    {
        // None suffered x: 5/10 + 4/10 * 6/11 + 1/10 * 1/10 * 6/11 * x = (79/110) / (1 - 6/1100) = 790/1094.
        COMPARE_CHANCES(struck({deadlyBlow}, {safeguard}).target.casualties, Chances{395.0 / 547});
    }

    void aGuardTakesSixToNine()
    {
        // Half of the Injuries are suffered: a Hit brings none with 14/19, a die with
        // (1/2 + 2/5 * 14/19) / (1 - 14/190) = 151/176.
        Fight fight = attack(warriors(1), bystanders(2, {safeguard}));
        fight.target.guardInCohesion = true;
        COMPARE_CHANCES(oddsOf(fight).target.casualties, Chances{151.0 / 176});
        // Those passed on are inflicted all the same.
        COMPARE_CHANCES(oddsOf(fight).active.meanInflicted, 25.0 / 81 * 9 / 10);
        // Without Safeguard nothing can be passed on.
        fight.target.skills = {};
        COMPARE_CHANCES(oddsOf(fight).target.casualties, tensAdd);
    }

    void assassinationTakesTheDefencesOfAChargedHero_data()
    {
        QTest::addColumn<FightAction>("action");
        QTest::addColumn<bool>("hero");
        QTest::addColumn<bool>("works");
        QTest::newRow("Charge on a Hero") << FightAction::charge << true << true;
        QTest::newRow("Combined Charge on a Hero") << FightAction::combinedCharge << true << true;
        QTest::newRow("no Charge") << FightAction::attack << true << false;
        QTest::newRow("no Hero") << FightAction::charge << false << false;
    }
    void assassinationTakesTheDefencesOfAChargedHero()
    {
        QFETCH(FightAction, action);
        QFETCH(bool, hero);
        QFETCH(bool, works);
        // Reach keeps the Threshold at 6+.
        Fight fight =
            attack(warriors(1, {assassination}), bystanders(2, {safeguard, parry, expertParry, reach}));
        fight.action = action;
        fight.target.hero = hero;
        if (works) {
            COMPARE_CHANCES(oddsOf(fight).target.casualties, tensAdd);
        } else {
            // Expert Parry: a Hit suffers none with 6/10 + 4/10 * 1/10 = 64/100: (1/2 + 2/5 * 64/100) /
            // (93.6/100).
            COMPARE_CHANCES(oddsOf(fight).target.casualties, Chances{756.0 / 936});
        }
    }

    void berserkersHitHarderAndBleedMoreByTheirStress()
    {
        Fight fight = attack(warriors(1, {berserker}), bystanders(1));
        fight.active.stress = 2; // three dice: 1 - (14/19)^3
        COMPARE_CHANCES(oddsOf(fight).target.destroyed, 4115.0 / 6859);
        Fight other = attack(warriors(1), bystanders(1, {berserker}));
        other.target.stress = 1; // 5+ to injure
        COMPARE_CHANCES(oddsOf(other).target.destroyed, 5.0 / 16);
        other.target.stress = 4; // Resistance 0, not -1, against Strength 0: 6+
        other.active.strength = 0;
        COMPARE_CHANCES(oddsOf(other).target.destroyed, 5.0 / 19);
    }
};

ADJUTANT_TEST(FightInjuriesTest)

} // namespace tst_fight_injuries

#include "tst_fight_injuries.moc"
