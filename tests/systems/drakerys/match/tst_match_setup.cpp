#include "table.h"
#include "tests/testprogram.h"

#include <QtTest>

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;

namespace {

const PlayerId red("red");
const PlayerId blue("blue");
const MissionId relics("relics");
const MissionId epic("epic-fight");
const UnitRef crows = unitRefOf("red/crows-1");
const UnitRef salik = unitRefOf("red/salik-1");
const UnitRef noctis = unitRefOf("blue/noctis-1");

ChangeSource vortex(std::string id, Point at, std::optional<Deviation> deviation = {})
{
    return {SourceId(std::move(id)), Element::air, SourceCondition::active, at, std::move(deviation)};
}

PlaceScenery scenery(std::string id, Point at)
{
    return {SceneryId(std::move(id)), at};
}

PlaceObjective lying(std::string id, Point at)
{
    return {ObjectiveId(std::move(id)), std::nullopt, at};
}

DealMissions cards()
{
    return {epic, {{red, relics}, {blue, MissionId("prisoners")}}};
}

MatchState dealt()
{
    return after(readyTable(), {cards()});
}

ChooseFor choosing(bool secret)
{
    return {red, epic, {salik}, {}, secret};
}

} // namespace

/// What the players settle before the first Game Phase.
class MatchSetupTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFirstPlayersTokenLiesOnTop()
    {
        QCOMPARE(activeOf(readyTable()), std::string("red"));
        const MatchState state = after(readyTable(), {NameFirst{blue}});
        QCOMPARE(activeOf(state), std::string("blue"));
        QVERIFY(after(state, {NameFirst{red}}) == readyTable());
        QCOMPARE(refusalOf(state, NameFirst{PlayerId("green")}), std::string("unknown-unit"));
    }

    void theFirstPlayerStandsOnceATokenHasMoved()
    {
        QCOMPARE(refusalOf(after(readyTable(), {spending("red/salik-1", 1)}), NameFirst{blue}),
                 std::string("begun"));
    }

    void aVortexLiesWhereItWasPlaced()
    {
        const MatchState state = after(readyTable(), {vortex("north", {45, 70})});
        QVERIFY(state.sources[0].at == Point(45, 70));
        // Exhausted without a place, it stays where it is.
        const ChangeSource exhausted{SourceId("north"), Element::air, SourceCondition::exhausted};
        QVERIFY(after(state, {exhausted}).sources[0].at == Point(45, 70));
    }

    void aVortexDeviates()
    {
        // To the right, 3 + 4 + 5 cm.
        const MatchState state = after(readyTable(), {vortex("north", {45, 70}, Deviation{90, {3, 4, 5}})});
        QVERIFY(distanceBetween(*state.sources[0].at, {57, 70}) < 1e-9);
        const MatchState hit = after(readyTable(), {vortex("north", {45, 70}, Deviation{})});
        QVERIFY(hit.sources[0].at == Point(45, 70));
    }

    void sourcesStayOnTheBattlefield()
    {
        QCOMPARE(refusalOf(readyTable(), vortex("west", {2.5, 45})), std::string("none"));
        QCOMPARE(refusalOf(readyTable(), vortex("west", {2.4, 45})), std::string("off-the-field"));
        QCOMPARE(refusalOf(readyTable(), vortex("north", {45, 80}, Deviation{0, {8}})),
                 std::string("off-the-field")); // 88, and 87.5 is the last
        QCOMPARE(refusalOf(readyTable(), vortex("north", {45, 80}, Deviation{0, {7}})), std::string("none"));
    }

    void sourcesAreNotSuperimposed()
    {
        const MatchState state = after(readyTable(), {vortex("maelstrom", {45, 45})});
        QCOMPARE(refusalOf(state, vortex("north", {45, 49.9})), std::string("overlap"));
        QCOMPARE(refusalOf(state, vortex("north", {45, 50})), std::string("none"));
        QCOMPARE(refusalOf(state, vortex("north", {45, 70}, Deviation{180, {10, 10, 2}})),
                 std::string("overlap")); // at 48
        // It may be moved a little: it is not in its own way.
        QCOMPARE(refusalOf(state, vortex("maelstrom", {46, 45})), std::string("none"));
    }

    void sceneriesComeAndGo()
    {
        PlaceScenery rock = scenery("rock", {30, 30});
        rock.radius = 7;
        rock.obstruction = true;
        MatchState state = after(readyTable(), {rock, scenery("wood", {60, 60})});
        QVERIFY(state.sceneries == (std::vector<SceneryState>{{SceneryId("rock"), {30, 30}, 7, true},
                                                              {SceneryId("wood"), {60, 60}, 5, false}}));
        rock.gone = true;
        state = after(state, {rock, scenery("wood", {61, 60})});
        QVERIFY(state.sceneries == (std::vector<SceneryState>{{SceneryId("wood"), {61, 60}, 5, false}}));
        QCOMPARE(refusalOf(state, scenery("hut", {30, 91})), std::string("off-the-field"));
    }

    void theOtherPlayerDeploysOpposite()
    {
        const MatchState state = after(readyTable(), {Deploy{red, DeploymentSide::b}});
        QVERIFY(playerOf(state, "red").side == DeploymentSide::b);
        QVERIFY(playerOf(state, "blue").side == DeploymentSide::a);
        QCOMPARE(refusalOf(state, Deploy{PlayerId("green"), DeploymentSide::a}), std::string("unknown-unit"));
    }

    void unitsStandWhereThePlayersSay()
    {
        MatchState state = after(readyTable(), {StandAt{crows, Point{10, 15}}});
        QVERIFY(unitOf(state, "red/crows-1").at == Point(10, 15));
        state = after(state, {StandAt{crows, std::nullopt}});
        QVERIFY(!unitOf(state, "red/crows-1").at);
        QCOMPARE(refusalOf(state, StandAt{crows, Point{90.5, 15}}), std::string("off-the-field"));
        QCOMPARE(refusalOf(after(state, {Scatter{crows}}), StandAt{crows, Point{10, 15}}),
                 std::string("removed"));
    }

    void objectivesAreLeftWhereTheLeaderStood()
    {
        const MatchState state = after(readyTable(), {PlaceObjective{ObjectiveId("shard-1"), crows},
                                                      StandAt{crows, Point{10, 15}}, Scatter{crows}});
        QVERIFY(!state.objectives[0].carrier);
        QVERIFY(state.objectives[0].at == Point(10, 15));
    }

    void objectivesLieOnTheBattlefield()
    {
        PlaceObjective flag = lying("flag-1", {15, 15});
        flag.mission = MissionId("conquerors");
        flag.owner = red;
        MatchState state = after(readyTable(), {flag});
        const ObjectiveState planted{ObjectiveId("flag-1"), {}, Point{15, 15}, flag.mission, red};
        QVERIFY(state.objectives[0] == planted);
        // Mission and owner stay as they were.
        state = after(state, {PlaceObjective{ObjectiveId("flag-1"), noctis}});
        const ObjectiveState picked{ObjectiveId("flag-1"), noctis, {}, flag.mission, red};
        QVERIFY(state.objectives[0] == picked);
        QCOMPARE(refusalOf(state, lying("flag-2", {15, -1})), std::string("off-the-field"));
        flag.owner = PlayerId("green");
        QCOMPARE(refusalOf(state, flag), std::string("unknown-unit"));
        flag.owner = red;
        flag.gone = true;
        QVERIFY(after(state, {flag}).objectives.empty());
    }

    void oneCardIsCommonAndOneEachSolo()
    {
        const auto& missions = dealt().missions;
        QCOMPARE(missions.size(), std::size_t(4));
        QVERIFY(missions[0] == (MissionState{epic, red, true, {}, {}, false, {}}));
        QVERIFY(missions[1] == (MissionState{epic, blue, true, {}, {}, false, {}}));
        QVERIFY(missions[2] == (MissionState{relics, red, false, {}, {}, false, {}}));
        QVERIFY(missions[3] == (MissionState{MissionId("prisoners"), blue, false, {}, {}, false, {}}));
        QVERIFY(after(dealt(), {DealMissions{}}).missions.empty());
        QCOMPARE(refusalOf(readyTable(), DealMissions{epic, {{PlayerId("green"), relics}}}),
                 std::string("unknown-unit"));
    }

    void cardsDealtAgainLoseWhatWasChosen()
    {
        const MatchState state =
            after(dealt(), {choosing(true), Tick{red, epic, "own-hero-eliminated-it", 1}, cards()});
        QVERIFY(state == dealt());
    }

    void aChoiceIsCoveredUntilItIsRevealed()
    {
        MatchState state = after(dealt(), {choosing(true)});
        QVERIFY(state.find(red, epic)->secret);
        QVERIFY(state.find(red, epic)->units == std::vector{salik});
        QVERIFY(!state.find(blue, epic)->secret);
        state = after(state, {Reveal{red, epic}});
        QVERIFY(!state.find(red, epic)->secret);
        QVERIFY(state.find(red, epic)->units == std::vector{salik});
    }

    void sceneriesAreChosenToo()
    {
        const ChooseFor hiding{red, relics, {}, {SceneryId("rock"), SceneryId("wood")}, true};
        QVERIFY(after(dealt(), {hiding}).find(red, relics)->sceneries == hiding.sceneries);
    }

    void onlyWhoHoldsTheCardChoosesForIt()
    {
        QCOMPARE(refusalOf(dealt(), ChooseFor{blue, relics, {noctis}, {}, false}),
                 std::string("unknown-mission"));
        QCOMPARE(refusalOf(dealt(), Reveal{blue, relics}), std::string("unknown-mission"));
        QCOMPARE(refusalOf(readyTable(), choosing(true)), std::string("unknown-mission"));
        QCOMPARE(refusalOf(dealt(), ChooseFor{red, epic, {unitRefOf("red/nobody")}, {}, false}),
                 std::string("unknown-unit"));
        QCOMPARE(refusalOf(dealt(), Reveal{PlayerId("green"), epic}), std::string("unknown-unit"));
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
        const std::vector<Command> commands{NameFirst{blue},
                                            scenery("rock", {30, 30}),
                                            Deploy{red, DeploymentSide::a},
                                            StandAt{crows, Point{1, 1}},
                                            cards(),
                                            choosing(true),
                                            vortex("north", {45, 70}),
                                            lying("shard-1", {45, 20}),
                                            Reveal{red, epic}};
        const MatchState over = after(dealt(), {EndMatch{}});
        QCOMPARE(refusalOf(over, commands[static_cast<std::size_t>(k)]), rule.toStdString());
    }
};

ADJUTANT_TEST(MatchSetupTest)
#include "tst_match_setup.moc"
