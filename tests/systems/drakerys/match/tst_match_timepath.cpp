#include "tests/systems/drakerys/match/played.h"

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
    void scripts_data()
    {
        const auto row = columns<MatchState, Script>("state", "script");
        // March 1 + Charge 3.
        row("the token moves by the TS of the actions", readyMatch(),
            {"activate: {unit: red/crows-1, actions: [march, charge]}", "red: {progress: 4}",
             "match: {active: blue}"});
        // Red 4; blue 1, then 2: still behind.
        row("who is behind is active again", readyMatch(),
            {"activate: {unit: red/crows-1, actions: [march, charge]}",
             "activate: {unit: blue/soldiers-1, actions: [march]}", "match: {active: blue}",
             "activate: {unit: blue/noctis-1, actions: [march]}", "blue: {progress: 2}",
             "match: {active: blue}"});
        // Both on 2: blue came last and lies on top; then blue on 4 and red, alone on 2, goes to 4: red on
        // top.
        row("on one square the last to arrive is active", readyMatch(),
            {spending("red/crows-1", 2), spending("blue/soldiers-1", 2), "match: {active: blue}",
             spending("blue/noctis-1", 2), spending("red/salik-1", 2), "red: {progress: 4}",
             "match: {active: red}"});
        row("every activation gives one stress", readyMatch(),
            {"activate: {unit: red/salik-1, actions: [march, march, march]}", "red/salik-1: {stress: 1}",
             "red/crows-1: {stress: 0}"});
        row("stress above one falls by one only", readyMatch(),
            {"stress: {unit: red/crows-1, change: 3}", spending("red/salik-1", 16),
             "red/crows-1: {stress: 2}", "red/salik-1: {stress: 0}"});
        row("a round ends when all have resolved their headquarters phase", readyMatch(),
            {spending("red/salik-1", 16), "match: {round: 1}", spending("blue/noctis-1", 16),
             "match: {round: 2}",
             "reports: Noctis: Special Action (16 TS); blue: Headquarters Phase 1 resolved, one Stress "
             "removed from 1 Unit; Round 1 ended",
             "blue: {progress: 16}",
             // One by the activation, less one by the Headquarters Phase.
             "blue/noctis-1: {stress: 0}"});
        row("five laps are five rounds", inRoundSix(),
            {"red: {progress: 80}", "match: {round: 6, finished: false, active: blue}"});
        // Blue on 88: 8 squares are left.
        row("the last start may not be passed", inRoundSix(),
            {spending("blue/noctis-1", 8), spending("red/salik-1", 15), "match: {active: blue}",
             "refused beyond-start: " + spending("blue/soldiers-1", 9),
             "not refused: " + spending("blue/soldiers-1", 8)});
        // 79 + 16 = 95: nobody behind the fifth START can pass the sixth.
        row("in other rounds start is passed freely", afterLaps(4),
            {spending("red/salik-1", 15), spending("blue/noctis-1", 15), "blue: {progress: 79}",
             "not refused: " + spending("blue/soldiers-1", 16)});
        row("the game is over when all have resolved six headquarters phases", inRoundSix(),
            {spending("blue/noctis-1", 16), spending("red/salik-1", 16),
             "match: {finished: true, active: '', round: 6}", "red: {headquarters: 6}"});
        // Blue on 95 with 1 Stress and more on every Unit: the cheapest activation costs 2, but Noctis'
        // shots 1.
        row("who can activate nothing passes to the last start", inRoundSix(),
            {spending("blue/noctis-1", 15), spending("red/salik-1", 16),
             "stress: {unit: blue/crossbowmen-1, change: 1}",
             "stress: {unit: blue/gold-keepers-1, change: 1}", "stress: {unit: blue/soldiers-1, change: 1}",
             "refused affordable: " + bluePasses,
             "refused beyond-start: activate: {unit: blue/soldiers-1, actions: [march]}",
             "stress: {unit: blue/noctis-1, change: 1}", bluePasses, "match: {finished: true}",
             // The sixth Headquarters Phase is resolved all the same.
             "blue/noctis-1: {stress: 1}", "blue/soldiers-1: {stress: 0}"});
        row("nobody passes who can activate", readyMatch(),
            {"refused affordable: " + redPasses, "refused not-active: " + bluePasses});
        // 16 Stress make the cheapest Action 17 TS.
        row("an army too stressed passes to the next start", readyMatch(),
            {spending("red/salik-1", 3), spending("blue/noctis-1", 4),
             "stress: {unit: red/crows-1, change: 16}", "stress: {unit: red/blood-banes-1, change: 16}",
             "stress: {unit: red/salik-1, change: 16}",
             "refused over-16: activate: {unit: red/crows-1, actions: [march]}", redPasses,
             "red: {progress: 16}", "red/crows-1: {stress: 15}",
             // 1 + 16 - 1.
             "red/salik-1: {stress: 16}"});
        row("an army off the battlefield passes to the next start", readyMatch(),
            {"status: {unit: red/crows-1, add: back-at-any-edge}",
             "status: {unit: red/blood-banes-1, add: back-at-any-edge}", "refused affordable: " + redPasses,
             "status: {unit: red/salik-1, add: back-in-own-half}", redPasses, "red: {progress: 16}"});
        row("the first player lies on top and begins", readyMatch(),
            {"match: {active: red, round: 1}", "red: {square: 0}"});
        // Red 1, then blue 2, so that red is active once more. One Stress off each Unit, the one just
        // activated too.
        const MatchState again =
            after(readyMatch(), {spending("red/crows-1", 1), spending("blue/noctis-1", 2)});
        const std::string others = "red/blood-banes-1: {stress: 0}", blues = "blue/noctis-1: {stress: 1}";
        row("square 15 is no headquarters phase", again,
            {spending("red/salik-1", 14), "red: {headquarters: 0, square: 15}", "red/crows-1: {stress: 1}",
             "red/salik-1: {stress: 1}", others, blues});
        row("start reached is a headquarters phase", again,
            {spending("red/salik-1", 15), "red: {headquarters: 1, square: 0}", "red/crows-1: {stress: 0}",
             "red/salik-1: {stress: 0}", others, blues});
        row("start passed is a headquarters phase", again,
            {spending("red/salik-1", 16), "red: {headquarters: 1, square: 1}", "red/crows-1: {stress: 0}",
             "red/salik-1: {stress: 0}", others, blues});
        // On 3 with b, a arrived later.
        const Roster crows = army("avaren", {{"crows", 6}, {"salik", 1}});
        row("three players follow in their order",
            matchOf({{PlayerId("a"), crows}, {PlayerId("b"), crows}, {PlayerId("c"), crows}}, PlayerId("b")),
            {"match: {active: b}", spending("b/salik-1", 3), "match: {active: a}", spending("a/salik-1", 3),
             "match: {active: c}", spending("c/salik-1", 16), "match: {active: a, round: 1}"});

        // The end of the game (chapters "End of Round", "Restrictions of Actions") and our reading of
        // passing.
        row("the last start may be reached", inRoundSix(),
            {spending("blue/noctis-1", 16), "blue: {progress: 96, square: 0}", "match: {active: red}"});
        row("after the end only points are counted", inRoundSix(),
            {spending("blue/noctis-1", 16), spending("red/salik-1", 16),
             "refused finished: activate: {unit: red/crows-1, actions: [march]}",
             "refused finished: " + redPasses, "refused finished: injure: {unit: red/crows-1, count: 1}",
             "refused finished: stress: {unit: red/crows-1, change: 1}",
             "refused finished: status: {unit: red/crows-1, add: no-charge}",
             "refused finished: remove: {unit: red/crows-1, warriors: 1}",
             "refused finished: scatter: {unit: red/crows-1}", "score: {player: red, mission: relics, vp: 2}",
             "red: {vp: 2}"});
        const std::string blueSpends = spending("blue/noctis-1", 16);
        row("an army off the table passes from start to start", readyMatch(),
            {"scatter: {unit: red/crows-1}", "scatter: {unit: red/blood-banes-1}",
             "scatter: {unit: red/salik-1}", redPasses, "red: {progress: 16}", "match: {active: blue}",
             blueSpends, blueSpends, "match: {active: red}", redPasses,
             // It came last.
             "red: {progress: 32}", "match: {active: red}", redPasses, blueSpends, blueSpends, redPasses,
             redPasses, blueSpends, blueSpends, redPasses, "match: {finished: true}"});
    }
    void scripts() { followState(); }
};

ADJUTANT_TEST(MatchTimePathTest)

} // namespace adjutant::test::tst_match_timepath
