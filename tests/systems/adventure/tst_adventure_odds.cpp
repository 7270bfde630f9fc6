#include "tests/systems/adventure/adventurestart.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_adventure_odds {

using namespace adjutant;
using namespace adjutant::test;

/// What the odds answer, as scenarios ask it.
class AdventureOddsTest : public QObject
{
    Q_OBJECT

private slots:
    // ATK 3 against DEF 9 needs 6 on 2D6: 26 of 36.
    void anAttackNeedsItsDefenceLessItsModifier()
    {
        const Json plain = figures("adventure", "attack", "{attack: 3, defence: 9}");
        QCOMPARE(plain["net_sources"], 0);
        QCOMPARE(plain["success"].get<double>(), 26 / 36.0);
        QCOMPARE(plain["totals"].size(), 11U);
        QCOMPARE(plain["totals"]["2"].get<double>(), 1 / 36.0);
        QCOMPARE(plain["totals"]["7"].get<double>(), 6 / 36.0);
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

    void whatIsWrongIsToldWithWhatIsAllowed()
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
        const table::Matrix& matrix = *view->matrix;
        QCOMPARE(matrix.columns.size(), 9U);
        QCOMPARE(matrix.rows.size(), 19U);
        QCOMPARE(matrix.values.size(), matrix.cells.size());
        for (std::size_t k = 0; k < matrix.values.size(); ++k) {
            const auto alone = solve(*findGameSystem("adventure"), matrix.cells[k]);
            QVERIFY(alone);
            QCOMPARE(alone->chances.front().chance, matrix.values[k]);
        }
        // With ATK 2 a 9 takes a 7: 21 of 36 without sources.
        QCOMPARE((*view->figures)["chances"]["0"]["9"].get<double>(), 21 / 36.0);
    }
};

ADJUTANT_TEST(AdventureOddsTest)

} // namespace tst_adventure_odds

#include "tst_adventure_odds.moc"
