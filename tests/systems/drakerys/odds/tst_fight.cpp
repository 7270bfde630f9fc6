#include "tests/core/odds/chances.h"
#include "tests/systems/drakerys/odds/sides.h"

namespace adjutant::test::tst_fight {

using namespace drakerys;
using drakerys::Side;
using enum RollSkill;

// One die against one, both at 6+: k of them succeed with 9/20 * (1/10)^(k-1), none with 1/2. There are d
// more Hits than blocks, d > 0, with 1/2 * 9/20 * 10^(1-d) + (81/400) * 10^-d * (1 + 1/100 + ...) = 10^-d *
// (9/4 + 81/396) = 27/11 * 10^-d. d Hits injure somebody with 1 - 2^-d: 27/11 * (1/9 - 1/19).
constexpr double hurtThroughBlock = 30.0 / 209;

// One die at 6+, Hits injure at 6+, two targets: of the generating function (1/2 + 2/5 z) / (1 - z/10) at the
// chance z that a Hit injures nobody, and its slope, 9/20 / (1 - z/10)^2.
// Nothing special: z = 1/2; one by a Hit 9/20. 14/19; (9/20 / (19/20)^2) * 9/20 = 81/361.
const Chances tensAdd{14.0 / 19, 81.0 / 361, 14.0 / 361};
// A 10 counts: z = 1/2, one by a Hit 1/2: 90/361.
const Chances tensCount{14.0 / 19, 90.0 / 361, 5.0 / 361};
// A 10 fails: z = 6/10, one by a Hit 4/10: 37/47, (9/20 / (47/50)^2) * 4/10 = 450/2209.
const Chances tensFail{37.0 / 47, 450.0 / 2209, 20.0 / 2209};

/// One attacker against two who don't strike back.
static Fight duel(std::initializer_list<RollSkill> attacker, std::initializer_list<RollSkill> defender)
{
    return attack(warriors(1, attacker), bystanders(2, defender));
}
static FightOdds struck(std::initializer_list<RollSkill> attacker, std::initializer_list<RollSkill> defender)
{
    return oddsOf(duel(attacker, defender));
}

/// A Fight in which nobody is hurt, so that Charge, headcount and Stress alone decide.
static Fight standoff(int active, int target)
{
    return attack(bystanders(active), bystanders(target));
}

/// Who attacks when, with how many dice and at what Threshold (chapter "Fighting"), and what becomes of it.
/// With t+ to hit and 6+ to injure one die removes a lone enemy with (11-t)/19, see sides.h.
class FightTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoIsDestroyed_data()
    {
        // The target, the active Unit.
        const auto row = columns<Fight, Chances>("fight", "destroyed");
        const Fight even = attack(warriors(1), warriors(1));
        const Fight charges = charge(warriors(1), warriors(1));
        // 5/19; who is left, 14/19, strikes back: 14/19 * 5/19 = 70/361.
        row("higher Initiative attacks first", even, {5.0 / 19, 70.0 / 361});
        row("the target may be the quicker one", with(even, [](Fight& it) { it.target.initiative = 5; }),
            {70.0 / 361, 5.0 / 19});
        row("every other allied Unit engaged gives Initiative: 5 against 4",
            with(even, [](Fight& it) { it.target.alliedUnitsEngaged = 2; }), {70.0 / 361, 5.0 / 19});
        row("every other allied Unit engaged gives Initiative: 6 against 5",
            with(even, [](Fight& it) { it.target.alliedUnitsEngaged = it.active.alliedUnitsEngaged = 2; }),
            {5.0 / 19, 70.0 / 361});
        // 5+: 6/19. Then 7+ against Combat 3 + 1: 13/19 * 4/19.
        row("a Charge gives Initiative and Combat in attack and as Opposition", charges,
            {6.0 / 19, 52.0 / 361});
        row("a Combined Charge does so too",
            with(charges, [](Fight& it) { it.action = ActionKind::combinedCharge; }), {6.0 / 19, 52.0 / 361});
        row("an Attack Action has no Charge bonus: both at once, at 6+",
            with(charges, [](Fight& it) { it.action = ActionKind::attack; }), {5.0 / 19, 5.0 / 19});
        row("equal Initiative attacks at the same time",
            with(even, [](Fight& it) { it.target.initiative = 4; }), {5.0 / 19, 5.0 / 19});
        row("Reach of the target takes the Charge bonus", charge(warriors(1), warriors(1, {reach})),
            {5.0 / 19, 5.0 / 19});
        row("Reach of the charger does nothing", charge(warriors(1, {reach}), warriors(1)), {6.0 / 19});
        row("Martial Arts ignores Reach", charge(warriors(1, {martialArts}), warriors(1, {reach})),
            {6.0 / 19, 52.0 / 361});
        row("a Sharpshooter has no Charge bonus", charge(warriors(1, {sharpshooter}), warriors(1)),
            {5.0 / 19, 5.0 / 19});
        row("a Sharpshooter who is charged changes nothing", charge(warriors(1), warriors(1, {sharpshooter})),
            {6.0 / 19});
        // Two dice: 1 - (13/19)^2.
        row("Brutal Charge gives Power after a Charge", charge(warriors(1, {brutalCharge}), warriors(1)),
            {192.0 / 361});
        row("Brutal Charge gives none without", attack(warriors(1, {brutalCharge}), warriors(1)), {5.0 / 19});
        row("Reach takes the bonus of the Charge, not the Charge: 1 - (14/19)^2",
            charge(warriors(1, {brutalCharge}), warriors(1, {reach})), {165.0 / 361});
        // And one does nothing: 3 + 2 dice, 1 - (14/19)^5.
        row("those in Contact roll their Power, those supporting one",
            with(attack(warriors(4), warriors(1)),
                 [](Fight& it) {
                     it.active.power = 3;
                     it.active.contact = 1;
                     it.active.supporting = 2;
                 }),
            {1938275.0 / 2476099});
        row("added dice join the Attack Roll: 1 - (14/19)^4",
            with(even, [](Fight& it) { it.active.heroicDice = 1, it.active.extraDice = 2; }),
            {91905.0 / 130321});
        row("added dice are of no use where nobody can attack",
            with(attack(bystanders(3), warriors(1)), [](Fight& it) { it.active.heroicDice = 5; }), {0});
        // What is no failure injures nobody with (4/10 * 1/2 + 1/10 * 1/2 * 14/19) / (1/2) = 9/19, a rerolled
        // failure with 14/19: half of each is 23/38.
        row("Swashbuckler rerolls every failure", attack(warriors(1, {swashbuckler}), warriors(1)),
            {15.0 / 38});
        // Two dice, one reroll: no failure 1/4 * (9/19)^2, one 1/2 * 9/19 * 14/19, two 1/4 * 14/19: 599/1444.
        row("allied Warriors in Contact give rerolls",
            with(attack(warriors(2), warriors(1)), [](Fight& it) { it.active.rerolls = 1; }), {845.0 / 1444});
        // The target has one in Contact with Power 2 and one supporting, who falls first: three dice, then
        // two. One active die inflicts 0, 1 or more with 14/19, 81/361, 14/361: 14/19 * (1 - (14/19)^3) +
        // 81/361 * (1 - (14/19)^2) = 70975/130321.
        const Fight two = with(attack(warriors(1), warriors(2)), [](Fight& it) {
            it.target.power = 2;
            it.target.contact = it.target.supporting = 1;
        });
        row("who attacks second does so with who is left", two, {14.0 / 361, 70975.0 / 130321});
        row("who attacks at the same time does so in full: 1 - (14/19)^3",
            with(two, [](Fight& it) { it.target.initiative = 4; }), {14.0 / 361, 4115.0 / 6859});

