#include "tests/core/odds/chances.h"
#include "tests/systems/drakerys/odds/sides.h"

namespace adjutant::test::tst_fight_injuries {

using namespace drakerys;
using enum RollSkill;

// One die at 6+, Hits injure at 6+, two targets: of the generating function (1/2 + 2/5 z) / (1 - z/10) at the
// chance z that a Hit injures nobody, and its slope, 9/20 / (1 - z/10)^2.
// Nothing special: z = 1/2; one by a Hit 9/20. 14/19; (9/20 / (19/20)^2) * 9/20 = 81/361.
const Chances tensAdd{14.0 / 19, 81.0 / 361, 14.0 / 361};
// A 10 counts: z = 1/2, one by a Hit 1/2: 90/361.
const Chances tensCount{14.0 / 19, 90.0 / 361, 5.0 / 361};
// A 10 fails: z = 6/10, one by a Hit 4/10: 37/47, (9/20 / (47/50)^2) * 4/10 = 450/2209.
const Chances tensFail{37.0 / 47, 450.0 / 2209, 20.0 / 2209};

/// One attacker against two who don't strike back.
static FightOdds struck(std::initializer_list<RollSkill> attacker, std::initializer_list<RollSkill> defender)
{
    return oddsOf(attack(warriors(1, attacker), bystanders(2, defender)));
}

/// A Fight in which nobody is hurt, so that Charge, headcount and Stress alone decide.
static Fight standoff(int active, int target)
{
    return attack(bystanders(active), bystanders(target));
}

/// From Hits to casualties: the Injury Roll and the Skills that bear on it.
class FightInjuriesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hitsBecomeCasualties_data()
    {
        const auto row = columns<Fight, Chances>("fight", "casualties");
        const Fight one = attack(warriors(1), bystanders(1)), two = attack(warriors(1), bystanders(2));
        row("every Hit rolls for Injury", two, tensAdd);
        // 5+: a Hit injures nobody with 4/10: 66/96.
        row("Strength is rolled", with(one, [](Fight& it) { it.active.strength = 4; }),
            {11.0 / 16, 5.0 / 16});
        // 7+: 6/10: 74/94.
        row("Strength is rolled against Resistance",
            with(one, [](Fight& it) { it.active.strength = 4, it.target.resistance = 5; }),
            {37.0 / 47, 10.0 / 47});
        row("the enchanted heavy weapon makes Resistance 3 of 1",
            with(two, [](Fight& it) { it.active.heavyWeapon = true, it.target.resistance = 1; }), tensAdd);
        row("the enchanted heavy weapon makes Resistance 3 of 3",
            with(two, [](Fight& it) { it.active.heavyWeapon = true, it.target.resistance = 3; }), tensAdd);
        row("the enchanted heavy weapon makes Resistance 3 of 5",
            with(two, [](Fight& it) { it.active.heavyWeapon = true, it.target.resistance = 5; }), tensAdd);
        row("a Berserker's Stress takes nothing from the 3",
            with(two,
                 [](Fight& it) {
                     it.active.heavyWeapon = true, it.target.resistance = 5;
                     it.target.skills.add(berserker), it.target.stress = 2;
                 }),
            tensAdd);
        const Chances deadly = struck({deadlyBlow}, {}).target.casualties;
        row("the enchanted heavy weapon is deadly to Elementals",
            with(two, [](Fight& it) { it.active.heavyWeapon = true, it.target.element = Element::water; }),
            deadly);
        const Fight armoured = with(attack(warriors(1, {deadlyBlow}), bystanders(2)),
                                    [](Fight& it) { it.target.enchantedArmour = true; });
        row("Enchanted Armour is for Fire and Earth only", armoured, deadly);
        row("Enchanted Armour stops Earth in a Fight",
            with(armoured, [](Fight& it) { it.active.element = Element::earth; }), {1, 0, 0});
        row("Injuries stay as tokens until they reach the Health",
            with(one, [](Fight& it) { it.target.health = 2; }), {347.0 / 361, 14.0 / 361});
        row("Injuries that stay count",
            with(one, [](Fight& it) { it.target.health = 2, it.target.injuries = 1; }),
            {14.0 / 19, 5.0 / 19});
        // Health 2 and one token: the first falls with one Injury, the second with three. A die that has
        // inflicted one inflicts another with 1/10 + 1/10 * 9/20 * 20/19 = 14/95: three or more
        // 14/361 * 14/95 = 196/34295, one or two 5/19 less that.
        row("many Injuries remove Warriors one by one",
            with(two, [](Fight& it) { it.target.health = 2, it.target.injuries = 1; }),
            {14.0 / 19, 8829.0 / 34295, 196.0 / 34295});
        // A ten is an Injury at once. None: 5/10 + 4/10 * 1/2 = 7/10. One: a plain Hit that brings one,
        // 4/10 * 9/20, or a ten whose Hit brings none, nor its added die: 1/10 * 1/2 * 7/10.
        row("Deadly Blow injures once for each critical", attack(warriors(1, {deadlyBlow}), bystanders(2)),
            {7.0 / 10, 43.0 / 200, 17.0 / 200});
        // None: 5/10 + 4/10 * 6/10; one: 4/10 * 4/10 + 1/10 * 6/10 * 74/100.
        row("parries do not stop Deadly Blow",
            attack(warriors(1, {deadlyBlow}), bystanders(2, {expertParry})), {74.0 / 100, 2044.0 / 10000});
        // A Hit suffers none with (5/10 + 4/10 * 1/10) / (1 - 1/100) = 6/11: (1/2 + 2/5 * 6/11) / (1 -
        // 6/110).
        const Fight safe = attack(warriors(1), bystanders(2, {safeguard}));
        row("Safeguard cancels one in ten", safe, {79.0 / 104});
        // None suffered x: 5/10 + 4/10 * 6/11 + 1/10 * 1/10 * 6/11 * x = (79/110) / (1 - 6/1100) = 790/1094.
        row("Safeguard stands against Deadly Blow too",
            attack(warriors(1, {deadlyBlow}), bystanders(2, {safeguard})), {395.0 / 547});
        // Half of the Injuries are suffered: a Hit brings none with 14/19, a die with
        // (1/2 + 2/5 * 14/19) / (1 - 14/190) = 151/176.
        row("a Guard takes six to nine", with(safe, [](Fight& it) { it.target.guardInCohesion = true; }),
            {151.0 / 176});
        row("without Safeguard nothing can be passed on",
            with(two, [](Fight& it) { it.target.guardInCohesion = true; }), tensAdd);
        // Three dice: (14/19)^3.
        row("Berserkers hit harder by their Stress",
            with(attack(warriors(1, {berserker}), bystanders(1)), [](Fight& it) { it.active.stress = 2; }),
            {2744.0 / 6859, 4115.0 / 6859});
        const Fight bleeding = attack(warriors(1), bystanders(1, {berserker}));
        row("Berserkers bleed more by their Stress: 5+",
            with(bleeding, [](Fight& it) { it.target.stress = 1; }), {11.0 / 16, 5.0 / 16});
        row("Resistance is 0, not -1, against Strength 0: 6+",
            with(bleeding, [](Fight& it) { it.target.stress = 4, it.active.strength = 0; }),
            {14.0 / 19, 5.0 / 19});
    }
    void hitsBecomeCasualties()
    {
        QFETCH(Fight, fight);
        QFETCH(Chances, casualties);
        COMPARE_CHANCES(oddsOf(fight).target.casualties, casualties);
    }

