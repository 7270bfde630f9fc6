#include "tests/systems/drakerys/match/played.h"
#include "tests/systems/drakerys/match/table.h"

#include "core/systems/drakerys/battlefield/point.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_match_setup {

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;

namespace {

const PlayerId red("red");
const PlayerId blue("blue");
const MissionId relics("relics");
const MissionId epic("epic-fight");

std::string vortex(const std::string& id, const std::string& at, const std::string& deviation = "")
{
    return "vortex: {id: " + id + ", element: air, at: " + at +
           (deviation.empty() ? "}" : ", deviation: " + deviation + "}");
}

std::string scenery(const std::string& id, const std::string& at, const std::string& more = "")
{
    return "scenery: {id: " + id + ", at: " + at + more + "}";
}

std::string lying(const std::string& id, const std::string& at, const std::string& more = "")
{
    return "objective: {id: " + id + ", at: " + at + more + "}";
}

const std::string cards = "missions: {common: epic-fight, solo: {red: relics, blue: prisoners}}";
const std::string choosing = "choose: {player: red, mission: epic-fight, units: [red/salik-1], secret: true}";

MatchState dealt()
{
    return after(readyTable(), {cards});
}

} // namespace

/// What the players settle before the first Game Phase.
class MatchSetupTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFirstPlayersTokenLiesOnTop()
    {
        QCOMPARE(activeOf(readyTable()), "red");
        const MatchState state = after(readyTable(), {"first: {player: blue}"});
        QCOMPARE(activeOf(state), "blue");
        QVERIFY(after(state, {"first: {player: red}"}) == readyTable());
        QCOMPARE(run(state, "first: {player: green}").refusal(), "unknown-unit");
    }

    void theFirstPlayerStandsOnceATokenHasMoved()
    {
        QCOMPARE(run(after(readyTable(), {spending("red/salik-1", 1)}), "first: {player: blue}").refusal(),
                 "begun");
    }

    void aVortexLiesWhereItWasPlaced()
    {
        const MatchState state = after(readyTable(), {vortex("north", "[45, 70]")});
        QVERIFY(state.sources[0].at == Point(45, 70));
        // Exhausted without a place, it stays where it is.
        const std::string exhausted = "vortex: {id: north, element: air, condition: exhausted}";
        QVERIFY(after(state, {exhausted}).sources[0].at == Point(45, 70));
    }

    void aVortexDeviates()
    {
        // To the right, 3 + 4 + 5 cm.
        const MatchState state =
            after(readyTable(), {vortex("north", "[45, 70]", "{degrees: 90, dice: [3, 4, 5]}")});
        QVERIFY(distanceBetween(*state.sources[0].at, {57, 70}) < 1e-9);
        const MatchState hit = after(readyTable(), {vortex("north", "[45, 70]", "hit")});
        QVERIFY(hit.sources[0].at == Point(45, 70));
    }

    void sourcesStayOnTheBattlefield()
    {
        QCOMPARE(run(readyTable(), vortex("west", "[2.5, 45]")).refusal(), "none");
        QCOMPARE(run(readyTable(), vortex("west", "[2.4, 45]")).refusal(), "off-the-field");
        QCOMPARE(run(readyTable(), vortex("north", "[45, 80]", "{degrees: 0, dice: [8]}")).refusal(),
                 "off-the-field"); // 88, and 87.5 is the last
        QCOMPARE(run(readyTable(), vortex("north", "[45, 80]", "{degrees: 0, dice: [7]}")).refusal(), "none");
    }

    void sourcesAreNotSuperimposed()
    {
        const MatchState state = after(readyTable(), {vortex("maelstrom", "[45, 45]")});
        QCOMPARE(run(state, vortex("north", "[45, 49.9]")).refusal(), "overlap");
        QCOMPARE(run(state, vortex("north", "[45, 50]")).refusal(), "none");
        QCOMPARE(run(state, vortex("north", "[45, 70]", "{degrees: 180, dice: [10, 10, 2]}")).refusal(),
                 "overlap"); // at 48
        // It may be moved a little: it is not in its own way.
        QCOMPARE(run(state, vortex("maelstrom", "[46, 45]")).refusal(), "none");
    }

    void sceneriesComeAndGo()
    {
        const std::string rock = scenery("rock", "[30, 30]", ", radius: 7, obstruction: true");
        MatchState state = after(readyTable(), {rock, scenery("wood", "[60, 60]")});
        QVERIFY(state.sceneries == (std::vector<SceneryState>{{SceneryId("rock"), {30, 30}, 7, true},
                                                              {SceneryId("wood"), {60, 60}, 5, false}}));
        state = after(state, {"scenery: {id: rock, gone: true}", scenery("wood", "[61, 60]")});
        QVERIFY(state.sceneries == (std::vector<SceneryState>{{SceneryId("wood"), {61, 60}, 5, false}}));
        QCOMPARE(run(state, scenery("hut", "[30, 91]")).refusal(), "off-the-field");
    }

    void theOtherPlayerDeploysOpposite()
    {
        const MatchState state = after(readyTable(), {"deploy: {player: red, side: b}"});
        QVERIFY(playerOf(state, "red").side == DeploymentSide::b);
        QVERIFY(playerOf(state, "blue").side == DeploymentSide::a);
        QCOMPARE(run(state, "deploy: {player: green, side: a}").refusal(), "unknown-unit");
    }

    void unitsStandWhereThePlayersSay()
    {
        MatchState state = after(readyTable(), {"stand: {unit: red/crows-1, at: [10, 15]}"});
        QVERIFY(unitOf(state, "red/crows-1").at == Point(10, 15));
        state = after(state, {"stand: {unit: red/crows-1}"});
        QVERIFY(!unitOf(state, "red/crows-1").at);
        QCOMPARE(run(state, "stand: {unit: red/crows-1, at: [90.5, 15]}").refusal(), "off-the-field");
        QCOMPARE(
            run(after(state, {"scatter: {unit: red/crows-1}"}), "stand: {unit: red/crows-1, at: [10, 15]}")
                .refusal(),
            "removed");
    }

    void objectivesAreLeftWhereTheLeaderStood()
    {
        const MatchState state =
            after(readyTable(), {"objective: {id: shard-1, carrier: red/crows-1}",
                                 "stand: {unit: red/crows-1, at: [10, 15]}", "scatter: {unit: red/crows-1}"});
        QVERIFY(!state.objectives[0].carrier);
        QVERIFY(state.objectives[0].at == Point(10, 15));
    }

    void objectivesLieOnTheBattlefield()
    {
        const MissionId conquerors("conquerors");
        MatchState state =
            after(readyTable(), {lying("flag-1", "[15, 15]", ", mission: conquerors, owner: red")});
        const ObjectiveState planted{ObjectiveId("flag-1"), {}, Point{15, 15}, conquerors, red};
        QVERIFY(state.objectives[0] == planted);
        // Mission and owner stay as they were.
        state = after(state, {"objective: {id: flag-1, carrier: blue/noctis-1}"});
        const ObjectiveState picked{ObjectiveId("flag-1"), unitRefOf("blue/noctis-1"), {}, conquerors, red};
        QVERIFY(state.objectives[0] == picked);
        QCOMPARE(run(state, lying("flag-2", "[15, -1]")).refusal(), "off-the-field");
        QCOMPARE(run(state, lying("flag-1", "[15, 15]", ", mission: conquerors, owner: green")).refusal(),
                 "unknown-unit");
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
        QCOMPARE(run(readyTable(), "missions: {common: epic-fight, solo: {green: relics}}").refusal(),
                 "malformed");
    }

    void cardsDealtAgainLoseWhatWasChosen()
    {
        const MatchState state = after(
            dealt(),
            {choosing,
             "tick: {player: red, mission: epic-fight, condition: own-hero-eliminated-it, count: 1}", cards});
        QVERIFY(state == dealt());
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

    void onlyWhoHoldsTheCardChoosesForIt()
    {
        QCOMPARE(run(dealt(), "choose: {player: red, mission: prisoners, units: [red/salik-1]}").refusal(),
                 "unknown-mission");
        QCOMPARE(run(dealt(), "reveal: {player: blue, mission: relics}").refusal(), "unknown-mission");
        QCOMPARE(run(readyTable(), choosing).refusal(), "unknown-mission");
        QCOMPARE(run(dealt(), "choose: {player: red, mission: epic-fight, units: [red/nobody]}").refusal(),
                 "unknown-unit");
        QCOMPARE(run(dealt(), "reveal: {player: green, mission: epic-fight}").refusal(), "unknown-unit");
    }

    void afterTheEndNothingIsSetUp_data()
    {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<int>("k");
        const QStringList rules{QStringLiteral("finished"), QStringLiteral("none")};
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
};

ADJUTANT_TEST(MatchSetupTest)

} // namespace tst_match_setup

#include "tst_match_setup.moc"
