#include "table.h"
#include "tests/testprogram.h"

#include <QtTest>

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;
using enum ActionKind;

/// What the match refuses; a refused command changes nothing.
class MatchRefusalsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nobodyOfThatName()
    {
        const MatchState state = readyTable();
        for (const char* unit : {"red/crow-1", "green/crows-1", "crows-1", "red", "", "/", "red/crows-1/x"}) {
            QCOMPARE(refusalOf(state, activation(unit, {march})), std::string("unknown-unit"));
            QCOMPARE(refusalOf(state, Injure{unitRefOf(unit), 1}), std::string("unknown-unit"));
        }
        QCOMPARE(refusalOf(state, Pass{PlayerId("green")}), std::string("unknown-unit"));
        QCOMPARE(refusalOf(state, Score{PlayerId("green"), {}, 1}), std::string("unknown-unit"));
        const auto applied = apply(state, activation("red/crow-1", {march}));
        QCOMPARE(applied.error().message,
                 std::string("no Unit is called 'red/crow-1'; did you mean 'red/crows-1'?"));
    }

    void onlyTheActivePlayerActivates()
    {
        QCOMPARE(refusalOf(readyTable(), activation("blue/noctis-1", {march})), std::string("not-active"));
    }

    void oneActionToTheCardsActions()
    {
        QCOMPARE(refusalOf(readyTable(), activation("red/crows-1", {})), std::string("action-count"));
        QCOMPARE(refusalOf(readyTable(), activation("red/crows-1", {march, march})), std::string("none"));
        QCOMPARE(refusalOf(readyTable(), activation("red/crows-1", {march, march, march})),
                 std::string("action-count"));
        QCOMPARE(refusalOf(readyTable(), activation("red/salik-1", {march, march, march, march})),
                 std::string("none"));
    }

    void withoutACardTwentyActionsAreAccepted()
    {
        const MatchState table = tableOf(army("avaren", {{"scouts", 6}}), army("avaren", {{"crows", 6}}));
        Activate command{unitRefOf("red/scouts-1"), std::vector<Action>(16)};
        QCOMPARE(refusalOf(table, command), std::string("none"));
        QCOMPARE(warningsOf(table, command), std::string("unknown-profile"));
        command.actions.resize(20);
        QCOMPARE(refusalOf(table, command), std::string("over-16"));
        command.actions.resize(21);
        QCOMPARE(refusalOf(table, command), std::string("action-count"));
    }

    void oneChargeAnActivation()
    {
        const MatchState state = readyTable();
        QCOMPARE(refusalOf(state, activation("red/salik-1", {charge, charge})), std::string("one-charge"));
        QCOMPARE(refusalOf(state, activation("red/salik-1", {charge, combinedCharge})),
                 std::string("one-charge"));
        QCOMPARE(refusalOf(state, activation("red/salik-1", {charge, attack})), std::string("none"));
    }

    void anActivationCostsAtMostTheTimePath()
    {
        QCOMPARE(refusalOf(readyTable(), spending("red/crows-1", 16)), std::string("none"));
        QCOMPARE(refusalOf(readyTable(), spending("red/crows-1", 17)), std::string("over-16"));
        // Stress 5: four Marches are 24 TS.
        const MatchState state = after(readyTable(), {ChangeStress{unitRefOf("red/salik-1"), 5}});
        QCOMPARE(refusalOf(state, activation("red/salik-1", {march, march, march, march})),
                 std::string("over-16"));
    }

    void whoIsOffTheTableStaysOff()
    {
        const UnitRef crows = unitRefOf("red/crows-1");
        const MatchState state = after(readyTable(), {Scatter{crows}});
        for (const Command& command : std::vector<Command>{
                 activation("red/crows-1", {march}), Injure{crows, 1}, ChangeStress{crows, 1},
                 ChangeStatus{crows, StatusId("no-charge"), true}, RemoveWarriors{crows, 1}, Scatter{crows}})
            QCOMPARE(refusalOf(state, command), std::string("removed"));
    }

    void noMoreWarriorsLeaveThanAreLeft()
    {
        const UnitRef crows = unitRefOf("red/crows-1");
        QCOMPARE(refusalOf(readyTable(), RemoveWarriors{crows, 12}), std::string("none"));
        QCOMPARE(refusalOf(readyTable(), RemoveWarriors{crows, 13}), std::string("removed"));
    }
};

ADJUTANT_TEST(MatchRefusalsTest)
#include "tst_match_refusals.moc"
