#include "tests/systems/drakerys/match/played.h"
#include "tests/systems/drakerys/match/table.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_match_casualties {

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;

namespace {

/// Of the Blood Banes: Health 2, 4 Warriors.
MatchState injured(int count)
{
    return after(readyTable(), {"injure: {unit: red/blood-banes-1, count: " + std::to_string(count) + "}"});
}

} // namespace

/// Injuries and what else takes Warriors from the table (chapters "Injuries and withdrawal of the
/// Casualties", "Morale"), Stress and status tokens, victory points.
class MatchCasualtiesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void injuriesRemoveAWarriorAtItsHealth_data()
    {
        QTest::addColumn<int>("injuries");
        QTest::addColumn<int>("warriors");
        QTest::addColumn<int>("tokens");
        QTest::newRow("below") << 1 << 4 << 1;
        QTest::newRow("reached") << 2 << 3 << 0;
        QTest::newRow("again while it holds") << 5 << 2 << 1;
        QTest::newRow("all") << 8 << 0 << 0;
        QTest::newRow("beyond the last") << 11 << 0 << 0;
    }

    void injuriesRemoveAWarriorAtItsHealth()
    {
        QFETCH(int, injuries);
        QFETCH(int, warriors);
        QFETCH(int, tokens);
        const MatchState state = injured(injuries);
        const UnitState& unit = unitOf(state, "red/blood-banes-1");
        QCOMPARE(unit.warriors, warriors);
        QCOMPARE(unit.injuries, tokens);
        QCOMPARE(unit.removed(), warriors == 0);
    }

    void tokensAddUp()
    {
        const MatchState state = after(injured(1), {"injure: {unit: red/blood-banes-1, count: 2}"});
        QCOMPARE(unitOf(state, "red/blood-banes-1").warriors, 3);
        QCOMPARE(unitOf(state, "red/blood-banes-1").injuries, 1);
    }

    void injuriesTellWhatTheyDid()
    {
        const CommandRun done = run(injured(1), "injure: {unit: red/blood-banes-1, count: 7}");
        QCOMPARE(done.refusal(), "none");
        QCOMPARE(done.story(), "Blood Banes: 7 Injuries; Blood Banes: 4 Warriors lost; "
                               "Blood Banes: off the table");
    }

    void anUnknownHealthIsOne()
    {
        const MatchState table = tableOf(army("avaren", {{"scouts", 6}}), army("avaren", {{"crows", 6}}));
        const std::string command = "injure: {unit: red/scouts-1, count: 2}";
        QCOMPARE(unitOf(after(table, {command}), "red/scouts-1").warriors, 4);
        QCOMPARE(run(table, command).warnings(), "unknown-profile");
    }

    void removedWarriorsTakeNoTokensWithThem()
    {
        const MatchState state = after(injured(1), {"remove: {unit: red/blood-banes-1, warriors: 2}"});
        QCOMPARE(unitOf(state, "red/blood-banes-1").warriors, 2);
        QCOMPARE(unitOf(state, "red/blood-banes-1").injuries, 1);
    }

    void theLastWarriorRemovedRemovesTheUnit()
    {
        const MatchState state = after(injured(1), {"remove: {unit: red/blood-banes-1, warriors: 4}"});
        QVERIFY(unitOf(state, "red/blood-banes-1").removed());
        QCOMPARE(unitOf(state, "red/blood-banes-1").injuries, 0);
    }

    void aScatteredUnitIsOffTheTable()
    {
        const MatchState state = after(injured(3), {"scatter: {unit: red/blood-banes-1}"});
        QVERIFY(unitOf(state, "red/blood-banes-1").removed());
        QCOMPARE(unitOf(state, "red/blood-banes-1").warriors, 0);
    }

    void stressDoesNotFallBelowNothing()
    {
        const MatchState state = after(readyTable(), {"stress: {unit: red/blood-banes-1, change: 2}",
                                                      "stress: {unit: red/blood-banes-1, change: -5}"});
        QCOMPARE(unitOf(state, "red/blood-banes-1").stress, 0);
    }

    void statusesLieInTheirOrderEachOnce()
    {
        const auto add = [](const std::string& token) {
            return "status: {unit: red/blood-banes-1, add: " + token + "}";
        };
        MatchState state = after(readyTable(), {add("no-charge"), add("berserk"), add("no-charge")});
        QVERIFY(unitOf(state, "red/blood-banes-1").status ==
                (std::vector{StatusId("no-charge"), StatusId("berserk")}));
        state = after(state, {"status: {unit: red/blood-banes-1, remove: no-charge}"});
        QVERIFY(unitOf(state, "red/blood-banes-1").status == std::vector{StatusId("berserk")});
    }

    void whatHoldsForARoundEndsWithIt()
    {
        MatchState state = after(readyTable(), {"status: {unit: red/blood-banes-1, add: they-shall-not-pass}",
                                                "status: {unit: red/blood-banes-1, add: rain}"});
        state = after(state, {spending("red/salik-1", 16)});
        QVERIFY(unitOf(state, "red/blood-banes-1").has("they-shall-not-pass"));
        state = after(state, {spending("blue/noctis-1", 16)});
        QVERIFY(unitOf(state, "red/blood-banes-1").status == std::vector{StatusId("rain")});
    }

    void victoryPointsAddUpAndNeverFallBelowNone()
    {
        const auto score = [](const std::string& mission, int vp) {
            return "score: {player: red, mission: " + mission + ", vp: " + std::to_string(vp) + "}";
        };
        MatchState state = after(readyTable(), {score("relics", 1), score("epic-fight", 2)});
        QCOMPARE(playerOf(state, "red").vp(), 3);
        QCOMPARE(playerOf(state, "blue").vp(), 0);
        state = after(state, {score("relics", -2)});
        QCOMPARE(playerOf(state, "red").vp(), 1);
        state = after(state, {score("relics", -2), score("relics", 1)});
        QCOMPARE(playerOf(state, "red").vp(), 1);
    }
};

ADJUTANT_TEST(MatchCasualtiesTest)

} // namespace tst_match_casualties

#include "tst_match_casualties.moc"
