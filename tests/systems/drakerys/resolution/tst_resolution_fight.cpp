#include "tests/core/odds/chances.h"
#include "tests/systems/drakerys/odds/sides.h"
#include "tests/systems/drakerys/resolution/rolled.h"

namespace adjutant::test::tst_resolution_fight {

using namespace drakerys;
using drakerys::Side;
using enum RollSkill;

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

/// A fight roll by roll, in the order of the chapter "Fighting".
class ResolutionFightTest : public QObject
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
        QCOMPARE(next->highest, odds::HighestFace::addsDie);
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
};

ADJUTANT_TEST(ResolutionFightTest)

} // namespace adjutant::test::tst_resolution_fight
