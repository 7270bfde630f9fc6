#include "tests/systems/drakerys/missions/judging.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_missions_objectives {

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;

namespace {

/// Idols in the middle and 30 cm beside it.
MatchState withIdols()
{
    return after(withCommon("idols-of-power"), {lying("idol-1", "idols-of-power", "45, 45"),
                                                lying("idol-2", "idols-of-power", "66.2, 66.2"),
                                                lying("idol-3", "idols-of-power", "23.8, 23.8")});
}

} // namespace

/// Missions that are judged by Objectives.
class MissionObjectivesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void threeFlagsBringAPoint()
    {
        MatchState state = withCommon("conquerors");
        QCOMPARE(pointsOf(state, "red", "conquerors"), std::string("0?"));
        state = after(state, {lying("flag-1", "conquerors", "10, 10", "red"),
                              lying("flag-2", "conquerors", "40, 10", "red"),
                              lying("flag-3", "conquerors", "40, 40", "blue")});
        QCOMPARE(pointsOf(state, "red", "conquerors"), std::string("0"));
        QCOMPARE(verdictOn(state, "red", "conquerors").conditions[0].count, 2);
        state = after(state, {lying("flag-4", "conquerors", "80, 80", "red")});
        QCOMPARE(pointsOf(state, "red", "conquerors"), std::string("1"));
        QCOMPARE(verdictOn(state, "blue", "conquerors").conditions[0].count, 1);
    }

    void anAreaHasOneFlag()
    {
        MatchState state = after(withCommon("conquerors"), {lying("flag-1", "conquerors", "10, 10", "red"),
                                                            lying("flag-2", "conquerors", "25, 25", "red")});
        QCOMPARE(verdictOn(state, "red", "conquerors").conditions[0].count, 1);
        state = after(state, {lying("flag-3", "conquerors", "15, 15", "blue")});
        QCOMPARE(verdictOn(state, "red", "conquerors").conditions[0].count, 0);
        QCOMPARE(verdictOn(state, "blue", "conquerors").conditions[0].count, 1);
    }

    // Three by three of 30 cm each.
    void nineConquestAreas()
    {
        const auto areasOf = [](const std::vector<std::string>& places) {
            MatchState state = withCommon("conquerors");
            for (std::size_t k = 0; k < places.size(); ++k)
                state =
                    after(state, {lying("flag-" + std::to_string(k + 1), "conquerors", places[k], "red")});
            return verdictOn(state, "red", "conquerors").conditions[0].count;
        };
        QCOMPARE(areasOf({"0, 0", "29.9, 29.9"}), 1);
        QCOMPARE(areasOf({"29.9, 29.9", "29.9, 30", "30, 29.9", "30, 30"}), 4);
        QCOMPARE(areasOf({"60, 59.9", "90, 59.9", "59.9, 59.9"}), 2);
        QCOMPARE(areasOf({"60, 60", "90, 90"}), 1);
    }

    void aPickedFlagFluttersNoMore()
    {
        MatchState state = after(withSolo("conquerors"), {lying("flag-1", "conquerors", "10, 10", "red")});
        state = after(state, {carried("flag-1", "conquerors", "blue/soldiers-1")});
        QCOMPARE(verdictOn(state, "red", "conquerors").conditions[0].count, 0);
    }

    void flagsWithoutAPlaceCountToo()
    {
        MatchState state = withCommon("conquerors");
        for (const char* flag : {"flag-1", "flag-2", "flag-3"})
            state = after(state, {lying(flag, "conquerors", "", "red")});
        QCOMPARE(pointsOf(state, "red", "conquerors"), std::string("1"));
    }

    void tickedFlagsAreCountedInThrees()
    {
        const MatchState state = after(withCommon("conquerors"), {ticking("red", "conquerors", "flags", 8)});
        QCOMPARE(pointsOf(state, "red", "conquerors"), std::string("2!"));
    }

    void everyUnitWithTwoShardsBringsAPoint()
    {
        MatchState state = withCommon("moon-shards");
        QCOMPARE(pointsOf(state, "red", "moon-shards"), std::string("0?"));
        state = after(state, {carried("shard-1", "moon-shards", "red/crows-1"),
                              carried("shard-2", "moon-shards", "red/crows-1"),
                              carried("shard-3", "moon-shards", "red/salik-1"),
                              carried("shard-4", "moon-shards", "blue/noctis-1"),
                              lying("shard-5", "moon-shards", "45, 45")});
        QCOMPARE(pointsOf(state, "red", "moon-shards"), std::string("1"));
        QCOMPARE(pointsOf(state, "blue", "moon-shards"), std::string("0"));
        // A third changes nothing, another mission's token neither.
        const MatchState third = after(state, {carried("shard-5", "moon-shards", "red/crows-1"),
                                               carried("message", "messenger", "red/salik-1")});
        QCOMPARE(pointsOf(third, "red", "moon-shards"), std::string("1"));
        const MatchState two = after(state, {carried("shard-5", "moon-shards", "red/salik-1")});
        QCOMPARE(pointsOf(two, "red", "moon-shards"), std::string("2"));
        QCOMPARE(pointsOf(after(two, {scattering("red/crows-1")}), "red", "moon-shards"), std::string("1"));
    }

    void idolsAreTickedWhereNobodyStands()
    {
        QCOMPARE(pointsOf(withIdols(), "red", "idols-of-power"), std::string("0?"));
        const MatchState state =
            after(withIdols(), {ticking("red", "idols-of-power", "idols-controlled", 2)});
        QCOMPARE(pointsOf(state, "red", "idols-of-power"), std::string("2!"));
    }

    // Five cm to the token's edge, 1.25 more to its middle.
    void mostUnitsWithinFiveControlAnIdol()
    {
        MatchState state = after(withIdols(), {standing("red/crows-1", "45, 51.25")});
        QCOMPARE(pointsOf(state, "red", "idols-of-power"), std::string("1"));
        QCOMPARE(pointsOf(after(state, {standing("red/crows-1", "45, 51.3")}), "red", "idols-of-power"),
                 std::string("0"));
        state = after(state, {standing("blue/noctis-1", "45, 42")});
        QCOMPARE(pointsOf(state, "red", "idols-of-power"), std::string("0"));
        QCOMPARE(pointsOf(state, "blue", "idols-of-power"), std::string("0"));
        state = after(state, {standing("blue/soldiers-1", "42, 45")});
        QCOMPARE(pointsOf(state, "blue", "idols-of-power"), std::string("1"));
        state = after(state, {scattering("blue/noctis-1"), scattering("blue/soldiers-1"),
                              standing("red/salik-1", "66, 66")});
        QCOMPARE(pointsOf(state, "red", "idols-of-power"), std::string("2"));
    }

    void soloMessageIsCarriedHome()
    {
        MatchState state = withSolo("messenger");
        QCOMPARE(pointsOf(state, "red", "messenger"), std::string("0? 0? 0?"));
        state = after(state, {choosing("red", "messenger", {"red/salik-1"}),
                              lying("message", "messenger", "45, 75", "red")});
        QCOMPARE(pointsOf(state, "red", "messenger"), std::string("0 0 0"));
        state = after(state, {carried("message", "messenger", "red/crows-1")});
        QCOMPARE(pointsOf(state, "red", "messenger"), std::string("1 0 0?"));
        state = after(state, {ticking("red", "messenger", "message-in-own-area")});
        QCOMPARE(pointsOf(state, "red", "messenger"), std::string("1 0 1!"));
        state =
            after(state, {ticking("red", "messenger", "message-in-own-area", 0),
                          carried("message", "messenger", "red/salik-1"), standing("red/salik-1", "45, 21")});
        QCOMPARE(pointsOf(state, "red", "messenger"), std::string("1 1 0"));
        state = after(state, {standing("red/salik-1", "45, 20")});
        QCOMPARE(pointsOf(state, "red", "messenger"), std::string("1 1 1"));
        // Left where its carrier fell, it is still in the area.
        state = after(state, {scattering("red/salik-1")});
        QCOMPARE(pointsOf(state, "red", "messenger"), std::string("0 0 1"));
    }

    void commonRelicsAreKeptAndTaken()
    {
        MatchState state = withCommon("relics");
        QCOMPARE(pointsOf(state, "red", "relics"), std::string("0? 0? 0?"));
        state = after(state, {choosing("red", "relics", {"red/crows-1"}),
                              choosing("blue", "relics", {"blue/soldiers-1"}),
                              carried("relic-red", "relics", "red/crows-1", "red"),
                              carried("relic-blue", "relics", "blue/soldiers-1", "blue")});
        QCOMPARE(pointsOf(state, "red", "relics"), std::string("1 1 0"));
        // Salik takes blue's: that is not the Unit that received one.
        const MatchState salik = after(state, {carried("relic-blue", "relics", "red/salik-1")});
        QCOMPARE(pointsOf(salik, "red", "relics"), std::string("1 1 0"));
        QCOMPARE(pointsOf(salik, "blue", "relics"), std::string("0 0 0"));
        const MatchState both = after(state, {carried("relic-blue", "relics", "red/crows-1")});
        QCOMPARE(pointsOf(both, "red", "relics"), std::string("1 1 1"));
        const MatchState fallen = after(both, {scattering("red/crows-1")});
        QCOMPARE(pointsOf(fallen, "red", "relics"), std::string("0 0 0"));
    }

    void hiddenRelicsCountWithWhoCarriesThem()
    {
        MatchState state = withSolo("relics");
        QCOMPARE(pointsOf(state, "red", "relics"), std::string("0?"));
        state = after(state, {carried("relic-1", "relics", "red/crows-1"),
                              carried("relic-2", "relics", "red/crows-1"),
                              carried("relic-3", "relics", "blue/noctis-1")});
        QCOMPARE(pointsOf(state, "red", "relics"), std::string("2"));
    }
};

ADJUTANT_TEST(MissionObjectivesTest)

} // namespace tst_missions_objectives

#include "tst_missions_objectives.moc"
