#include "tests/core/odds/chances.h"
#include "tests/systems/drakerys/odds/sides.h"
#include "tests/systems/drakerys/resolution/rolled.h"

namespace adjutant::test::tst_resolution_fight {

using namespace drakerys;
using drakerys::Side;
using enum RollSkill;

static Shown hits(int successes, int criticals = 0)
{
    return {.successes = successes, .criticals = criticals};
}

/// `attack:active 3`: the roll that is due, who makes it and how many dice it has; empty where none is.
static QByteArray roll(const Resolution& resolution)
{
    const auto next = due(resolution);
    if (!next)
        return {};
    const std::string_view name = nameOfKind(next->roll, rollNames).id;
    const std::string_view whose = toWord(next->whose);
    return QByteArray(name.data(), int(name.size())) + ':' + QByteArray(whose.data(), int(whose.size())) +
           ' ' + QByteArray::number(next->dice);
}

static Side hero(bool guard)
{
    Side side = warriors(1, {safeguard});
    side.health = 3;
    side.guardInCohesion = guard;
    return side;
}

static bool isDue(const Resolution& resolution, const char* expected)
{
    if (roll(resolution) == expected)
        return true;
    qWarning() << "due:" << roll(resolution) << "expected:" << expected;
    return false;
}

/// A fight roll by roll, in the order of the chapter "Fighting".
class ResolutionFightTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void attackThenInjuryThenTheEnemysAttack()
    {
        Resolution fight = begin(attack(warriors(4), warriors(3)));
        QVERIFY(isDue(fight, "attack:active 4"));
        fight = after(fight, {hits(2)});
        QVERIFY(isDue(fight, "injury:active 2"));
        fight = after(fight, {hits(1)});
        // One of three is gone before those attack who are slower.
        QVERIFY(isDue(fight, "attack:target 2"));
        fight = after(fight, {hits(1)});
        QVERIFY(isDue(fight, "injury:target 1"));
    }

    void equalInitiativeAttacksInFull()
    {
        const Fight fight{FightAction::attack, warriors(4), warriors(3)};
        QVERIFY(isDue(after(begin(fight), {hits(2), hits(2)}), "attack:target 3"));
    }

    void theHigherInitiativeAttacksFirst()
    {
        Fight fight = attack(warriors(4), warriors(3));
        fight.target.initiative = 5;
        QVERIFY(isDue(begin(fight), "attack:target 3"));
    }

