#include "core/systems/drakerys/match/actioncost.h"
#include "tests/systems/drakerys/match/played.h"
#include "tests/systems/drakerys/match/table.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_match_activation {

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;
using enum ActionKind;

namespace {

/// What an activation costs a Unit with so much Stress.
int cost(std::string_view unit, int stress, Action action)
{
    static const MatchState table = tableOf(
        army("avaren", {{"crows", 12}, {"salik", 1}}),
        army("aurium", {{"noctis", 1}, {"soldiers", 6}, {"irosia/lancers", 10}, {"ashral/rockthrowers", 3}}));
    UnitState state = unitOf(table, unit);
    state.stress = stress;
    return costOf(action, state);
}

Action of(ActionKind kind, int heroicDice = 0)
{
    Action action;
    action.kind = kind;
    action.heroicDice = heroicDice;
    return action;
}

Action invoking(bool overlord, int extraDice)
{
    Action action = of(invocation);
    action.overlord = overlord;
    action.extraDice = extraDice;
    return action;
}

} // namespace

/// The chapter "Units Actions", Stress, Heroic Action, Jammed, Quick Shot.
class MatchActivationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyActionHasItsPrice()
    {
        QCOMPARE(cost("red/salik-1", 0, of(march)), 1);
        QCOMPARE(cost("red/salik-1", 0, of(attack)), 1);
        QCOMPARE(cost("red/salik-1", 0, of(charge)), 3);
        QCOMPARE(cost("red/salik-1", 0, of(combinedCharge)), 5);
        QCOMPARE(cost("red/salik-1", 0, of(shooting)), 1);
        QCOMPARE(cost("red/salik-1", 0, of(magic)), 1);
        QCOMPARE(cost("red/salik-1", 0, invoking(false, 0)), 1);
        QCOMPARE(cost("red/salik-1", 0, invoking(true, 0)), 3);
        QCOMPARE(cost("red/salik-1", 0, of(special)), 1);
    }

    void stressCostsOnePerAction()
    {
        QCOMPARE(cost("red/crows-1", 2, of(march)), 3);
        QCOMPARE(cost("red/crows-1", 2, of(charge)), 5);
        // Two Actions at Stress 2: (1+2) + (3+2).
        MatchState state = after(readyTable(), {"stress: {unit: red/crows-1, change: 2}"});
        state = after(state, {"activate: {unit: red/crows-1, actions: [march, charge]}"});
        QCOMPARE(playerOf(state, "red").progress, 8);
        QCOMPARE(unitOf(state, "red/crows-1").stress, 3);
    }

    void heroicDiceAndDiceAtAVortexCostOneEach()
    {
        QCOMPARE(cost("red/salik-1", 1, of(attack, 2)), 4);     // 1 + 1 + 2
        QCOMPARE(cost("red/salik-1", 0, invoking(true, 4)), 7); // 3 + 4
    }

    void jammedChargesCostTwoMore()
    {
        QCOMPARE(cost("blue/lancers-1", 0, of(charge)), 5);
        QCOMPARE(cost("blue/rockthrowers-1", 1, of(combinedCharge)), 8); // 5 + 1 + 2
        QCOMPARE(cost("blue/lancers-1", 0, of(march)), 1);
    }

    void quickShotsCostOneLessButNeverNothing()
    {
        QCOMPARE(cost("blue/noctis-1", 0, of(shooting)), 1);
        QCOMPARE(cost("blue/noctis-1", 1, of(shooting)), 1);
        QCOMPARE(cost("blue/noctis-1", 2, of(shooting)), 2);
        QCOMPARE(cost("blue/noctis-1", 0, of(shooting, 2)), 2); // 1 + 2 - 1
        QCOMPARE(cost("blue/noctis-1", 2, of(march)), 3);
    }

    void theReloadingMechanismGivesCrossbowsQuickShot()
    {
        Roster roster = army("aurium", {{"crossbowmen", 6}, {"soldiers", 6}, {"mercenaries/bastion", 1}});
        for (const char* to : {"crossbowmen-1", "soldiers-1"})
            roster.entries[2].options.push_back({OptionId("reloading-mechanism"), EntryId(to)});
        const MatchState state = tableOf(roster, roster);
        QVERIFY(unitOf(state, "red/crossbowmen-1").card->has("quick_shot"));
        QVERIFY(!unitOf(state, "red/soldiers-1").card->has("quick_shot"));
    }

    void tokensChangeTheNumberOfActions()
    {
        const auto with = [](const std::string& token) {
            return *actionsOf(unitOf(after(readyTable(), {"status: {unit: red/crows-1, add: " + token + "}"}),
                                     "red/crows-1"));
        };
        QCOMPARE(*actionsOf(unitOf(readyTable(), "red/crows-1")), 2);
        QCOMPARE(with("plus-1-action"), 3);
        QCOMPARE(with("minus-1-action"), 1);
        QCOMPARE(with("only-one-action"), 1);
        QCOMPARE(with("zephyr"), 3);
    }

    void zephyrEndsWithTheNextActivation()
    {
        MatchState state = after(readyTable(), {"status: {unit: red/crows-1, add: zephyr}"});
        state = after(state, {"activate: {unit: red/crows-1, actions: [march, march, march]}"});
        QVERIFY(!unitOf(state, "red/crows-1").has("zephyr"));
    }

    void theCheapestActivationIsAMarchOrAQuickShot()
    {
        QCOMPARE(cheapestActivation(unitOf(readyTable(), "red/crows-1")), 1);
        const MatchState state = after(readyTable(), {"stress: {unit: blue/noctis-1, change: 3}"});
        QCOMPARE(cheapestActivation(unitOf(state, "blue/noctis-1")), 3);
    }
};

ADJUTANT_TEST(MatchActivationTest)

} // namespace tst_match_activation

#include "tst_match_activation.moc"
