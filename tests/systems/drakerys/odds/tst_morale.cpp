#include "tests/core/odds/chances.h"
#include "tests/systems/drakerys/odds/sides.h"

#include "core/systems/drakerys/odds/scenario.h"
#include "tests/testprogram.h"

namespace tst_morale {

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;
using enum RollSkill;

namespace {

MoraleOdds tested(const Side& unit, int opposition = 3)
{
    return oddsOf(MoraleTest{unit, opposition});
}

} // namespace

/// Morale Rolls (chapter "Morale"); Willpower 3 against 3 is 6+, so that no die succeeds with 2^-dice.
class MoraleOddsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void successesShapeTheReaction()
    {
        // Two dice at 6+: 1/4; 9/20; 81/400 + 9/200; the rest.
        const MoraleOdds odds = tested(warriors(1));
        COMPARE_CHANCES(odds.scattered, 1.0 / 4);
        COMPARE_CHANCES(odds.destabilised, 9.0 / 20);
        COMPARE_CHANCES(odds.inDoubt, 99.0 / 400);
        COMPARE_CHANCES(odds.intact, 21.0 / 400);
        COMPARE_CHANCES(odds.none, 0.0);
    }

    void everyFullFiveWarriorsBringADie_data()
    {
        QTest::addColumn<int>("left");
        QTest::addColumn<int>("dice");
        for (const auto& [left, dice] : {std::pair{1, 2}, {4, 2}, {5, 3}, {9, 3}, {10, 4}, {200, 42}})
            QTest::addRow("%d", left) << left << dice;
    }
    void everyFullFiveWarriorsBringADie()
    {
        QFETCH(int, left);
        QFETCH(int, dice);
        COMPARE_CHANCES(tested(warriors(left)).scattered, std::pow(0.5, dice));
    }

    void disciplineBringsADie() { COMPARE_CHANCES(tested(warriors(1, {discipline})).scattered, 1.0 / 8); }

    void everyAuthorityInRangeBringsADie()
    {
        Side unit = warriors(1, {discipline});
        unit.authority = 2;
        COMPARE_CHANCES(tested(unit).scattered, 1.0 / 32);
    }

    void willpowerIsRolledAgainstTheOpposition()
    {
        COMPARE_CHANCES(tested(warriors(1), 2).scattered, 16.0 / 100);   // 5+
        COMPARE_CHANCES(tested(warriors(1), 5).scattered, 49.0 / 100);   // 8+
        COMPARE_CHANCES(tested(warriors(1), -100).scattered, 1.0 / 100); // 2+
    }

    void charismaRerollsFailuresOnce()
    {
        // Each die fails twice with 1/4, brings just one with 27/40: 1/16; 2 * 1/4 * 27/40 = 27/80.
        Side unit = warriors(1);
        unit.charisma = true;
        COMPARE_CHANCES(tested(unit).scattered, 1.0 / 16);
        COMPARE_CHANCES(tested(unit).destabilised, 27.0 / 80);
    }

    void berserkersHaveOneSuccessMore()
    {
        const MoraleOdds odds = tested(warriors(1, {berserker}));
        COMPARE_CHANCES(odds.scattered, 0.0);
        COMPARE_CHANCES(odds.destabilised, 1.0 / 4);
        COMPARE_CHANCES(odds.inDoubt, 9.0 / 20);
        COMPARE_CHANCES(odds.intact, 3.0 / 10);
    }

    void dreadfulUnitsEngagedTakeOneWillpower()
    {
        Side unit = warriors(1);
        unit.dreaded = true;
        COMPARE_CHANCES(tested(unit).scattered, 36.0 / 100); // 7+
        unit.skills.add(dreadful);                           // immune
        COMPARE_CHANCES(tested(unit).scattered, 1.0 / 4);
    }

    void theyShallNotPassReplacesTheRoll()
    {
        Side unit = warriors(1);
        unit.moraleIntact = true;
        unit.willpower = 0;
        COMPARE_CHANCES(tested(unit).intact, 1.0);
        COMPARE_CHANCES(tested(unit).scattered, 0.0);
    }
};

ADJUTANT_TEST(MoraleOddsTest)

} // namespace tst_morale

#include "tst_morale.moc"
