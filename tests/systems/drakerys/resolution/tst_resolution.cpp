#include "tests/core/odds/chances.h"
#include "tests/systems/drakerys/odds/sides.h"
#include "tests/systems/drakerys/resolution/rolled.h"

namespace adjutant::test::tst_resolution {

using namespace drakerys;
using drakerys::Side;
using enum RollSkill;

static RollDue diceDue(int dice, int threshold)
{
    RollDue due;
    due.dice = dice;
    due.threshold = threshold;
    return due;
}

/// Shots, hits, tests, spells and invocations roll by roll, and what any resolution keeps.
class ResolutionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aShotHitsInjuresAndShakes()
    {
        Resolution shooting =
            begin(Shooting{.active = warriors(4), .target = warriors(6), .weapon = bow, .distance = 25});
        // Shooting 3 against three shares of 10 cm.
        QCOMPARE(due(shooting)->roll, RollName::shooting);
        QCOMPARE(listed(due(shooting)->dice, due(shooting)->threshold), "4 6");
        shooting = after(shooting, {{.successes = 2}});
        QCOMPARE(due(shooting)->roll, RollName::injury);
        QCOMPARE(due(shooting)->dice, 2);
        shooting = after(shooting, {{.successes = 1}});
        // Two dice and one for the full five that are left, against the bow's Saturation.
        QCOMPARE(due(shooting)->roll, RollName::morale);
        QCOMPARE(listed(due(shooting)->dice, due(shooting)->threshold, due(shooting)->reasons.dice), "3 6 3");
        const Outcome outcome = outcomeOf(after(shooting, {{.successes = 1}}));
        QVERIFY(outcome.complete);
        QCOMPARE(outcome.target.casualties, 1);
        QVERIFY(outcome.target.morale == MoraleResult::destabilised && !outcome.endsActivation);
        QVERIFY(outcome.winner == Winner::undecided);
    }

    void harassmentNeverShakesAndStressesTheShooter()
    {
        Resolution harassment = begin(
            Shooting{.active = warriors(3), .target = warriors(3), .weapon = bow, .isHarassment = true});
        QCOMPARE(due(harassment)->roll, RollName::harassment);
        QCOMPARE(due(harassment)->dice, 3);
        harassment = after(harassment, {{.successes = 2}, {.successes = 1}});
        QVERIFY(!due(harassment));
        QCOMPARE(listed(outcomeOf(harassment).target.casualties, outcomeOf(harassment).active.stress), "1 1");
    }

    void hitsThatAreRolledAreASum()
    {
        Resolution hits =
            begin(Hits{.target = warriors(3), .hits = 0, .hitsDice = 2, .strength = 3, .saturation = 3});
        QCOMPARE(due(hits)->reading, Reading::sum);
        COMPARE_CHANCES(due(hits)->forecast, Chances{0, 0, 0.01, 0.02, 0.03});
        hits = after(hits, {{.successes = 13}});
        QCOMPARE(due(hits)->roll, RollName::injury);
        QCOMPARE(due(hits)->dice, 13);
    }

    void oneSuccessCastsASpellOrInvokes()
    {
        const Resolution spell =
            begin(Spell{.level = 2, .sources = {{false, 8}}, .reinforcement = 1, .heroicDice = 0});
        QCOMPARE(due(spell)->dice, 2);
        QVERIFY(outcomeOf(after(spell, {{.successes = 1}})).succeeds);
        QVERIFY(!outcomeOf(after(spell, {{.successes = 0, .ones = 2}})).succeeds);
        QCOMPARE(outcomeOf(after(spell, {{.successes = 1, .ones = 2}})).active.stress, 0);

        const Resolution invocation = begin(Invocation{1});
        QCOMPARE(listed(due(invocation)->dice, due(invocation)->threshold), "3 7");
        QCOMPARE(due(invocation)->highest, odds::HighestFace::counts);
        QVERIFY(outcomeOf(after(invocation, {{.successes = 1}})).succeeds);
        QVERIFY(!outcomeOf(after(invocation, {{.successes = 0}})).succeeds);
    }

