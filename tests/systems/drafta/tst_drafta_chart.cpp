#include "core/systems/drafta/draftarules.h"
#include "tests/systems/drafta/draftatable.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_drafta_chart {

using namespace adjutant;
using namespace adjutant::test;

namespace {

const std::string vela = R"({"name": "Vela", "hp": 12, "movement": 5, "full": 4, "partial": 1})";
const std::string ogre = R"({"name": "Ogre", "hp": 10, "movement": 4, "full": 6, "partial": 2})";

const std::string champion =
    R"({"name": "Champion", "hp": 3, "full": 1, "partial": 1, "player_character": true})";
const std::string chart = R"({"chart": [{"from": 51, "to": 100, "text": "Bruised"},
    {"from": 1, "to": 36, "text": "Badly wounded"}, {"from": 37, "to": 50, "text": "Lost the shield"}]})";

// Why a match doesn't begin; empty where it does.
std::string refusalOf(const std::string& extras)
{
    const auto session = drafta::begin(startOf("{\"a\": " + vela + "}", "{\"b\": " + ogre + "}", extras));
    return session ? std::string() : session.error().rule + ": " + toText(session.error().message);
}

} // namespace

class DraftaChartTest : public QObject
{
    Q_OBJECT

private:
    static DraftaTable begun(const std::string& extras)
    {
        DraftaTable table("{\"vela\": " + vela + "}",
                          "{\"champion\": " + champion + ", \"ogre\": " + ogre + "}", extras);
        table.redBegins();
        return table;
    }

private slots:
    void aDefeatedPlayerCharacterRollsOnThePlayersChart()
    {
        DraftaTable table = begun(chart);
        QCOMPARE(table.play("consequence", R"({"unit": "blue/champion", "d100": 37})"),
                 std::string("malformed"));
        QCOMPARE(
            table.play("special", R"({"attacker": "red/vela", "defender": "blue/champion", "damage": 3})"),
            std::string());
        QCOMPARE(table.play("consequence", R"({"unit": "blue/champion", "d100": 101})"),
                 std::string("malformed"));
        QCOMPARE(table.play("consequence", R"({"unit": "blue/champion", "d100": 37})"), std::string());
        QCOMPARE(table.sentences(), std::string("Consequence for Champion (37): Lost the shield\n"));
    }

    void othersHaveNoConsequence()
    {
        DraftaTable table = begun(chart);
        QCOMPARE(table.play("special", R"({"attacker": "red/vela", "defender": "blue/ogre", "damage": 30})"),
                 std::string());
        QCOMPARE(table.play("consequence", R"({"unit": "blue/ogre", "d100": 37})"), std::string("malformed"));
        QCOMPARE(table.play("consequence", R"({"unit": "blue/x", "d100": 37})"), std::string("unknown-unit"));
    }

    void withoutAChartThereIsNoRoll()
    {
        DraftaTable table = begun("{}");
        QCOMPARE(
            table.play("special", R"({"attacker": "red/vela", "defender": "blue/champion", "damage": 3})"),
            std::string());
        QCOMPARE(table.play("consequence", R"({"unit": "blue/champion", "d100": 37})"),
                 std::string("malformed"));
    }

    void theLastOneToFallRollsAfterTheEnd()
    {
        DraftaTable table("{\"vela\": " + vela + "}", "{\"champion\": " + champion + "}", chart);
        table.redBegins();
        QCOMPARE(
            table.play("special", R"({"attacker": "red/vela", "defender": "blue/champion", "damage": 3})"),
            std::string());
        QCOMPARE(table.state()["finished"], Json(true));
        QCOMPARE(table.play("consequence", R"({"unit": "blue/champion", "d100": 100})"), std::string());
    }

    void aGapIsNamed()
    {
        QCOMPARE(
            refusalOf(
                R"({"chart": [{"from": 1, "to": 40, "text": "x"}, {"from": 46, "to": 100, "text": "y"}]})"),
            std::string("malformed: the chart has a gap: no row has 41 to 45; 1 to 100 must be covered"));
        QCOMPARE(refusalOf(R"({"chart": [{"from": 1, "to": 99, "text": "x"}]})"),
                 std::string("malformed: the chart has a gap: no row has 100; 1 to 100 must be covered"));
        QCOMPARE(refusalOf(R"({"chart": [{"from": 2, "to": 100, "text": "x"}]})"),
                 std::string("malformed: the chart has a gap: no row has 1; 1 to 100 must be covered"));
    }

    void anOverlapIsNamed()
    {
        QCOMPARE(
            refusalOf(
                R"({"chart": [{"from": 1, "to": 60, "text": "x"}, {"from": 51, "to": 100, "text": "y"}]})"),
            std::string("malformed: chart rows overlap: two rows have 51 to 60; each number from 1 to 100 "
                        "belongs in one row"));
        QVERIFY(
            refusalOf(
                R"({"chart": [{"from": 1, "to": 100, "text": "x"}, {"from": 50, "to": 50, "text": "y"}]})")
                .ends_with("two rows have 50; each number from 1 to 100 belongs in one row"));
    }

    void badRowsAreRefused()
    {
        QVERIFY(!refusalOf(R"({"chart": [{"from": 0, "to": 100, "text": "x"}]})").empty());
        QVERIFY(!refusalOf(R"({"chart": [{"from": 1, "to": 101, "text": "x"}]})").empty());
        QVERIFY(!refusalOf(R"({"chart": [{"from": 60, "to": 40, "text": "x"}]})").empty());
        QVERIFY(!refusalOf(R"({"chart": [{"from": 1, "to": 100}]})").empty());
        QVERIFY(!refusalOf(R"({"chart": [{"from": 1, "to": 100, "text": "x", "bonus": 1}]})").empty());
        QVERIFY(!refusalOf(R"({"chart": "none"})").empty());
        QVERIFY(!refusalOf(R"({"table": 1})").empty());
        QCOMPARE(refusalOf(R"({"chart": []})"), std::string());
    }
};

ADJUTANT_TEST(DraftaChartTest)

} // namespace tst_drafta_chart

#include "tst_drafta_chart.moc"
