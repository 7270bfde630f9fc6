#include "core/systems/adventure/adventure.h"
#include "tests/systems/adventure/adventurestart.h"

namespace adjutant::test::tst_adventure_odds {

// How often each total shows, of all rolls, by the words of the chapter: roll three dice, sort them, keep
// two.
static std::map<int, int> byCounting(int net, int& all)
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

/// What the odds answer, as scenarios ask it.
class AdventureOddsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // ATK 3 against DEF 9 needs 6 on 2D6: 26 of 36.
    void anAttackNeedsItsDefenceLessItsModifier()
    {
        const Json plain = figures("adventure", "attack", "{attack: 3, defence: 9}");
        QCOMPARE(plain["net_sources"], 0);
        QCOMPARE(plain["success"].get<double>(), 26 / 36.0);
        QCOMPARE(plain["totals"].size(), 11U);
        QCOMPARE(plain["totals"]["2"].get<double>(), 1 / 36.0);
        QCOMPARE(plain["totals"]["7"].get<double>(), 6 / 36.0);
        // With a third D6, of which the two highest count: 193 of 216.
        const auto view = solved("adventure", "attack", "{attack: 3, defence: 9, advantage: 1}").value();
        VERIFY_CONTAINS(toText(view.headline), "89.4% to succeed");
        QVERIFY(!view.steps.empty());
    }

    void everyTierOfDifferenceIsASource()
    {
        for (const auto& [more, net] : {std::pair("attacker_tier: 1, target_tier: 1", 0),
                                        {"attacker_tier: 1, target_tier: 2", -1},
                                        {"attacker_tier: 1, target_tier: 3", -2},
                                        {"attacker_tier: 2, target_tier: 1", 1},
                                        {"attacker_tier: 3, target_tier: 1", 2},
                                        {"attacker_tier: 3, target_tier: 1, disadvantage: 3", -1},
                                        {"advantage: 6", 4}})
            QCOMPARE(figures("adventure", "attack",
                             "{attack: 0, defence: 7, " + std::string(more) + '}')["net_sources"],
                     net);
    }

    // 18 takes a 6 and the 12: 11 of the 432 rolls of 2D6 and 1D12.
    void totalsGoAsHighAsTheThirdDie()
    {
        const Json four = figures("adventure", "attack", "{attack: 0, defence: 18, advantage: 4}");
        QCOMPARE(four["totals"].size(), 17U);
        QCOMPARE(four["totals"]["18"].get<double>(), 11 / 432.0);
        QCOMPARE(four["success"].get<double>(), 11 / 432.0);
    }

    void aCardStandsForItsFigures()
    {
        const Json cards = figures("adventure", "attack",
                                   "{attacker: {name: Ana, tier: 2, atk: 3, def: 8, int: 1, agi: "
                                   "2, hp: 9}, target: {atk: 0, def: 9}}");
        QCOMPARE(cards, figures("adventure", "attack", "{attack: 3, attacker_tier: 2, defence: 9}"));
    }

    void refusalsNameWhatIsAllowed()
    {
        QCOMPARE(figures("adventure", "attack", "{defence: 9}")["refused"],
                 "malformed: attack: must be answered");
        QCOMPARE(figures("adventure", "attack", "{attack: 3, defence: 9, advantage: -1}")["refused"],
                 Json("malformed: advantage: must be a whole number from 0 to 12"));
        QCOMPARE(figures("adventure", "attack", "{attack: 3, defence: 9, attacker_tier: 0}")["refused"],
                 Json("malformed: attacker_tier: must be a whole number from 1 to 10"));
        QCOMPARE(figures("adventure", "save", "{target: 8}")["refused"],
                 Json("malformed: no question asks for 'target'"));
    }

    void everyNumberOfSourcesStandsBesideEveryTarget()
    {
        const auto view = solve(*findGameSystem("adventure"), {"sources", {{"attack", 2}}});
        QVERIFY(view && view->matrix);
        const door::Matrix& matrix = *view->matrix;
        QCOMPARE(listed(matrix.columns.size(), matrix.rows.size()), "9 19");
        QCOMPARE(matrix.values.size(), matrix.cells.size());
        for (std::size_t k = 0; k < matrix.values.size(); ++k) {
            const auto alone = solve(*findGameSystem("adventure"), matrix.cells[k]);
            QVERIFY(alone);
            QCOMPARE(alone->chances.front().chance, matrix.values[k]);
        }
        // With ATK 2 a 9 takes a 7: 21 of 36 without sources.
        QCOMPARE((*view->figures)["chances"]["0"]["9"].get<double>(), 21 / 36.0);
    }

    // The chapter "Advantage / Disadvantage", and the odds beside an oracle that counts every roll.

    void theThirdDieGrowsWithAdvantageAndShrinksWithDisadvantage()
    {
        const std::vector<int> sides{6, 8, 10, 12, 0, 6, 8, 10, 12};
        for (int net = -4; net <= 4; ++net)
            QCOMPARE(adventure::sidesOfThird(net), sides[static_cast<std::size_t>(net + 4)]);
    }

    void sourcesCancelOneForOneAndMoreThanFourCountAsFour()
    {
        QCOMPARE(listed(adventure::netSources(2, 1), adventure::netSources(1, 3)), "1 -2");
        QCOMPARE(listed(adventure::netSources(3, 3), adventure::netSources(6, 1)), "0 4");
        QCOMPARE(adventure::netSources(0, 9), -4);
    }

    void theTwoHighestOrTheTwoLowestCount()
    {
        QCOMPARE(adventure::keptTotal(1, {6, 2, 3}), 9);
        QCOMPARE(adventure::keptTotal(4, {1, 2, 12}), 14);
        QCOMPARE(listed(adventure::keptTotal(-1, {6, 2, 3}), adventure::keptTotal(-1, {6, 5, 12})), "5 11");
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

ADJUTANT_TEST(AdventureOddsTest)

} // namespace adjutant::test::tst_adventure_odds
