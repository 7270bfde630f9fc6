#include "core/systems/drakerys/battlefield/field.h"
#include "core/systems/drakerys/battlefield/layingout.h"
#include "core/systems/drakerys/procedures/rules.h"
#include "tests/systems/drakerys/match/played.h"

namespace adjutant::test::tst_match_setup {

using namespace drakerys;

static const PlayerId red("red");
static const PlayerId blue("blue");
static const MissionId relics("relics");
static const MissionId epic("epic-fight");

static std::string vortex(const std::string& id, const std::string& at, const std::string& deviation = "")
{
    return "vortex: {id: " + id + ", element: air, at: " + at +
           (deviation.empty() ? "}" : ", deviation: " + deviation + "}");
}

static std::string scenery(const std::string& id, const std::string& at, const std::string& more = "")
{
    return "scenery: {id: " + id + ", at: " + at + more + "}";
}

static std::string lying(const std::string& id, const std::string& at, const std::string& more = "")
{
    return "objective: {id: " + id + ", at: " + at + more + "}";
}

const std::string cards = "missions: {common: epic-fight, solo: {red: relics, blue: prisoners}}";
const std::string choosing = "choose: {player: red, mission: epic-fight, units: [red/salik-1], secret: true}";

static MatchState dealt()
{
    return after(readyMatch(), {cards});
}

/// The match at the table of two, as a page has it, behind these commands.
static ScriptedMatch playing(const std::vector<std::string>& commands = {})
{
    ScriptedMatch match(drakerysStart());
    for (const std::string& command : commands)
        match.play(command);
    return match;
}

/// What the players settle before the first Game Phase.
class MatchSetupTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFirstPlayersTokenLiesOnTop()
    {
        QCOMPARE(activeOf(readyMatch()), "red");
        const MatchState state = after(readyMatch(), {"first: {player: blue}"});
        QCOMPARE(activeOf(state), "blue");
        QVERIFY(after(state, {"first: {player: red}"}) == readyMatch());
        QCOMPARE(run(state, "first: {player: green}").refusal(), "unknown-unit");
    }

    void scripts_data()
    {
        const auto row = columns<MatchState, Script>("state", "script");
        row("the first player stands once a token has moved",
            after(readyMatch(), {spending("red/salik-1", 1)}), {"refused begun: first: {player: blue}"});
        row("sources stay on the battlefield", readyMatch(),
            {"not refused: " + vortex("west", "[2.5, 45]"),
             "refused off-the-field: " + vortex("west", "[2.4, 45]"),
             "refused off-the-field: " +
                 vortex("north", "[45, 80]", "{degrees: 0, dice: [8]}"), // 88, and 87.5 is the last
             "not refused: " + vortex("north", "[45, 80]", "{degrees: 0, dice: [7]}")});
        row("sources are not superimposed", after(readyMatch(), {vortex("maelstrom", "[45, 45]")}),
            {"refused overlap: " + vortex("north", "[45, 49.9]"),
             "not refused: " + vortex("north", "[45, 50]"),
             // At 48.
             "refused overlap: " + vortex("north", "[45, 70]", "{degrees: 180, dice: [10, 10, 2]}"),
             // It may be moved a little: it is not in its own way.
             "not refused: " + vortex("maelstrom", "[46, 45]")});
        row("units stand where the players say",
            after(readyMatch(), {"stand: {unit: red/crows-1, at: [10, 15]}"}),
            {"red/crows-1: {at: [10, 15]}", "stand: {unit: red/crows-1}", "red/crows-1: {at: null}",
             "refused off-the-field: stand: {unit: red/crows-1, at: [90.5, 15]}",
             "scatter: {unit: red/crows-1}", "refused removed: stand: {unit: red/crows-1, at: [10, 15]}"});
        row("only who holds the card chooses for it", dealt(),
            {"refused unknown-mission: choose: {player: red, mission: prisoners, units: [red/salik-1]}",
             "refused unknown-mission: reveal: {player: blue, mission: relics}"});
        row("only who holds the card chooses for it, 2", readyMatch(),
            {"refused unknown-mission: " + choosing});
        row("only who holds the card chooses for it, 3", dealt(),
            {"refused unknown-unit: choose: {player: red, mission: epic-fight, units: [red/nobody]}",
             "refused unknown-unit: reveal: {player: green, mission: epic-fight}"});
    }
    void scripts() { followState(); }

