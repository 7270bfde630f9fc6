#include "tests/core/odds/chances.h"

#include "core/odds/die.h"
#include "tests/testprogram.h"

namespace tst_die {

using namespace adjutant;
using namespace adjutant::odds;
using test::Chances;

namespace {

AddingDie die(int threshold, HighestFace highest = HighestFace::addsDie)
{
    return addingDie(faceOf(10, threshold, highest));
}

} // namespace

/// One D10 and its like: thresholds, added dice, rolls that follow a roll.
class DieTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTenAddsADieWithoutLimit()
    {
        // 6+: none 5/10; one 4/10 + 1/10 * 5/10 = 9/20; each more by one more 10: a tenth of the one before.
        COMPARE_CHANCES(successes(die(6), 1, 20),
                        Chances{1.0 / 2, 9.0 / 20, 9.0 / 200, 9.0 / 2000, 9.0 / 20000});
        // 10+: none 9/10, then 1/10 * 9/10, 1/100 * 9/10.
        COMPARE_CHANCES(successes(die(10), 1, 20), Chances{9.0 / 10, 9.0 / 100, 9.0 / 1000});
    }

    void diceRolledTogetherAddUp()
    {
        // Two at 6+: 1/4; 2 * 1/2 * 9/20; 81/400 + 2 * 1/2 * 9/200 = 99/400.
        COMPARE_CHANCES(successes(die(6), 2, 20), Chances{1.0 / 4, 9.0 / 20, 99.0 / 400});
    }

    void noDiceBringNothing() { COMPARE_CHANCES(successes(die(6), 0, 20), Chances{1, 0, 0}); }

    void aTenThatOnlyCountsAddsNoDie()
    {
        COMPARE_CHANCES(successes(die(6, HighestFace::counts), 1, 20), Chances{1.0 / 2, 1.0 / 2, 0});
    }

    void aTenThatFailsIsAFailure()
    {
        COMPARE_CHANCES(successes(die(6, HighestFace::fails), 1, 20), Chances{6.0 / 10, 4.0 / 10, 0});
        COMPARE_CHANCES(successes(die(10, HighestFace::fails), 1, 20), Chances{1, 0});
    }

    void fortyDiceAtFiveBringEightyThirdsOnAverage()
    {
        // (6/10) / (1 - 1/10) = 2/3 a die.
        const Distribution forty = successes(die(5), 40, lengthFor(40));
        COMPARE_CHANCES(mean(forty), 80.0 / 3);
        COMPARE_CHANCES(total(forty), 1.0);
        COMPARE_CHANCES(40 * mean(die(5)), 80.0 / 3);
        // None: (4/10)^40, about 1.2e-16.
        QCOMPARE(forty[0], std::pow(0.4, 40));
    }

    void chancesTooSmallForASumAreExactToo()
    {
        // 300 dice at 2+ all fail: 10^-300.
        QCOMPARE(successes(die(2), 300, lengthFor(300))[0], 1e-300);
    }

    void aRollThatFollowsEverySuccessIsOneDie()
    {
        // 6+, then 6+: none x = 5/10 + 4/10 * 1/2 + 1/10 * 1/2 * x = 14/19. The generating function
        // (1/2 + 2/5 z) / (1 - z/10) has the slope 9/20 / (19/20)^2 at 1/2, so one has
        // 9/20 / (361/400) * 9/20 = 81/361. On average (5/9)^2.
        const AddingDie both = through(die(6), die(6));
        COMPARE_CHANCES(successes(both, 1, 20), Chances{14.0 / 19, 81.0 / 361});
        COMPARE_CHANCES(mean(both), 25.0 / 81);
        COMPARE_CHANCES(total(successes(both, 1, lengthFor(1))), 1.0);
    }

    void threeRollsInARowAreOneDieWhicheverWayTheyAreJoined()
    {
        const AddingDie left = through(through(die(5), die(7)), die(3));
        const AddingDie right = through(die(5), through(die(7), die(3)));
        COMPARE_CHANCES(left.none, right.none);
        COMPARE_CHANCES(left.one, right.one);
        COMPARE_CHANCES(left.again, right.again);
    }

    void successesThatOnlyCountSometimesAreThinned()
    {
        // Each success of a 6+ counts with 1/2: none 14/19 as above, on average half of 5/9.
        const AddingDie half = thinned(die(6), 0.5);
        COMPARE_CHANCES(half.none, 14.0 / 19);
        COMPARE_CHANCES(mean(half), 5.0 / 18);
        COMPARE_CHANCES(thinned(die(6), 1).again, 1.0 / 10);
        COMPARE_CHANCES(thinned(die(6), 0).none, 1.0);
    }

    void oneDiesOwnDistributionIsThatOfAPoolOfOne()
    {
        COMPARE_CHANCES(distributionOf(die(4), 20), successes(die(4), 1, 20));
    }

    void diceOfAnySidesSucceedOnTheThresholdAndAbove()
    {
        // A D6 on 5+: four faces fail, two succeed; a highest face that adds a die is one of the two.
        COMPARE_CHANCES(faceOf(6, 5, HighestFace::counts).fails, 4.0 / 6);
        COMPARE_CHANCES(faceOf(6, 5, HighestFace::counts).succeeds, 2.0 / 6);
        COMPARE_CHANCES(faceOf(6, 5, HighestFace::addsDie).succeeds, 1.0 / 6);
        COMPARE_CHANCES(faceOf(6, 5, HighestFace::addsDie).adds, 1.0 / 6);
        COMPARE_CHANCES(faceOf(6, 5, HighestFace::fails).succeeds, 1.0 / 6);
    }

    void aThresholdOutsideTheFacesAlwaysOrNeverSucceeds()
    {
        COMPARE_CHANCES(faceOf(8, 1, HighestFace::counts).succeeds, 1.0);
        COMPARE_CHANCES(faceOf(8, -3, HighestFace::counts).succeeds, 1.0);
        COMPARE_CHANCES(faceOf(8, 9, HighestFace::counts).succeeds, 0.0);
        COMPARE_CHANCES(faceOf(8, 99, HighestFace::counts).fails, 1.0);
        // An eight that adds a die is a success whatever the threshold.
        COMPARE_CHANCES(faceOf(8, 99, HighestFace::addsDie).adds, 1.0 / 8);
        COMPARE_CHANCES(faceOf(8, 99, HighestFace::addsDie).fails, 7.0 / 8);
    }

    void manyDiceThatOftenAddDiceLeaveNothingOut()
    {
        // A D4 on 3+: its successes are on average (1/4 + 1/4) / (1 - 1/4) = 2/3.
        const AddingDie four = addingDie(faceOf(4, 3, HighestFace::addsDie));
        const Distribution sixty = successes(four, 60, lengthFor(60, four.again));
        COMPARE_CHANCES(total(sixty), 1.0);
        COMPARE_CHANCES(mean(sixty), 40.0);
    }

    void chancesWrittenInPlaceAreTheSame()
    {
        Distribution first(30);
        successesInto(die(5), 40, first.size(), first.data());
        COMPARE_CHANCES(first, successes(die(5), 40, 30));
    }
};

ADJUTANT_TEST(DieTest)

} // namespace tst_die

#include "tst_die.moc"
