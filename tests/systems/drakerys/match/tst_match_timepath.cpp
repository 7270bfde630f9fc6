#include "tests/systems/drakerys/match/played.h"

namespace adjutant::test::tst_match_timepath {

using namespace drakerys;

/// Red's Salik has every skill of the Headquarters.
static MatchState skilledMatch()
{
    MatchState state = readyMatch();
    for (const std::string skill : {"leadership", "divination", "zephyr"})
        teach(state, "red/salik-1", skill);
    return after(state,
                 {"stand: {unit: red/salik-1, at: [40, 10]}", "stand: {unit: red/crows-1, at: [45, 10]}",
                  "stand: {unit: red/blood-banes-1, at: [70, 10]}"});
}

/// Red resolves the first phase.
static MatchState atHeadquarters()
{
    return after(skilledMatch(), {spending("red/salik-1", 16)});
}

/// Blue is done, then red resolves the sixth phase, which finishes the match.
static MatchState inTheLastPhase(const std::vector<std::string>& before = {})
{
    MatchState state = after(after(skilledMatch(), before),
                             {"amend: {player: blue, progress: 80}", "amend: {player: red, progress: 88}",
                              spending("blue/noctis-1", 16)});
    return after(state, {spending("red/salik-1", 8)});
}

const std::string reform = "order: {unit: red/salik-1, to: red/crows-1, order: reform-the-ranks}";

static std::string pox(int heroes)
{
    return "prayer: {unit: red/salik-1, prayer: a-pox-on-them, player: blue, heroes: " +
           std::to_string(heroes) + "}";
}

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

/// The TimePath, Rounds and the end (chapters "The TimePath", "Make war!"), and Headquarters Phases with what
/// Heroes do in them (chapters "Leadership", "Divination", the Air Herald's Zephyr), and the tokens that
/// Units bear.
class MatchTimePathTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scripts_data()
    {
        const auto row = columns<MatchState, Script>("state", "script");
        // 2 cm and 30.
        row("orders reach twenty centimetres", atHeadquarters(),
            {"warned out-of-range: order: {unit: red/salik-1, to: red/blood-banes-1, order: "
             "reform-the-ranks}",
             "asks order: {unit: red/salik-1}",
             "field to: {options: red/salik-1 red/crows-1 red/blood-banes-1}",
             "option to red/crows-1: {detail: 2 cm away, standing: open}",
             "option to red/blood-banes-1: {standing: warned}"});
        // Who has Injuries comes first.
        row("mercy says how many tokens go", atHeadquarters(),
            {"injure: {unit: red/blood-banes-1, count: 1}", "stand: {unit: red/blood-banes-1, at: [40, 30]}",
             "asks prayer: {unit: red/salik-1, prayer: mercy}", "field to: {first: red/blood-banes-1}",
             "prayer: {unit: red/salik-1, prayer: mercy, to: red/blood-banes-1}",
             "red/blood-banes-1: {injuries: 0}", "mentions: 1 Injury"});
        row("orders are for units that are not engaged", atHeadquarters(),
            {"status: {unit: red/crows-1, add: engaged}", "warned engaged: " + reform});
        row("a pox on ones own army is warned of", atHeadquarters(),
            {"warned target: prayer: {unit: red/salik-1, prayer: a-pox-on-them, player: red, heroes: 0}"});
        row("orders and prayers are for allies", atHeadquarters(),
            {"prayer: {unit: red/salik-1, prayer: mercy, to: blue/soldiers-1}", "warnings: target",
             "anew: {}", "status: {unit: red/crows-1, add: back-in-own-half}",
             "refused removed: prayer: {unit: red/salik-1, prayer: mercy, to: red/crows-1}"});
        // Both, and Salik by the Stress of his activation.
        row("how many units rest is reported", readyMatch(),
            {"stress: {unit: red/crows-1, change: 2}", "stress: {unit: red/blood-banes-1, change: 1}",
             spending("red/salik-1", 16), "mentions: one Stress removed from 3 Units"});
        row("an order is given once a phase", atHeadquarters(),
            {"allowed: " + reform, reform, "warned once: " + reform,
             // A prayer is another thing.
             "allowed: prayer: {unit: red/salik-1, prayer: holy-fury, to: red/crows-1}",
             // The next phase brings the next order.
             spending("blue/noctis-1", 16), spending("blue/soldiers-1", 1), spending("red/crows-1", 16),
             "allowed: " + reform});
        // The Crows' March of 10 cm.
        row("forward is a free march", atHeadquarters(),
            {"warned beyond-reach: order: {unit: red/salik-1, to: red/crows-1, order: forward, place: [45, "
             "21]}",
             "order: {unit: red/salik-1, to: red/crows-1, order: forward, place: [45, 20]}", "warnings: none",
             "red/crows-1: {at: [45, 20]}", "red: {progress: 16}"});
        // 3 cm.
        row("forward ends out of contact as a march", atHeadquarters(),
            {"stand: {unit: blue/soldiers-1, at: [45, 15]}",
             "warned march-contact: order: {unit: red/salik-1, to: red/crows-1, order: forward, place: [45, "
             "12]}",
             "allowed: order: {unit: red/salik-1, to: red/crows-1, order: forward, place: [45, 11.9]}"});
        // 20 cm between the bases.
        row("a pox counts the enemy heroes in range", atHeadquarters(),
            {"stand: {unit: blue/soldiers-1, at: [40, 12]}", "stand: {unit: blue/noctis-1, at: [40, 33]}",
             "asks prayer: {unit: red/salik-1, prayer: a-pox-on-them}", "field heroes: {value: 1}",
             "stand: {unit: blue/noctis-1, at: [40, 34]}",
             "asks prayer: {unit: red/salik-1, prayer: a-pox-on-them}", "field heroes: {value: 0}"});
        // Blue has one Hero, Noctis.
        row("a pox counts no more heroes than there are", atHeadquarters(),
            {"allowed: " + pox(1), "warned prayer: " + pox(2)});
        row("a pox reaches the heroes within 20 centimetres", atHeadquarters(),
            {"stand: {unit: red/salik-1, at: [10, 10]}", "stand: {unit: blue/noctis-1, at: [33, 10]}",
             "allowed: " + pox(1), "stand: {unit: blue/noctis-1, at: [34, 10]}",
             "warned out-of-range: " + pox(1)});
        row("what a phase offers is due until something else begins", atHeadquarters(),
            {"due: order prayer zephyr", reform, "due: prayer zephyr", "march: {unit: blue/noctis-1}",
             "due: end_activation", "warned headquarters: zephyr: {unit: red/salik-1, to: red/crows-1}",
             "anew: {}", reform, spending("blue/noctis-1", 2), "due: "});
        // Chapter "Game Phase", 6: the Headquarters Phase is played, then the Round ends. Blue is still in
        // Round 1: both hold until it arrives.
        const std::string fury = "prayer: {unit: red/salik-1, prayer: holy-fury, to: red/crows-1}";
        const std::string stand = "order: {unit: red/salik-1, to: red/crows-1, order: they-shall-not-pass}";
        row("what holds till the end of the round ends with it", atHeadquarters(),
            {fury, stand, "red/crows-1: {holy-fury: true, they-shall-not-pass: true}",
             spending("blue/noctis-1", 16), "red/crows-1: {tokens: ''}"});
        // Red comes last: Round 1 ends with this phase, and both with it. What doesn't last that long is as
        // ever.
        row("what holds till the end of the round ends with the round of its phase",
            after(skilledMatch(),
                  {spending("red/salik-1", 8), spending("blue/noctis-1", 16), spending("red/crows-1", 8)}),
            {"match: {round: 2}", fury, "warnings: none", "red/crows-1: {tokens: ''}",
             "mentions: ends at once: Round 1 ends with this Headquarters Phase", "anew: {}", stand,
             "warnings: none", "red/crows-1: {tokens: ''}",
             "mentions: ends at once: Round 1 ends with this Headquarters Phase", "anew: {}",
             "zephyr: {unit: red/salik-1, to: red/crows-1}", "red/crows-1: {zephyr: true}"});
        // Blue's phase was over when red's activation began.
        row("behind the sixth phase nothing else is played",
            withSkill(inTheLastPhase(), "blue/noctis-1", "leadership"),
            {"refused finished: injure: {unit: red/crows-1, count: 1}",
             "refused finished: status: {unit: red/crows-1, add: no-charge}",
             "refused finished: activate: {unit: red/crows-1, actions: [march]}",
             "refused finished: order: {unit: blue/noctis-1, to: blue/soldiers-1, order: reform-the-ranks}"});
        // Blue's Area begins at 70 cm: Crows sent into it in the last phase have broken through.
        row("the last phase counts for the missions",
            inTheLastPhase({"deploy: {player: red, side: a}", "missions: {common: breakthrough}",
                            "choose: {player: red, mission: breakthrough, units: [red/crows-1, red/salik-1, "
                            "red/blood-banes-1]}",
                            "stand: {unit: red/crows-1, at: [45, 60]}",
                            "stand: {unit: red/salik-1, at: [45, 55]}"}),
            {"red: {victory-points: 0}",
             "order: {unit: red/salik-1, to: red/crows-1, order: forward, place: [45, 70]}",
             "red: {victory-points: 1}"});
        // Blue on 15, red comes to START. Blue resolves its own before that.
        const MatchState over =
            after(skilledMatch(), {spending("red/salik-1", 8), spending("blue/noctis-1", 15),
                                   spending("red/crows-1", 8), pox(1)});
        row("a pox that carries the enemy over start leaves the own phase open", over,
            {"blue: {headquarters: 1}", "allowed: " + reform, "due: order zephyr"});
        row("a pox that carries the enemy over start opens its phase",
            withSkill(over, "blue/noctis-1", "leadership"),
            {"allowed: order: {unit: blue/noctis-1, to: blue/soldiers-1, order: reform-the-ranks}"});
        row("the players may end the match without the last orders", inTheLastPhase(),
            {"match: {closing: true}", "finish: {}", "match: {closing: false}",
             "due: ", "refused finished: " + reform});
        row("a last phase without anything to do ends the match", readyMatch(),
            {"amend: {player: blue, progress: 80}", "amend: {player: red, progress: 88}",
             spending("blue/noctis-1", 16), spending("red/blood-banes-1", 8),
             "match: {finished: true, over: true, closing: false}", "mentions: The match is over",
             "refused finished: finish: {}"});

