#include "core/systems/drakerys/battlefield/layingout.h"
#include "core/systems/drakerys/procedures/begin.h"
#include "tests/systems/drakerys/match/drakerysstart.h"
#include "tests/systems/drakerys/match/played.h"
#include "tests/systems/drakerys/match/table.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_match_vortexes {

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;

namespace {

/// The match at the table of two, as a page has it, behind these commands.
ScriptedMatch playing(const std::vector<std::string>& commands = {})
{
    ScriptedMatch match(drakerysStart());
    for (const std::string& command : commands)
        match.play(command);
    return match;
}

} // namespace

/// How Vortexes and the Maelstrom come to lie on the battlefield (chapters "Creation of the Battlefield",
/// "Deviation").
class MatchVortexesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Our reading: one in the middle of each quarter, the Maelstrom in the middle.
    void vortexesAreLaidOnTheirLocations()
    {
        const MatchState state = after(
            readyTable(),
            {"vortexes: {elements: {near_left: fire, near_right: air, far_left: water, far_right: earth}}"});
        QCOMPARE(state.sources.size(), 5U);
        QVERIFY(liesAt(state, "fire", {22.5, 22.5}));
        QVERIFY(liesAt(state, "air", {67.5, 22.5}));
        QVERIFY(liesAt(state, "water", {22.5, 67.5}));
        QVERIFY(liesAt(state, "earth", {67.5, 67.5}));
        QVERIFY(liesAt(state, "maelstrom", {45, 45}));
        QVERIFY(!sourceOf(state, "maelstrom").element);
    }

    void eachElementIsChosenOnce()
    {
        QCOMPARE(
            run(readyTable(), "vortexes: {elements: {near_left: fire, near_right: fire, far_left: water}}")
                .refusal(),
            "element");
        // The last one is what is left.
        const MatchState state = after(
            readyTable(), {"vortexes: {elements: {near_left: fire, near_right: air, far_left: water}}"});
        QVERIFY(liesAt(state, "earth", {67.5, 67.5}));
    }

    // "places the corresponding Vortex on one of the free locations".
    void eachPlayerInTurnChoosesElementAndLocation()
    {
        const MatchState state =
            after(readyTable(), {"vortexes: {locations: {first: far_right, second: near_left, third: "
                                 "near_right}, elements: {far_right: fire, near_left: air, near_right: "
                                 "water}}"});
        QVERIFY(liesAt(state, "fire", {67.5, 67.5}));
        QVERIFY(liesAt(state, "air", {22.5, 22.5}));
        QVERIFY(liesAt(state, "water", {67.5, 22.5}));
        QVERIFY(liesAt(state, "earth", {22.5, 67.5}));
        QCOMPARE(run(readyTable(), "vortexes: {locations: {first: far_right, second: far_right}, elements: "
                                   "{far_right: fire, near_left: air, near_right: water}}")
                     .refusal(),
                 "location");
    }

    void theFirstPlayerBeginsWithTheVortexes()
    {
        auto match = playing();
        table::Answers answers;
        const auto label = [&](const std::string& path) {
            const table::Form form = match.form("vortexes", answers);
            return fieldAt(form, path) ? toText(fieldAt(form, path)->label) : std::string();
        };
        QCOMPARE(label("locations/first"), "Location, chosen by red");
        QCOMPARE(label("locations/second"), "");
        answers["locations/first"] = std::string("far_left");
        QCOMPARE(label("elements/far_left"), "Element, chosen by red");
        answers["elements/far_left"] = std::string("water");
        QCOMPARE(label("locations/second"), "Location, chosen by blue");
        const table::Form form = match.form("vortexes", answers);
        QVERIFY(optionAt(form, "locations/second", "far_left").standing == table::Standing::closed);
        QVERIFY(optionAt(form, "locations/second", "near_left").standing == table::Standing::open);
    }

    void aLocationIsSeenFromWhoeverDeploysInAreaA()
    {
        const auto label = [](const ScriptedMatch& match) {
            return toText(optionAt(match.form("vortexes"), "locations/first", "near_left").label);
        };
        QCOMPARE(label(playing()), "Near left, seen from Deployment Area A");
        QCOMPARE(label(playing({"deploy: {player: red, side: b}"})), "Near left, seen from blue");
    }

    void allOfThemDeviate()
    {
        const auto laid = [](const std::string& deviations) {
            return run(readyTable(),
                       "vortexes: {elements: {near_left: fire, near_right: air, far_left: water}, "
                       "deviations: [" +
                           deviations + "]}");
        };
        // Three o'clock: 2 + 3 + 4 cm to the right; the others are Hits.
        QVERIFY(liesAt(laid("3, 2, 3, 4, 13, 14, 15, 18").state, "fire", {31.5, 22.5}));
        // Twelve o'clock points away from Deployment Area A, six towards it.
        QVERIFY(liesAt(laid("12, 1, 1, 1, 13, 14, 15, 18").state, "fire", {22.5, 25.5}));
        QVERIFY(liesAt(laid("13, 13, 13, 13, 6, 10, 1, 1").state, "maelstrom", {45, 33}));
    }

    void whatWouldLeaveTheBattlefieldIsRolledAgain()
    {
        // 22.5 - 21 is nearer than its radius of 2.5 to the edge.
        const std::string off = "9, 10, 10, 1";
        const std::string elements = "elements: {near_left: fire, near_right: air, far_left: water}";
        QCOMPARE(run(readyTable(), "vortexes: {" + elements + ", deviations: [" + off + ", 13, 13, 13, 13]}")
                     .refusal(),
                 "malformed");
        const MatchState state = after(readyTable(), {"vortexes: {" + elements + ", deviations: [" + off +
                                                      ", 9, 10, 8, 2, 13, 13, 13, 13]}"});
        QVERIFY(liesAt(state, "fire", {2.5, 22.5}));
    }

    void whatWouldLieOnAnotherIsRolledAgain()
    {
        const ElementsLaidOut elements{Element::fire, Element::air, Element::water, Element::earth};
        // The Air Vortex goes 20 cm up, to 67.5, 42.5; the Maelstrom 20 cm to the right would lie on it.
        const std::vector<int> superimposed{13, 12, 10, 9, 1, 13, 13, 3, 10, 9, 1};
        QCOMPARE(layOut(elements, superimposed).due.size(), 1U);
        std::vector<int> rolledAgain = superimposed;
        rolledAgain.push_back(13);
        QVERIFY(layOut(elements, rolledAgain).due.empty());
        QVERIFY(layOut(elements, rolledAgain).sources.back().at == Point(45, 45));
    }

    void aVortexDeviatesAsItsDiceShow()
    {
        const auto placed = [](const std::string& rolled) {
            return run(readyTable(), "vortex: {id: north, element: air, at: [45, 70], deviation: {rolled: " +
                                         rolled + "}}");
        };
        QVERIFY(placed("[3, 3, 4, 5]").state.sources[0].at == Point(57, 70));
        QVERIFY(placed("[13]").state.sources[0].at == Point(45, 70));
        QCOMPARE(placed("[3, 3, 4]").refusal(), "malformed");
    }

    // It deviates once, when it is placed.
    void whatLiesThereDeviatesNoMore()
    {
        auto match = playing({"vortex: {id: north, element: air, at: [45, 70]}"});
        const table::Answers place{{"id", std::string("north")}, {"at", table::Point{45, 60}}};
        QVERIFY(!fieldAt(match.form("vortex", place), "deviation/rolled"));
        const table::Answers another{
            {"id", std::string("south")}, {"element", std::string("fire")}, {"at", table::Point{45, 20}}};
        QVERIFY(fieldAt(match.form("vortex", another), "deviation/rolled"));
    }
};

ADJUTANT_TEST(MatchVortexesTest)

} // namespace tst_match_vortexes

#include "tst_match_vortexes.moc"
