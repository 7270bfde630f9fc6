#include "tests/core/odds/chances.h"
#include "tests/systems/drakerys/odds/sides.h"
#include "tests/systems/drakerys/resolution/rolled.h"

namespace adjutant::test::tst_resolution {

using namespace drakerys;
using drakerys::Side;
using enum RollSkill;
using odds::HighestFace;

static RollDue dice(int count, int threshold, HighestFace highest = HighestFace::addsDie, int rerolls = 0)
{
    RollDue roll;
    roll.dice = count;
    roll.threshold = threshold;
    roll.highest = highest;
    roll.rerolls = rerolls;
    return roll;
}

static Shown hits(int successes)
{
    return {.successes = successes};
}

/// `attack:active 3`: the roll that is due, who makes it and how many dice it has; empty where none is.
static std::string roll(const Resolution& resolution)
{
    const auto next = due(resolution);
    if (!next)
        return {};
    return std::string(nameOfKind(next->roll, rollNames).id) + ':' + std::string(toWord(next->whose)) + ' ' +
           std::to_string(next->dice);
}

static Side hero(bool guard)
{
    Side side = warriors(1, {safeguard});
    side.health = 3;
    side.guardInCohesion = guard;
    return side;
}

/// The active Unit charges Warriors who have Stress.
static Fight leadOfFour()
{
    return with(charge(warriors(3), warriors(3)), [](Fight& it) { it.target.stress = 1; });
}

/// A roll that is due, and the successes that it then shows.
struct DueRoll
{
    std::string roll;
    int successes = 0;
};
using DueRolls = std::vector<DueRoll>;
static DiceCount counted(const RollDue& roll, const std::vector<int>& faces)
{
    return countOf(faces, roll);
}

/// Fights (in the order of the chapter "Fighting"), shots, hits, tests, spells and invocations roll by roll,
/// and what any resolution keeps.
class ResolutionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rollsComeInTheirOrder_data()
    {
        const auto row = columns<Fight, DueRolls>("fight", "rolls");
        // One of three is gone before those attack who are slower.
        row("attack, Injury, then the enemy's attack", attack(warriors(4), warriors(3)),
            {{"attack:active 4", 2}, {"injury:active 2", 1}, {"attack:target 2", 1}, {"injury:target 1"}});
        row("equal Initiative attacks in full", Fight{ActionKind::attack, warriors(4), warriors(3)},
            {{"attack:active 4", 2}, {"injury:active 2", 2}, {"attack:target 3"}});
        row("the higher Initiative attacks first",
            with(attack(warriors(4), warriors(3)), [](Fight& it) { it.target.initiative = 5; }),
            {{"attack:target 3"}});
        row("a roll without dice is passed over", attack(warriors(4), warriors(3)),
            {{"attack:active 4", 0}, {"attack:target 3"}});
        row("the last Warrior is gone: nobody answers", attack(warriors(4), warriors(1)),
            {{"attack:active 4", 3}, {"injury:active 3", 2}, {""}});
        row("who blocks rolls after the enemy's attack", attack(warriors(4), blocker(2)),
            {{"attack:active 4", 3}, {"block:target 2", 2}, {"injury:active 1"}});
        row("without Hits there is nothing to block", attack(warriors(4), blocker(2)),
            {{"attack:active 4", 0}, {"morale:target 2"}});
        row("the active Unit blocks whatever its Initiative", attack(blocker(2), warriors(3)),
            {{"attack:target 3", 1}, {"block:active 2"}});
        row("where both block only the headcount decides", attack(blocker(2), blocker(1)),
            {{"morale:target 2"}});
        row("where both block nobody attacks", attack(blocker(2), blocker(2)), {{""}});
        row("Safeguard rolls a die for each Injury", attack(warriors(4), hero(false)),
            {{"attack:active 4", 3}, {"injury:active 3", 2}, {"safeguard:target 2"}});
        // Charge, more Injuries, more Warriors, less Stress: four ahead.
        row("the loser tests Morale", leadOfFour(),
            {{"attack:active 3", 1}, {"injury:active 1", 1}, {"attack:target 2", 0}, {"morale:target 2"}});
    }
    void rollsComeInTheirOrder()
    {
        QFETCH(Fight, fight);
        QFETCH(DueRolls, rolls);
        Resolution resolution = begin(fight);
        for (const DueRoll& each : rolls) {
            QCOMPARE(roll(resolution), each.roll);
            resolution = after(resolution, hits(each.successes));
        }
    }

