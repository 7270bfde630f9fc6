#include "core/systems/drakerys/battlefield/layingout.h"
#include "tests/systems/drakerys/missions/judging.h"

namespace adjutant::test::tst_match_placing {

using namespace drakerys;

static std::string scenery(const std::string& id, const std::string& at)
{
    return "scenery: {id: " + id + ", at: " + at + "}";
}

static std::string token(const std::string& id, const std::string& at, const std::string& mission = "",
                         const std::string& owner = "")
{
    return "objective: {id: " + id + ", at: " + at + (mission.empty() ? "" : ", mission: " + mission) +
           (owner.empty() ? "" : ", owner: " + owner) + "}";
}

static std::string picked(const std::string& id, const std::string& unit)
{
    return "objective: {id: " + id + ", carrier: " + unit + "}";
}

/// A rock of 5 cm around 30, 30, and a Vortex at 60, 60.
static MatchState furnished()
{
    return after(readyMatch(),
                 {scenery("rock", "[30, 30]"), "vortex: {id: north, element: air, at: [60, 60]}"});
}

const std::string crows = "red/crows-1";
const std::string noctis = "blue/noctis-1";

static bool isNear(const Point& at, double x, double y)
{
    return distanceBetween(at, {x, y}) < 1e-9;
}

/// Where Sceneries and Objectives may lie, and who may pick these: warned of, not refused.
class MatchPlacingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scripts_data()
    {
        const auto row = columns<MatchState, Script>("state", "script");
        row("sceneries lie ten from whatever was placed", furnished(),
            {"allowed: " + scenery("wood", "[30, 50]"), "warned apart: " + scenery("wood", "[30, 49.9]"),
             "allowed: " + scenery("wood", "[60, 42.5]"), // 17.5 - 5 - 2.5
             "warned apart: " + scenery("wood", "[60, 42.6]"),
             "allowed: " + scenery("rock", "[31, 30]"), // moved a little
             "allowed: scenery: {id: wood, at: [30, 31], gone: true}"});
        row("objectives lie ten from whatever was placed", furnished(),
            {token("first", "[30, 70]"), "allowed: " + token("second", "[30, 46.25]"), // 16.25 - 5 - 1.25
             "warned apart: " + token("second", "[30, 46]"),
             "warned apart: " + token("second", "[60, 47]"), // 13 - 2.5 - 1.25
             "allowed: " + token("second", "[30, 82.5]"), "warned apart: " + token("second", "[30, 82.4]"),
             "allowed: " + token("first", "[31, 70]")});
        row("where there is no room they are superimposed", furnished(),
            {token("first", "[30, 70]"), "allowed: " + token("second", "[60, 60]"),
             "allowed: " + token("second", "[30, 70]"),
             // Not on a Scenery.
             "warned apart: " + token("second", "[30, 30]")});
        row("what is dropped lies where it fell", furnished(),
            {token("first", "[30, 70]"), spending("red/crows-1", 1), "allowed: " + token("first", "[60, 62]"),
             "warned apart: " + token("second", "[60, 62]")});
        row("moon shards lie twenty five apart", withCommon("moon-shards"),
            {token("shard-1", "[30, 30]", "moon-shards"), token("other", "[80, 80]"),
             "allowed: " + token("shard-2", "[30, 57.5]", "moon-shards"),
             "warned apart: " + token("shard-2", "[30, 57.4]", "moon-shards"),
             // From those of the mission; ten are enough from another.
             "allowed: " + token("shard-2", "[80, 67.5]", "moon-shards")});
        // 32.5 cm from middle to middle are 22.98 to the side and up.
        row("solo idols lie thirty apart", withSolo("idols-of-power"),
            {token("idol-1", "[20, 20]", "idols-of-power"),
             "allowed: " + token("idol-2", "[43, 43]", "idols-of-power"),
             "warned apart: " + token("idol-2", "[42, 42]", "idols-of-power")});
        row("flags are planted where the unit stands", withCommon("conquerors"),
            {scenery("rock", "[30, 30]"), "allowed: " + token("flag-1", "[30, 36]", "conquerors")});
        row("idols and cages stay", withCommon("idols-of-power"),
            {token("idol", "[45, 45]", "idols-of-power"), "warned pick: " + picked("idol", crows)});
        row("idols and cages stay, 2", withSolo("prisoners"),
            {token("cage", "[45, 45]", "prisoners"), "warned pick: " + picked("cage", crows)});
        row("shards and relics are anybodys", withCommon("moon-shards"),
            {token("shard", "[45, 45]", "moon-shards"), "allowed: " + picked("shard", crows),
             "allowed: " + picked("shard", noctis)});
        row("shards and relics are anybodys, 2", readyMatch(), {"allowed: " + picked("thing", noctis)});
        row("the message is its owners to pick", withSolo("messenger"),
            {token("message", "[10, 75]", "messenger", "red"), "allowed: " + picked("message", crows),
             "warned pick: " + picked("message", noctis)});
        row("solo flags are the enemys to pick", withSolo("conquerors"),
            {token("flag", "[10, 75]", "conquerors", "red"), "allowed: " + picked("flag", noctis),
             "warned pick: " + picked("flag", crows)});
        row("solo flags are the enemys to pick, 2", withCommon("conquerors"),
            {token("flag", "[10, 75]", "conquerors", "red"), "warned pick: " + picked("flag", noctis)});
        // 30 cm along the diagonal are 21.2 to the side and up.
        const auto idol = [](const std::string& id, const std::string& at) {
            return token("idol-" + id, at, "idols-of-power");
        };
        row("idols lie on a diagonal around the middle", withCommon("idols-of-power"),
            {"allowed: " + idol("1", "[45, 45]"), "allowed: " + idol("1", "[66.2, 66.2]"),
             "allowed: " + idol("1", "[23.8, 66.2]"), "warned apart: " + idol("1", "[60, 60]"),
             "warned apart: " + idol("1", "[45, 75]"), // no diagonal
             "warning says: Idol 1 is not on a diagonal of the battlefield",
             "warned apart apart: " + idol("1", "[10, 60]"), idol("1", "[66.2, 66.2]"),
             "warned apart: " + idol("2", "[23.8, 66.2]"),
             "warning says: Idol 2 is not on the same diagonal as Idol 1",
             // The others on opposite sides.
             "allowed: " + idol("2", "[23.8, 23.8]"), "allowed: " + idol("2", "[45, 45]"),
             "warned apart: " + idol("2", "[66.2, 66.2]"), "warned apart: " + idol("2", "[66, 66]"),
             // Both measure from middle to middle.
             "anew: {}", idol("1", "[45, 45]"), "warned apart apart: " + idol("2", "[55, 55]"),
             "warning says: Idol 2 lies 14.1 cm from Idol 1; it must be at least 30 cm",
             "warning says: Idol 2 lies 14.1 cm from the middle; it must be there or 30 cm away"});
        row("the map shows where the next idol may lie", withCommon("idols-of-power"),
            {"match: {places: '66.2, 66.2 cm; 66.2, 23.8 cm; 23.8, 66.2 cm; 23.8, 23.8 cm; 45, 45 cm'}",
             // The others on the diagonal of the first, the last at the other end.
             idol("1", "[23.8, 23.8]"), "match: {places: '66.2, 66.2 cm; 45, 45 cm'}", idol("2", "[45, 45]"),
             "match: {places: '66.2, 66.2 cm'}", "anew: {}",
             // The last in the middle, and none once all lie there.
             idol("1", "[23.8, 66.2]"), idol("2", "[66.2, 23.8]"), "match: {places: '45, 45 cm'}",
             idol("3", "[45, 45]"), "match: {places: ''}", "anew: {}",
             // None beside a Scenery.
             scenery("rock", "[66, 60]"), idol("1", "[23.8, 23.8]"), "match: {places: '45, 45 cm'}"});
        // 30 cm from edge to edge.
        row("the map shows the idols of one player farther away", withSolo("idols-of-power"),
            {idol("1", "[45, 45]"), idol("2", "[22, 22]"), "match: {places: '68, 68 cm'}"});
        // Red's enemy is at the far edge.
        row("the message lies beyond the middle line", withSolo("messenger"),
            {"allowed: " + token("message", "[10, 75]", "messenger", "red"),
             "warned apart: " + token("message", "[10, 15]", "messenger", "red"),
             "warned apart: " + token("message", "[10, 70]", "messenger", "red")});
        row("an objective of one player has an owner", readyMatch(),
            {"asks objective: {id: objective-1, at: [45, 45]}", "field owner: {label: Owner, value: null}"});
        row("cages stand away from the enemy", withSolo("prisoners"),
            {"stand: {unit: blue/noctis-1, at: [45, 65]}",
             "allowed: " + token("cage-1", "[20, 60]", "prisoners"),
             "warned apart: " + token("cage-1", "[20, 75]", "prisoners"), // blue's own area
             "warned apart: " + token("cage-1", "[45, 55]", "prisoners"), // beside Noctis
             "warning says: Cage 1 lies 7.3 cm from Noctis; it must be more than 10 cm",
             "allowed: " + token("cage-1", "[45, 52]", "prisoners")});
    }
    void scripts() { followState(); }

