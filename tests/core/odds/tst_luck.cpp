#include "core/match/luck.h"
#include "tests/core/odds/chances.h"

namespace adjutant::test::tst_luck {

static const PlayerId red("red");
static const PlayerId blue("blue");
const odds::Distribution coin{0.5, 0.5};

static ForecastRoll rolled(const odds::Distribution& forecast, int observed,
                           const std::string& kind = "attack", const PlayerId& player = red)
{
    return {player, kind, forecast, observed};
}

static Luck total(const std::vector<ForecastRoll>& rolls, const PlayerId& player = red)
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

/// How lucky a player was: what was rolled beside the exact chances of all rolls together.
class LuckTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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
        COMPARE_CHANCES(total({rolled(coin, 0), rolled(coin, 0)}).percentile, 1.0 / 8);
        COMPARE_CHANCES(total({rolled(coin, 1), rolled(coin, 0)}).percentile, 1.0 / 4 + 1.0 / 4);
        COMPARE_CHANCES(total({rolled(coin, 1), rolled(coin, 1)}).percentile, 3.0 / 4 + 1.0 / 8);
    }

    void expectedAndObservedAreSums()
    {
        const Luck luck = total({rolled(coin, 1), rolled({0.25, 0.25, 0.5}, 2)});
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
        const Luck luck = total({four, two});
        QCOMPARE(luck.observed, 5);
        COMPARE_CHANCES((Chances{luck.expected, luck.fewer, luck.more, luck.percentile}),
                        Chances{2.5 + 1.5, 5.0 / 8, 1.0 / 8, 6.0 / 8});
    }

    void onlyOnesOwnRollsCount()
    {
        const std::vector<ForecastRoll> rolls{rolled(coin, 1), rolled(coin, 0, "attack", blue)};
        COMPARE_CHANCES(total(rolls).percentile, 0.75);
        COMPARE_CHANCES(total(rolls, blue).percentile, 0.25);
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
        COMPARE_CHANCES(total({rolled({0.5, 0.25}, 1)}).percentile, 0.5 + 0.125);
        COMPARE_CHANCES(total({rolled({0.5, 0.25}, 7)}).percentile, 0.75);
        COMPARE_CHANCES(total({rolled({0.5, 0.25}, 1)}).expected, 0.25 + 2 * 0.25);
        // Both below what is left out with 9/16; a sum of 2 with 1/16.
        COMPARE_CHANCES(total({rolled({0.5, 0.25}, 1), rolled({0.5, 0.25}, 1)}).percentile, 0.5 + 1.0 / 32);
    }

    void rollsWithoutAForecastDoNotCount()
    {
        const Luck luck = total({rolled({}, 5), rolled(coin, 1)});
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
            COMPARE_CHANCES(total(rolls).percentile, percentile);
        }
    }

    void manyRollsOfAFairCoinAreBinomial()
    {
        // 500 coins, 250 heads: what is below and what is above weigh the same.
        std::vector<ForecastRoll> rolls;
        for (int k = 0; k < 500; ++k)
            rolls.push_back(rolled(coin, k % 2));
        COMPARE_CHANCES(total(rolls).percentile, 0.5);
    }

    void hundredsOfLongForecastsAddUp()
    {
        // 500 rolls of 0 to 59, each as likely: in the middle by symmetry, at 29 and 30 in turn.
        const odds::Distribution wide(60, 1.0 / 60);
        std::vector<ForecastRoll> rolls;
        for (int k = 0; k < 500; ++k)
            rolls.push_back(rolled(wide, 29 + k % 2));
        const Luck luck = total(rolls);
        QVERIFY(std::abs(luck.percentile - 0.5) < 1e-12);
        QVERIFY(std::abs(luck.expected - 500 * 29.5) < 1e-8);
    }

    void farTailsAreSure()
    {
        const odds::Distribution wide(60, 1.0 / 60);
        QVERIFY(total(std::vector(200, rolled(wide, 59))).percentile > 1 - 1e-12);
        QVERIFY(total(std::vector(200, rolled(wide, 0))).percentile < 1e-12);
        QVERIFY(total(std::vector(200, rolled(wide, 200))).percentile > 1 - 1e-12);
    }
};

ADJUTANT_TEST(LuckTest)

} // namespace adjutant::test::tst_luck
