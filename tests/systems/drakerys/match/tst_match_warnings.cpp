#include "table.h"
#include "tests/testprogram.h"

#include <QtTest>

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;
using enum ActionKind;

namespace {

MatchState with(std::string_view unit, const char* token)
{
    return after(readyTable(), {ChangeStatus{unitRefOf(unit), StatusId(token), true}});
}

MatchState blueToPlay()
{
    return after(readyTable(), {spending("red/crows-1", 1)});
}

} // namespace

/// What players may do all the same: the rule is told, nothing is refused.
class MatchWarningsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatTheRulesAllowWarnsOfNothing()
    {
        QCOMPARE(warningsOf(readyTable(), activation("red/crows-1", {march, charge})), std::string());
        QCOMPARE(warningsOf(readyTable(), activation("red/salik-1", {invocation, combinedCharge, attack})),
                 std::string());
        QCOMPARE(warningsOf(blueToPlay(), activation("blue/crossbowmen-1", {shooting, shooting})),
                 std::string());
    }

    void engagedUnitsOnlyAttack()
    {
        QCOMPARE(warningsOf(with("red/crows-1", "engaged"), activation("red/crows-1", {attack})),
                 std::string());
        QCOMPARE(warningsOf(with("red/crows-1", "engaged"), activation("red/crows-1", {march, charge})),
                 std::string("engaged engaged"));
        // Disengagement.
        QCOMPARE(warningsOf(with("red/salik-1", "engaged"), activation("red/salik-1", {march})),
                 std::string());
        QCOMPARE(warningsOf(with("red/crows-1", "free"), activation("red/crows-1", {attack})),
                 std::string("free"));
    }

    void magicIsTheWizardsShotsTheShooters()
    {
        QCOMPARE(warningsOf(readyTable(), activation("red/crows-1", {magic})), std::string("skill"));
        QCOMPARE(warningsOf(readyTable(), activation("red/crows-1", {shooting})), std::string("skill"));
        QCOMPARE(warningsOf(readyTable(), activation("red/crows-1", {invocation})), std::string("skill"));
    }

    void combinedChargesAreAHeros()
    {
        QCOMPARE(warningsOf(readyTable(), activation("red/blood-banes-1", {combinedCharge})),
                 std::string("hero"));
        const MatchState state = after(readyTable(), {Scatter{unitRefOf("red/crows-1")}});
        QCOMPARE(warningsOf(state, activation("red/salik-1", {combinedCharge})), std::string("guard"));
    }

    void heroicActionAddsUpToFiveDice()
    {
        Activate command = activation("red/salik-1", {attack});
        command.actions[0].heroicDice = 5;
        QCOMPARE(warningsOf(readyTable(), command), std::string());
        command.actions[0].heroicDice = 6;
        QCOMPARE(warningsOf(readyTable(), command), std::string("heroic-dice"));
        command.actions[0] = {march, 1, {}, false, 0, {}};
        QCOMPARE(warningsOf(readyTable(), command), std::string("heroic-dice"));
        command = activation("red/crows-1", {attack});
        command.actions[0].heroicDice = 1;
        QCOMPARE(warningsOf(readyTable(), command), std::string("skill"));
    }

    void aCrossbowShootsOnce()
    {
        QCOMPARE(warningsOf(blueToPlay(), activation("blue/noctis-1", {shooting})), std::string());
        QCOMPARE(warningsOf(blueToPlay(), activation("blue/noctis-1", {shooting, shooting, shooting})),
                 std::string("second-shot second-shot"));
    }

    void aWeaponTheUnitLacks()
    {
        Activate command = activation("blue/noctis-1", {shooting});
        command.actions[0].weapon = WeaponId("bow");
        QCOMPARE(warningsOf(blueToPlay(), command), std::string("weapon"));
        command.actions[0].weapon = WeaponId("crossbow");
        QCOMPARE(warningsOf(blueToPlay(), command), std::string());
    }

    void anAwakenedInvokesXTimesAGame()
    {
        // Salik is Awakened [2].
        QCOMPARE(warningsOf(readyTable(), activation("red/salik-1", {invocation, invocation, invocation})),
                 std::string("invocations"));
        MatchState state = after(readyTable(), {activation("red/salik-1", {invocation, invocation}),
                                                spending("blue/noctis-1", 10)});
        QCOMPARE(warningsOf(state, activation("red/salik-1", {invocation})), std::string("invocations"));
    }

    void tokensForbid()
    {
        QCOMPARE(warningsOf(with("red/crows-1", "no-charge"), activation("red/crows-1", {charge})),
                 std::string("status"));
        QCOMPARE(warningsOf(with("red/crows-1", "no-charge"), activation("red/crows-1", {attack})),
                 std::string());
        QCOMPARE(
            warningsOf(with("red/crows-1", "no-charge-attack-or-shot"), activation("red/crows-1", {attack})),
            std::string("status"));
        QCOMPARE(warningsOf(with("red/crows-1", "no-activation"), activation("red/crows-1", {march})),
                 std::string("status"));
    }

    void aUnitWithoutACardIsNotJudged()
    {
        const MatchState table = tableOf(army("ashral", {{"induna", 1}}), army("avaren", {{"crows", 6}}));
        QCOMPARE(warningsOf(table, activation("red/induna-1", {magic, invocation, shooting})),
                 std::string("unknown-profile"));
    }

    void wordsTheRulebookLacks()
    {
        const UnitRef crows = unitRefOf("red/crows-1");
        QCOMPARE(warningsOf(readyTable(), ChangeStatus{crows, StatusId("sleepy"), true}),
                 std::string("unknown-status"));
        QCOMPARE(warningsOf(readyTable(), ChangeStatus{crows, StatusId("rain"), false}),
                 std::string("status"));
        QCOMPARE(warningsOf(readyTable(), Score{PlayerId("red"), MissionId("picnic"), 1}),
                 std::string("unknown-mission"));
    }
};

ADJUTANT_TEST(MatchWarningsTest)
#include "tst_match_warnings.moc"