    void aVortexLiesWhereItWasPlaced()
    {
        const MatchState state = after(readyMatch(), {vortex("north", "[45, 70]")});
        QVERIFY(state.sources[0].at == Point(45, 70));
        // Exhausted without a place, it stays where it is.
        const std::string exhausted = "vortex: {id: north, element: air, condition: exhausted}";
        QVERIFY(after(state, {exhausted}).sources[0].at == Point(45, 70));
    }

    void aVortexDeviates()
    {
        // To the right, 3 + 4 + 5 cm.
        const MatchState state =
            after(readyMatch(), {vortex("north", "[45, 70]", "{degrees: 90, dice: [3, 4, 5]}")});
        QVERIFY(distanceBetween(*state.sources[0].at, {57, 70}) < 1e-9);
        QVERIFY(after(readyMatch(), {vortex("north", "[45, 70]", "hit")}).sources[0].at == Point(45, 70));
    }

    void sceneriesComeAndGo()
    {
        const std::string rock = scenery("rock", "[30, 30]", ", radius: 7, obstruction: true");
        MatchState state = after(readyMatch(), {rock, scenery("wood", "[60, 60]")});
        QVERIFY(state.sceneries == (std::vector<SceneryState>{{SceneryId("rock"), {30, 30}, 7, true},
                                                              {SceneryId("wood"), {60, 60}, 5, false}}));
        state = after(state, {"scenery: {id: rock, gone: true}", scenery("wood", "[61, 60]")});
        QVERIFY(state.sceneries == (std::vector<SceneryState>{{SceneryId("wood"), {61, 60}, 5, false}}));
        QCOMPARE(run(state, scenery("hut", "[30, 91]")).refusal(), "off-the-field");
    }

    void theOtherPlayerDeploysOpposite()
    {
        const MatchState state = after(readyMatch(), {"deploy: {player: red, side: b}"});
        QVERIFY(playerOf(state, "red").side == DeploymentSide::b);
        QVERIFY(playerOf(state, "blue").side == DeploymentSide::a);
        QCOMPARE(run(state, "deploy: {player: green, side: a}").refusal(), "unknown-unit");
    }

    void objectivesAreLeftWhereTheLeaderStood()
    {
        const MatchState state =
            after(readyMatch(), {"objective: {id: shard-1, carrier: red/crows-1}",
                                 "stand: {unit: red/crows-1, at: [10, 15]}", "scatter: {unit: red/crows-1}"});
        QVERIFY(!state.objectives[0].carrier);
        QVERIFY(state.objectives[0].at == Point(10, 15));
    }

    void objectivesLieOnTheBattlefield()
    {
        const MissionId conquerors("conquerors");
        MatchState state =
            after(readyMatch(), {lying("flag-1", "[15, 15]", ", mission: conquerors, owner: red")});
        const ObjectiveState planted{ObjectiveId("flag-1"), {}, Point{15, 15}, conquerors, red};
        QVERIFY(state.objectives[0] == planted);
        // Mission and owner stay as they were.
        state = after(state, {"objective: {id: flag-1, carrier: blue/noctis-1}"});
        const ObjectiveState picked{ObjectiveId("flag-1"), unitRefOf("blue/noctis-1"), {}, conquerors, red};
        QVERIFY(state.objectives[0] == picked);
        checkRefusals(state,
                      {{lying("flag-2", "[15, -1]"), "off-the-field"},
                       {lying("flag-1", "[15, 15]", ", mission: conquerors, owner: green"), "unknown-unit"}});
        QVERIFY(after(state, {"objective: {id: flag-1, gone: true}"}).objectives.empty());
    }

    void oneCardIsCommonAndOneEachSolo()
    {
        const auto& missions = dealt().missions;
        QCOMPARE(missions.size(), 4U);
        QVERIFY(missions[0] == (MissionState{epic, red, true, {}, {}, false, {}}));
        QVERIFY(missions[1] == (MissionState{epic, blue, true, {}, {}, false, {}}));
        QVERIFY(missions[2] == (MissionState{relics, red, false, {}, {}, false, {}}));
        QVERIFY(missions[3] == (MissionState{MissionId("prisoners"), blue, false, {}, {}, false, {}}));
        QVERIFY(after(dealt(), {"missions: {}"}).missions.empty());
        QCOMPARE(run(readyMatch(), "missions: {common: epic-fight, solo: {green: relics}}").refusal(),
                 "malformed");
    }

    void cardsDealtAgainLoseWhatWasChosen()
    {
        QVERIFY(
            after(dealt(),
                  {choosing,
                   "tick: {player: red, mission: epic-fight, condition: own-hero-eliminated-it, count: 1}",
                   cards}) == dealt());
    }

