#include "tests/systems/drakerys/match/played.h"
#include "tests/systems/drakerys/match/table.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_match_timepath {

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;

/// Chapters "The TimePath", "Make war!" (Progress of a Game Phase, Headquarters Phase, End of Round).
class MatchTimePathTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFirstPlayerLiesOnTopAndBegins()
    {
        const MatchState state = readyTable();
        QCOMPARE(activeOf(state), "red");
        QCOMPARE(roundOf(state), 1);
        QCOMPARE(playerOf(state, "red").square(), 0);
    }

    void theTokenMovesByTheTSOfTheActions()
    {
        // March 1 + Charge 3.
        const MatchState state =
            after(readyTable(), {"activate: {unit: red/crows-1, actions: [march, charge]}"});
        QCOMPARE(playerOf(state, "red").progress, 4);
        QCOMPARE(activeOf(state), "blue");
    }

    void whoIsBehindIsActiveAgain()
    {
        // Red 4; blue 1, then 2: still behind.
        MatchState state = after(readyTable(), {"activate: {unit: red/crows-1, actions: [march, charge]}",
                                                "activate: {unit: blue/soldiers-1, actions: [march]}"});
        QCOMPARE(activeOf(state), "blue");
        state = after(state, {"activate: {unit: blue/noctis-1, actions: [march]}"});
        QCOMPARE(playerOf(state, "blue").progress, 2);
        QCOMPARE(activeOf(state), "blue");
    }

    void onOneSquareTheLastToArriveIsActive()
    {
        // Both on 2: blue came last and lies on top; then blue on 4 and red, alone on 2, goes to 4: red on
        // top.
        MatchState state = after(readyTable(), {spending("red/crows-1", 2), spending("blue/soldiers-1", 2)});
        QCOMPARE(activeOf(state), "blue");
        state = after(state, {spending("blue/noctis-1", 2), spending("red/salik-1", 2)});
        QCOMPARE(playerOf(state, "red").progress, 4);
        QCOMPARE(activeOf(state), "red");
    }

    void everyActivationGivesOneStress()
    {
        const MatchState state =
            after(readyTable(), {"activate: {unit: red/salik-1, actions: [march, march, march]}"});
        QCOMPARE(unitOf(state, "red/salik-1").stress, 1);
        QCOMPARE(unitOf(state, "red/crows-1").stress, 0);
    }

    void startReachedOrPassedIsAHeadquartersPhase_data()
    {
        QTest::addColumn<int>("ts");
        QTest::addColumn<int>("phases");
        QTest::newRow("square 15") << 14 << 0; // 1 + 14
        QTest::newRow("reached") << 15 << 1;
        QTest::newRow("passed") << 16 << 1; // square 1 of the second lap
    }

    void startReachedOrPassedIsAHeadquartersPhase()
    {
        QFETCH(int, ts);
        QFETCH(int, phases);
        // Red 1, then blue 2, so that red is active once more.
        MatchState state = after(readyTable(), {spending("red/crows-1", 1), spending("blue/noctis-1", 2)});
        state = after(state, {spending("red/salik-1", ts)});
        QCOMPARE(playerOf(state, "red").headquarters(), phases);
        QCOMPARE(playerOf(state, "red").square(), (1 + ts) % 16);
        // One Stress off each Unit, the one just activated too.
        QCOMPARE(unitOf(state, "red/crows-1").stress, 1 - phases);
        QCOMPARE(unitOf(state, "red/salik-1").stress, 1 - phases);
        QCOMPARE(unitOf(state, "red/blood-banes-1").stress, 0);
        QCOMPARE(unitOf(state, "blue/noctis-1").stress, 1);
    }

    void stressAboveOneFallsByOneOnly()
    {
        const MatchState state =
            after(readyTable(), {"stress: {unit: red/crows-1, change: 3}", spending("red/salik-1", 16)});
        QCOMPARE(unitOf(state, "red/crows-1").stress, 2);
        QCOMPARE(unitOf(state, "red/salik-1").stress, 0);
    }

    void aRoundEndsWhenAllHaveResolvedTheirHeadquartersPhase()
    {
        MatchState state = after(readyTable(), {spending("red/salik-1", 16)});
        QCOMPARE(roundOf(state), 1);
        const CommandRun done = run(state, spending("blue/noctis-1", 16));
        QCOMPARE(done.refusal(), "none");
        QCOMPARE(roundOf(done.state), 2);
        QCOMPARE(done.story(), "Noctis: Special Action (16 TS); blue: Headquarters Phase 1 "
                               "resolved, one Stress removed from 1 Unit; Round 1 ended");
        QCOMPARE(playerOf(done.state, "blue").progress, 16);
        // One by the activation, less one by the Headquarters Phase.
        QCOMPARE(unitOf(done.state, "blue/noctis-1").stress, 0);
    }

    void threePlayersFollowInTheirOrder()
    {
        const Roster crows = army("avaren", {{"crows", 6}, {"salik", 1}});
        MatchState state =
            tableOf({{PlayerId("a"), crows}, {PlayerId("b"), crows}, {PlayerId("c"), crows}}, PlayerId("b"));
        QCOMPARE(activeOf(state), "b");
        state = after(state, {spending("b/salik-1", 3)});
        QCOMPARE(activeOf(state), "a");
        state = after(state, {spending("a/salik-1", 3)});
        QCOMPARE(activeOf(state), "c");
        state = after(state, {spending("c/salik-1", 16)});
        QCOMPARE(activeOf(state), "a"); // on 3 with b, arrived later
        QCOMPARE(roundOf(state), 1);
    }
};

ADJUTANT_TEST(MatchTimePathTest)

} // namespace tst_match_timepath

#include "tst_match_timepath.moc"