        // Blocking: an Attack Roll that cancels Hits in place of one that makes them (chapter "Skills").
        const Fight blocked = attack(warriors(1), blocker(1));
        row("who blocks does not attack", blocked, {hurtThroughBlock, 0});
        row("blocking needs no higher Initiative: 0 against 4",
            with(blocked, [](Fight& it) { it.target.initiative = 0; }), {hurtThroughBlock, 0});
        row("blocking needs no higher Initiative: 4 against 4",
            with(blocked, [](Fight& it) { it.target.initiative = 4; }), {hurtThroughBlock, 0});
        row("blocking needs no higher Initiative: 20 against 4",
            with(blocked, [](Fight& it) { it.target.initiative = 20; }), {hurtThroughBlock, 0});
        row("the active Unit may block", attack(blocker(1), warriors(1)), {0, hurtThroughBlock});
        // Swashbuckler: none with 1/4, k with 27/40 * 10^(1-k). d Hits more: 1/4 * 9/20 * 10^(1-d) +
        // 243/792 * 10^-d = 63/44 * 10^-d; 63/44 * (1/9 - 1/19).
        row("bonuses of the Attack Roll apply: Swashbuckler",
            attack(warriors(1), blocker(1, {blocking, swashbuckler})), {35.0 / 418});
        // A Charge counts: blocks at 5+, Hits at 7+. None with 4/10 and 6/10, k with 54/100 and 36/100 *
        // 10^(1-k). d Hits more: 4/10 * 36/100 * 10^(1-d) + 54/100 * 36/100 * 100/99 * 10^-d = 18/11 * 10^-d.
        row("bonuses of the Attack Roll apply: a Charge", charge(blocker(1), warriors(1)), {0, 20.0 / 209});
        row("where both block nobody attacks", attack(blocker(1), blocker(1)), {0, 0});
        row("blocking without the Skill does nothing", attack(warriors(1), blocker(1, {})),
            {5.0 / 19, 70.0 / 361});
        row("the Skill alone does nothing where it is not used", attack(warriors(1), warriors(1, {blocking})),
            {5.0 / 19, 70.0 / 361});
        // Any ten injures, 1/10; a plain Hit where no block comes, 4/10 * 1/2, injures with 1/2.
        row("Injuries of Deadly Blow are not blocked", attack(warriors(1, {deadlyBlow}), blocker(1)),
            {1.0 / 5});
        row("a blocker's own Deadly Blow injures nobody",
            attack(warriors(1), blocker(1, {blocking, deadlyBlow})), {hurtThroughBlock, 0});
        row("an assassinated Hero cannot block, and attacks",
            with(attack(warriors(1, {assassination}), blocker(1, {blocking, reach})),
                 [](Fight& it) { it.action = ActionKind::charge, it.target.hero = true; }),
            {5.0 / 19, 70.0 / 361});
        row("nobody in Contact or supporting blocks nothing",
            with(blocked, [](Fight& it) { it.target.contact = 0; }), {5.0 / 19});
    }
    void whoIsDestroyed()
    {
        QFETCH(Fight, fight);
        QFETCH(Chances, destroyed);
        const FightOdds odds = oddsOf(fight);
        COMPARE_CHANCES((Chances{odds.target.destroyed, odds.active.destroyed}), destroyed);
    }