        // Chapters "The TimePath", "Make war!" (Progress of a Game Phase, Headquarters Phase, End of Round).
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

    void theSixthPhaseOfWhoeverComesLastIsPlayedBeforeTheMatchEnds()
    {
        MatchState state = inTheLastPhase({"status: {unit: red/blood-banes-1, add: back-at-any-edge}"});
        // By its record the match is over: nobody owes an order.
        QCOMPARE(stateJson(state)["finished"].get<bool>(), true);
        QVERIFY(stateJson(state)["active_player"].is_null());
        QCOMPARE(roundOf(state), 6);
        QVERIFY(viewOf(state).over && viewOf(state).closing);
        QCOMPARE(dueFor(state), "come_back order prayer zephyr finish");
        const int march = unitOf(state, "red/crows-1").card->profile->march;
        const std::string place = "45, " + std::to_string(10 + march);
        for (const std::string& each :
             {std::string("come_back: {unit: red/blood-banes-1, at: [0, 20]}"),
              "order: {unit: red/salik-1, to: red/crows-1, order: forward, place: [" + place + "]}",
              std::string("prayer: {unit: red/salik-1, prayer: mercy, to: red/crows-1}")}) {
            const CommandRun done = run(state, each);
            QCOMPARE(done.refusal() + done.warnings(), "none");
            QVERIFY(done.story().find("The match is over") == std::string::npos);
            state = done.state;
        }
        QVERIFY(unitOf(state, "red/crows-1").at == Point(45, 10 + march));
        QVERIFY(unitOf(state, "red/blood-banes-1").at == Point(0, 20));
        const CommandRun last = run(state, "zephyr: {unit: red/salik-1, to: red/crows-1}");
        VERIFY_CONTAINS(last.story(), "The match is over");
        QVERIFY(viewOf(last.state).over && !viewOf(last.state).closing);
        QCOMPARE(dueFor(last.state), "");
    }

