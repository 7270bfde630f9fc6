#include "tests/core/odds/chances.h"
#include "tests/systems/drakerys/odds/sides.h"

namespace adjutant::test::tst_shooting {

using namespace drakerys;
using drakerys::Side;
using enum RollSkill;

/// From 30 cm: Shooting 3 against 3.
static Shooting shot(const Side& active, const Side& target)
{
    return {active, target, bow, 30, 0, 0, false};
}

/// Bowmen with Shooting 3 at a target of Initiative 3: 6+, then 6+.
static Shooting harassed(const Side& active, const Side& target)
{
    return {.active = active, .target = target, .weapon = bow, .isHarassment = true};
}

/// Hits of Strength 3 on Resistance 3: each removes somebody with 1/2.
static Hits fallen(int hits, int dice, const Side& target)
{
    return {target, hits, dice, 3, std::nullopt};
}

/// Shots (chapter "Shooting"). With t+ to hit and 6+ to injure one die removes a lone enemy with (11-t)/19,
/// see sides.h.
class ShootingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLoneTargetIsHit_data()
    {
        const auto row = columns<Shooting, double>("shooting", "destroyed");
        const Shooting even = shot(warriors(1), warriors(1));
        // Shooting 3: 3+ at 0, 4+ at 1, …
        for (const auto& [distance, opposition] :
             {std::pair(0.0, 0), {0.5, 1}, {10.0, 1}, {10.5, 2}, {50.0, 5}}) {
            Shooting from = even;
            from.distance = distance;
            row("every ten centimetres begun count as one: " + std::to_string(distance), from,
                (8.0 - opposition) / 19);
        }
        row("Stress of the shooter adds", with(even, [](Shooting& it) { it.active.stress = 1; }),
            4.0 / 19); // 7+
        row("Obstacles add", with(even, [](Shooting& it) { it.active.stress = it.obstacles = 1; }), 3.0 / 19);
        row("concealment adds",
            with(even, [](Shooting& it) { it.active.stress = it.obstacles = it.concealment = 1; }), 2.0 / 19);
        row("the target's Stress does nothing",
            with(even,
                 [](Shooting& it) {
                     it.active.stress = it.obstacles = it.concealment = 1;
                     it.target.stress = 3;
                 }),
            2.0 / 19);
        row("a Sharpshooter is harder to hit", shot(warriors(1), warriors(1, {sharpshooter})), 4.0 / 19);
        row("a Sharpshooter hits like others", shot(warriors(1, {sharpshooter}), warriors(1)), 5.0 / 19);
        // 2 Warriors of Power 2, wherever they stand: 1 - (14/19)^4.
        row("every Warrior shoots with its Power",
            with(shot(warriors(2), warriors(1)),
                 [](Shooting& it) {
                     it.active.power = 2;
                     it.active.contact = 0;
                 }),
            91905.0 / 130321);
        row("Multiple Shots give two Power: 1 - (14/19)^3", shot(warriors(1, {multipleShots}), warriors(1)),
            4115.0 / 6859);
        // One Stress: two dice at 7+, 1 - (15/19)^2.
        row("a Berserker's Stress gives Power and Opposition",
            with(shot(warriors(1, {berserker}), warriors(1)), [](Shooting& it) { it.active.stress = 1; }),
            136.0 / 361);
        row("rerolls count, as Swashbuckler's in tst_fight",
            with(even, [](Shooting& it) { it.rerollFailures = true; }), 15.0 / 38);
        row("added dice count",
            with(even, [](Shooting& it) { it.active.heroicDice = it.active.extraDice = 1; }), 4115.0 / 6859);
        row("the Warrior's Strength does nothing", with(even, [](Shooting& it) { it.active.strength = 0; }),
            5.0 / 19);
        row("the weapon's Strength injures at 5+", with(even, [](Shooting& it) { it.weapon.strength = 4; }),
            5.0 / 16);
        row("javelins and rocks use the Warrior's Strength",
            with(even,
                 [](Shooting& it) {
                     it.weapon.strength.reset();
                     it.active.strength = 4;
                 }),
            5.0 / 16);
        row("Deadly Blow works as in a Fight", shot(warriors(1, {deadlyBlow}), warriors(1)), 3.0 / 10);
        const Shooting safe = shot(warriors(1), warriors(1, {safeguard}));
        row("Safeguard works as in a Fight", safe, 25.0 / 104);
        row("a guard works as in a Fight", with(safe, [](Shooting& it) { it.target.guardInCohesion = true; }),
            25.0 / 176);
        // Two Injuries or more of one die at two targets. One Hit injures nobody with 1/2, or with 6/10 where
        // a 10 fails: see tst_fight.
        const double full = 14.0 / 361, noAddedDie = 5.0 / 361, failing = 20.0 / 2209;
        const auto heavy = [](std::initializer_list<RollSkill> target) {
            return with(shot(warriors(1), warriors(2, target)),
                        [](Shooting& it) { it.weapon.cancelsParry = true; });
        };
        row("no parry", shot(warriors(1), warriors(2)), full);
        row("Parry", shot(warriors(1), warriors(2, {parry})), noAddedDie);
        row("Expert Parry", shot(warriors(1), warriors(2, {expertParry})), failing);
        row("Expert Parry against Violent Blow", shot(warriors(1, {violentBlow}), warriors(2, {expertParry})),
            full);
        row("Expert Parry against a heavy crossbow", heavy({expertParry}), full);
        row("Parry against a heavy crossbow", heavy({parry}), full);
        row("Martial Arts of the shooter: nobody is Engaged",
            shot(warriors(1, {martialArts}), warriors(2, {parry})), noAddedDie);
        row("Martial Arts of the target: nobody is Engaged",
            shot(warriors(1, {violentBlow}), warriors(2, {parry, martialArts})), full);
    }
    void aLoneTargetIsHit()
    {
        QFETCH(Shooting, shooting);
        QFETCH(double, destroyed);
        COMPARE_CHANCES(oddsOf(shooting).target.destroyed, destroyed);
    }