    void aChoiceIsCoveredUntilItIsRevealed()
    {
        MatchState state = after(dealt(), {choosing});
        QVERIFY(state.find(red, epic)->secret);
        QVERIFY(state.find(red, epic)->units == std::vector{unitRefOf("red/salik-1")});
        QVERIFY(!state.find(blue, epic)->secret);
        state = after(state, {"reveal: {player: red, mission: epic-fight}"});
        QVERIFY(!state.find(red, epic)->secret);
        QVERIFY(state.find(red, epic)->units == std::vector{unitRefOf("red/salik-1")});
    }

    void sceneriesAreChosenToo()
    {
        const std::string hiding =
            "choose: {player: red, mission: relics, sceneries: [rock, wood], secret: true}";
        QVERIFY(after(dealt(), {hiding}).find(red, relics)->sceneries ==
                (std::vector{SceneryId("rock"), SceneryId("wood")}));
    }

    void afterTheEndNothingIsSetUp_data()
    {
        columns<QString, int>("rule", "k");
        const QStringList rules{"finished", "none"};
        for (int k = 0; k < 9; ++k)
            QTest::addRow("command %d", k) << rules[k / 8] << k;
    }

    // Covered choices are turned over at the end of the game.
    void afterTheEndNothingIsSetUp()
    {
        QFETCH(QString, rule);
        QFETCH(int, k);
        const std::vector<std::string> commands{"first: {player: blue}",
                                                scenery("rock", "[30, 30]"),
                                                "deploy: {player: red, side: a}",
                                                "stand: {unit: red/crows-1, at: [1, 1]}",
                                                cards,
                                                choosing,
                                                vortex("north", "[45, 70]"),
                                                lying("shard-1", "[45, 20]"),
                                                "reveal: {player: red, mission: epic-fight}"};
        const MatchState over = after(dealt(), {"finish: {}"});
        QCOMPARE(run(over, commands[static_cast<std::size_t>(k)]).refusal(), rule.toStdString());
    }

    // How Vortexes and the Maelstrom come to lie on the battlefield (chapters "Creation of the Battlefield",
    // "Deviation").

    // Our reading: one in the middle of each quarter, the Maelstrom in the middle.
    void vortexesAreLaidOnTheirLocations()
    {
        const MatchState state = after(
            readyMatch(),
            {"vortexes: {elements: {near_left: fire, near_right: air, far_left: water, far_right: earth}}"});
        QCOMPARE(state.sources.size(), 5U);
        QVERIFY(liesAt(state, "fire", {22.5, 22.5}));
        QVERIFY(liesAt(state, "air", {67.5, 22.5}));
        QVERIFY(liesAt(state, "water", {22.5, 67.5}));
        QVERIFY(liesAt(state, "earth", {67.5, 67.5}));
        QVERIFY(liesAt(state, "maelstrom", {45, 45}));
        QVERIFY(!sourceOf(state, "maelstrom").element);
    }

    void eachElementIsChosenOnce()
    {
        checkRefusals(
            readyMatch(),
            {{"vortexes: {elements: {near_left: fire, near_right: fire, far_left: water}}", "element"}});
        // The last one is what is left.
        QVERIFY(liesAt(after(readyMatch(),
                             {"vortexes: {elements: {near_left: fire, near_right: air, far_left: water}}"}),
                       "earth", {67.5, 67.5}));
    }

    // "places the corresponding Vortex on one of the free locations".
    void eachPlayerInTurnChoosesElementAndLocation()
    {
        const MatchState state =
            after(readyMatch(), {"vortexes: {locations: {first: far_right, second: near_left, third: "
                                 "near_right}, elements: {far_right: fire, near_left: air, near_right: "
                                 "water}}"});
        QVERIFY(liesAt(state, "fire", {67.5, 67.5}));
        QVERIFY(liesAt(state, "air", {22.5, 22.5}));
        QVERIFY(liesAt(state, "water", {67.5, 22.5}));
        QVERIFY(liesAt(state, "earth", {22.5, 67.5}));
        checkRefusals(readyMatch(),
                      {{"vortexes: {locations: {first: far_right, second: far_right}, elements: "
                        "{far_right: fire, near_left: air, near_right: water}}",
                        "location"}});
    }

