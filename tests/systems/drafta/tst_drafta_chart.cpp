#include "core/systems/drafta/draftarules.h"
#include "tests/systems/drafta/draftastart.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_drafta_chart {

using namespace adjutant;
using namespace adjutant::test;

namespace {

const std::string champion = "{name: Champion, hp: 3, full: 1, partial: 1, player_character: true}";
const std::string chart = "{chart: [{from: 51, to: 100, text: Bruised}, {from: 1, to: 36, text: Badly "
                          "wounded}, {from: 37, to: 50, text: Lost the shield}]}";

// Why a match doesn't begin; empty where it does.
std::string refusalOf(const std::string& extras)
{
    const auto session = drafta::begin(redAndBlue("a: " + vela, "b: " + ogre, extras));
    return session ? std::string() : session.error().rule + ": " + toText(session.error().message);
}

} // namespace

class DraftaChartTest : public QObject
{
    Q_OBJECT

private:
    static ScriptedMatch begun(const std::string& extras)
    {
        return redBegins("vela: " + vela, "champion: " + champion + ", ogre: " + ogre, extras);
    }

private slots:
    void aDefeatedPlayerCharacterRollsOnThePlayersChart()
    {
        ScriptedMatch match = begun(chart);
        match.refuses("malformed", "consequence: {unit: blue/champion, d100: 37}");
        match.play("special: {attacker: red/vela, defender: blue/champion, damage: 3}");
        match.refuses("malformed", "consequence: {unit: blue/champion, d100: 101}");
        match.play("consequence: {unit: blue/champion, d100: 37}");
        QCOMPARE(match.sentences(), "Consequence for Champion (37): Lost the shield\n");
    }

    void othersHaveNoConsequence()
    {
        ScriptedMatch match = begun(chart);
        match.play("special: {attacker: red/vela, defender: blue/ogre, damage: 30}");
        match.refuses("malformed", "consequence: {unit: blue/ogre, d100: 37}");
        match.refuses("unknown-unit", "consequence: {unit: blue/x, d100: 37}");
    }

    void withoutAChartThereIsNoRoll()
    {
        ScriptedMatch match = begun("{}");
        match.play("special: {attacker: red/vela, defender: blue/champion, damage: 3}");
        match.refuses("malformed", "consequence: {unit: blue/champion, d100: 37}");
    }

    void theLastOneToFallRollsAfterTheEnd()
    {
        ScriptedMatch match = redBegins("vela: " + vela, "champion: " + champion, chart);
        match.play("special: {attacker: red/vela, defender: blue/champion, damage: 3}");
        QCOMPARE(match.state()["finished"], true);
        match.play("consequence: {unit: blue/champion, d100: 100}");
    }

    void aGapIsNamed()
    {
        for (const auto& [rows, gap] :
             {std::pair("{from: 1, to: 40, text: x}, {from: 46, to: 100, text: y}", "41 to 45"),
              {"{from: 1, to: 99, text: x}", "100"},
              {"{from: 2, to: 100, text: x}", "1"}})
            QCOMPARE(refusalOf("{chart: [" + std::string(rows) + "]}"),
                     "malformed: the chart has a gap: no row has " + std::string(gap) +
                         "; 1 to 100 must be covered");
    }

    void anOverlapIsNamed()
    {
        QCOMPARE(refusalOf("{chart: [{from: 1, to: 60, text: x}, {from: 51, to: 100, text: y}]}"),
                 "malformed: chart rows overlap: two rows have 51 to 60; each number from 1 to 100 "
                 "belongs in one row");
        QVERIFY(refusalOf("{chart: [{from: 1, to: 100, text: x}, {from: 50, to: 50, text: y}]}")
                    .ends_with("two rows have 50; each number from 1 to 100 belongs in one row"));
    }

    void badRowsAreRefused()
    {
        for (const char* extras :
             {"{chart: [{from: 0, to: 100, text: x}]}", "{chart: [{from: 1, to: 101, text: x}]}",
              "{chart: [{from: 60, to: 40, text: x}]}", "{chart: [{from: 1, to: 100}]}",
              "{chart: [{from: 1, to: 100, text: x, bonus: 1}]}", "{chart: none}", "{table: 1}"})
            QVERIFY2(!refusalOf(extras).empty(), extras);
        QCOMPARE(refusalOf("{chart: []}"), "");
    }
};

ADJUTANT_TEST(DraftaChartTest)

} // namespace tst_drafta_chart

#include "tst_drafta_chart.moc"
