#include "tests/systems/drakerys/match/played.h"
#include "tests/systems/drakerys/match/table.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_match_warnings {

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;

namespace {

MatchState with(const std::string& unit, const std::string& token)
{
    return after(readyTable(), {"status: {unit: " + unit + ", add: " + token + "}"});
}

std::string shooting(const std::string& weapon)
{
    return "activate: {unit: blue/noctis-1, actions: [{action: shooting, weapon: " + weapon + "}]}";
}

/// An Action with dice of Heroic Action.
std::string heroic(const std::string& unit, const std::string& action, int dice)
{
    return "activate: {unit: " + unit + ", actions: [{action: " + action +
           ", heroic_dice: " + std::to_string(dice) + "}]}";
}

MatchState blueToPlay()
{
    return after(readyTable(), {spending("red/crows-1", 1)});
}

} // namespace

/// What players may do all the same: the rule is told, nothing is refused.
class MatchWarningsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatTheRulesAllowWarnsOfNothing()
    {
        QCOMPARE(run(readyTable(), "activate: {unit: red/crows-1, actions: [march, charge]}").warnings(), "");
        QCOMPARE(
            run(readyTable(), "activate: {unit: red/salik-1, actions: [invocation, combined_charge, attack]}")
                .warnings(),
            "");
        QCOMPARE(run(blueToPlay(), "activate: {unit: blue/crossbowmen-1, actions: [shooting, shooting]}")
                     .warnings(),
                 "");
    }

    void ownUnitsAreNoTargets()
    {
        const auto warns = [](const MatchState& state, const std::string& command) {
            return asked(state, command).warnings().find("enemy") != std::string::npos;
        };
        QVERIFY(warns(readyTable(), "charge: {unit: red/crows-1, target: red/salik-1}"));
        QVERIFY(!warns(readyTable(), "charge: {unit: red/crows-1, target: blue/soldiers-1}"));
        QVERIFY(warns(blueToPlay(), "shoot: {unit: blue/crossbowmen-1, target: blue/noctis-1}"));
    }

    // 3 cm between two Leaders is Contact; 3.1 is none.
    void aMarchEndsOutOfContact()
    {
        const MatchState state = after(readyTable(), {"stand: {unit: red/crows-1, at: [40, 20]}",
                                                      "stand: {unit: blue/soldiers-1, at: [40, 30]}"});
        QCOMPARE(run(state, "march: {unit: red/crows-1, to: [40, 27]}").warnings(), "march-contact");
        QCOMPARE(run(state, "march: {unit: red/crows-1, to: [40, 26.9]}").warnings(), "");
    }

    // Of an army that is put on the map.
    void anEndOfTheDeploymentNamesWhoIsMissing()
    {
        QCOMPARE(run(readyTable(), "deployed: {}").warnings(), "");
        const MatchState state = after(readyTable(), {"stand: {unit: red/crows-1, at: [40, 10]}",
                                                      "stand: {unit: red/salik-1, at: [45, 10]}"});
        QCOMPARE(run(state, "deployed: {}").warnings(), "deployment");
    }

    void engagedUnitsOnlyAttack()
    {
        QCOMPARE(run(with("red/crows-1", "engaged"), "activate: {unit: red/crows-1, actions: [attack]}")
                     .warnings(),
                 "");
        QCOMPARE(
            run(with("red/crows-1", "engaged"), "activate: {unit: red/crows-1, actions: [march, charge]}")
                .warnings(),
            "engaged engaged");
        // Disengagement.
        QCOMPARE(
            run(with("red/salik-1", "engaged"), "activate: {unit: red/salik-1, actions: [march]}").warnings(),
            "");
        QCOMPARE(
            run(with("red/crows-1", "free"), "activate: {unit: red/crows-1, actions: [attack]}").warnings(),
            "free");
    }

    void magicIsTheWizardsShotsTheShooters()
    {
        QCOMPARE(run(readyTable(), "activate: {unit: red/crows-1, actions: [magic]}").warnings(), "skill");
        QCOMPARE(run(readyTable(), "activate: {unit: red/crows-1, actions: [shooting]}").warnings(), "skill");
        QCOMPARE(run(readyTable(), "activate: {unit: red/crows-1, actions: [invocation]}").warnings(),
                 "skill");
    }

    // The token No more skill.
    void skillsThatWereTakenAwayDoNotCount()
    {
        QCOMPARE(run(with("red/salik-1", "no-more-skill"), heroic("red/salik-1", "attack", 1)).warnings(),
                 "skill");
        const MatchState engaged =
            after(with("red/salik-1", "no-more-skill"), {"status: {unit: red/salik-1, add: engaged}"});
        QCOMPARE(run(engaged, "activate: {unit: red/salik-1, actions: [march]}").warnings(), "engaged");
    }

    void combinedChargesAreAHeros()
    {
        QCOMPARE(
            run(readyTable(), "activate: {unit: red/blood-banes-1, actions: [combined_charge]}").warnings(),
            "hero");
        const MatchState state = after(readyTable(), {"scatter: {unit: red/crows-1}"});
        QCOMPARE(run(state, "activate: {unit: red/salik-1, actions: [combined_charge]}").warnings(), "guard");
    }

    void heroicActionAddsUpToFiveDice()
    {
        QCOMPARE(run(readyTable(), heroic("red/salik-1", "attack", 5)).warnings(), "");
        QCOMPARE(run(readyTable(), heroic("red/salik-1", "attack", 6)).warnings(), "heroic-dice");
        QCOMPARE(run(readyTable(), heroic("red/salik-1", "march", 1)).warnings(), "heroic-dice");
        QCOMPARE(run(readyTable(), heroic("red/crows-1", "attack", 1)).warnings(), "skill");
    }

    void aCrossbowShootsOnce()
    {
        QCOMPARE(run(blueToPlay(), "activate: {unit: blue/noctis-1, actions: [shooting]}").warnings(), "");
        QCOMPARE(run(blueToPlay(), "activate: {unit: blue/noctis-1, actions: [shooting, shooting, shooting]}")
                     .warnings(),
                 "second-shot second-shot");
    }

    void aWeaponTheUnitLacks()
    {
        QCOMPARE(run(blueToPlay(), shooting("bow")).warnings(), "weapon");
        QCOMPARE(run(blueToPlay(), shooting("crossbow")).warnings(), "");
    }

    void anAwakenedInvokesXTimesAGame()
    {
        // Salik is Awakened [2].
        QCOMPARE(
            run(readyTable(), "activate: {unit: red/salik-1, actions: [invocation, invocation, invocation]}")
                .warnings(),
            "invocations");
        MatchState state =
            after(readyTable(), {"activate: {unit: red/salik-1, actions: [invocation, invocation]}",
                                 spending("blue/noctis-1", 10)});
        QCOMPARE(run(state, "activate: {unit: red/salik-1, actions: [invocation]}").warnings(),
                 "invocations");
    }

    void tokensForbid()
    {
        QCOMPARE(run(with("red/crows-1", "no-charge"), "activate: {unit: red/crows-1, actions: [charge]}")
                     .warnings(),
                 "status");
        QCOMPARE(run(with("red/crows-1", "no-charge"), "activate: {unit: red/crows-1, actions: [attack]}")
                     .warnings(),
                 "");
        QCOMPARE(run(with("red/crows-1", "no-charge-attack-or-shot"),
                     "activate: {unit: red/crows-1, actions: [attack]}")
                     .warnings(),
                 "status");
        QCOMPARE(run(with("red/crows-1", "no-activation"), "activate: {unit: red/crows-1, actions: [march]}")
                     .warnings(),
                 "status");
    }

    void aUnitWithoutACardIsNotJudged()
    {
        const MatchState table = tableOf(army("ashral", {{"induna", 1}}), army("avaren", {{"crows", 6}}));
        QCOMPARE(
            run(table, "activate: {unit: red/induna-1, actions: [magic, invocation, shooting]}").warnings(),
            "unknown-profile");
    }

    void wordsTheRulebookLacks()
    {
        QCOMPARE(run(readyTable(), "status: {unit: red/crows-1, add: sleepy}").warnings(), "unknown-status");
        QCOMPARE(run(readyTable(), "status: {unit: red/crows-1, remove: rain}").warnings(), "status");
        QCOMPARE(run(readyTable(), "score: {player: red, mission: picnic, vp: 1}").warnings(),
                 "unknown-mission");
    }

    // What the match refuses; a refused command changes nothing.

    void nobodyOfThatName()
    {
        const MatchState state = readyTable();
        for (const std::string unit :
             {"red/crow-1", "green/crows-1", "crows-1", "red", "''", "/", "red/crows-1/x"}) {
            QCOMPARE(run(state, "activate: {unit: " + unit + ", actions: [march]}").refusal(),
                     "unknown-unit");
            QCOMPARE(run(state, "injure: {unit: " + unit + ", count: 1}").refusal(), "unknown-unit");
        }
        QCOMPARE(run(state, "pass: {player: green}").refusal(), "unknown-unit");
        QCOMPARE(run(state, "score: {player: green, vp: 1}").refusal(), "unknown-unit");
        const CommandRun done = run(state, "activate: {unit: red/crow-1, actions: [march]}");
        QCOMPARE(toText(done.form.refusal->message),
                 "unit: nothing here is called 'red/crow-1'; did you mean 'red/crows-1'?");
    }

    void onlyTheActivePlayerActivates()
    {
        QCOMPARE(run(readyTable(), "activate: {unit: blue/noctis-1, actions: [march]}").refusal(),
                 "not-active");
    }

    void oneActionToTheCardsActions()
    {
        QCOMPARE(run(readyTable(), "activate: {unit: red/crows-1, actions: []}").refusal(), "action-count");
        QCOMPARE(run(readyTable(), "activate: {unit: red/crows-1, actions: [march, march]}").refusal(),
                 "none");
        QCOMPARE(run(readyTable(), "activate: {unit: red/crows-1, actions: [march, march, march]}").refusal(),
                 "action-count");
        QCOMPARE(run(readyTable(), "activate: {unit: red/salik-1, actions: [march, march, march, march]}")
                     .refusal(),
                 "none");
    }

    void withoutACardTwentyActionsAreAccepted()
    {
        const MatchState table = tableOf(army("avaren", {{"scouts", 6}}), army("avaren", {{"crows", 6}}));
        const auto marches = [](int count) {
            std::string command = "activate: {unit: red/scouts-1, actions: [march";
            while (--count > 0)
                command += ", march";
            return command + "]}";
        };
        QCOMPARE(run(table, marches(16)).refusal(), "none");
        QCOMPARE(run(table, marches(16)).warnings(), "unknown-profile");
        QCOMPARE(run(table, marches(20)).refusal(), "over-16");
        QCOMPARE(run(table, marches(21)).refusal(), "action-count");
    }

    void oneChargeAnActivation()
    {
        const MatchState state = readyTable();
        QCOMPARE(run(state, "activate: {unit: red/salik-1, actions: [charge, charge]}").refusal(),
                 "one-charge");
        QCOMPARE(run(state, "activate: {unit: red/salik-1, actions: [charge, combined_charge]}").refusal(),
                 "one-charge");
        QCOMPARE(run(state, "activate: {unit: red/salik-1, actions: [charge, attack]}").refusal(), "none");
    }

    void anActivationCostsAtMostTheTimePath()
    {
        QCOMPARE(run(readyTable(), spending("red/crows-1", 16)).refusal(), "none");
        QCOMPARE(run(readyTable(), spending("red/crows-1", 17)).refusal(), "over-16");
        // Stress 5: four Marches are 24 TS.
        const MatchState state = after(readyTable(), {"stress: {unit: red/salik-1, change: 5}"});
        QCOMPARE(run(state, "activate: {unit: red/salik-1, actions: [march, march, march, march]}").refusal(),
                 "over-16");
    }

    void whoIsOffTheTableStaysOff()
    {
        const MatchState state = after(readyTable(), {"scatter: {unit: red/crows-1}"});
        for (const std::string& command : std::vector<std::string>{
                 "activate: {unit: red/crows-1, actions: [march]}", "injure: {unit: red/crows-1, count: 1}",
                 "stress: {unit: red/crows-1, change: 1}", "status: {unit: red/crows-1, add: no-charge}",
                 "remove: {unit: red/crows-1, warriors: 1}", "scatter: {unit: red/crows-1}"})
            QCOMPARE(run(state, command).refusal(), "removed");
    }

    void noMoreWarriorsLeaveThanAreLeft()
    {
        QCOMPARE(run(readyTable(), "remove: {unit: red/crows-1, warriors: 12}").refusal(), "none");
        QCOMPARE(run(readyTable(), "remove: {unit: red/crows-1, warriors: 13}").refusal(), "removed");
    }
};

ADJUTANT_TEST(MatchWarningsTest)

} // namespace tst_match_warnings

#include "tst_match_warnings.moc"
