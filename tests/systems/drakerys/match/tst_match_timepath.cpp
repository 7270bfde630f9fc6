#include "tests/systems/drakerys/match/played.h"
#include "tests/systems/drakerys/match/readymatch.h"

namespace adjutant::test::tst_match_timepath {

using namespace drakerys;

/// Salik and Noctis go round so often, 16 TS an activation: what Stress it gives the Headquarters Phase
/// takes. Who comes last on a START goes on first.
static MatchState afterLaps(int laps)
{
    MatchState state = readyMatch();
    for (int move = 0; move < 2 * laps; ++move)
        state = after(state, {spending(activeOf(state) == "red" ? "red/salik-1" : "blue/noctis-1", 16)});
    return state;
}

/// Both on 80, blue came last.
static MatchState inRoundSix()
{
    return afterLaps(5);
}

const std::string redPasses = "pass: {player: red}";
const std::string bluePasses = "pass: {player: blue}";

/// Chapters "The TimePath", "Make war!" (Progress of a Game Phase, Headquarters Phase, End of Round).
class MatchTimePathTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFirstPlayerLiesOnTopAndBegins()
    {
        const MatchState state = readyMatch();
        QCOMPARE(activeOf(state), "red");
        QCOMPARE(roundOf(state), 1);
        QCOMPARE(playerOf(state, "red").square(), 0);
    }

    void theTokenMovesByTheTSOfTheActions()
    {
        // March 1 + Charge 3.
        const MatchState state =
            after(readyMatch(), {"activate: {unit: red/crows-1, actions: [march, charge]}"});
        QCOMPARE(playerOf(state, "red").progress, 4);
        QCOMPARE(activeOf(state), "blue");
    }

