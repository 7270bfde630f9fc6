#include "core/systems/drakerys/odds/advice.h"
#include "core/systems/drakerys/odds/scenario.h"
#include "tests/core/odds/chances.h"
#include "tests/systems/drakerys/odds/sides.h"

namespace adjutant::test::tst_morale {

using namespace drakerys;
using drakerys::Side;
using enum RollSkill;
using namespace odds;

/// One source beside the wizard: level 3 against 3 with 30 cm.
static Spell spell(int dice, bool maelstrom)
{
    return {3, {{maelstrom, 30}}, dice - 1, 0};
}

/// Morale Rolls (chapter "Morale"); Willpower 3 against 3 is 6+, so that no die succeeds with 2^-dice.
class MoraleOddsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void successesShapeTheReaction_data()
    {
        // Scattered, Destabilised, In Doubt, intact, without a roll.
        const auto row = columns<Side, int, Chances>("unit", "opposition", "reactions");
        // Two dice at 6+: 1/4; 9/20; 81/400 + 9/200; the rest.
        row("two dice", warriors(1), 3, {1.0 / 4, 9.0 / 20, 99.0 / 400, 21.0 / 400, 0.0});
        for (const auto& [left, dice] : {std::pair{1, 2}, {4, 2}, {5, 3}, {9, 3}, {10, 4}, {200, 42}})
            row("every full five Warriors bring a die: " + std::to_string(left), warriors(left), 3,
                {std::pow(0.5, dice)});
        row("Discipline brings a die", warriors(1, {discipline}), 3, {1.0 / 8});
        row("every Authority in range brings a die",
            with(warriors(1, {discipline}), [](Side& it) { it.authority = 2; }), 3, {1.0 / 32});
        row("Willpower is rolled against the Opposition: 5+", warriors(1), 2, {16.0 / 100});
        row("Willpower is rolled against the Opposition: 8+", warriors(1), 5, {49.0 / 100});
        row("Willpower is rolled against the Opposition: 2+", warriors(1), -100, {1.0 / 100});
        // Each die fails twice with 1/4, brings just one with 27/40: 1/16; 2 * 1/4 * 27/40 = 27/80.
        row("Charisma rerolls failures once", with(warriors(1), [](Side& it) { it.charisma = true; }), 3,
            {1.0 / 16, 27.0 / 80});
        row("Berserkers have one success more", warriors(1, {berserker}), 3,
            {0.0, 1.0 / 4, 9.0 / 20, 3.0 / 10});
        row("Dreadful Units Engaged take one Willpower: 7+",
            with(warriors(1), [](Side& it) { it.dreaded = true; }), 3, {36.0 / 100});
        row("who is Dreadful fears none", with(warriors(1, {dreadful}), [](Side& it) { it.dreaded = true; }),
            3, {1.0 / 4});
        row("They Shall not Pass! replaces the roll",
            with(warriors(1), [](Side& it) { it.moraleIntact = true, it.willpower = 0; }), 3, {0, 0, 0, 1});
    }
    void successesShapeTheReaction()
    {
        QFETCH(Side, unit);
        QFETCH(int, opposition);
        QFETCH(Chances, reactions);
        const MoraleOdds odds = oddsOf(MoraleTest{unit, opposition});
        COMPARE_CHANCES((Chances{odds.scattered, odds.destabilised, odds.inDoubt, odds.intact, odds.none}),
                        reactions);
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

    void oneSuccessCasts()
    {
        const Spell cast{3, {{false, 30}}, 2, 1}; // with Reinforcement and a Heroic Action
        QCOMPARE(cast.dice(), 4);
        COMPARE_CHANCES(oddsOf(cast).cast, 15.0 / 16); // 6+
        COMPARE_CHANCES(oddsOf(spell(2, false)).cast, 3.0 / 4);
    }

    void cataclysmsLeaveTheSuccessesAsTheyFall()
    {
        for (const bool maelstrom : {false, true})
            COMPARE_CHANCES(oddsOf(spell(2, maelstrom)).successes, Chances{1.0 / 4, 9.0 / 20, 99.0 / 400});
    }

    void onesCountOverAllDiceAddedOnesToo()
    {
        const auto cataclysm = [](const Spell& cast) {
            const auto odds = oddsOf(cast).cataclysm;
            return Chances(odds.begin(), odds.end());
        };
        COMPARE_CHANCES(cataclysm(spell(9, false)), Chances{1, 0, 0, 0, 0}); // without a Maelstrom none does
        // A die and what its tens add end in one of the nine faces below 10: a 1 with 1/9.
        COMPARE_CHANCES(cataclysm(spell(1, true)), Chances{8.0 / 9, 1.0 / 9, 0, 0, 0});
        COMPARE_CHANCES(cataclysm(spell(2, true)), Chances{64.0 / 81, 16.0 / 81, 1.0 / 81, 0, 0});
        // 8^4, 4 * 8^3, 6 * 8^2, 4 * 8 and 1 of 9^4.
        COMPARE_CHANCES(cataclysm(spell(4, true)),
                        Chances{4096.0 / 6561, 2048.0 / 6561, 384.0 / 6561, 32.0 / 6561, 1.0 / 6561});
        // Five: exactly four 5 * 8, all 1 of 9^5.
        COMPARE_CHANCES(cataclysm(spell(5, true))[4], 41.0 / 59049);
        // One Maelstrom among the sources is enough.
        COMPARE_CHANCES(cataclysm({3, {{false, 10}, {true, 10}}, 0, 0})[1], 1.0 / 9);
    }

    void threeOnesEndTheSpell()
    {
        // Three dice at 6+. Fewer than three 1s: 1 - 1/729; of these all fail with 1/8 - 1/1000 (three 1s).
        COMPARE_CHANCES(oddsOf(spell(3, true)).cast, 728.0 / 729 - 124.0 / 1000);
        // Two dice can't show three: 1 - 1/4.
        COMPARE_CHANCES(oddsOf(spell(2, true)).cast, 3.0 / 4);
    }

    void anInvocationNeedsASevenOrMore()
    {
        // 1 - (6/10)^dice; tens add none.
        COMPARE_CHANCES(successOf(Invocation{0}), 64.0 / 100);
        COMPARE_CHANCES(successOf(Invocation{2}), 8704.0 / 10000);
    }

    // The thresholds of the Action Table, and the list of the chances at every one of them.

    void theActionTableHasThePrintedThresholds()
    {
        // Rulebook, "Basics: Action Table", from a difference of -4 to one of 4; then less and more than
        // those.
        const int printed[] = {10, 9, 8, 7, 6, 5, 4, 3, 2};
        for (int difference = -4; difference <= 4; ++difference)
            QCOMPARE(drakerys::thresholdFor(3 + difference, 3), printed[difference + 4]);
        QCOMPARE(listed(drakerys::thresholdFor(3 - 20, 3), drakerys::thresholdFor(3 + 20, 3)), "10 2");
    }

    // What each Action costs and brings (chapter "Make war!: Units actions").

    // Quick Shot takes 1 TS off the whole price, Heroic Action dice among it, down to 1 TS.
    void aQuickShotWithHeroicDiceCosts1TsLess_data()
    {
        // With 0, 1 and 2 dice.
        const auto row = columns<bool, int, QList<int>>("quickShot", "stress", "costs");
        row("plain", false, 0, {1, 2, 3});
        row("Quick Shot", true, 0, {1, 1, 2});
        row("Quick Shot with Stress", true, 2, {2, 3, 4});
    }
    void aQuickShotWithHeroicDiceCosts1TsLess()
    {
        QFETCH(bool, quickShot);
        QFETCH(int, stress);
        Situation situation;
        situation.unit = situation.target = warriors(3);
        situation.unit.stress = stress;
        situation.quickShot = quickShot;
        situation.mostHeroicDice = 2;
        situation.shot.emplace();
        situation.shot->distance = 10;
        QList<int> found(3, 0);
        for (const Advice& each : adviceFor(situation))
            if (each.kind == ActionKind::shooting)
                found[each.heroicDice] = each.ts;
        QTEST(found, "costs");
    }
};

ADJUTANT_TEST(MoraleOddsTest)

} // namespace adjutant::test::tst_morale
