#include "table.h"
#include "tests/testprogram.h"

#include <QtTest>

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;

namespace {

const UnitRef salik = unitRefOf("red/salik-1");
const UnitRef crows = unitRefOf("red/crows-1");

MatchState with(const Command& command)
{
    return after(readyTable(), {command});
}

Pray pox(int heroes)
{
    return {unitRefOf("blue/noctis-1"), Prayer::aPoxOnThem, {}, PlayerId("red"), heroes};
}

} // namespace

/// What happens beside the activations: Elementals, Vortexes, orders, prayers, Objectives.
class MatchTableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anElementalIsAUnitInItself()
    {
        const Command herald = Summon{salik, UnitId("maelstrom/air-herald"), {}};
        const MatchState state = after(readyTable(), {herald, herald});
        QCOMPARE(unitOf(state, "red/air-herald-1").warriors, 1);
        QCOMPARE(unitOf(state, "red/air-herald-2").card->name, std::string("Air Herald"));
        QCOMPARE(refusalOf(state, Summon{salik, UnitId("avaren/crows"), {}}), std::string("unknown-unit"));
        QCOMPARE(warningsOf(readyTable(), herald), std::string());
        QCOMPARE(warningsOf(readyTable(), Summon{crows, UnitId("maelstrom/air-herald"), {}}),
                 std::string("skill"));
    }

    void withTheAwakenedGoesTheElemental()
    {
        MatchState state = with(Summon{salik, UnitId("maelstrom/fire-overlord"), {}});
        state = after(state, {Injure{salik, 2}});
        QVERIFY(!unitOf(state, "red/fire-overlord-1").removed());
        state = after(state, {Injure{salik, 1}}); // Health 3
        QVERIFY(unitOf(state, "red/fire-overlord-1").removed());
    }

    void anOverlordExhaustsItsVortex()
    {
        const SourceId north("north");
        const MatchState placed = with(ChangeSource{north, Element::fire, SourceCondition::active});
        const MatchState herald = after(placed, {Summon{salik, UnitId("maelstrom/fire-herald"), north}});
        QVERIFY(!herald.sources[0].exhausted);
        const Command overlord = Summon{salik, UnitId("maelstrom/fire-overlord"), north};
        const MatchState state = after(herald, {overlord});
        QVERIFY(state.sources[0].exhausted);
        QCOMPARE(warningsOf(state, overlord), std::string("vortex"));
        QCOMPARE(warningsOf(placed, Summon{salik, UnitId("maelstrom/air-herald"), north}),
                 std::string("vortex"));
        const MatchState gone =
            after(state, {ChangeSource{north, Element::fire, SourceCondition::destroyed}});
        QVERIFY(gone.sources.empty());
    }

    void ordersOfAHeadquartersPhase()
    {
        MatchState state = after(readyTable(), {ChangeStress{crows, 2}, spending("red/salik-1", 16)});
        // 2 - 1, and once more.
        QCOMPARE(unitOf(after(state, {GiveOrder{salik, crows, LeaderOrder::reformTheRanks}}), "red/crows-1")
                     .stress,
                 0);
        state = after(state, {GiveOrder{salik, crows, LeaderOrder::theyShallNotPass}});
        QVERIFY(unitOf(state, "red/crows-1").has("they-shall-not-pass"));
        // Salik has no Leadership; before a Headquarters Phase nobody has.
        const GiveOrder order{salik, crows, LeaderOrder::forward};
        QCOMPARE(warningsOf(state, order), std::string("skill"));
        QCOMPARE(warningsOf(readyTable(), order), std::string("skill headquarters"));
    }

    void mercyTakesTheInjuriesAway()
    {
        const UnitRef banes = unitRefOf("red/blood-banes-1");
        const MatchState state = after(with(Injure{banes, 1}), {Pray{salik, Prayer::mercy, banes, {}, 0}});
        QCOMPARE(unitOf(state, "red/blood-banes-1").injuries, 0);
    }

    void aPoxMovesTheEnemysToken()
    {
        const MatchState state = after(with(spending("red/salik-1", 15)), {pox(2)});
        QCOMPARE(playerOf(state, "red").progress, 17);
        QCOMPARE(playerOf(state, "red").headquarters(), 1);
        QCOMPARE(unitOf(state, "red/salik-1").stress, 0);
        QVERIFY(after(state, {pox(0)}) == state);
    }

    void holyFuryLastsForTheRound()
    {
        MatchState state = with(Pray{salik, Prayer::holyFury, crows, {}, 0});
        QVERIFY(unitOf(state, "red/crows-1").has("holy-fury"));
        state = after(state, {spending("red/salik-1", 16), spending("blue/noctis-1", 16)});
        QVERIFY(!unitOf(state, "red/crows-1").has("holy-fury"));
    }

    void objectivesStayWhereTheirCarrierFell()
    {
        const ObjectiveId shard("shard-1");
        const MatchState state = with(PlaceObjective{shard, crows});
        QVERIFY(state.objectives[0].carrier == crows);
        QVERIFY(!after(state, {Scatter{crows}}).objectives[0].carrier);
        QVERIFY(!after(state, {PlaceObjective{shard, std::nullopt}}).objectives[0].carrier);
        QCOMPARE(refusalOf(state, PlaceObjective{shard, unitRefOf("red/nobody")}),
                 std::string("unknown-unit"));
        const MatchState engaged = with(ChangeStatus{crows, StatusId("engaged"), true});
        QCOMPARE(warningsOf(engaged, PlaceObjective{shard, crows}), std::string("engaged"));
    }

    void thePlayersMayEndTheMatch()
    {
        const MatchState state = with(EndMatch{});
        QVERIFY(isFinished(state));
        QCOMPARE(refusalOf(state, activation("red/crows-1", {ActionKind::march})), std::string("finished"));
        QCOMPARE(refusalOf(state, EndMatch{}), std::string("finished"));
        QCOMPARE(refusalOf(state, Note{"a fine game"}), std::string("none"));
    }
};

ADJUTANT_TEST(MatchTableTest)
#include "tst_match_table.moc"
