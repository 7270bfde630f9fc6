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

/// Who attacks when, with how many dice and at what Threshold (chapter "Fighting"). With t+ to hit and 6+ to
/// injure one die removes a lone enemy with (11-t)/19, see sides.h.
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
};

ADJUTANT_TEST(FightTest)

} // namespace adjutant::test::tst_fight
