#include "table.h"
#include "tests/testprogram.h"

#include <QtTest>

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;

namespace {

const PlayerId red("red");
const PlayerId blue("blue");
const UnitRef crows = unitRefOf("red/crows-1");
const UnitRef noctis = unitRefOf("blue/noctis-1");

PlaceScenery scenery(std::string id, Point at)
{
    return {SceneryId(std::move(id)), at};
}

PlaceObjective token(std::string id, Point at, std::string_view mission = "")
{
    return {ObjectiveId(std::move(id)), std::nullopt, at, MissionId(std::string(mission))};
}

PlaceObjective picked(std::string id, const UnitRef& unit)
{
    return {ObjectiveId(std::move(id)), unit};
}

/// A rock of 5 cm around 30, 30, and a Vortex at 60, 60.
MatchState furnished()
{
    return after(readyTable(),
                 {scenery("rock", {30, 30}),
                  ChangeSource{SourceId("north"), Element::air, SourceCondition::active, Point{60, 60}}});
}

/// A card dealt to red alone, who deploys in Area A.
MatchState solo(std::string_view mission)
{
    return after(readyTable(), {DealMissions{{}, {{red, MissionId(std::string(mission))}}},
                                Deploy{red, DeploymentSide::a}});
}

MatchState common(std::string_view mission)
{
    return after(readyTable(),
                 {DealMissions{MissionId(std::string(mission)), {}}, Deploy{red, DeploymentSide::a}});
}

} // namespace

