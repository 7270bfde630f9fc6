#include "tests/systems/drakerys/match/played.h"
#include "tests/systems/drakerys/match/readymatch.h"

#include "core/systems/drakerys/battlefield/layingout.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_battlefield {

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;

namespace {

bool isNear(const Point& at, double x, double y)
{
    return distanceBetween(at, {x, y}) < 1e-9;
}

MatchState furnished()
{
    return after(readyMatch(), {"scenery: {id: rock, at: [30, 30], radius: 5}",
                                "vortex: {id: north, element: air, at: [60, 60]}"});
}

} // namespace

/// The geometry of the battlefield, worked out by hand.
class BattlefieldTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void distancesAreThoseOfPythagoras() { QCOMPARE(distanceBetween({10, 20}, {13, 24}), 5.0); }

    void theArrowTurnsClockwiseFromAreaB()
    {
        const Point at{45, 45};
        QVERIFY(isNear(deviated(at, {0, {4}}), 45, 49));
        QVERIFY(isNear(deviated(at, {90, {4}}), 49, 45));
        QVERIFY(isNear(deviated(at, {180, {4}}), 45, 41));
        QVERIFY(isNear(deviated(at, {270, {4}}), 41, 45));
        // The sine of 30 degrees is a half.
        QVERIFY(isNear(deviated(at, {30, {10}}), 50, 45 + 5 * std::sqrt(3)));
    }

    void theDiceOfADeviationAreAdded()
    {
        QCOMPARE((Deviation{0, {3, 10, 1}}.distance()), 14);
        QVERIFY(isNear(deviated({45, 45}, {180, {3, 10, 1}}), 45, 31));
    }

    void aHitIgnoresTheDice()
    {
        const Deviation hit{std::nullopt, {9, 9, 9}};
        QCOMPARE(hit.distance(), 0);
        QVERIFY(deviated({45, 45}, hit) == Point(45, 45));
    }

    void aThingLiesOnTheBattlefieldWithAllOfIt()
    {
        QVERIFY(liesWithin({0, 90}, 0));
        QVERIFY(liesWithin({2.5, 87.5}, 2.5));
        QVERIFY(!liesWithin({2.4, 45}, 2.5));
        QVERIFY(!liesWithin({45, 87.6}, 2.5));
        QVERIFY(!liesWithin({std::nan(""), 45}, 0));
    }

    void sourcesTouchAtTwiceTheirRadius()
    {
        const MatchState state = furnished();
        QVERIFY(sourceUnder(state, {60, 64.9}, SourceId("south")));
        QVERIFY(!sourceUnder(state, {60, 65}, SourceId("south")));
        QVERIFY(!sourceUnder(state, {60, 60}, SourceId("north")));
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

ADJUTANT_TEST(BattlefieldTest)

} // namespace tst_battlefield

#include "tst_battlefield.moc"