    void aRollWithoutDiceIsPassedOver()
    {
        QVERIFY(isDue(after(begin(attack(warriors(4), warriors(3))), {hits(0)}), "attack:target 3"));
        // The last Warrior is gone: nobody answers.
        QVERIFY(!due(after(begin(attack(warriors(4), warriors(1))), {hits(3), hits(2)})));
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

    void whoBlocksRollsAfterTheEnemysAttack()
    {
        Resolution fight = begin(attack(warriors(4), blocker(2)));
        QVERIFY(isDue(fight, "attack:active 4"));
        fight = after(fight, {hits(3)});
        QVERIFY(isDue(fight, "block:target 2"));
        fight = after(fight, {hits(2)});
        QVERIFY(isDue(fight, "injury:active 1"));
        // The block was in place of its own attack.
        const Outcome outcome = outcomeOf(after(fight, {hits(0)}));
        QVERIFY(outcome.winner == Winner::active);
        QCOMPARE(outcome.active.casualties, 0);
    }

    void withoutHitsThereIsNothingToBlock()
    {
        QVERIFY(isDue(after(begin(attack(warriors(4), blocker(2))), {hits(0)}), "morale:target 2"));
    }

    void theActiveUnitBlocksWhateverItsInitiative()
    {
        const Resolution fight = begin(attack(blocker(2), warriors(3)));
        QVERIFY(isDue(fight, "attack:target 3"));
        QVERIFY(isDue(after(fight, {hits(1)}), "block:active 2"));
    }

    void whereBothBlockNobodyAttacks()
    {
        // Only the headcount decides.
        QVERIFY(isDue(begin(attack(blocker(2), blocker(1))), "morale:target 2"));
        QVERIFY(!due(begin(attack(blocker(2), blocker(2)))));
    }

    void deadlyBlowInflictsAnInjuryForEveryCritical()
    {
        Resolution fight = begin(attack(warriors(2, {deadlyBlow}), warriors(4)));
        QCOMPARE(due(fight)->reading, Reading::criticals);
        fight = after(fight, {hits(2, 1)});
        QVERIFY(isDue(fight, "injury:active 2"));
        QCOMPARE(outcomeOf(after(fight, {hits(1)})).target.casualties, 2);
    }

    void blockingLeavesTheInjuriesOfDeadlyBlow()
    {
        const Resolution fight =
            after(begin(attack(warriors(2, {deadlyBlow}), blocker(3))), {hits(1, 1), hits(1)});
        QCOMPARE(outcomeOf(fight).target.casualties, 1);
    }

    void parrySaysWhatATenDoes()
    {
        const auto ten = [](const Side& target) {
            return due(after(begin(attack(warriors(2), target)), {hits(1)}))->highest;
        };
        QCOMPARE(ten(warriors(2)), odds::HighestFace::addsDie);
        QCOMPARE(ten(warriors(2, {parry})), odds::HighestFace::counts);
        QCOMPARE(ten(warriors(2, {parry, expertParry})), odds::HighestFace::fails);
    }

    void safeguardRollsADieForEachInjury()
    {
        Resolution fight = after(begin(attack(warriors(4), hero(false))), {hits(3), hits(2)});
        QVERIFY(isDue(fight, "safeguard:target 2"));
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

    void injuriesBeyondTheLastWarriorAreLost()
    {
        const Outcome outcome = outcomeOf(after(begin(attack(warriors(4), warriors(2))), {hits(4), hits(4)}));
        QCOMPARE(listed(outcome.target.injuries, outcome.target.casualties), "2 2");
        QVERIFY(outcome.complete);
        QVERIFY(outcome.winner == Winner::active);
        QVERIFY(outcome.target.morale == MoraleResult::none);
    }

    void whereBothFallTheFightIsADraw()
    {
        const Fight fight{FightAction::attack, warriors(1), warriors(1)};
        const Outcome outcome = outcomeOf(after(begin(fight), {hits(1), hits(1), hits(1), hits(1)}));
        QVERIFY(outcome.complete);
        QVERIFY(outcome.winner == Winner::draw);
    }

    void theLeadInAdvantageIsTheOppositionOfMorale()
    {
        // Charge, more Injuries, more Warriors, less Stress: four ahead, Willpower 3 against 4.
        Fight fight = charge(warriors(3), warriors(3));
        fight.target.stress = 1;
        Resolution resolution = after(begin(fight), {hits(1), hits(1), hits(0)});
        QVERIFY(isDue(resolution, "morale:target 2"));
        QCOMPARE(due(resolution)->threshold, 7);
        QCOMPARE(toText(toMessage(due(resolution)->reasons.opposition.front())),
                 "the winner’s lead of 4 in Advantage");
        const Outcome sofar = outcomeOf(resolution);
        QVERIFY(!sofar.complete);
        QVERIFY((sofar.active.advantage == Advantage{true, true, true, true}));
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
        QVERIFY(outcome.complete);
        QVERIFY(outcome.winner == Winner::target);
        QTEST(int(outcome.active.morale), "result");
        QCOMPARE(outcome.active.stress, stress);
        QCOMPARE(outcome.endsActivation, successes < 3);
    }

    void equalAdvantageNeedsNoMorale()
    {
        const Outcome outcome = outcomeOf(after(begin(attack(warriors(2), warriors(2))), {hits(0), hits(0)}));
        QVERIFY(outcome.complete);
        QVERIFY(outcome.winner == Winner::draw);
        QCOMPARE(listed(outcome.active.advantage.value(), outcome.target.advantage.value()), "0 0");
    }

    void theyShallNotPassReplacesTheRoll()
    {
        Fight fight = attack(warriors(3), warriors(2));
        fight.target.moraleIntact = true;
        const Resolution resolution = after(begin(fight), {hits(0), hits(0)});
        QVERIFY(!due(resolution));
        QVERIFY(outcomeOf(resolution).target.morale == MoraleResult::intact);
    }
};

ADJUTANT_TEST(ResolutionFightTest)

} // namespace adjutant::test::tst_resolution_fight