    void whoIsBehindIsActiveAgain()
    {
        // Red 4; blue 1, then 2: still behind.
        MatchState state = after(readyMatch(), {"activate: {unit: red/crows-1, actions: [march, charge]}",
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
        MatchState state = after(readyMatch(), {spending("red/crows-1", 2), spending("blue/soldiers-1", 2)});
        QCOMPARE(activeOf(state), "blue");
        state = after(state, {spending("blue/noctis-1", 2), spending("red/salik-1", 2)});
        QCOMPARE(playerOf(state, "red").progress, 4);
        QCOMPARE(activeOf(state), "red");
    }

    void everyActivationGivesOneStress()
    {
        const MatchState state =
            after(readyMatch(), {"activate: {unit: red/salik-1, actions: [march, march, march]}"});
        QCOMPARE(listed(unitOf(state, "red/salik-1").stress, unitOf(state, "red/crows-1").stress), "1 0");
    }

    void startReachedOrPassedIsAHeadquartersPhase_data()
    {
        const auto row = columns<int, int>("ts", "phases");
        row("square 15", 14, 0); // 1 + 14
        row("reached", 15, 1);
        row("passed", 16, 1); // square 1 of the second lap
    }

    void startReachedOrPassedIsAHeadquartersPhase()
    {
        QFETCH(int, ts);
        QFETCH(int, phases);
        // Red 1, then blue 2, so that red is active once more.
        MatchState state = after(readyMatch(), {spending("red/crows-1", 1), spending("blue/noctis-1", 2)});
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
            after(readyMatch(), {"stress: {unit: red/crows-1, change: 3}", spending("red/salik-1", 16)});
        QCOMPARE(listed(unitOf(state, "red/crows-1").stress, unitOf(state, "red/salik-1").stress), "2 0");
    }

    void aRoundEndsWhenAllHaveResolvedTheirHeadquartersPhase()
    {
        MatchState state = after(readyMatch(), {spending("red/salik-1", 16)});
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
            matchOf({{PlayerId("a"), crows}, {PlayerId("b"), crows}, {PlayerId("c"), crows}}, PlayerId("b"));
        QCOMPARE(activeOf(state), "b");
        state = after(state, {spending("b/salik-1", 3)});
        QCOMPARE(activeOf(state), "a");
        state = after(state, {spending("a/salik-1", 3)});
        QCOMPARE(activeOf(state), "c");
        state = after(state, {spending("c/salik-1", 16)});
        QCOMPARE(activeOf(state), "a"); // on 3 with b, arrived later
        QCOMPARE(roundOf(state), 1);
    }

    // The end of the game (chapters "End of Round", "Restrictions of Actions") and our reading of passing.

    void fiveLapsAreFiveRounds()
    {
        const MatchState state = inRoundSix();
        QCOMPARE(playerOf(state, "red").progress, 80);
        QCOMPARE(roundOf(state), 6);
        QVERIFY(!isFinished(state));
        QCOMPARE(activeOf(state), "blue");
    }

    void theLastStartMayBeReached()
    {
        const MatchState state = after(inRoundSix(), {spending("blue/noctis-1", 16)});
        QVERIFY(playerOf(state, "blue").done());
        QCOMPARE(playerOf(state, "blue").square(), 0);
        QCOMPARE(activeOf(state), "red");
    }

    void theLastStartMayNotBePassed()
    {
        // Blue on 88: 8 squares are left.
        const MatchState state =
            after(inRoundSix(), {spending("blue/noctis-1", 8), spending("red/salik-1", 15)});
        QCOMPARE(activeOf(state), "blue");
        checkRefusals(state, {{spending("blue/soldiers-1", 9), "beyond-start"},
                              {spending("blue/soldiers-1", 8), "none"}});
    }

    void inOtherRoundsStartIsPassedFreely()
    {
        // 79 + 16 = 95: nobody behind the fifth START can pass the sixth.
        const MatchState state =
            after(afterLaps(4), {spending("red/salik-1", 15), spending("blue/noctis-1", 15)});
        QCOMPARE(playerOf(state, "blue").progress, 79);
        QCOMPARE(run(state, spending("blue/soldiers-1", 16)).refusal(), "none");
    }

    void theGameIsOverWhenAllHaveResolvedSixHeadquartersPhases()
    {
        const MatchState state =
            after(inRoundSix(), {spending("blue/noctis-1", 16), spending("red/salik-1", 16)});
        QVERIFY(isFinished(state));
        QCOMPARE(activeOf(state), "");
        QCOMPARE(roundOf(state), 6);
        QCOMPARE(playerOf(state, "red").headquarters(), 6);
    }

    void afterTheEndOnlyPointsAreCounted()
    {
        const MatchState state =
            after(inRoundSix(), {spending("blue/noctis-1", 16), spending("red/salik-1", 16)});
        for (const std::string& command : std::vector<std::string>{
                 "activate: {unit: red/crows-1, actions: [march]}", redPasses,
                 "injure: {unit: red/crows-1, count: 1}", "stress: {unit: red/crows-1, change: 1}",
                 "status: {unit: red/crows-1, add: no-charge}", "remove: {unit: red/crows-1, warriors: 1}",
                 "scatter: {unit: red/crows-1}"})
            QCOMPARE(run(state, command).refusal(), "finished");
        const std::string score = "score: {player: red, mission: relics, vp: 2}";
        QCOMPARE(playerOf(after(state, {score}), "red").vp(), 2);
    }

    void whoCanActivateNothingPassesToTheLastStart()
    {
        // Blue on 95 with 1 Stress and more on every Unit: the cheapest activation costs 2, but Noctis'
        // shots 1.
        MatchState state = after(inRoundSix(), {spending("blue/noctis-1", 15), spending("red/salik-1", 16)});
        for (const std::string unit : {"blue/crossbowmen-1", "blue/gold-keepers-1", "blue/soldiers-1"})
            state = after(state, {"stress: {unit: " + unit + ", change: 1}"});
        checkRefusals(state, {{bluePasses, "affordable"},
                              {"activate: {unit: blue/soldiers-1, actions: [march]}", "beyond-start"}});
        state = after(state, {"stress: {unit: blue/noctis-1, change: 1}"});
        state = after(state, {bluePasses});
        QVERIFY(isFinished(state));
        // The sixth Headquarters Phase is resolved all the same.
        QCOMPARE(unitOf(state, "blue/noctis-1").stress, 1);
        QCOMPARE(unitOf(state, "blue/soldiers-1").stress, 0);
    }

    void nobodyPassesWhoCanActivate()
    {
        checkRefusals(readyMatch(), {{redPasses, "affordable"}, {bluePasses, "not-active"}});
    }

    void anArmyOffTheTablePassesFromStartToStart()
    {
        MatchState state = readyMatch();
        for (const std::string unit : {"red/crows-1", "red/blood-banes-1", "red/salik-1"})
            state = after(state, {"scatter: {unit: " + unit + "}"});
        state = after(state, {redPasses});
        QCOMPARE(playerOf(state, "red").progress, 16);
        QCOMPARE(activeOf(state), "blue");
        state = after(state, {spending("blue/noctis-1", 16), spending("blue/noctis-1", 16)});
        QCOMPARE(activeOf(state), "red");
        state = after(state, {redPasses});
        QCOMPARE(playerOf(state, "red").progress, 32);
        QCOMPARE(activeOf(state), "red"); // came last
        const std::string goOn = spending("blue/noctis-1", 16);
        state = after(state, {redPasses, goOn, goOn, redPasses, redPasses, goOn, goOn, redPasses});
        QVERIFY(isFinished(state));
    }

    void anArmyTooStressedPassesToTheNextStart()
    {
        // 16 Stress make the cheapest Action 17 TS.
        MatchState state = after(readyMatch(), {spending("red/salik-1", 3), spending("blue/noctis-1", 4)});
        for (const std::string unit : {"red/crows-1", "red/blood-banes-1", "red/salik-1"})
            state = after(state, {"stress: {unit: " + unit + ", change: 16}"});
        QCOMPARE(run(state, "activate: {unit: red/crows-1, actions: [march]}").refusal(), "over-16");
        state = after(state, {redPasses});
        QCOMPARE(playerOf(state, "red").progress, 16);
        QCOMPARE(unitOf(state, "red/crows-1").stress, 15);
        QCOMPARE(unitOf(state, "red/salik-1").stress, 16); // 1 + 16 - 1
    }
};

ADJUTANT_TEST(MatchTimePathTest)

} // namespace adjutant::test::tst_match_timepath
