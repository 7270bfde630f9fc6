#include "tests/core/odds/chances.h"
#include "tests/systems/drakerys/odds/sides.h"
#include "tests/testprogram.h"

namespace tst_fight_winner {

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;
using enum RollSkill;

namespace {

/// A Fight in which nobody is hurt, so that Charge, headcount and Stress alone decide.
Fight standoff(int active, int target)
{
    return attack(bystanders(active), bystanders(target));
}

double lead(const Fight& fight)
{
    const FightOdds odds = oddsOf(fight);
    return odds.activeWins - odds.targetWins;
}

} // namespace

/// Who wins a Fight, and what becomes of the other (chapter "Fighting: Determining the winner").
class FightWinnerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aChargeIsAnAdvantage()
    {
        COMPARE_CHANCES(lead(charge(bystanders(1), bystanders(1))), 1.0);
        Fight combined = standoff(1, 1);
        combined.action = FightAction::combinedCharge;
        COMPARE_CHANCES(lead(combined), 1.0);
    }

    void aChargeWithoutItsBonusIsAnAdvantageAllTheSame()
    {
        COMPARE_CHANCES(lead(charge(bystanders(1), bystanders(1, {reach}))), 1.0);
    }

    void moreInjuriesInflictedAreAnAdvantage()
    {
        // One die against a Health of 3: nothing 14/19, else the active Unit inflicted more.
        Fight fight = attack(warriors(1), bystanders(1));
        fight.target.health = 3;
        const FightOdds odds = oddsOf(fight);
        COMPARE_CHANCES(odds.activeWins, 5.0 / 19);
        COMPARE_CHANCES(odds.draw, 14.0 / 19);
    }

    void injuriesPassedToAGuardCountAsInflicted()
    {
        // Not cancelled are 9 of 10: 1 - 79/104 wins, by a casualty or by Advantage.
        Fight fight = attack(warriors(1), bystanders(1, {safeguard}));
        fight.target.guardInCohesion = true;
        COMPARE_CHANCES(oddsOf(fight).activeWins, 25.0 / 104);
        COMPARE_CHANCES(oddsOf(fight).target.destroyed, 25.0 / 176);
    }

    void moreWarriorsAreAnAdvantage()
    {
        COMPARE_CHANCES(lead(standoff(2, 1)), 1.0);
        COMPARE_CHANCES(lead(standoff(1, 2)), -1.0);
    }

    void allEnemyUnitsTogetherAreCounted()
    {
        Fight fight = standoff(3, 2);
        fight.active.otherEnemyHeadcount = 1; // 3 against 2 + 1
        COMPARE_CHANCES(lead(fight), 0.0);
        Fight other = standoff(2, 4);
        other.target.otherEnemyHeadcount = 1; // 4 against 2 + 1
        COMPARE_CHANCES(lead(other), -1.0);
        other.target.otherEnemyHeadcount = 2;
        COMPARE_CHANCES(lead(other), 0.0);
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

    void lessStressIsAnAdvantage()
    {
        Fight fight = standoff(1, 1);
        fight.target.stress = 1;
        COMPARE_CHANCES(lead(fight), 1.0);
        fight.active.stress = 2;
        COMPARE_CHANCES(lead(fight), -1.0);
        fight.active.stress = 1;
        COMPARE_CHANCES(lead(fight), 0.0);
    }

    void lessStressThanEveryEnemyUnitIsNeeded()
    {
        Fight fight = standoff(1, 1);
        fight.target.stress = 2;
        fight.active.stress = 1;
        fight.active.otherEnemyMinStress = 1;
        COMPARE_CHANCES(lead(fight), 0.0);
        fight.active.otherEnemyMinStress = 2;
        COMPARE_CHANCES(lead(fight), 1.0);
    }

    void onEqualAdvantageNobodyTestsMorale()
    {
        const FightOdds odds = oddsOf(standoff(1, 1));
        COMPARE_CHANCES(odds.draw, 1.0);
        COMPARE_CHANCES(odds.active.morale.none, 1.0);
        COMPARE_CHANCES(odds.target.morale.none, 1.0);
    }

    void theLoserTestsMoraleAgainstTheDifference()
    {
        // Charge, headcount and Stress: 3, less nothing. Willpower 3: two dice at 6+, scattered with 1/4.
        Fight fight = charge(bystanders(2), bystanders(1));
        fight.target.stress = 1;
        const FightOdds odds = oddsOf(fight);
        COMPARE_CHANCES(odds.target.morale.scattered, 1.0 / 4);
        COMPARE_CHANCES(odds.target.morale.destabilised, 9.0 / 20);
        COMPARE_CHANCES(odds.target.morale.inDoubt, 99.0 / 400);
        COMPARE_CHANCES(odds.target.morale.intact, 21.0 / 400);
        COMPARE_CHANCES(odds.target.removed, 1.0 / 4);
        COMPARE_CHANCES(odds.active.morale.none, 1.0);
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
        COMPARE_CHANCES(odds.draw, 25.0 / 361);
        COMPARE_CHANCES(odds.targetWins, 70.0 / 361);
    }

    void berserkersHaveASuccessMoreOnMorale()
    {
        Fight fight = standoff(2, 1);
        fight.target.willpower = 1;
        fight.target.skills.add(berserker);
        const MoraleOdds morale = oddsOf(fight).target.morale;
        COMPARE_CHANCES(morale.scattered, 0.0);
        COMPARE_CHANCES(morale.destabilised, 1.0 / 4);
        COMPARE_CHANCES(morale.inDoubt, 9.0 / 20);
        COMPARE_CHANCES(morale.intact, 3.0 / 10);
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

ADJUTANT_TEST(FightWinnerTest)

} // namespace tst_fight_winner

#include "tst_fight_winner.moc"
