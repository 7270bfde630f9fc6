#include "core/systems/drakerys/odds/advice.h"
#include "core/systems/drakerys/odds/attack.h"
#include "core/systems/drakerys/odds/scenario.h"
#include "tests/core/odds/chances.h"
#include "tests/systems/drakerys/odds/sides.h"

namespace adjutant::test::tst_morale {

using namespace drakerys;
using drakerys::Side;
using enum RollSkill;
using namespace odds;

static MoraleOdds tested(const Side& unit, int opposition = 3)
{
    return oddsOf(MoraleTest{unit, opposition});
}

/// One source beside the wizard: level 3 against 3 with 30 cm.
static Spell spell(int dice, bool maelstrom)
{
    return {3, {{maelstrom, 30}}, dice - 1, 0};
}

static drakerys::Side someSide()
{
    drakerys::Side side;
    side.power = side.health = 1;
    side.initiative = side.combat = side.shooting = side.strength = side.resistance = side.willpower = 3;
    side.warriors = side.contact = 3;
    return side;
}

/// Morale Rolls (chapter "Morale"); Willpower 3 against 3 is 6+, so that no die succeeds with 2^-dice.
class MoraleOddsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void successesShapeTheReaction()
    {
        // Two dice at 6+: 1/4; 9/20; 81/400 + 9/200; the rest.
        const MoraleOdds odds = tested(warriors(1));
        COMPARE_CHANCES((Chances{odds.scattered, odds.destabilised, odds.inDoubt, odds.intact, odds.none}),
                        Chances{1.0 / 4, 9.0 / 20, 99.0 / 400, 21.0 / 400, 0.0});
    }

    void everyFullFiveWarriorsBringADie_data()
    {
        columns<int, int>("left", "dice");
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
        COMPARE_CHANCES((Chances{odds.scattered, odds.destabilised, odds.inDoubt, odds.intact}),
                        Chances{0.0, 1.0 / 4, 9.0 / 20, 3.0 / 10});
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
        COMPARE_CHANCES((Chances{tested(unit).intact, tested(unit).scattered}), Chances{1.0, 0.0});
    }

    // Spells, cataclysms, invocations (chapters "Magic" and "Elemental invocation").

    void theFurthestSourceAndEveryFurtherOneAreTheOpposition()
    {
        // 12 cm are 2; with a second and third source 4: level 3 rolls 5+, then 7+.
        QCOMPARE((Spell{3, {{false, 12}}, 0, 0}.threshold()), 5);
        QCOMPARE((Spell{3, {{false, 0}, {true, 12}, {false, 7}}, 0, 0}.threshold()), 7);
        QCOMPARE((Spell{3, {{false, 0}}, 0, 0}.threshold()), 3);
        QCOMPARE((Spell{3, {{false, 10.5}}, 0, 0}.threshold()), 5);
    }

    void reinforcementAndHeroicActionAddDice()
    {
        const Spell cast{3, {{false, 30}}, 2, 1};
        QCOMPARE(cast.dice(), 4);
        COMPARE_CHANCES(oddsOf(cast).cast, 15.0 / 16); // 6+
    }

    void oneSuccessCasts()
    {
        const SpellOdds odds = oddsOf(spell(2, false));
        COMPARE_CHANCES(odds.cast, 3.0 / 4);
        COMPARE_CHANCES(odds.successes, Chances{1.0 / 4, 9.0 / 20, 99.0 / 400});
    }

    void withoutAMaelstromNoOneCounts()
    {
        const SpellOdds odds = oddsOf(spell(9, false));
        COMPARE_CHANCES(Chances(odds.cataclysm.begin(), odds.cataclysm.end()), Chances{1, 0, 0, 0, 0});
    }