    void theForecastIsThatOfTheRoll()
    {
        // Two dice at 6+: none with 1/4; each brings one with 9/20, so one of both with 2 * 1/2 * 9/20.
        const auto next = due(begin(attack(warriors(2), warriors(3))));
        QCOMPARE(next->threshold, 6);
        QCOMPARE(next->highest, HighestFace::addsDie);
        COMPARE_CHANCES(next->forecast, Chances{0.25, 0.45});
    }

    void reasonsNameWhoIsLeft()
    {
        const auto next = due(after(begin(attack(warriors(4), warriors(3))), {hits(2), hits(1)}));
        QCOMPARE(listed(next->reasons.dice, next->reasons.threshold), "2 6");
        QCOMPARE(next->reasons.diceReasons.front().kind.words.text, reason::inContact.words.text);
        QCOMPARE(next->reasons.diceReasons.front().amount, 2);
        QCOMPARE(next->reasons.rules.front().kind.words.text, reason::survivorsOnly.words.text);
    }

    void safeguardRollsADieForEachInjury()
    {
        Resolution fight = after(begin(attack(warriors(4), hero(false))), {hits(3), hits(2)});
        const auto next = due(fight);
        QCOMPARE(next->reading, Reading::safeguard);
        QCOMPARE(next->threshold, 10);
        QVERIFY(!next->passesFrom);
        COMPARE_CHANCES(next->forecast, Chances{0.81, 0.18, 0.01});
        fight = after(fight, {{.successes = 1}});
        const Outcome outcome = outcomeOf(fight);
        QCOMPARE(listed(outcome.target.injuries, outcome.target.cancelled), "1 1");
        QCOMPARE(outcome.active.inflicted, 1);
    }

    void injuriesPassedToTheGuardCountAsInflicted()
    {
        const Resolution fight = after(begin(attack(warriors(4), hero(true))), {hits(4), hits(4)});
        QCOMPARE(*due(fight)->passesFrom, 6);
        // Cancelled or passed on with 5/10 each.
        COMPARE_CHANCES(due(fight)->forecast, Chances{1.0 / 16, 4.0 / 16, 6.0 / 16, 4.0 / 16, 1.0 / 16});
        const Outcome outcome = outcomeOf(after(fight, {{.successes = 1, .passed = 2}}));
        QCOMPARE(listed(outcome.target.injuries, outcome.target.passed, outcome.active.inflicted), "1 2 3");
    }

    void theLeadInAdvantageIsTheOppositionOfMorale()
    {
        // Willpower 3 against 4.
        const Resolution resolution = after(begin(leadOfFour()), {hits(1), hits(1), hits(0)});
        QCOMPARE(due(resolution)->threshold, 7);
        QCOMPARE(toText(toMessage(due(resolution)->reasons.opposition.front())),
                 "the winner’s lead of 4 in Advantage");
        const Outcome sofar = outcomeOf(resolution);
        QVERIFY(!sofar.complete && (sofar.active.advantage == Advantage{true, true, true, true}));
        QCOMPARE(sofar.target.advantage.value(), 0);
    }