    void theFirstPlayerBeginsWithTheVortexes()
    {
        auto match = playing();
        door::Answers answers;
        const auto label = [&](const std::string& path) {
            const door::Form form = match.form("vortexes", answers);
            return fieldAt(form, path) ? toText(fieldAt(form, path)->label) : std::string();
        };
        QCOMPARE(label("locations/first"), "Location, chosen by red");
        QCOMPARE(label("locations/second"), "");
        answers["locations/first"] = std::string("far_left");
        QCOMPARE(label("elements/far_left"), "Element, chosen by red");
        answers["elements/far_left"] = std::string("water");
        QCOMPARE(label("locations/second"), "Location, chosen by blue");
        const door::Form form = match.form("vortexes", answers);
        QVERIFY(optionAt(form, "locations/second", "far_left").standing == door::Standing::closed);
        QVERIFY(optionAt(form, "locations/second", "near_left").standing == door::Standing::open);
    }

    void aLocationIsSeenFromWhoeverDeploysInAreaA()
    {
        const auto label = [](const ScriptedMatch& match) {
            return toText(optionAt(match.form("vortexes"), "locations/first", "near_left").label);
        };
        QCOMPARE(label(playing()), "Near left, seen from Deployment Area A");
        QCOMPARE(label(playing({"deploy: {player: red, side: b}"})), "Near left, as seen by blue");
    }

    void allOfThemDeviate()
    {
        const auto laid = [](const std::string& deviations) {
            return run(readyMatch(),
                       "vortexes: {elements: {near_left: fire, near_right: air, far_left: water}, "
                       "deviations: [" +
                           deviations + "]}");
        };
        // Three o'clock: 2 + 3 + 4 cm to the right; the others are Hits.
        QVERIFY(liesAt(laid("3, 2, 3, 4, 13, 14, 15, 18").state, "fire", {31.5, 22.5}));
        // Twelve o'clock points away from Deployment Area A, six towards it.
        QVERIFY(liesAt(laid("12, 1, 1, 1, 13, 14, 15, 18").state, "fire", {22.5, 25.5}));
        QVERIFY(liesAt(laid("13, 13, 13, 13, 6, 10, 1, 1").state, "maelstrom", {45, 33}));
    }

    void whatWouldLeaveTheBattlefieldIsRolledAgain()
    {
        // 22.5 - 21 is nearer than its radius of 2.5 to the edge.
        const std::string off = "9, 10, 10, 1";
        const std::string elements = "elements: {near_left: fire, near_right: air, far_left: water}";
        checkRefusals(
            readyMatch(),
            {{"vortexes: {" + elements + ", deviations: [" + off + ", 13, 13, 13, 13]}", "malformed"}});
        QVERIFY(liesAt(after(readyMatch(), {"vortexes: {" + elements + ", deviations: [" + off +
                                            ", 9, 10, 8, 2, 13, 13, 13, 13]}"}),
                       "fire", {2.5, 22.5}));
    }

    void whatWouldLieOnAnotherIsRolledAgain()
    {
        const ElementsLaidOut elements{Element::fire, Element::air, Element::water, Element::earth};
        // The Air Vortex goes 20 cm up, to 67.5, 42.5; the Maelstrom 20 cm to the right would lie on it.
        const std::vector<int> superimposed{13, 12, 10, 9, 1, 13, 13, 3, 10, 9, 1};
        QCOMPARE(layOut(elements, superimposed).due.size(), 1U);
        std::vector<int> rolledAgain = superimposed;
        rolledAgain.push_back(13);
        QVERIFY(layOut(elements, rolledAgain).due.empty());
        QVERIFY(layOut(elements, rolledAgain).sources.back().at == Point(45, 45));
    }

    void aVortexDeviatesAsItsDiceShow()
    {
        const auto placed = [](const std::string& rolled) {
            return run(readyMatch(), "vortex: {id: north, element: air, at: [45, 70], deviation: {rolled: " +
                                         rolled + "}}");
        };
        QVERIFY(placed("[3, 3, 4, 5]").state.sources[0].at == Point(57, 70));
        QVERIFY(placed("[13]").state.sources[0].at == Point(45, 70));
        QCOMPARE(placed("[3, 3, 4]").refusal(), "malformed");
    }

    // It deviates once, when it is placed.
    void whatLiesThereDeviatesNoMore()
    {
        auto match = playing({"vortex: {id: north, element: air, at: [45, 70]}"});
        const door::Answers place{{"id", std::string("north")}, {"at", door::Point{45, 60}}};
        QVERIFY(!fieldAt(match.form("vortex", place), "deviation/rolled"));
        const door::Answers another{
            {"id", std::string("south")}, {"element", std::string("fire")}, {"at", door::Point{45, 20}}};
        QVERIFY(fieldAt(match.form("vortex", another), "deviation/rolled"));
    }
};

ADJUTANT_TEST(MatchSetupTest)

} // namespace adjutant::test::tst_match_setup