    void noBonusToPowerHelpsThoseSupporting()
    {
        // One die each, whatever the Power: (1 + 1 for the Charge + 2 for the Stress) * 2 + 3.
        Fight fight = charge(warriors(5, {brutalCharge, berserker}), warriors(1));
        fight.active.contact = 2;
        fight.active.supporting = 3;
        fight.active.stress = 2;
        QCOMPARE(attackDice(fight.active, planOf(fight).active), 11);
    }

    void thoseInContactAreRemovedLast()
    {
        // Six Warriors, two in Contact with Power 2, three supporting, one aside.
        Side side = warriors(6);
        side.contact = 2;
        side.supporting = 3;
        const int dice[] = {0, 2, 4, 5, 6, 7, 7};
        for (int left = 0; left <= 6; ++left)
            QCOMPARE(attackDice(side, {0, false, {}, 2}, left), dice[left]);
    }

    void everySuccessCancelsAHit()
    {
        // Hits left: 27/11 * (1/10) / (81/100) on average, 5/9 Injuries each; who blocks inflicts none.
        const FightOdds odds = oddsOf(attack(warriors(1), blocker(1)));
        COMPARE_CHANCES((Chances{odds.active.meanInflicted, odds.target.meanInflicted}),
                        Chances{10.0 / 33 * 5 / 9, 0});
        // Deadly Blow: 1/9 of a ten a die beside what passes the block.
        COMPARE_CHANCES(oddsOf(attack(warriors(1, {deadlyBlow}), blocker(1))).active.meanInflicted,
                        10.0 / 33 * 5 / 9 + 1.0 / 9);
        COMPARE_CHANCES(oddsOf(attack(blocker(1), blocker(1))).draw, 1.0);
    }