    void moraleEndsByItsSuccesses_data()
    {
        const auto row = columns<int, int, int>("successes", "result", "stress");
        row("scattered", 0, int(MoraleResult::scattered), 0);
        row("destabilised", 1, int(MoraleResult::destabilised), 1);
        row("in doubt", 2, int(MoraleResult::inDoubt), 0);
        row("intact", 3, int(MoraleResult::intact), 0);
        row("more", 5, int(MoraleResult::intact), 0);
    }
    void moraleEndsByItsSuccesses()
    {
        QFETCH(int, successes);
        QFETCH(int, stress);
        const Outcome outcome =
            outcomeOf(after(begin(attack(warriors(2), warriors(3))), {hits(0), hits(0), hits(successes)}));
        QVERIFY(outcome.complete && outcome.winner == Winner::target);
        QTEST(int(outcome.active.morale), "result");
        QCOMPARE(outcome.active.stress, stress);
        QCOMPARE(outcome.endsActivation, successes < 3);
    }

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
        QCOMPARE(due(invocation)->highest, HighestFace::counts);
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
        RollDue adds = dice(2, 6);
        QVERIFY(isPossible(adds, {.successes = 5}) && !isPossible(adds, {.successes = -1}));
        QVERIFY(!isPossible(adds, {.successes = 1, .criticals = 2}));
        adds.reading = Reading::criticals;
        // Two dice, and the dice that three 10s added.
        QVERIFY(isPossible(adds, {.successes = 5, .criticals = 3}));
        QVERIFY(!isPossible(adds, {.successes = 5, .criticals = 2}));
        QCOMPARE(nearestPossible(adds, {.successes = 5}).criticals, 3);

        RollDue counts = dice(2, 6);
        counts.highest = HighestFace::counts;
        QCOMPARE(nearestPossible(counts, {.successes = 3}).successes, 2);
        RollDue fails = dice(2, 10);
        fails.highest = HighestFace::fails;
        QCOMPARE(nearestPossible(fails, {.successes = 1}).successes, 0);

        RollDue saved = dice(3, 10);
        saved.highest = HighestFace::counts;
        saved.reading = Reading::safeguard;
        QCOMPARE(nearestPossible(saved, {.successes = 1, .passed = 1}).passed, 0);
        saved.passesFrom = 6;
        QCOMPARE(nearestPossible(saved, {.successes = 1, .passed = 4}).passed, 2);

        RollDue sum = dice(2, 1);
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

    // Counting rolls on the Action Table from their faces (chapter "Basics: Action Table").

