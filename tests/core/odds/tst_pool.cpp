#include "core/match/luck.h"
#include "core/odds/pool.h"
#include "tests/core/odds/chances.h"

namespace adjutant::test::tst_pool {

using namespace odds;
using test::Chances;

static AddingDie die(int threshold, HighestFace highest = HighestFace::addsDie)
{
    return addingDie(faceOf(10, threshold, highest));
}

static Pool pool(int dice, int rerolls, HighestFace highest = HighestFace::addsDie, int threshold = 6)
{
    return {dice, faceOf(10, threshold, highest), rerolls};
}

constexpr std::size_t longest = 60;

static const PlayerId red("red");
static const PlayerId blue("blue");
const odds::Distribution coin{0.5, 0.5};

static ForecastRoll rolled(const odds::Distribution& forecast, int observed,
                           const std::string& kind = "attack", const PlayerId& player = red)
{
    return {player, kind, forecast, observed};
}

static Luck luckIn(const std::vector<ForecastRoll>& rolls, const PlayerId& player = red)
{
    return luckOf(rolls, player).front().luck;
}

/// Every way the rolls can go, one after the other.
static void enumerate(const std::vector<ForecastRoll>& rolls, std::size_t next, int sum, double chance,
                      int observed, double& percentile)
{
    if (next == rolls.size()) {
        percentile += sum < observed ? chance : sum == observed ? chance / 2 : 0;
        return;
    }
    const odds::Distribution& forecast = rolls[next].forecast;
    for (std::size_t k = 0; k < forecast.size(); ++k)
        enumerate(rolls, next + 1, sum + static_cast<int>(k), chance * forecast[k], observed, percentile);
}

/// One D10 and its like: thresholds, added dice, rolls that follow a roll.
class PoolTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void chances_data()
    {
        constexpr auto counts = HighestFace::counts, adds = HighestFace::addsDie, fails = HighestFace::fails;
        const auto row = columns<Distribution, Chances>("found", "expected");
        // 6+: none 5/10; one 4/10 + 1/10 * 5/10 = 9/20; each more by one more 10: a tenth of the one before.
        row("a ten adds a die without limit", successes(die(6), 1, 20),
            {1.0 / 2, 9.0 / 20, 9.0 / 200, 9.0 / 2000, 9.0 / 20000});
        // 10+: none 9/10, then 1/10 * 9/10, 1/100 * 9/10.
        row("a ten adds a die without limit, 2", successes(die(10), 1, 20),
            {9.0 / 10, 9.0 / 100, 9.0 / 1000});
        // Two at 6+: 1/4; 2 * 1/2 * 9/20; 81/400 + 2 * 1/2 * 9/200 = 99/400.
        row("dice rolled together add up", successes(die(6), 2, 20), {1.0 / 4, 9.0 / 20, 99.0 / 400});
        row("no dice bring nothing", successes(die(6), 0, 20), {1, 0, 0});
        row("a ten that only counts adds no die", successes(die(6, counts), 1, 20), {1.0 / 2, 1.0 / 2, 0});
        row("a ten that fails is a failure", successes(die(6, fails), 1, 20), {6.0 / 10, 4.0 / 10, 0});
        row("a ten that fails is a failure, 2", successes(die(10, fails), 1, 20), {1, 0});
        row("one dies own distribution is that of a pool of one", distributionOf(die(4), 20),
            successes(die(4), 1, 20));
        // A D6 on 5+: four faces fail, two succeed; a highest face that adds a die is one of the two.
        row("dice of any sides succeed on the threshold and above",
            {faceOf(6, 5, counts).fails, faceOf(6, 5, counts).succeeds, faceOf(6, 5, adds).succeeds,
             faceOf(6, 5, adds).adds, faceOf(6, 5, fails).succeeds},
            {4.0 / 6, 2.0 / 6, 1.0 / 6, 1.0 / 6, 1.0 / 6});
        // An eight that adds a die is a success whatever the threshold.
        row("a threshold outside the faces always or never succeeds",
            {faceOf(8, 1, counts).succeeds, faceOf(8, -3, counts).succeeds, faceOf(8, 9, counts).succeeds,
             faceOf(8, 99, counts).fails, faceOf(8, 99, adds).adds, faceOf(8, 99, adds).fails},
            {1.0, 1.0, 0.0, 1.0, 1.0 / 8, 7.0 / 8});
        // Coins. No failure (1/4): 2. One (1/2): rerolled. Two (1/4): one of them rerolled.
        // None 1/4 * 1/2 = 1/8; one 1/2 * 1/2 + 1/4 * 1/2 = 3/8; two 1/4 + 1/2 * 1/2 = 1/2.
        row("one reroll of two dice takes one failure", successes(pool(2, 1, counts), longest),
            {1.0 / 8, 3.0 / 8, 1.0 / 2, 0});
        // One die at 6+: none 1/2 * 1/2; one 9/20 at once or 1/2 * 9/20 by the reroll = 27/40.
        row("a rerolled ten adds its die", successes(pool(1, 1), longest), {1.0 / 4, 27.0 / 40, 27.0 / 400});
        // Two dice, one reroll. None: 1/4 * 1/2. One: both failed and the reroll brings one, 1/4 * 9/20, or
        // one failed, the other brings just one (9/10 of its successes) and the reroll none: 1/2 * 9/10 *
        // 1/2.
        row("a rerolled ten adds its die, 2", successes(pool(2, 1), longest), {1.0 / 8, 27.0 / 80});
        // 10+: none 81/100. One: a 10, its die fails (1/10 * 9/10), or 9/10 and then the same: 171/1000.
        row("an added die is never rerolled", successes(pool(1, 1, adds, 10), longest),
            {81.0 / 100, 171.0 / 1000});
        // Two dice at 6+, one reroll: 2 + 3/4 dice are rolled, of 5/9 each.
        row("the mean counts rerolled dice",
            {expectedRolled(pool(2, 1)), meanOf(pool(2, 1)), meanOf(pool(2, 2)),
             mean(successes(pool(2, 1), longest))},
            {11.0 / 4, 55.0 / 36, 15.0 / 9, 55.0 / 36});
        // 0: 1/4 + 1/2 * 1/2; 1: 1/2 * 1/2 + 1/4 * 1/2; 2: 1/4 * 1/2.
        row("blocks cancel hits one by one",
            blocked(Chances{1.0 / 4, 1.0 / 2, 1.0 / 4}, Chances{1.0 / 2, 1.0 / 2}),
            {1.0 / 2, 3.0 / 8, 1.0 / 8});
        row("more blocks than hits leave none", blocked(Chances{0, 1}, Chances{0, 0, 0, 1}), {1, 0});
        // No coin or two, evenly: 0: 1/2 + 1/2 * 1/4; 1: 1/2 * 1/2; 2: 1/2 * 1/4.
        row("a count of counts", compound(Chances{1.0 / 2, 0, 1.0 / 2}, Chances{1.0 / 2, 1.0 / 2}, longest),
            {5.0 / 8, 1.0 / 4, 1.0 / 8});
        row("an empty pool brings nothing", successes(pool(0, 5), longest), {1, 0});
        row("an empty pool brings nothing, 2", successesAndCriticals(pool(0, 5)).rows.at(0), {1, 0});
        row("an empty pool brings nothing, 3", {expectedRolled(pool(0, 5))}, {0.0});
    }
    void chances()
    {
        QFETCH(Distribution, found);
        QFETCH(Chances, expected);
        COMPARE_CHANCES(found, expected);
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
        COMPARE_CHANCES((Chances{left.none, left.one, left.again}),
                        Chances{right.none, right.one, right.again});
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

    void manyDiceThatOftenAddDiceLeaveNothingOut()
    {
        // A D4 on 3+: its successes are on average (1/4 + 1/4) / (1 - 1/4) = 2/3.
        const AddingDie four = addingDie(faceOf(4, 3, HighestFace::addsDie));
        const Distribution sixty = successes(four, 60, lengthFor(60, four.again));
        COMPARE_CHANCES(total(sixty), 1.0);
        COMPARE_CHANCES(mean(sixty), 40.0);
    }

    // Dice rolled together: rerolls, criticals, Hits that are cancelled, counts of counts.

    void everyFailureOfTwoDiceRerolled()
    {
        // 3/4 a die.
        for (int rerolls : {2, 3, 1000})
            COMPARE_CHANCES(successes(pool(2, rerolls, HighestFace::counts), longest),
                            Chances{1.0 / 16, 6.0 / 16, 9.0 / 16, 0});
    }

    void criticalsAreDistinguishedFromOtherSuccesses()
    {
        // One die at 6+: t tens in a row, then a failure (1/2) or a plain success (2/5).
        const SuccessesAndCriticals joint = successesAndCriticals(pool(1, 0));
        COMPARE_CHANCES(joint.rows.at(0), Chances{1.0 / 2, 2.0 / 5});
        COMPARE_CHANCES(joint.rows.at(1), Chances{1.0 / 20, 2.0 / 50});
        COMPARE_CHANCES(joint.rows.at(2), Chances{1.0 / 200, 2.0 / 500});
        // Rerolled: a first failure (1/2) is followed by all that; a first ten only by an added die.
        const SuccessesAndCriticals rerolled = successesAndCriticals(pool(1, 1));
        COMPARE_CHANCES(rerolled.rows.at(0), Chances{1.0 / 4, 2.0 / 5 + 1.0 / 5});
        COMPARE_CHANCES(rerolled.rows.at(1), Chances{1.0 / 40 + 1.0 / 20, 1.0 / 50 + 1.0 / 25});
    }

    void criticalsAndOthersTogetherAreTheSuccesses()
    {
        for (const int rerolls : {0, 1, 3, 7, 1000}) {
            for (int threshold : {2, 5, 10}) {
                const Pool rolled = pool(7, rerolls, HighestFace::addsDie, threshold);
                Distribution sum(longest, 0.0);
                const SuccessesAndCriticals joint = successesAndCriticals(rolled);
                for (std::size_t t = 0; t < joint.rows.size(); ++t)
                    for (std::size_t a = 0; a < joint.rows[t].size() && t + a < longest; ++a)
                        sum[t + a] += joint.rows[t][a];
                COMPARE_CHANCES(sum, successes(rolled, longest));
            }
        }
    }

    void everySuccessAddsWhatItBrings()
    {
        // 6+; a plain success counts with 1/2, a ten always, and with 1/2 once more.
        // None: 5/10 + 4/10 * 1/2 = 7/10. One: 4/10 * 1/2 + 1/10 * 1/2 * 7/10 = 47/200.
        const Chances hit{1.0 / 2, 1.0 / 2};
        const Chances critical{0, 1.0 / 2, 1.0 / 2};
        COMPARE_CHANCES(sumOver(pool(1, 0), hit, critical, longest), Chances{7.0 / 10, 47.0 / 200});
        // Two dice, one reroll: what is no failure brings none with 2/5. None: 1/4 * 4/25 without a failure,
        // 1/2 * 2/5 * 7/10 with one, 1/4 * 7/10 with two.
        COMPARE_CHANCES(sumOver(pool(2, 1), hit, critical, longest), Chances{71.0 / 200});
    }

    // How lucky a player was: what was rolled beside the exact chances of all rolls together.

    void withoutRollsLuckIsEven()
    {
        const auto lucks = luckOf({}, red);
        QCOMPARE(lucks.size(), 1U);
        QCOMPARE(lucks.front().luck.rolls, 0);
        QCOMPARE(lucks.front().luck.percentile, 0.5);
    }

    void anEqualSumCountsHalf()
    {
        // Two coins: no success 1/4, one 1/2, two 1/4.
        COMPARE_CHANCES(luckIn({rolled(coin, 0), rolled(coin, 0)}).percentile, 1.0 / 8);
        COMPARE_CHANCES(luckIn({rolled(coin, 1), rolled(coin, 0)}).percentile, 1.0 / 4 + 1.0 / 4);
        COMPARE_CHANCES(luckIn({rolled(coin, 1), rolled(coin, 1)}).percentile, 3.0 / 4 + 1.0 / 8);
    }

    void expectedAndObservedAreSums()
    {
        const Luck luck = luckIn({rolled(coin, 1), rolled({0.25, 0.25, 0.5}, 2)});
        QCOMPARE(listed(luck.rolls, luck.observed), "2 3");
        COMPARE_CHANCES(luck.expected, 0.5 + 1.25);
    }

    // A D4 and a D2 that show 3 and 2: 5 of 4 expected, and only 4 and 2 bring more. Of both sums from 2 to 6
    // in 8 cases 2, 3 and 4 are fewer in 1, 2 and 2; 5 has 2, 6 has 1.
    void diceCountWithWhatTheyShow()
    {
        ForecastRoll four = rolled({0.25, 0.25, 0.25, 0.25}, 3);
        ForecastRoll two = rolled(coin, 2);
        four.first = two.first = 1;
        const Luck luck = luckIn({four, two});
        QCOMPARE(luck.observed, 5);
        COMPARE_CHANCES((Chances{luck.expected, luck.fewer, luck.more, luck.percentile}),
                        Chances{2.5 + 1.5, 5.0 / 8, 1.0 / 8, 6.0 / 8});
    }

    void onlyOnesOwnRollsCount()
    {
        const std::vector<ForecastRoll> rolls{rolled(coin, 1), rolled(coin, 0, "attack", blue)};
        COMPARE_CHANCES(luckIn(rolls).percentile, 0.75);
        COMPARE_CHANCES(luckIn(rolls, blue).percentile, 0.25);
    }

    void kindsFollowTheTotalInTheOrderOfTheirFirstRolls()
    {
        const auto lucks = luckOf(
            std::vector{rolled(coin, 1, "morale"), rolled(coin, 0, "attack"), rolled(coin, 1, "morale")},
            red);
        QCOMPARE(lucks.size(), 3U);
        QVERIFY(lucks[0].kind.empty());
        QCOMPARE(listed(lucks[0].luck.rolls, lucks[1].kind), "3 morale");
        COMPARE_CHANCES(lucks[1].luck.percentile, 7.0 / 8);
        QCOMPARE(lucks[2].kind, "attack");
        COMPARE_CHANCES(lucks[2].luck.percentile, 1.0 / 4);
    }

    void whatAForecastLeavesOutIsMore()
    {
        // 0 with 1/2, 1 with 1/4, more with 1/4.
        COMPARE_CHANCES(luckIn({rolled({0.5, 0.25}, 1)}).percentile, 0.5 + 0.125);
        COMPARE_CHANCES(luckIn({rolled({0.5, 0.25}, 7)}).percentile, 0.75);
        COMPARE_CHANCES(luckIn({rolled({0.5, 0.25}, 1)}).expected, 0.25 + 2 * 0.25);
        // Both below what is left out with 9/16; a sum of 2 with 1/16.
        COMPARE_CHANCES(luckIn({rolled({0.5, 0.25}, 1), rolled({0.5, 0.25}, 1)}).percentile, 0.5 + 1.0 / 32);
    }

    void rollsWithoutAForecastDoNotCount()
    {
        const Luck luck = luckIn({rolled({}, 5), rolled(coin, 1)});
        QCOMPARE(listed(luck.rolls, luck.observed), "1 1");
        COMPARE_CHANCES(luck.percentile, 0.75);
    }

    void agreesWithEveryWayTheRollsCanGo()
    {
        std::mt19937 random(7);
        for (int trial = 0; trial < 40; ++trial) {
            std::vector<ForecastRoll> rolls;
            int observed = 0;
            for (int k = 0; k < 5; ++k) {
                odds::Distribution forecast;
                for (auto entries = 1 + random() % 6; entries > 0; --entries)
                    forecast.push_back(1 + static_cast<double>(random() % 100));
                const double sum = odds::total(forecast);
                for (double& chance : forecast)
                    chance /= sum;
                rolls.push_back(rolled(forecast, static_cast<int>(random() % 6)));
                observed += rolls.back().observed;
            }
            double percentile = 0;
            enumerate(rolls, 0, 0, 1, observed, percentile);
            COMPARE_CHANCES(luckIn(rolls).percentile, percentile);
        }
    }

    void manyRollsOfAFairCoinAreBinomial()
    {
        // 500 coins, 250 heads: what is below and what is above weigh the same.
        std::vector<ForecastRoll> rolls;
        for (int k = 0; k < 500; ++k)
            rolls.push_back(rolled(coin, k % 2));
        COMPARE_CHANCES(luckIn(rolls).percentile, 0.5);
    }

    void hundredsOfLongForecastsAddUp()
    {
        // 500 rolls of 0 to 59, each as likely: in the middle by symmetry, at 29 and 30 in turn.
        const odds::Distribution wide(60, 1.0 / 60);
        std::vector<ForecastRoll> rolls;
        for (int k = 0; k < 500; ++k)
            rolls.push_back(rolled(wide, 29 + k % 2));
        const Luck luck = luckIn(rolls);
        QVERIFY(std::abs(luck.percentile - 0.5) < 1e-12);
        QVERIFY(std::abs(luck.expected - 500 * 29.5) < 1e-8);
    }

    void farTailsAreSure()
    {
        const odds::Distribution wide(60, 1.0 / 60);
        QVERIFY(luckIn(std::vector(200, rolled(wide, 59))).percentile > 1 - 1e-12);
        QVERIFY(luckIn(std::vector(200, rolled(wide, 0))).percentile < 1e-12);
        QVERIFY(luckIn(std::vector(200, rolled(wide, 200))).percentile > 1 - 1e-12);
    }
};

ADJUTANT_TEST(PoolTest)

} // namespace adjutant::test::tst_pool