    void injuriesInflictedOnAverage()
    {
        // (5/9)^2 Injuries a die; a ninth of a critical a die beside; nine of ten are not cancelled, and
        // those passed on are inflicted all the same.
        COMPARE_CHANCES(struck({}, {}).active.meanInflicted, 25.0 / 81);
        COMPARE_CHANCES(struck({deadlyBlow}, {}).active.meanInflicted, 34.0 / 81);
        COMPARE_CHANCES(struck({}, {safeguard}).active.meanInflicted, 25.0 / 81 * 9 / 10);
        Fight fight = attack(warriors(1), bystanders(2, {safeguard}));
        fight.target.guardInCohesion = true;
        COMPARE_CHANCES(oddsOf(fight).active.meanInflicted, 25.0 / 81 * 9 / 10);
        fight.active.element = Element::earth;
        fight.target.enchantedArmour = true;
        COMPARE_CHANCES(oddsOf(fight).active.meanInflicted, 0.0);
    }

    void parries_data()
    {
        columns<SkillSet, SkillSet, Chances>("attacker", "defender", "expected");
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

    void assassinationTakesTheDefencesOfAChargedHero_data()
    {
        const auto row = columns<FightAction, bool, bool>("action", "hero", "works");
        row("Charge on a Hero", FightAction::charge, true, true);
        row("Combined Charge on a Hero", FightAction::combinedCharge, true, true);
        row("no Charge", FightAction::attack, true, false);
        row("no Hero", FightAction::charge, false, false);
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

    // Who wins a Fight, and what becomes of the other (chapter "Fighting: Determining the winner").

    void advantageIsCounted_data()
    {
        const auto row = columns<Fight, double>("fight", "lead");
        const Fight even = standoff(1, 1);
        row("a Charge is an Advantage", charge(bystanders(1), bystanders(1)), 1.0);
        row("a Combined Charge is an Advantage",
            with(even, [](Fight& it) { it.action = FightAction::combinedCharge; }), 1.0);
        row("a Charge without its bonus is an Advantage all the same",
            charge(bystanders(1), bystanders(1, {reach})), 1.0);
        row("more Warriors are an Advantage", standoff(2, 1), 1.0);
        row("more Warriors of the target are an Advantage", standoff(1, 2), -1.0);
        row("all enemy Units together are counted: 3 against 2 + 1",
            with(standoff(3, 2), [](Fight& it) { it.active.otherEnemyHeadcount = 1; }), 0.0);
        row("all enemy Units together are counted: 4 against 2 + 1",
            with(standoff(2, 4), [](Fight& it) { it.target.otherEnemyHeadcount = 1; }), -1.0);
        row("all enemy Units together are counted: 4 against 2 + 2",
            with(standoff(2, 4), [](Fight& it) { it.target.otherEnemyHeadcount = 2; }), 0.0);
        row("less Stress is an Advantage", with(even, [](Fight& it) { it.target.stress = 1; }), 1.0);
        row("less Stress of the target is an Advantage",
            with(even, [](Fight& it) { it.target.stress = 1, it.active.stress = 2; }), -1.0);
        row("equal Stress is none", with(even, [](Fight& it) { it.target.stress = it.active.stress = 1; }),
            0.0);
        const Fight stressed = with(even, [](Fight& it) { it.target.stress = 2, it.active.stress = 1; });
        row("less Stress than every enemy Unit is needed",
            with(stressed, [](Fight& it) { it.active.otherEnemyMinStress = 1; }), 0.0);
        row("less Stress than every enemy Unit is an Advantage",
            with(stressed, [](Fight& it) { it.active.otherEnemyMinStress = 2; }), 1.0);
    }
    void advantageIsCounted()
    {
        QFETCH(Fight, fight);
        QFETCH(double, lead);
        const FightOdds odds = oddsOf(fight);
        COMPARE_CHANCES(odds.activeWins - odds.targetWins, lead);
    }

    void moreInjuriesInflictedAreAnAdvantage()
    {
        // One die against a Health of 3: nothing 14/19, else the active Unit inflicted more.
        Fight fight = attack(warriors(1), bystanders(1));
        fight.target.health = 3;
        const FightOdds odds = oddsOf(fight);
        COMPARE_CHANCES((Chances{odds.activeWins, odds.draw}), Chances{5.0 / 19, 14.0 / 19});
    }

    void injuriesPassedToAGuardCountAsInflicted()
    {
        // Not cancelled are 9 of 10: 1 - 79/104 wins, by a casualty or by Advantage.
        Fight fight = attack(warriors(1), bystanders(1, {safeguard}));
        fight.target.guardInCohesion = true;
        COMPARE_CHANCES(oddsOf(fight).activeWins, 25.0 / 104);
        COMPARE_CHANCES(oddsOf(fight).target.destroyed, 25.0 / 176);
    }

    void theWarriorsLeftAreCounted()
    {
        // Two against two, one die; one falls with 81/361: two against one, and more Injuries. Against a lead
        // of 2 Willpower 2 rolls 6+ (against 1 it would be 5+): scattered with 1/4.
        Fight fight = attack(warriors(2), bystanders(2));
        fight.active.contact = 1;
        fight.target.willpower = 2;
        COMPARE_CHANCES(oddsOf(fight).target.morale.scattered, 81.0 / 361 / 4);
    }

    void onEqualAdvantageNobodyTestsMorale()
    {
        const FightOdds odds = oddsOf(standoff(1, 1));
        COMPARE_CHANCES((Chances{odds.draw, odds.active.morale.none, odds.target.morale.none}),
                        Chances{1.0, 1.0, 1.0});
    }

    void theLoserTestsMoraleAgainstTheDifference()
    {
        // Charge, headcount and Stress: 3, less nothing. Willpower 3: two dice at 6+, scattered with 1/4.
        Fight fight = charge(bystanders(2), bystanders(1));
        fight.target.stress = 1;
        const FightOdds odds = oddsOf(fight);
        COMPARE_CHANCES((Chances{odds.target.morale.scattered, odds.target.morale.destabilised,
                                 odds.target.morale.inDoubt}),
                        Chances{1.0 / 4, 9.0 / 20, 99.0 / 400});
        COMPARE_CHANCES((Chances{odds.target.morale.intact, odds.target.removed, odds.active.morale.none}),
                        Chances{21.0 / 400, 1.0 / 4, 1.0});
    }

    void theActiveUnitTestsWhereItLost()
    {
        // 1 against 2: a lead of 1. Willpower 1: 6+.
        Fight fight = standoff(1, 2);
        fight.active.willpower = 1;
        COMPARE_CHANCES(oddsOf(fight).active.morale.scattered, 1.0 / 4);
        COMPARE_CHANCES(oddsOf(fight).active.removed, 1.0 / 4);
    }

    void whoIsLeftAloneHasWonAndNobodyTests()
    {
        // The active Unit would lose by Stress; if it destroys the enemy it wins all the same.
        Fight fight = attack(warriors(1), bystanders(1));
        fight.active.stress = 5;
        const FightOdds odds = oddsOf(fight);
        COMPARE_CHANCES(odds.activeWins, 5.0 / 19);
        COMPARE_CHANCES(odds.targetWins, 14.0 / 19); // by Stress
        COMPARE_CHANCES(odds.active.morale.none, 5.0 / 19);
    }

    void whereBothAreGoneItIsADraw()
    {
        // A charge without bonus, both at once: both gone with 25/361, else the charger wins or is alone
        // gone.
        const FightOdds odds = oddsOf(charge(warriors(1), warriors(1, {reach})));
        COMPARE_CHANCES((Chances{odds.draw, odds.targetWins}), Chances{25.0 / 361, 70.0 / 361});
    }

    void berserkersHaveASuccessMoreOnMorale()
    {
        Fight fight = standoff(2, 1);
        fight.target.willpower = 1;
        fight.target.skills.add(berserker);
        const MoraleOdds morale = oddsOf(fight).target.morale;
        COMPARE_CHANCES((Chances{morale.scattered, morale.destabilised, morale.inDoubt, morale.intact}),
                        Chances{0.0, 1.0 / 4, 9.0 / 20, 3.0 / 10});
    }

    void aDreadfulEnemyTakesWillpower()
    {
        Fight fight = standoff(2, 1);
        fight.target.willpower = 2; // less 1, against 1: 6+
        fight.active.skills.add(dreadful);
        COMPARE_CHANCES(oddsOf(fight).target.morale.scattered, 1.0 / 4);
        fight.target.dreaded = true; // by another Unit too: once only
        COMPARE_CHANCES(oddsOf(fight).target.morale.scattered, 1.0 / 4);
        fight.target.skills.add(dreadful); // immune: 5+
        COMPARE_CHANCES(oddsOf(fight).target.morale.scattered, 16.0 / 100);
    }

    void theyShallNotPassKeepsMoraleIntact()
    {
        Fight fight = standoff(2, 1);
        fight.target.moraleIntact = true;
        COMPARE_CHANCES(oddsOf(fight).target.morale.intact, 1.0);
        COMPARE_CHANCES(oddsOf(fight).target.morale.none, 0.0);
    }
};

ADJUTANT_TEST(FightInjuriesTest)

} // namespace adjutant::test::tst_fight_injuries
