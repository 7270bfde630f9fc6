#include "tests/core/odds/chances.h"
#include "tests/systems/drakerys/odds/sides.h"
#include "tests/testprogram.h"

namespace tst_fight {

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;
using enum RollSkill;

namespace {

Side blocker(std::initializer_list<RollSkill> skills = {blocking})
{
    Side side = warriors(1, skills);
    side.blocking = true;
    return side;
}

// One die against one, both at 6+: k of them succeed with 9/20 * (1/10)^(k-1), none with 1/2. There are d
// more Hits than blocks, d > 0, with 1/2 * 9/20 * 10^(1-d) + (81/400) * 10^-d * (1 + 1/100 + ...) = 10^-d *
// (9/4 + 81/396) = 27/11 * 10^-d. d Hits injure somebody with 1 - 2^-d: 27/11 * (1/9 - 1/19).
constexpr double hurtThroughBlock = 30.0 / 209;

} // namespace

/// Who attacks when, with how many dice and at what Threshold (chapter "Fighting"). With t+ to hit and 6+ to
/// injure one die removes a lone enemy with (11-t)/19, see sides.h.
class FightTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void higherInitiativeAttacksFirst()
    {
        // 5/19; who is left, 14/19, strikes back: 14/19 * 5/19 = 70/361.
        const FightOdds odds = oddsOf(attack(warriors(1), warriors(1)));
        COMPARE_CHANCES(odds.target.destroyed, 5.0 / 19);
        COMPARE_CHANCES(odds.active.destroyed, 70.0 / 361);
    }

    void theTargetMayBeTheQuickerOne()
    {
        Fight fight = attack(warriors(1), warriors(1));
        fight.target.initiative = 5;
        const FightOdds odds = oddsOf(fight);
        COMPARE_CHANCES(odds.active.destroyed, 5.0 / 19);
        COMPARE_CHANCES(odds.target.destroyed, 70.0 / 361);
    }

    void equalInitiativeAttacksAtTheSameTime()
    {
        Fight fight = attack(warriors(1), warriors(1));
        fight.target.initiative = 4;
        const FightOdds odds = oddsOf(fight);
        COMPARE_CHANCES(odds.active.destroyed, 5.0 / 19);
        COMPARE_CHANCES(odds.target.destroyed, 5.0 / 19);
        // Alone left: 5/19 * 14/19. Both gone 25/361 or both there 196/361: draws.
        COMPARE_CHANCES(odds.activeWins, 70.0 / 361);
        COMPARE_CHANCES(odds.targetWins, 70.0 / 361);
        COMPARE_CHANCES(odds.draw, 221.0 / 361);
    }

    void everyOtherAlliedUnitEngagedGivesInitiative()
    {
        Fight fight = attack(warriors(1), warriors(1));
        fight.target.alliedUnitsEngaged = 2; // 5 against 4
        COMPARE_CHANCES(oddsOf(fight).active.destroyed, 5.0 / 19);
        fight.active.alliedUnitsEngaged = 2; // 6 against 5
        COMPARE_CHANCES(oddsOf(fight).target.destroyed, 5.0 / 19);
        COMPARE_CHANCES(oddsOf(fight).active.destroyed, 70.0 / 361);
    }

    void aChargeGivesInitiativeAndCombatInAttackAndAsOpposition()
    {
        for (const FightAction action : {FightAction::charge, FightAction::combinedCharge}) {
            const FightOdds odds = oddsOf(Fight{action, warriors(1), warriors(1)});
            // 5+: 6/19. Then 7+ against Combat 3 + 1: 13/19 * 4/19.
            COMPARE_CHANCES(odds.target.destroyed, 6.0 / 19);
            COMPARE_CHANCES(odds.active.destroyed, 52.0 / 361);
        }
    }

    void anAttackActionHasNoChargeBonus()
    {
        Fight fight = charge(warriors(1), warriors(1));
        fight.action = FightAction::attack; // both at once, at 6+
        COMPARE_CHANCES(oddsOf(fight).target.destroyed, 5.0 / 19);
        COMPARE_CHANCES(oddsOf(fight).active.destroyed, 5.0 / 19);
    }

    void reachOfTheTargetTakesTheChargeBonus()
    {
        const FightOdds odds = oddsOf(charge(warriors(1), warriors(1, {reach})));
        COMPARE_CHANCES(odds.target.destroyed, 5.0 / 19);
        COMPARE_CHANCES(odds.active.destroyed, 5.0 / 19);
        // That of the charger does nothing.
        COMPARE_CHANCES(oddsOf(charge(warriors(1, {reach}), warriors(1))).target.destroyed, 6.0 / 19);
    }

    void martialArtsIgnoresReach()
    {
        const FightOdds odds = oddsOf(charge(warriors(1, {martialArts}), warriors(1, {reach})));
        COMPARE_CHANCES(odds.target.destroyed, 6.0 / 19);
        COMPARE_CHANCES(odds.active.destroyed, 52.0 / 361);
    }