/// Where Sceneries and Objectives may lie, and who may pick these: told, not refused.
class MatchPlacingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sceneriesLieTenFromWhateverWasPlaced()
    {
        QCOMPARE(warningsOf(furnished(), scenery("wood", {30, 50})), std::string());
        QCOMPARE(warningsOf(furnished(), scenery("wood", {30, 49.9})), std::string("apart"));
        QCOMPARE(warningsOf(furnished(), scenery("wood", {60, 42.5})), std::string()); // 17.5 - 5 - 2.5
        QCOMPARE(warningsOf(furnished(), scenery("wood", {60, 42.6})), std::string("apart"));
        QCOMPARE(warningsOf(furnished(), scenery("rock", {31, 30})), std::string()); // moved a little
        PlaceScenery gone = scenery("wood", {30, 31});
        gone.gone = true;
        QCOMPARE(warningsOf(furnished(), gone), std::string());
    }

    void objectivesLieTenFromWhateverWasPlaced()
    {
        const MatchState state = after(furnished(), {token("first", {30, 70})});
        QCOMPARE(warningsOf(state, token("second", {30, 46.25})), std::string()); // 16.25 - 5 - 1.25
        QCOMPARE(warningsOf(state, token("second", {30, 46})), std::string("apart"));
        QCOMPARE(warningsOf(state, token("second", {60, 47})), std::string("apart")); // 13 - 2.5 - 1.25
        QCOMPARE(warningsOf(state, token("second", {30, 82.5})), std::string());
        QCOMPARE(warningsOf(state, token("second", {30, 82.4})), std::string("apart"));
        QCOMPARE(warningsOf(state, token("first", {31, 70})), std::string());
    }

    void whereThereIsNoRoomTheyAreSuperimposed()
    {
        const MatchState state = after(furnished(), {token("first", {30, 70})});
        QCOMPARE(warningsOf(state, token("second", {60, 60})), std::string());
        QCOMPARE(warningsOf(state, token("second", {30, 70})), std::string());
        QCOMPARE(warningsOf(state, token("second", {30, 30})), std::string("apart")); // not on a Scenery
    }

    void whatIsDroppedLiesWhereItFell()
    {
        const MatchState state = after(furnished(), {token("first", {30, 70}), spending("red/crows-1", 1)});
        QCOMPARE(warningsOf(state, token("first", {60, 62})), std::string());
        QCOMPARE(warningsOf(state, token("second", {60, 62})), std::string("apart"));
    }

    void moonShardsLieTwentyFiveApart()
    {
        const MatchState state = after(common("moon-shards"),
                                       {token("shard-1", {30, 30}, "moon-shards"), token("other", {80, 80})});
        QCOMPARE(warningsOf(state, token("shard-2", {30, 57.5}, "moon-shards")), std::string());
        QCOMPARE(warningsOf(state, token("shard-2", {30, 57.4}, "moon-shards")), std::string("apart"));
        // From those of the mission; ten are enough from another.
        QCOMPARE(warningsOf(state, token("shard-2", {80, 67.5}, "moon-shards")), std::string());
    }

    void idolsLieOnADiagonalAroundTheMiddle()
    {
        const MatchState state = common("idols-of-power");
        const auto idol = [](Point at) { return token("idol-1", at, "idols-of-power"); };
        QCOMPARE(warningsOf(state, idol({45, 45})), std::string());
        // 30 cm along the diagonal are 21.2 to the side and up.
        QCOMPARE(warningsOf(state, idol({66.2, 66.2})), std::string());
        QCOMPARE(warningsOf(state, idol({23.8, 66.2})), std::string());
        QCOMPARE(warningsOf(state, idol({60, 60})), std::string("apart"));
        QCOMPARE(warningsOf(state, idol({45, 75})), std::string("apart")); // no diagonal
        QCOMPARE(warningsOf(state, idol({10, 60})), std::string("apart apart"));
    }

    void soloIdolsLieThirtyApart()
    {
        const MatchState state = after(solo("idols-of-power"), {token("idol-1", {20, 20}, "idols-of-power")});
        // 32.5 cm from middle to middle are 22.98 to the side and up.
        QCOMPARE(warningsOf(state, token("idol-2", {43, 43}, "idols-of-power")), std::string());
        QCOMPARE(warningsOf(state, token("idol-2", {42, 42}, "idols-of-power")), std::string("apart"));
    }

    void theMessageLiesBeyondTheMiddleLine()
    {
        const MatchState state = solo("messenger"); // red's enemy is at the far edge
        const auto message = [](Point at) {
            PlaceObjective command = token("message", at, "messenger");
            command.owner = red;
            return command;
        };
        QCOMPARE(warningsOf(state, message({10, 75})), std::string());
        QCOMPARE(warningsOf(state, message({10, 15})), std::string("apart"));
        QCOMPARE(warningsOf(state, message({10, 70})), std::string("apart"));
    }

    void cagesStandAwayFromTheEnemy()
    {
        const MatchState state = after(solo("prisoners"), {StandAt{noctis, Point{45, 65}}});
        const auto cage = [](Point at) { return token("cage-1", at, "prisoners"); };
        QCOMPARE(warningsOf(state, cage({20, 60})), std::string());
        QCOMPARE(warningsOf(state, cage({20, 75})), std::string("apart")); // blue's own area
        QCOMPARE(warningsOf(state, cage({45, 55})), std::string("apart")); // beside Noctis
        QCOMPARE(warningsOf(state, cage({45, 53})), std::string());
    }

    void flagsArePlantedWhereTheUnitStands()
    {
        const MatchState state = after(common("conquerors"), {scenery("rock", {30, 30})});
        QCOMPARE(warningsOf(state, token("flag-1", {30, 36}, "conquerors")), std::string());
    }

    void theMessageIsItsOwnersToPick()
    {
        PlaceObjective message = token("message", {10, 75}, "messenger");
        message.owner = red;
        const MatchState state = after(solo("messenger"), {message});
        QCOMPARE(warningsOf(state, picked("message", crows)), std::string());
        QCOMPARE(warningsOf(state, picked("message", noctis)), std::string("pick"));
    }

    void soloFlagsAreTheEnemysToPick()
    {
        PlaceObjective flag = token("flag", {10, 75}, "conquerors");
        flag.owner = red;
        const MatchState state = after(solo("conquerors"), {flag});
        QCOMPARE(warningsOf(state, picked("flag", noctis)), std::string());
        QCOMPARE(warningsOf(state, picked("flag", crows)), std::string("pick"));
        QCOMPARE(warningsOf(after(common("conquerors"), {flag}), picked("flag", noctis)),
                 std::string("pick"));
    }

    void idolsAndCagesStay()
    {
        const MatchState idols = after(common("idols-of-power"), {token("idol", {45, 45}, "idols-of-power")});
        QCOMPARE(warningsOf(idols, picked("idol", crows)), std::string("pick"));
        const MatchState cages = after(solo("prisoners"), {token("cage", {45, 45}, "prisoners")});
        QCOMPARE(warningsOf(cages, picked("cage", crows)), std::string("pick"));
    }

    void shardsAndRelicsAreAnybodys()
    {
        const MatchState shards = after(common("moon-shards"), {token("shard", {45, 45}, "moon-shards")});
        QCOMPARE(warningsOf(shards, picked("shard", crows)), std::string());
        QCOMPARE(warningsOf(shards, picked("shard", noctis)), std::string());
        QCOMPARE(warningsOf(readyTable(), picked("thing", noctis)), std::string());
    }
};

ADJUTANT_TEST(MatchPlacingTest)
#include "tst_match_placing.moc"
