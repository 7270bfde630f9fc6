#include "core/systems/adventure/advantage.h"
#include "tests/systems/adventure/adventurestart.h"
#include "tests/testprogram.h"

#include <QElapsedTimer>
#include <QtTest>

#include <algorithm>
#include <map>

namespace tst_adventure_advantage {

using namespace adjutant;
using namespace adjutant::test;

namespace {

// How often each total shows, of all rolls, by the words of the chapter: roll three dice, sort them, keep
// two.
std::map<int, int> byCounting(int net, int& all)
{
    constexpr int advantageDie[]{0, 6, 8, 10, 12};
    constexpr int disadvantageDie[]{0, 12, 10, 8, 6};
    std::map<int, int> count;
    all = 0;
    const int third = net > 0 ? advantageDie[net] : net < 0 ? disadvantageDie[-net] : 1;
    for (int a = 1; a <= 6; ++a)
        for (int b = 1; b <= 6; ++b)
            for (int c = 1; c <= third; ++c) {
                std::vector<int> dice{a, b};
                if (net != 0)
                    dice.push_back(c);
                std::ranges::sort(dice);
                ++count[net > 0 ? dice[dice.size() - 1] + dice[dice.size() - 2] : dice[0] + dice[1]];
                ++all;
            }
    return count;
}

} // namespace

/// The chapter "Advantage / Disadvantage", and the odds beside an oracle that counts every roll.
class AdventureAdvantageTest : public QObject
{
    Q_OBJECT

private slots:
    void theThirdDieGrowsWithAdvantageAndShrinksWithDisadvantage()
    {
        const std::vector<int> sides{6, 8, 10, 12, 0, 6, 8, 10, 12};
        for (int net = -4; net <= 4; ++net)
            QCOMPARE(adventure::sidesOfThird(net), sides[static_cast<std::size_t>(net + 4)]);
    }

    void sourcesCancelOneForOneAndMoreThanFourCountAsFour()
    {
        QCOMPARE(adventure::netSources(2, 1), 1);
        QCOMPARE(adventure::netSources(1, 3), -2);
        QCOMPARE(adventure::netSources(3, 3), 0);
        QCOMPARE(adventure::netSources(6, 1), 4);
        QCOMPARE(adventure::netSources(0, 9), -4);
    }

    void theTwoHighestOrTheTwoLowestCount()
    {
        QCOMPARE(adventure::keptTotal(1, {6, 2, 3}), 9);
        QCOMPARE(adventure::keptTotal(4, {1, 2, 12}), 14);
        QCOMPARE(adventure::keptTotal(-1, {6, 2, 3}), 5);
        QCOMPARE(adventure::keptTotal(-1, {6, 5, 12}), 11);
        QCOMPARE(adventure::keptTotal(0, {6, 2}), 8);
    }

    // 21 of the 36 rolls of 2D6 show 7 or more. Of the 216 of 3D6 the two highest do in 174 (one source of
    // advantage), the two lowest in 69 (four of disadvantage).
    void aSaveSucceedsOnSeven()
    {
        QCOMPARE(figures("adventure", "save", "{}")["success"].get<double>(), 21 / 36.0);
        QCOMPARE(figures("adventure", "save", "{advantage: 1}")["success"].get<double>(), 174 / 216.0);
        QCOMPARE(figures("adventure", "save", "{disadvantage: 4}")["success"].get<double>(), 69 / 216.0);
        QCOMPARE(figures("adventure", "save", "{advantage: 2, disadvantage: 2}")["success"].get<double>(),
                 21 / 36.0);
    }

    void everyTotalAndTargetAgreesWithCountingEveryRoll()
    {
        for (int net = -4; net <= 4; ++net) {
            int all = 0;
            const auto counted = byCounting(net, all);
            const auto chances = adventure::totalsOf(net);
            QCOMPARE(chances.size(), static_cast<std::size_t>(counted.rbegin()->first - 1));
            for (const auto& [total, count] : counted)
                QCOMPARE(chances[static_cast<std::size_t>(total - 2)], count / static_cast<double>(all));
            for (int target = -3; target <= 22; ++target) {
                int reached = 0;
                for (const auto& [total, count] : counted)
                    reached += total >= target ? count : 0;
                QVERIFY(std::abs(adventure::chanceOf(net, target) - reached / static_cast<double>(all)) <
                        1e-15);
            }
        }
    }

    // A curve is the chance of every target number for one number of sources: 0.1 ms of an optimised build;
    // this one isn't.
    void aCurveTakesNoTime()
    {
        double sum = 0;
        QElapsedTimer timer;
        timer.start();
        for (int k = 0; k < 1000; ++k)
            for (int target = 2; target <= 20; ++target)
                sum += adventure::chanceOf(k % 9 - 4, target);
        QVERIFY(sum > 0);
        QVERIFY2(timer.elapsed() < 100, qPrintable(QString::number(timer.elapsed())));
    }
};

ADJUTANT_TEST(AdventureAdvantageTest)

} // namespace tst_adventure_advantage

#include "tst_adventure_advantage.moc"