    void onesCountOverAllDiceAddedOnesToo()
    {
        // A die and what its tens add end in one of the nine faces below 10: a 1 with 1/9.
        const auto cataclysm = [](int dice) {
            const auto odds = oddsOf(spell(dice, true)).cataclysm;
            return Chances(odds.begin(), odds.end());
        };
        COMPARE_CHANCES(cataclysm(1), Chances{8.0 / 9, 1.0 / 9, 0, 0, 0});
        COMPARE_CHANCES(cataclysm(2), Chances{64.0 / 81, 16.0 / 81, 1.0 / 81, 0, 0});
        // 8^4, 4 * 8^3, 6 * 8^2, 4 * 8 and 1 of 9^4.
        COMPARE_CHANCES(cataclysm(4),
                        Chances{4096.0 / 6561, 2048.0 / 6561, 384.0 / 6561, 32.0 / 6561, 1.0 / 6561});
        // Five: exactly four 5 * 8, all 1 of 9^5.
        COMPARE_CHANCES(cataclysm(5)[4], 41.0 / 59049);
    }

    void threeOnesEndTheSpell()
    {
        // Three dice at 6+. Fewer than three 1s: 1 - 1/729; of these all fail with 1/8 - 1/1000 (three 1s).
        COMPARE_CHANCES(oddsOf(spell(3, true)).cast, 728.0 / 729 - 124.0 / 1000);
        // Two dice can't show three: 1 - 1/4.
        COMPARE_CHANCES(oddsOf(spell(2, true)).cast, 3.0 / 4);
    }

    void oneMaelstromAmongTheSourcesIsEnough()
    {
        const Spell mixed{3, {{false, 10}, {true, 10}}, 0, 0};
        COMPARE_CHANCES(oddsOf(mixed).cataclysm[1], 1.0 / 9);
    }

    void cataclysmsLeaveTheSuccessesAsTheyFall()
    {
        COMPARE_CHANCES(oddsOf(spell(2, true)).successes, Chances{1.0 / 4, 9.0 / 20, 99.0 / 400});
    }

    void anInvocationNeedsASevenOrMore()
    {
        // 1 - (6/10)^dice; tens add none.
        COMPARE_CHANCES(successOf(Invocation{0}), 64.0 / 100);
        COMPARE_CHANCES(successOf(Invocation{2}), 8704.0 / 10000);
    }

    // The thresholds of the Action Table, and the list of the chances at every one of them.

    void theActionTableHasThePrintedThresholds_data()
    {
        columns<int, int>("difference", "threshold");
        // Rulebook, "Basics: Action Table".
        const int printed[] = {10, 9, 8, 7, 6, 5, 4, 3, 2};
        for (int difference = -4; difference <= 4; ++difference)
            QTest::addRow("%d", difference) << difference << printed[difference + 4];
        QTest::newRow("less than -4") << -20 << 10;
        QTest::newRow("more than 4") << 20 << 2;
    }
    void theActionTableHasThePrintedThresholds()
    {
        QFETCH(int, difference);
        QTEST(drakerys::thresholdFor(3 + difference, 3), "threshold");
    }

    // What each Action costs and brings (chapter "Make war!: Units actions").

    // Quick Shot takes 1 TS off the whole price, Heroic Action dice among it, down to 1 TS.
    void aQuickShotWithHeroicDiceCosts1TsLess_data()
    {
        columns<bool, int>("quickShot", "stress");
        QTest::addColumn<QList<int>>("costs"); // with 0, 1 and 2 dice
        QTest::newRow("plain") << false << 0 << QList{1, 2, 3};
        QTest::newRow("Quick Shot") << true << 0 << QList{1, 1, 2};
        QTest::newRow("Quick Shot with Stress") << true << 2 << QList{2, 3, 4};
    }

    void aQuickShotWithHeroicDiceCosts1TsLess()
    {
        QFETCH(bool, quickShot);
        QFETCH(int, stress);
        QFETCH(QList<int>, costs);
        Situation situation;
        situation.unit = situation.target = someSide();
        situation.unit.stress = stress;
        situation.quickShot = quickShot;
        situation.mostHeroicDice = 2;
        situation.shot.emplace();
        situation.shot->distance = 10;
        QList<int> found(3, 0);
        for (const Advice& each : adviceFor(situation))
            if (each.kind == Advice::Kind::shoot)
                found[each.heroicDice] = each.ts;
        QCOMPARE(found, costs);
    }
};

ADJUTANT_TEST(MoraleOddsTest)

} // namespace adjutant::test::tst_morale
