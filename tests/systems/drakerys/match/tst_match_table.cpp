#include "tests/systems/drakerys/match/played.h"
#include "tests/systems/drakerys/match/table.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_match_table {

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;

namespace {

MatchState with(const std::string& command)
{
    return after(readyTable(), {command});
}

std::string pox(int heroes)
{
    return "prayer: {unit: blue/noctis-1, prayer: a-pox-on-them, player: red, heroes: " +
           std::to_string(heroes) + "}";
}

/// Salik invokes.
std::string invoked(const std::string& elemental, const std::string& source = "")
{
    return "summon: {unit: red/salik-1, elemental: " + elemental +
           (source.empty() ? "}" : ", source: " + source + "}");
}

} // namespace

/// What happens beside the activations: Elementals, Vortexes, orders, prayers, Objectives.
class MatchTableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anElementalIsAUnitInItself()
    {
        const std::string herald = invoked("maelstrom/air-herald");
        const MatchState state = after(readyTable(), {herald, herald});
        QCOMPARE(unitOf(state, "red/air-herald-1").warriors, 1);
        QCOMPARE(unitOf(state, "red/air-herald-2").card->name, "Air Herald");
        QCOMPARE(run(state, invoked("avaren/crows")).refusal(), "unknown-unit");
        QCOMPARE(run(readyTable(), herald).warnings(), "");
        QCOMPARE(run(readyTable(), "summon: {unit: red/crows-1, elemental: maelstrom/air-herald}").warnings(),
                 "skill");
    }

    void withTheAwakenedGoesTheElemental()
    {
        MatchState state = with(invoked("maelstrom/fire-overlord"));
        state = after(state, {"injure: {unit: red/salik-1, count: 2}"});
        QVERIFY(!unitOf(state, "red/fire-overlord-1").removed());
        state = after(state, {"injure: {unit: red/salik-1, count: 1}"}); // Health 3
        QVERIFY(unitOf(state, "red/fire-overlord-1").removed());
    }

    void anOverlordExhaustsItsVortex()
    {
        const MatchState placed = with("vortex: {id: north, element: fire}");
        const MatchState herald = after(placed, {invoked("maelstrom/fire-herald", "north")});
        QVERIFY(!herald.sources[0].exhausted);
        const std::string overlord = invoked("maelstrom/fire-overlord", "north");
        const MatchState state = after(herald, {overlord});
        QVERIFY(state.sources[0].exhausted);
        QCOMPARE(run(state, overlord).warnings(), "vortex");
        QCOMPARE(run(placed, invoked("maelstrom/air-herald", "north")).warnings(), "vortex");
        const MatchState gone = after(state, {"vortex: {id: north, element: fire, condition: destroyed}"});
        QVERIFY(gone.sources.empty());
    }

    void ordersOfAHeadquartersPhase()
    {
        MatchState state =
            after(readyTable(), {"stress: {unit: red/crows-1, change: 2}", spending("red/salik-1", 16)});
        // 2 - 1, and once more.
        QCOMPARE(
            unitOf(after(state, {"order: {unit: red/salik-1, to: red/crows-1, order: reform-the-ranks}"}),
                   "red/crows-1")
                .stress,
            0);
        state = after(state, {"order: {unit: red/salik-1, to: red/crows-1, order: they-shall-not-pass}"});
        QVERIFY(unitOf(state, "red/crows-1").has("they-shall-not-pass"));
        // Salik has no Leadership, and an order was given; before a Headquarters Phase nobody has.
        const std::string order = "order: {unit: red/salik-1, to: red/crows-1, order: forward}";
        QCOMPARE(run(state, order).warnings(), "once skill");
        QCOMPARE(run(readyTable(), order).warnings(), "skill headquarters");
    }

    void mercyTakesTheInjuriesAway()
    {
        const MatchState state = after(with("injure: {unit: red/blood-banes-1, count: 1}"),
                                       {"prayer: {unit: red/salik-1, prayer: mercy, to: red/blood-banes-1}"});
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
        MatchState state = with("prayer: {unit: red/salik-1, prayer: holy-fury, to: red/crows-1}");
        QVERIFY(unitOf(state, "red/crows-1").has("holy-fury"));
        state = after(state, {spending("red/salik-1", 16), spending("blue/noctis-1", 16)});
        QVERIFY(!unitOf(state, "red/crows-1").has("holy-fury"));
    }

    void objectivesStayWhereTheirCarrierFell()
    {
        const std::string picked = "objective: {id: shard-1, carrier: red/crows-1}";
        const MatchState state = with(picked);
        QVERIFY(state.objectives[0].carrier == unitRefOf("red/crows-1"));
        QVERIFY(!after(state, {"scatter: {unit: red/crows-1}"}).objectives[0].carrier);
        QVERIFY(!after(state, {"objective: {id: shard-1}"}).objectives[0].carrier);
        QCOMPARE(run(state, "objective: {id: shard-1, carrier: red/nobody}").refusal(), "unknown-unit");
        const MatchState engaged = with("status: {unit: red/crows-1, add: engaged}");
        QCOMPARE(run(engaged, picked).warnings(), "engaged");
    }

    void thePlayersMayEndTheMatch()
    {
        const MatchState state = with("finish: {}");
        QVERIFY(isFinished(state));
        QCOMPARE(run(state, "activate: {unit: red/crows-1, actions: [march]}").refusal(), "finished");
        QCOMPARE(run(state, "finish: {}").refusal(), "finished");
        QCOMPARE(run(state, "note: {text: a fine game}").refusal(), "none");
    }
};

ADJUTANT_TEST(MatchTableTest)

} // namespace tst_match_table

#include "tst_match_table.moc"