    // The geometry of the battlefield, worked out by hand.

    void distancesAreThoseOfPythagoras() { QCOMPARE(distanceBetween({10, 20}, {13, 24}), 5.0); }

    void theArrowTurnsClockwiseFromAreaB()
    {
        const Point at{45, 45};
        QVERIFY(isNear(deviated(at, {0, {4}}), 45, 49) && isNear(deviated(at, {90, {4}}), 49, 45));
        QVERIFY(isNear(deviated(at, {180, {4}}), 45, 41));
        QVERIFY(isNear(deviated(at, {270, {4}}), 41, 45));
        // The sine of 30 degrees is a half.
        QVERIFY(isNear(deviated(at, {30, {10}}), 50, 45 + 5 * std::sqrt(3)));
    }

    void aThingLiesOnTheBattlefieldWithAllOfIt()
    {
        QVERIFY(liesWithin({0, 90}, 0) && liesWithin({2.5, 87.5}, 2.5));
        QVERIFY(!liesWithin({2.4, 45}, 2.5) && !liesWithin({45, 87.6}, 2.5));
        QVERIFY(!liesWithin({std::nan(""), 45}, 0));
    }

    void clearancesAreFromEdgeToEdge()
    {
        const MatchState state = furnished();
        // 20 cm to the rock's middle, less 5 and 2.5.
        QCOMPARE(*clearance(state, {30, 50}, 2.5, "wood"), 12.5);
        // 10 cm to the Vortex's middle, less 2.5 and 1.25.
        QCOMPARE(*clearance(state, {60, 50}, 1.25, "shard"), 6.25);
        QCOMPARE(*clearance(state, {31, 30}, 1.25, "shard"), 0.0);
        QCOMPARE(*clearance(state, {30, 60}, 5, "rock"), 22.5); // the Vortex's alone: 30 - 5 - 2.5
        QVERIFY(!clearance(readyMatch(), {45, 45}, 1, "shard"));
    }

    void deploymentAreasLieAlongTheEdges()
    {
        QVERIFY(liesInArea({45, 0}, DeploymentSide::a) && liesInArea({45, 20}, DeploymentSide::a));
        QVERIFY(!liesInArea({45, 20.1}, DeploymentSide::a));
        QVERIFY(liesInArea({45, 90}, DeploymentSide::b) && liesInArea({45, 70}, DeploymentSide::b));
        QVERIFY(!liesInArea({45, 69.9}, DeploymentSide::b));
        QVERIFY(oppositeOf(DeploymentSide::a) == DeploymentSide::b);
        QVERIFY(oppositeOf(DeploymentSide::b) == DeploymentSide::a);
    }
};

ADJUTANT_TEST(MatchPlacingTest)

} // namespace adjutant::test::tst_match_placing
