#include "tests/systems/drakerys/match/played.h"
#include "tests/systems/drakerys/match/table.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_match_refusals {

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;

/// What the match refuses; a refused command changes nothing.
class MatchRefusalsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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

ADJUTANT_TEST(MatchRefusalsTest)

} // namespace tst_match_refusals

#include "tst_match_refusals.moc"