    // From Hits to casualties: the Injury Roll and the Skills that bear on it.

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
        const Fight passed = with(safe, [](Fight& it) { it.target.guardInCohesion = true; });
        row("a Guard takes six to nine", passed, {151.0 / 176});
        row("a Guard takes six to nine of the last", with(passed, [](Fight& it) { it.target.warriors = 1; }),
            {151.0 / 176, 25.0 / 176});
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
        row("Parry: a 10 adds no die", duel({}, {parry}), tensCount);
        row("Expert Parry: a 10 fails", duel({}, {expertParry}), tensFail);
        row("Expert Parry prevails over Parry", duel({}, {parry, expertParry}), tensFail);
        row("Violent Blow cancels Parry", duel({violentBlow}, {parry}), tensAdd);
        row("Violent Blow cancels Expert Parry", duel({violentBlow}, {expertParry}), tensAdd);
        row("Martial Arts of the defender: its Parry stays", duel({violentBlow}, {parry, martialArts}),
            tensCount);
        row("Martial Arts of the defender: its Expert Parry stays",
            duel({violentBlow}, {expertParry, martialArts}), tensFail);
        row("Martial Arts of the attacker ignores Parry", duel({martialArts}, {parry}), tensAdd);
        row("Martial Arts of the attacker ignores Expert Parry", duel({martialArts}, {expertParry}), tensAdd);
        row("Martial Arts on both sides: the attacker's ignores",
            duel({martialArts}, {parry, expertParry, martialArts}), tensAdd);
        row("the attacker's own parries do nothing", duel({parry, expertParry}, {}), tensAdd);
        row("Violent Blow of the defender does nothing", duel({}, {parry, violentBlow}), tensCount);
        // Reach keeps the Threshold at 6+.
        const Fight assassin = duel({assassination}, {safeguard, parry, expertParry, reach});
        const Fight onHero = with(assassin, [](Fight& it) { it.target.hero = true; });
        const auto by = [](Fight fight, ActionKind action) {
            fight.action = action;
            return fight;
        };
        row("Assassination takes the defences of a charged Hero", by(onHero, ActionKind::charge), tensAdd);
        row("Assassination works in a Combined Charge", by(onHero, ActionKind::combinedCharge), tensAdd);
        // Expert Parry: a Hit suffers none with 6/10 + 4/10 * 1/10 = 64/100: (1/2 + 2/5 * 64/100) /
        // (93.6/100).
        row("Assassination needs a Charge", onHero, {756.0 / 936});
        row("Assassination needs a Hero", by(assassin, ActionKind::charge), {756.0 / 936});
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

    // Who wins a Fight, and what becomes of the other (chapter "Fighting: Determining the winner").

    void whoWins_data()
    {
        // The active Unit, the target, nobody.
        const auto row = columns<Fight, Chances>("fight", "wins");
        const Fight even = standoff(1, 1);
        row("a Charge is an Advantage", charge(bystanders(1), bystanders(1)), {1});
        row("a Combined Charge is an Advantage",
            with(even, [](Fight& it) { it.action = ActionKind::combinedCharge; }), {1});
        row("a Charge without its bonus is an Advantage all the same",
            charge(bystanders(1), bystanders(1, {reach})), {1});
        row("more Warriors are an Advantage", standoff(2, 1), {1});
        row("more Warriors of the target are an Advantage", standoff(1, 2), {0, 1});
        row("all enemy Units together are counted: 3 against 2 + 1",
            with(standoff(3, 2), [](Fight& it) { it.active.otherEnemyHeadcount = 1; }), {0, 0, 1});
        row("all enemy Units together are counted: 4 against 2 + 1",
            with(standoff(2, 4), [](Fight& it) { it.target.otherEnemyHeadcount = 1; }), {0, 1});
        row("all enemy Units together are counted: 4 against 2 + 2",
            with(standoff(2, 4), [](Fight& it) { it.target.otherEnemyHeadcount = 2; }), {0, 0, 1});
        row("less Stress is an Advantage", with(even, [](Fight& it) { it.target.stress = 1; }), {1});
        row("less Stress of the target is an Advantage",
            with(even, [](Fight& it) { it.target.stress = 1, it.active.stress = 2; }), {0, 1});
        row("equal Stress is none", with(even, [](Fight& it) { it.target.stress = it.active.stress = 1; }),
            {0, 0, 1});
        const Fight stressed = with(even, [](Fight& it) { it.target.stress = 2, it.active.stress = 1; });
        row("less Stress than every enemy Unit is needed",
            with(stressed, [](Fight& it) { it.active.otherEnemyMinStress = 1; }), {0, 0, 1});
        row("less Stress than every enemy Unit is an Advantage",
            with(stressed, [](Fight& it) { it.active.otherEnemyMinStress = 2; }), {1});
        const Fight one = attack(warriors(1), bystanders(1));
        // One die against a Health of 3: nothing 14/19, else the active Unit inflicted more.
        row("more Injuries inflicted are an Advantage", with(one, [](Fight& it) { it.target.health = 3; }),
            {5.0 / 19, 0, 14.0 / 19});
        // Not cancelled are 9 of 10: 1 - 79/104 wins, by a casualty or by Advantage.
        row("Injuries passed to a Guard count as inflicted",
            with(attack(warriors(1), bystanders(1, {safeguard})),
                 [](Fight& it) { it.target.guardInCohesion = true; }),
            {25.0 / 104});
        row("on equal Advantage nobody wins", standoff(1, 1), {0, 0, 1});
        // The active Unit would lose by Stress; if it destroys the enemy it wins all the same.
        row("who is left alone has won", with(one, [](Fight& it) { it.active.stress = 5; }),
            {5.0 / 19, 14.0 / 19});
        // Alone left: 5/19 * 14/19. Both gone 25/361 or both there 196/361: draws.
        row("at equal Initiative both may be gone or there",
            with(attack(warriors(1), warriors(1)), [](Fight& it) { it.target.initiative = 4; }),
            {70.0 / 361, 70.0 / 361, 221.0 / 361});
        // A charge without bonus, both at once: both gone with 25/361, else the charger wins or is alone
        // gone.
        row("where both are gone it is a draw", charge(warriors(1), warriors(1, {reach})),
            {266.0 / 361, 70.0 / 361, 25.0 / 361});
    }
    void whoWins()
    {
        QFETCH(Fight, fight);
        QFETCH(Chances, wins);
        const FightOdds odds = oddsOf(fight);
        COMPARE_CHANCES((Chances{odds.activeWins, odds.targetWins, odds.draw}), wins);
    }