    void aSharpshooterHasNoChargeBonus()
    {
        const FightOdds odds = oddsOf(charge(warriors(1, {sharpshooter}), warriors(1)));
        COMPARE_CHANCES(odds.target.destroyed, 5.0 / 19);
        COMPARE_CHANCES(odds.active.destroyed, 5.0 / 19);
        COMPARE_CHANCES(oddsOf(charge(warriors(1), warriors(1, {sharpshooter}))).target.destroyed, 6.0 / 19);
    }

    void brutalChargeGivesPowerAfterACharge()
    {
        // Two dice: 1 - (13/19)^2.
        COMPARE_CHANCES(oddsOf(charge(warriors(1, {brutalCharge}), warriors(1))).target.destroyed,
                        192.0 / 361);
        COMPARE_CHANCES(oddsOf(attack(warriors(1, {brutalCharge}), warriors(1))).target.destroyed, 5.0 / 19);
        // Reach takes the bonus of the Charge, not the Charge: 1 - (14/19)^2.
        COMPARE_CHANCES(oddsOf(charge(warriors(1, {brutalCharge}), warriors(1, {reach}))).target.destroyed,
                        165.0 / 361);
    }

    void inContactRollTheirPowerAndSupportingOne()
    {
        Fight fight = attack(warriors(4), warriors(1));
        fight.active.power = 3;
        fight.active.contact = 1;
        fight.active.supporting = 2; // and one does nothing: 3 + 2 dice, 1 - (14/19)^5
        COMPARE_CHANCES(oddsOf(fight).target.destroyed, 1938275.0 / 2476099);
    }

    void noBonusToPowerHelpsThoseSupporting()
    {
        // One die each, whatever the Power: (1 + 1 for the Charge + 2 for the Stress) * 2 + 3.
        Fight fight = charge(warriors(5, {brutalCharge, berserker}), warriors(1));
        fight.active.contact = 2;
        fight.active.supporting = 3;
        fight.active.stress = 2;
        QCOMPARE(attackDice(fight.active, planOf(fight).activePower, 5), 11);
    }

    void addedDiceJoinTheAttackRoll()
    {
        Fight fight = attack(warriors(1), warriors(1));
        fight.active.heroicDice = 1;
        fight.active.extraDice = 2; // four dice: 1 - (14/19)^4
        COMPARE_CHANCES(oddsOf(fight).target.destroyed, 91905.0 / 130321);
    }

    void addedDiceAreOfNoUseWhereNobodyCanAttack()
    {
        Fight fight = attack(bystanders(3), warriors(1));
        fight.active.heroicDice = 5;
        COMPARE_CHANCES(oddsOf(fight).active.meanInflicted, 0.0);
        COMPARE_CHANCES(oddsOf(fight).target.casualties, Chances{1, 0});
    }

    void swashbucklerRerollsEveryFailure()
    {
        // What is no failure injures nobody with (4/10 * 1/2 + 1/10 * 1/2 * 14/19) / (1/2) = 9/19, a rerolled
        // failure with 14/19: half of each is 23/38.
        COMPARE_CHANCES(oddsOf(attack(warriors(1, {swashbuckler}), warriors(1))).target.destroyed, 15.0 / 38);
    }

    void alliedWarriorsInContactGiveRerolls()
    {
        // Two dice, one reroll: no failure 1/4 * (9/19)^2, one 1/2 * 9/19 * 14/19, two 1/4 * 14/19: 599/1444.
        Fight fight = attack(warriors(2), warriors(1));
        fight.active.rerolls = 1;
        COMPARE_CHANCES(oddsOf(fight).target.destroyed, 845.0 / 1444);
    }

    void whoAttacksSecondDoesSoWithWhoIsLeft()
    {
        // The target has one in Contact with Power 2 and one supporting, who falls first: three dice, then
        // two. One active die inflicts 0, 1 or more with 14/19, 81/361, 14/361: 14/19 * (1 - (14/19)^3) +
        // 81/361 * (1 - (14/19)^2) = 70975/130321.
        Fight fight = attack(warriors(1), warriors(2));
        fight.target.power = 2;
        fight.target.contact = fight.target.supporting = 1;
        COMPARE_CHANCES(oddsOf(fight).active.destroyed, 70975.0 / 130321);
    }

    void whoAttacksAtTheSameTimeDoesSoInFull()
    {
        // Three dice, whoever fell: 1 - (14/19)^3.
        Fight fight = attack(warriors(1), warriors(2));
        fight.target.power = 2;
        fight.target.contact = fight.target.supporting = 1;
        fight.target.initiative = 4;
        COMPARE_CHANCES(oddsOf(fight).active.destroyed, 4115.0 / 6859);
    }

    void thoseInContactAreRemovedLast()
    {
        // Six Warriors, two in Contact with Power 2, three supporting, one aside.
        Side side = warriors(6);
        side.contact = 2;
        side.supporting = 3;
        const int dice[] = {0, 2, 4, 5, 6, 7, 7};
        for (int left = 0; left <= 6; ++left)
            QCOMPARE(attackDice(side, 2, left), dice[left]);
    }

    // Blocking: an Attack Roll that cancels Hits in place of one that makes them (chapter "Skills").