    void secretsStayCoveredUntilTheLastPhaseIsPlayed()
    {
        const MatchState state = inTheLastPhase(
            {"missions: {common: epic-fight}",
             "choose: {player: red, mission: epic-fight, units: [red/salik-1], secret: true}"});
        const MissionId mission("epic-fight");
        const PlayerId red("red");
        const door::Viewer nobody{false, {}};
        QVERIFY(redact(state, nobody).find(red, mission)->units.empty());
        QCOMPARE(redact(after(state, {"finish: {}"}), nobody).find(red, mission)->units.size(), 1U);
    }

    // Tokens on the table, then tokens that change a calculation; none that the Unit has.
    void tokensThatMatterComeFirst()
    {
        const MatchState state = after(readyMatch(), {"status: {unit: red/crows-1, add: rain}",
                                                      "status: {unit: blue/soldiers-1, add: no-charge}"});
        const door::Form form = asked(state, "status: {unit: red/crows-1}").form;
        const auto& add = std::get<door::PickInput>(fieldAt(form, "add")->input);
        QCOMPARE(add.options.front().id, "no-charge");
        QVERIFY(add.typed);
        QVERIFY(
            std::ranges::none_of(add.options, [](const door::Option& each) { return each.id == "rain"; }));
        bool plain = false;
        for (const door::Option& each : add.options) {
            plain = plain || each.detail.empty();
            QVERIFY(plain == each.detail.empty());
        }
    }
};

ADJUTANT_TEST(MatchTimePathTest)

} // namespace adjutant::test::tst_match_timepath