    void whoLosesTestsMorale_data()
    {
        // No Morale Roll, Scattered, Destabilised, In Doubt, intact.
        const auto row = columns<Fight, Chances, Chances>("fight", "target", "active");
        // Two against two, one die; one falls with 81/361: two against one, and more Injuries. Against a lead
        // of 2 Willpower 2 rolls 6+ (against 1 it would be 5+): scattered with 1/4.
        row("the Warriors left are counted",
            with(attack(warriors(2), bystanders(2)),
                 [](Fight& it) { it.active.contact = 1, it.target.willpower = 2; }),
            {280.0 / 361, 81.0 / 361 / 4}, {1});
        row("on equal Advantage nobody tests", standoff(1, 1), {1}, {1});
        // Charge, headcount and Stress: 3, less nothing. Willpower 3: two dice at 6+, scattered with 1/4.
        row("the loser tests against the difference",
            with(charge(bystanders(2), bystanders(1)), [](Fight& it) { it.target.stress = 1; }),
            {0, 1.0 / 4, 9.0 / 20, 99.0 / 400, 21.0 / 400}, {1});
        // 1 against 2: a lead of 1. Willpower 1: 6+.
        row("the active Unit tests where it lost",
            with(standoff(1, 2), [](Fight& it) { it.active.willpower = 1; }), {1}, {0, 1.0 / 4});
        row("where one is left alone nobody tests",
            with(attack(warriors(1), bystanders(1)), [](Fight& it) { it.active.stress = 5; }), {1},
            {5.0 / 19});
        row("Berserkers have a success more",
            with(standoff(2, 1), [](Fight& it) { it.target.willpower = 1, it.target.skills.add(berserker); }),
            {0, 0, 1.0 / 4, 9.0 / 20, 3.0 / 10}, {1});
        const Fight dread = with(standoff(2, 1), [](Fight& it) {
            it.target.willpower = 2; // less 1, against 1: 6+
            it.active.skills.add(dreadful);
        });
        row("a Dreadful enemy takes Willpower", dread, {0, 1.0 / 4}, {1});
        const Fight twice = with(dread, [](Fight& it) { it.target.dreaded = true; });
        row("a Dreadful enemy beside another one: once only", twice, {0, 1.0 / 4}, {1});
        row("who is Dreadful is immune: 5+", with(twice, [](Fight& it) { it.target.skills.add(dreadful); }),
            {0, 16.0 / 100}, {1});
        row("They Shall not Pass! keeps Morale intact",
            with(standoff(2, 1), [](Fight& it) { it.target.moraleIntact = true; }), {0, 0, 0, 0, 1}, {1});
    }
    void whoLosesTestsMorale()
    {
        QFETCH(Fight, fight);
        QFETCH(Chances, target);
        QFETCH(Chances, active);
        const FightOdds odds = oddsOf(fight);
        for (const auto& [side, expected] : {std::pair(odds.target, target), {odds.active, active}}) {
            const MoraleOdds& it = side.morale;
            COMPARE_CHANCES((Chances{it.none, it.scattered, it.destabilised, it.inDoubt, it.intact}),
                            expected);
            COMPARE_CHANCES(side.removed, side.destroyed + it.scattered);
        }
    }
};

ADJUTANT_TEST(FightTest)

} // namespace adjutant::test::tst_fight