    void everySuccessCancelsAHit()
    {
        const FightOdds odds = oddsOf(attack(warriors(1), blocker()));
        COMPARE_CHANCES(odds.target.destroyed, hurtThroughBlock);
        // Hits left: 27/11 * (1/10) / (81/100) on average, 5/9 Injuries each.
        COMPARE_CHANCES(odds.active.meanInflicted, 10.0 / 33 * 5 / 9);
    }

    void whoBlocksDoesNotAttack()
    {
        const FightOdds odds = oddsOf(attack(warriors(1), blocker()));
        COMPARE_CHANCES(odds.active.casualties, Chances{1, 0});
        COMPARE_CHANCES(odds.target.meanInflicted, 0.0);
    }

    void blockingNeedsNoHigherInitiative_data()
    {
        QTest::addColumn<int>("initiative");
        for (int initiative : {0, 4, 20})
            QTest::addRow("%d against 4", initiative) << initiative;
    }
    void blockingNeedsNoHigherInitiative()
    {
        QFETCH(int, initiative);
        Fight fight = attack(warriors(1), blocker());
        fight.target.initiative = initiative;
        COMPARE_CHANCES(oddsOf(fight).target.destroyed, hurtThroughBlock);
    }

    void theActiveUnitMayBlock()
    {
        const FightOdds odds = oddsOf(attack(blocker(), warriors(1)));
        COMPARE_CHANCES(odds.active.destroyed, hurtThroughBlock);
        COMPARE_CHANCES(odds.target.casualties, Chances{1, 0});
    }

    void bonusesOfTheAttackRollApply()
    {
        // Swashbuckler: none with 1/4, k with 27/40 * 10^(1-k). d Hits more: 1/4 * 9/20 * 10^(1-d) +
        // 243/792 * 10^-d = 63/44 * 10^-d; 63/44 * (1/9 - 1/19).
        const FightOdds odds = oddsOf(attack(warriors(1), blocker({blocking, swashbuckler})));
        COMPARE_CHANCES(odds.target.destroyed, 35.0 / 418);
        // A Charge counts: blocks at 5+, Hits at 7+. None with 4/10 and 6/10, k with 54/100 and 36/100 *
        // 10^(1-k). d Hits more: 4/10 * 36/100 * 10^(1-d) + 54/100 * 36/100 * 100/99 * 10^-d = 18/11 * 10^-d.
        COMPARE_CHANCES(oddsOf(charge(blocker(), warriors(1))).active.destroyed, 20.0 / 209);
    }

    void whereBothBlockNobodyAttacks()
    {
        const FightOdds odds = oddsOf(attack(blocker(), blocker()));
        COMPARE_CHANCES(odds.active.casualties, Chances{1, 0});
        COMPARE_CHANCES(odds.target.casualties, Chances{1, 0});
        COMPARE_CHANCES(odds.draw, 1.0);
    }

    void blockingWithoutTheSkillDoesNothing()
    {
        const FightOdds odds = oddsOf(attack(warriors(1), blocker({})));
        COMPARE_CHANCES(odds.target.destroyed, 5.0 / 19);
        COMPARE_CHANCES(odds.active.destroyed, 70.0 / 361);
    }

    void theSkillAloneDoesNothingWhereItIsNotUsed()
    {
        COMPARE_CHANCES(oddsOf(attack(warriors(1), warriors(1, {blocking}))).active.destroyed, 70.0 / 361);
    }

    void injuriesOfDeadlyBlowAreNotBlocked()
    {
        // Any ten injures, 1/10; a plain Hit where no block comes, 4/10 * 1/2, injures with 1/2.
        const FightOdds odds = oddsOf(attack(warriors(1, {deadlyBlow}), blocker()));
        COMPARE_CHANCES(odds.target.destroyed, 1.0 / 5);
        // 1/9 of a ten a die beside what passes the block.
        COMPARE_CHANCES(odds.active.meanInflicted, 10.0 / 33 * 5 / 9 + 1.0 / 9);
    }

    void aBlockersOwnDeadlyBlowInjuresNobody()
    {
        const FightOdds odds = oddsOf(attack(warriors(1), blocker({blocking, deadlyBlow})));
        COMPARE_CHANCES(odds.active.casualties, Chances{1, 0});
        COMPARE_CHANCES(odds.target.destroyed, hurtThroughBlock);
    }

    void anAssassinatedHeroCannotBlockAndAttacks()
    {
        Fight fight = attack(warriors(1, {assassination}), blocker({blocking, reach}));
        fight.action = FightAction::charge;
        fight.target.hero = true;
        COMPARE_CHANCES(oddsOf(fight).target.destroyed, 5.0 / 19);
        COMPARE_CHANCES(oddsOf(fight).active.destroyed, 70.0 / 361);
    }

    void nobodyInContactOrSupportingBlocksNothing()
    {
        Fight fight = attack(warriors(1), blocker());
        fight.target.contact = 0;
        COMPARE_CHANCES(oddsOf(fight).target.destroyed, 5.0 / 19);
    }
};

ADJUTANT_TEST(FightTest)

} // namespace tst_fight

#include "tst_fight.moc"
