#include "tests/systems/skirmish/skirmishtable.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_skirmish_draft {

using namespace adjutant;
using namespace adjutant::test;
using namespace adjutant::test::skirmishtable;

namespace {

// Cards of both decks by their numbers, and then who burns and picks which.
std::string round(int first, const std::string& burn, const std::string& second, const std::string& picked)
{
    const auto two = [first](const std::string& side) {
        return Json::array({side + '/' + std::to_string(first), side + '/' + std::to_string(first + 1)});
    };
    return Json{{"drawn", {{"red", two("red")}, {"blue", two("blue")}}},
                {"burn", burn},
                {"second", second},
                {"first", picked}}
        .dump();
}

} // namespace

/// Burn, pick, pick, discard, from two cards of each deck a round.
class SkirmishDraftTest : public QObject
{
    Q_OBJECT

private slots:
    void theFirstBurnsTheSecondPicksTheFirstPicksTheLastIsDiscarded()
    {
        SkirmishTable table(wholeStart());
        QCOMPARE(table.play("draft", round(1, "blue/1", "red/1", "blue/2")), std::string());
        const Json players = table.state()["players"];
        QCOMPARE(players[0]["hand"], Json({"blue/2"}));
        QCOMPARE(players[1]["hand"], Json({"red/1"}));
        QCOMPARE(players[0]["deck"].size(), std::size_t(8));
        QCOMPARE(players[0]["deck"][0], Json("red/3"));
        QVERIFY(table.sentences().find("red burns Fog") != std::string::npos);
        QVERIFY(!table.state().contains("drawn"));
    }

    // Ten cards a deck, two of each a round: five rounds and five cards, where the source says eight.
    void fiveRoundsFitTenCards()
    {
        SkirmishTable table(wholeStart());
        for (int k = 0; k < 5; ++k) {
            const std::string at = std::to_string(2 * k + 1);
            QCOMPARE(table.play("draft", round(2 * k + 1, "red/" + at, "blue/" + at,
                                               "red/" + std::to_string(2 * k + 2))),
                     std::string());
        }
        QCOMPARE(table.state()["players"][0]["hand"].size(), std::size_t(5));
        QCOMPARE(table.state()["players"][1]["hand"].size(), std::size_t(5));
        QCOMPARE(table.play("draft", round(1, "red/1", "red/2", "blue/1")), std::string("malformed"));
    }

    void sixteenCardsMakeEightRounds()
    {
        Start start = wholeStart();
        for (Side& side : start.sides)
            for (int k = 10; k < 16; ++k)
                side.roster.extras["deck/" + std::to_string(k) + "/name"] = "More " + std::to_string(k);
        start.extras = answersFrom(R"({"deck_size": 16})");
        SkirmishTable table(std::move(start));
        for (int k = 0; k < 8; ++k)
            QCOMPARE(table.play("draft", round(2 * k + 1, "red/" + std::to_string(2 * k + 1),
                                               "blue/" + std::to_string(2 * k + 1),
                                               "red/" + std::to_string(2 * k + 2))),
                     std::string());
        QCOMPARE(table.state()["players"][0]["hand"].size(), std::size_t(8));
    }

    void whoIsFirstBurns()
    {
        Start start = wholeStart();
        start.first = PlayerId("blue");
        SkirmishTable table(std::move(start));
        QCOMPARE(table.play("draft", round(1, "blue/1", "red/1", "blue/2")), std::string());
        QCOMPARE(table.state()["players"][0]["hand"], Json({"red/1"}));
        QCOMPARE(table.state()["players"][1]["hand"], Json({"blue/2"}));
    }

    void whatIsGoneCannotBePicked()
    {
        SkirmishTable table(wholeStart());
        const Json before = table.state();
        QCOMPARE(table.play("draft", round(1, "blue/1", "blue/1", "blue/2")), std::string("malformed"));
        QCOMPARE(table.play("draft", round(1, "blue/3", "blue/1", "blue/2")), std::string("malformed"));
        QCOMPARE(table.play("draft", R"({"drawn": {"red": ["red/1"], "blue": ["blue/1", "blue/2"]}})"),
                 std::string("malformed"));
        QCOMPARE(table.state(), before);
    }

    void aDraftedCardIsUsedOnce()
    {
        SkirmishTable table(wholeStart());
        QCOMPARE(table.play("card", R"({"player": "red", "card": "blue/2"})"), std::string("malformed"));
        QCOMPARE(table.play("draft", round(1, "blue/1", "red/1", "blue/2")), std::string());
        QCOMPARE(table.play("card", R"({"player": "red", "card": "blue/2"})"), std::string());
        QVERIFY(table.sentences().find("red uses Oath") != std::string::npos);
        QCOMPARE(table.play("card", R"({"player": "red", "card": "blue/2"})"), std::string("malformed"));
    }

    // The first thing that a model does ends the draft, which is said before it is done.
    void whoActsInTheDraftIsToldThatItEnds()
    {
        SkirmishTable table(wholeStart());
        QCOMPARE(table.play("draft", round(1, "blue/1", "red/1", "blue/2")), std::string());
        const table::OfferKey attack{"attack", {PlayerId("red"), EntryId("vampire")}, {}};
        const table::Form form = table.session().form({}, attack, {});
        QCOMPARE(form.follows.size(), std::size_t(1));
        QCOMPARE(toText(form.follows.front()), std::string("The draft ends, with 4 rounds left"));
        QCOMPARE(table.play("end_round"), std::string());
        QVERIFY(table.session().form({}, attack, {}).follows.empty());
    }

    // On a page: drawn; then each in turn, across settles; what lies open is shown meanwhile.
    void theDraftIsAskedOneAfterTheOther()
    {
        SkirmishTable table(wholeStart());
        Session& session = table.session();
        QCOMPARE(session.offers({}).front().key.procedure, std::string("draft"));
        QVERIFY(session.play({"draft"}, answersFrom(R"({"drawn": {"red": ["red/1", "red/2"],
                                                                "blue": ["blue/1", "blue/2"]}})"),
                             {}, {}));
        QCOMPARE(table.state()["drawn"].size(), std::size_t(4));
        QCOMPARE(session.view({}, {}).boards.front().id, std::string("drawn"));
        const table::Form form = session.form({}, {"draft"}, {});
        QCOMPARE(form.fields.back().path, std::string("burn"));
        QCOMPARE(form.fields.back().by, PlayerId("red"));
        QCOMPARE(toText(session.view({}, {}).headline), std::string("Draft: round 1 of 5"));
        QVERIFY(session.play({"draft"}, answersFrom(R"({"burn": "red/2"})"), {}, {}));
        QCOMPARE(session.form({}, {"draft"}, {}).fields.back().by, PlayerId("blue"));
    }
};

ADJUTANT_TEST(SkirmishDraftTest)

} // namespace tst_skirmish_draft

#include "tst_skirmish_draft.moc"