    // What a roll comes to, and the dice that are rolled next, from the remaining ones.
    void facesAreCounted_data()
    {
        const auto row = columns<RollDue, std::vector<int>, QString>("roll", "faces", "count");
        const RollDue adds = dice(2, 6), counts = dice(2, 6, HighestFace::counts),
                      fails = dice(2, 6, HighestFace::fails), three = dice(3, 6),
                      rerolls = dice(2, 6, HighestFace::addsDie, 2),
                      allRerolled = dice(3, 6, HighestFace::addsDie, 3),
                      oneRerolled = dice(3, 6, HighestFace::addsDie, 1);
        row("faces from the threshold on succeed", dice(4, 6), {5, 6, 9, 1}, "2 successes, 1 ones");
        row("a 10 succeeds and adds a die", adds, {10, 3}, "1 successes, 1 criticals, 1 added");
        row("the added die ends it", adds, {10, 3, 2}, "1 successes, 1 criticals");
        row("added dice add dice without limit", dice(1, 10), {10, 10, 10},
            "3 successes, 3 criticals, 1 added");
        row("the last added die ends it", dice(1, 10), {10, 10, 10, 9}, "3 successes, 3 criticals");
        row("a 10 that only counts adds no die", counts, {10, 3}, "1 successes");
        row("a 10 that fails is a failure", fails, {10, 7}, "1 successes");
        row("dice left are shown before all faces", three, {}, "0 successes, 3 initial");
        row("dice left are shown after each face", three, {2}, "0 successes, 2 initial");
        row("two are left, and the one that the 10 adds", three, {10}, "1 successes, 1 criticals, 2 initial");
        row("failures of the initial dice are rerolled", allRerolled, {2, 8, 5},
            "1 successes, 2 may be rerolled, 2 rerolls");
        row("failures are rerolled once", allRerolled, {2, 8, 5, 1, 7},
            "2 successes, 1 ones, 2 may be rerolled");
        row("no more failures are rerolled than allowed", oneRerolled, {2, 3, 4},
            "0 successes, 1 may be rerolled, 1 rerolls");
        row("what was rerolled stands", oneRerolled, {2, 3, 4, 5}, "0 successes, 1 may be rerolled");
        RollDue declined = rerolls;
        declined.rerolled = 0;
        row("rerolls may be declined", declined, {2, 3}, "0 successes, 2 may be rerolled");
        declined.rerolled = 1;
        row("one of them may be declined", declined, {2, 3}, "0 successes, 2 may be rerolled, 1 rerolls");
        declined.rerolled = 9;
        row("no more are rerolled than failed", declined, {2, 8},
            "1 successes, 1 may be rerolled, 1 rerolls");
        const RollDue single = dice(1, 6, HighestFace::addsDie, 1);
        row("a reroll that shows a 10 adds its die", single, {2, 10},
            "1 successes, 1 criticals, 1 may be rerolled, 1 added");
        row("the die of a reroll ends it", single, {2, 10, 1},
            "1 successes, 1 criticals, 1 ones, 1 may be rerolled");
        // The 10 adds its die after the reroll; the added 2 stands.
        row("added dice are never rerolled", rerolls, {10, 3, 4, 2},
            "1 successes, 1 criticals, 1 may be rerolled");
        row("rerolled dice come before added ones", rerolls, {10, 3},
            "1 successes, 1 criticals, 1 may be rerolled, 1 rerolls");
        row("added dice come after rerolled ones", rerolls, {10, 3, 10},
            "2 successes, 2 criticals, 1 may be rerolled, 2 added");
        const RollDue failing = dice(1, 6, HighestFace::fails, 1);
        row("a 10 that fails may be rerolled", failing, {10}, "0 successes, 1 may be rerolled, 1 rerolls");
        row("a 10 that failed was rerolled", failing, {10, 6}, "1 successes, 1 may be rerolled");
        RollDue safeguard = dice(5, 10, HighestFace::counts);
        safeguard.passesFrom = 6;
        row("Safeguard passes on what it does not cancel", safeguard, {10, 6, 9, 5, 1},
            "1 successes, 1 ones, 2 passed");
        row("1s count over all dice", adds, {1, 10, 1}, "1 successes, 1 criticals, 2 ones");
        row("a roll without dice is complete", dice(0, 6), {}, "0 successes");
        row("a roll of less than no dice is complete", dice(-2, 6), {}, "0 successes");
        for (const int face : {0, 11, -3})
            row("what is no face ends it: " + std::to_string(face), three, {7, face, 8},
                "1 successes, 2 initial");
        row("faces beyond the roll are not read", adds, {7, 2, 8}, "1 successes");
    }
    void facesAreCounted()
    {
        QFETCH(RollDue, roll);
        QFETCH(std::vector<int>, faces);
        const DiceCount found = counted(roll, faces);
        QString all = QString("%1 successes").arg(found.successes);
        const auto add = [&all](int number, const char* what) {
            if (number != 0)
                all += QString(", %1 %2").arg(number).arg(what);
        };
        add(found.criticals, "criticals");
        add(found.ones, "ones");
        add(found.passed, "passed");
        add(found.mayReroll, "may be rerolled");
        if (found.toRoll > 0)
            all += QString(", %1 %2")
                       .arg(found.toRoll)
                       .arg(found.next == Throw::initial  ? "initial"
                            : found.next == Throw::reroll ? "rerolls"
                                                          : "added");
        QTEST(all, "count");
        QCOMPARE(found.complete(), found.toRoll == 0);
    }

    void facesAreAddedUp() { QCOMPARE(counted(dice(4, 6), {5, 6, 9, 1}).sum, 21); }
};

ADJUTANT_TEST(ResolutionTest)

} // namespace adjutant::test::tst_resolution