    void whoLostAWarriorAndHasOneLeftTestsMorale()
    {
        // One of two falls with 81/361: Willpower 3 against Saturation 3, two dice at 6+.
        const SideOdds target = oddsOf(shot(warriors(1), warriors(2))).target;
        COMPARE_CHANCES(target.casualties, Chances{14.0 / 19, 81.0 / 361, 14.0 / 361});
        COMPARE_CHANCES((Chances{target.morale.none, target.morale.scattered, target.morale.destabilised}),
                        Chances{280.0 / 361, 81.0 / 361 / 4, 81.0 / 361 * 9 / 20});
        COMPARE_CHANCES((Chances{target.morale.inDoubt, target.morale.intact, target.removed}),
                        Chances{81.0 / 361 * 99 / 400, 81.0 / 361 * 21 / 400, 137.0 / 1444});
        COMPARE_CHANCES(oddsOf(shot(warriors(1), warriors(2))).meanInflicted, 25.0 / 81);
    }

    void moraleAfterAShot_data()
    {
        // Scattered; then no roll.
        const auto row = columns<Shooting, Chances>("shooting", "morale");
        const Shooting two = shot(warriors(1), warriors(2));
        row("Saturation is the Opposition: 5+", with(two, [](Shooting& it) { it.weapon.saturation = 2; }),
            {81.0 / 361 * 16 / 100});
        // Of six one falls with 81/361: five left, three dice. Two to five fall with 14/361, less six or
        // more, each further one with 14/95 (see tst_fight): two dice.
        const double more = 14.0 / 361 * (1 - std::pow(14.0 / 95, 4));
        row("the Warriors still there bring dice", shot(warriors(1), warriors(6)),
            {81.0 / 361 / 8 + more / 4});
        row("Injuries without a casualty bring no roll",
            with(two, [](Shooting& it) { it.target.health = 20; }), {0, 1});
    }
    void moraleAfterAShot()
    {
        QFETCH(Shooting, shooting);
        QFETCH(Chances, morale);
        const MoraleOdds odds = oddsOf(shooting).target.morale;
        COMPARE_CHANCES((Chances{odds.scattered, odds.none}), morale);
    }

    // Harassment Shooting (chapter "Skills") and Hits that no roll brought.

    void harassmentDestroys_data()
    {
        const auto row = columns<Shooting, double>("harassment", "destroyed");
        // 1 - (14/19)^2
        row("every harassing Warrior rolls one die",
            with(harassed(warriors(2, {multipleShots}), warriors(1)),
                 [](Shooting& it) {
                     it.active.power = 4;
                     it.active.heroicDice = it.active.extraDice = 3;
                 }),
            165.0 / 361);
        const Shooting even = harassed(warriors(1), warriors(1, {sharpshooter}));
        row("it is rolled against Initiative", even, 5.0 / 19);
        row("it is rolled against Initiative: 8+", with(even, [](Shooting& it) { it.target.initiative = 5; }),
            3.0 / 19);
        row("it is rolled against the shooter's Stress",
            with(even, [](Shooting& it) { it.target.initiative = 5, it.active.stress = 1; }), 2.0 / 19);
        // Parry: two of one die with 5/361.
        const Shooting parried = harassed(warriors(1), warriors(2, {parry}));
        row("it is parried", parried, 5.0 / 361);
        row("a heavy crossbow is not parried",
            with(parried, [](Shooting& it) { it.weapon.cancelsParry = true; }), 14.0 / 361);
        row("Safeguard stands against it", harassed(warriors(1), warriors(1, {safeguard})), 25.0 / 104);
    }
    void harassmentDestroys()
    {
        QFETCH(Shooting, harassment);
        QFETCH(double, destroyed);
        COMPARE_CHANCES(oddsOf(harassment).target.destroyed, destroyed);
    }

