#include "tests/core/odds/chances.h"
#include "tests/systems/drakerys/odds/sides.h"
#include "tests/testprogram.h"

namespace tst_fight_blocking {

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

/// Blocking: an Attack Roll that cancels Hits in place of one that makes them (chapter "Skills").
class FightBlockingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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

ADJUTANT_TEST(FightBlockingTest)

} // namespace tst_fight_blocking

#include "tst_fight_blocking.moc"