    void onesOfAMaelstromBringACataclysm_data()
    {
        const auto row = columns<int, int, int, bool, bool>("ones", "stress", "injuries", "succeeds", "hits");
        row("none", 0, 0, 0, true, false);
        row("one", 1, 1, 0, true, false);
        row("two", 2, 1, 1, true, false);
        row("three", 3, 1, 1, false, false);
        row("four", 4, 1, 1, false, true);
        row("five", 5, 1, 1, false, true);
    }
    void onesOfAMaelstromBringACataclysm()
    {
        QFETCH(int, ones);
        const Resolution spell =
            begin(Spell{.level = 2, .sources = {{true, 8}}, .reinforcement = 9, .heroicDice = 0});
        QCOMPARE(due(spell)->reading, Reading::ones);
        const Outcome outcome = outcomeOf(after(spell, {{.successes = 2, .ones = ones}}));
        QTEST(outcome.active.stress, "stress");
        QTEST(outcome.active.injuries, "injuries");
        QTEST(outcome.succeeds, "succeeds");
        QTEST(outcome.cataclysmHits, "hits");
        QCOMPARE(outcome.endsActivation, !outcome.succeeds);
    }

    void aResolutionCanBeLeftAtAnyTime()
    {
        const Resolution fight =
            after(begin(attack(warriors(4), warriors(3))), {{.successes = 2}, {.successes = 1}});
        const Outcome outcome = outcomeOf(fight);
        QVERIFY(!outcome.complete && outcome.winner == Winner::undecided);
        QCOMPARE(listed(outcome.target.injuries, outcome.target.casualties), "1 1");
    }

    void whatTheDiceCannotShowIsTheNearestTheyCan()
    {
        RollDue adds = diceDue(2, 6);
        QVERIFY(isPossible(adds, {.successes = 5}) && !isPossible(adds, {.successes = -1}));
        QVERIFY(!isPossible(adds, {.successes = 1, .criticals = 2}));
        adds.reading = Reading::criticals;
        // Two dice and those that three 10s added.
        QVERIFY(isPossible(adds, {.successes = 5, .criticals = 3}));
        QVERIFY(!isPossible(adds, {.successes = 5, .criticals = 2}));
        QCOMPARE(nearestPossible(adds, {.successes = 5}).criticals, 3);

        RollDue counts = diceDue(2, 6);
        counts.highest = odds::HighestFace::counts;
        QCOMPARE(nearestPossible(counts, {.successes = 3}).successes, 2);
        RollDue fails = diceDue(2, 10);
        fails.highest = odds::HighestFace::fails;
        QCOMPARE(nearestPossible(fails, {.successes = 1}).successes, 0);

        RollDue saved = diceDue(3, 10);
        saved.highest = odds::HighestFace::counts;
        saved.reading = Reading::safeguard;
        QCOMPARE(nearestPossible(saved, {.successes = 1, .passed = 1}).passed, 0);
        saved.passesFrom = 6;
        QCOMPARE(nearestPossible(saved, {.successes = 1, .passed = 4}).passed, 2);

        RollDue sum = diceDue(2, 1);
        sum.reading = Reading::sum;
        QVERIFY(!isPossible(sum, {.successes = 1}) && isPossible(sum, {.successes = 20}));
    }

    void facesOfARollAreCountedAsItAsks()
    {
        Side hero = warriors(1, {safeguard});
        hero.health = 4;
        hero.guardInCohesion = true;
        const Resolution fight =
            after(begin(attack(warriors(4), hero)), {{.successes = 3}, {.successes = 3}});
        const RollDue safeguard = *due(fight);
        const std::vector<int> faces{10, 7, 3};
        const Shown shown = shownOf(safeguard, countOf(faces, safeguard));
        QCOMPARE(listed(shown.successes, shown.passed, forecastCount(shown)), "1 1 2");

        const RollDue sum =
            *due(begin(Hits{.target = hero, .hits = 0, .hitsDice = 2, .strength = 3, .saturation = {}}));
        QCOMPARE(shownOf(sum, countOf(std::vector<int>{10, 4}, sum)).successes, 14);
    }
};

ADJUTANT_TEST(ResolutionTest)

} // namespace adjutant::test::tst_resolution