    void harassmentLeadsToNoMoraleRoll()
    {
        const SideOdds target = oddsOf(harassed(warriors(1), warriors(2))).target;
        COMPARE_CHANCES(target.casualties, Chances{14.0 / 19, 81.0 / 361, 14.0 / 361});
        COMPARE_CHANCES((Chances{target.morale.none, target.removed}), Chances{1.0, 14.0 / 361});
    }

    void hitsBringCasualties_data()
    {
        const auto row = columns<Hits, Chances>("hits", "casualties");
        row("a number of Hits rolls for Injury", fallen(2, 0, warriors(1)), {1.0 / 4, 3.0 / 4});
        // Two of one Hit: a ten and its die, 1/10 * 1/2.
        row("a ten adds a die", fallen(1, 0, warriors(2)), {1.0 / 2, 9.0 / 20, 1.0 / 20});
        const Hits parried = fallen(1, 0, warriors(2, {expertParry}));
        row("Expert Parry: a 10 is a failure", parried, {6.0 / 10, 4.0 / 10, 0});
        row("Hits that are no shot are not parried", with(parried, [](Hits& it) { it.parriesWork = false; }),
            {1.0 / 2, 9.0 / 20, 1.0 / 20});
        row("Expert Parry works against Hits", fallen(1, 0, warriors(1, {expertParry})),
            {6.0 / 10, 4.0 / 10});
        row("Parry works against Hits: no second one", fallen(1, 0, warriors(2, {parry})),
            {1.0 / 2, 1.0 / 2, 0});
        // 6/11 suffer none of a Hit, see tst_fight.
        row("Safeguard works against Hits", fallen(1, 0, warriors(1, {safeguard})), {6.0 / 11, 5.0 / 11});
        row("no Hits do nothing", fallen(0, 0, warriors(1)), {1, 0});
        // One D10: nobody falls with the sum of 2^-k / 10 for k = 1..10 = (1 - 1/1024) / 10 = 1023/10240.
        row("Hits rolled are the sum of their dice", fallen(0, 1, warriors(1)),
            {1023.0 / 10240, 9217.0 / 10240});
        row("of two dice, too: that squared", fallen(0, 2, warriors(1)), {1023.0 / 10240 * 1023 / 10240});
        row("both kinds of Hits add", fallen(1, 1, warriors(1)), {1023.0 / 20480});
        const Hits injured = with(fallen(0, 0, warriors(2)), [](Hits& it) { it.injuries = 2; });
        row("Injuries without a roll", injured, {0, 0, 1});
        // A 10 of ten faces cancels each.
        row("Injuries without a roll are saved from",
            with(injured, [](Hits& it) { it.target = warriors(2, {safeguard}); }),
            {1.0 / 100, 18.0 / 100, 81.0 / 100});
        const Hits armoured =
            with(fallen(1, 0, warriors(1)), [](Hits& it) { it.target.enchantedArmour = true; });
        row("Enchanted Armour lets Hits of no element in", armoured, {1.0 / 2, 1.0 / 2});
        for (const auto& [name, element, fell] : {std::tuple("keeps out Fire", Element::fire, 0.0),
                                                  {"keeps out Earth", Element::earth, 0.0},
                                                  {"lets Water in", Element::water, 0.5}}) {
            const auto of = [&element](Hits& it) { it.element = element; };
            row(std::string("Enchanted Armour ") + name, with(armoured, of), {1 - fell, fell});
            row(std::string("Enchanted Armour, without a roll, ") + name,
                with(armoured, [&](Hits& it) { of(it), it.hits = 0, it.injuries = 1; }),
                {1 - 2 * fell, 2 * fell});
            row(std::string("without Enchanted Armour, where it ") + name,
                with(fallen(1, 0, warriors(1)), of), {1.0 / 2, 1.0 / 2});
        }
    }
    void hitsBringCasualties()
    {
        QFETCH(Hits, hits);
        QFETCH(Chances, casualties);
        COMPARE_CHANCES(oddsOf(hits).target.casualties, casualties);
    }

    void hitsInflictOnAverage()
    {
        COMPARE_CHANCES(oddsOf(fallen(3, 0, warriors(1))).meanInflicted, 15.0 / 9);
        // 11/2 Hits a die, 5/9 Injuries a Hit.
        COMPARE_CHANCES(oddsOf(fallen(0, 2, warriors(1))).meanInflicted, 55.0 / 9);
        Hits hits = fallen(0, 0, warriors(2, {safeguard}));
        hits.injuries = 2;
        COMPARE_CHANCES(oddsOf(hits).meanInflicted, 18.0 / 10);
    }

    void onlyHitsWithSaturationAreFollowedByMorale()
    {
        Hits hits = fallen(1, 0, warriors(2));
        COMPARE_CHANCES(oddsOf(hits).target.morale.none, 1.0);
        hits.saturation = 3; // one of two falls with 9/20; 6+
        const MoraleOdds morale = oddsOf(hits).target.morale;
        COMPARE_CHANCES((Chances{morale.scattered, morale.none}), Chances{9.0 / 80, 11.0 / 20});
    }
};

ADJUTANT_TEST(ShootingTest)

} // namespace adjutant::test::tst_shooting
