#include "tests/systems/skirmish/skirmishstart.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_skirmish_draft {

using namespace adjutant;
using namespace adjutant::test;

namespace {

// Cards of both decks by their numbers, and then who burns and picks which.
std::string round(int first, const std::string& burn, const std::string& second, const std::string& picked)
{
    const auto two = [first](const std::string& side) {
        return side + ": [" + side + '/' + std::to_string(first) + ", " + side + '/' +
               std::to_string(first + 1) + ']';
    };
    return "draft: {drawn: {" + two("red") + ", " + two("blue") + "}, burn: " + burn + ", second: " + second +
           ", first: " + picked + '}';
}

} // namespace

/// Burn, pick, pick, discard, from two cards of each deck a round.
class SkirmishDraftTest : public QObject
{
    Q_OBJECT

private slots:
    void theFirstBurnsTheSecondPicksTheFirstPicksTheLastIsDiscarded()
    {
        ScriptedMatch match(skirmishStart());
        match.play(round(1, "blue/1", "red/1", "blue/2"));
        const Json players = match.state()["players"];
        QCOMPARE(players[0]["hand"], Json({"blue/2"}));
        QCOMPARE(players[1]["hand"], Json({"red/1"}));
        QCOMPARE(players[0]["deck"].size(), 8U);
        QCOMPARE(players[0]["deck"][0], "red/3");
        QVERIFY(match.sentences().find("red burns Fog") != std::string::npos);
        QVERIFY(!match.state().contains("drawn"));
    }

    // Ten cards a deck, two of each a round: five rounds and five cards, where the source says eight.
    void fiveRoundsFitTenCards()
    {
        ScriptedMatch match(skirmishStart());
        for (int k = 0; k < 5; ++k) {
            const std::string at = std::to_string(2 * k + 1);
            match.play(round(2 * k + 1, "red/" + at, "blue/" + at, "red/" + std::to_string(2 * k + 2)));
        }
        QCOMPARE(match.state()["players"][0]["hand"].size(), 5U);
        QCOMPARE(match.state()["players"][1]["hand"].size(), 5U);
        match.refuses("malformed", round(1, "red/1", "red/2", "blue/1"));
    }

    void sixteenCardsMakeEightRounds()
    {
        Start start = skirmishStart();
        for (Side& side : start.sides)
            for (int k = 10; k < 16; ++k)
                side.roster.extras["deck/" + std::to_string(k) + "/name"] = "More " + std::to_string(k);
        start.extras = answersFrom("{deck_size: 16}");
        ScriptedMatch match(std::move(start));
        for (int k = 0; k < 8; ++k)
            match.play(round(2 * k + 1, "red/" + std::to_string(2 * k + 1),
                             "blue/" + std::to_string(2 * k + 1), "red/" + std::to_string(2 * k + 2)));
        QCOMPARE(match.state()["players"][0]["hand"].size(), 8U);
    }

    void whoIsFirstBurns()
    {
        Start start = skirmishStart();
        start.first = PlayerId("blue");
        ScriptedMatch match(std::move(start));
        match.play(round(1, "blue/1", "red/1", "blue/2"));
        QCOMPARE(match.state()["players"][0]["hand"], Json({"red/1"}));
        QCOMPARE(match.state()["players"][1]["hand"], Json({"blue/2"}));
    }

    void whatIsGoneCannotBePicked()
    {
        ScriptedMatch match(skirmishStart());
        match.refuses("malformed", round(1, "blue/1", "blue/1", "blue/2"));
        match.refuses("malformed", round(1, "blue/3", "blue/1", "blue/2"));
        match.refuses("malformed", "draft: {drawn: {red: [red/1], blue: [blue/1, blue/2]}}");
    }

    void aDraftedCardIsUsedOnce()
    {
        ScriptedMatch match(skirmishStart());
        match.refuses("malformed", "card: {player: red, card: blue/2}");
        match.play(round(1, "blue/1", "red/1", "blue/2"));
        match.play("card: {player: red, card: blue/2}");
        QVERIFY(match.sentences().find("red uses Oath") != std::string::npos);
        match.refuses("malformed", "card: {player: red, card: blue/2}");
    }

    // The first thing that a model does ends the draft, which is said before it is done.
    void whoActsInTheDraftIsToldThatItEnds()
    {
        ScriptedMatch match(skirmishStart());
        match.play(round(1, "blue/1", "red/1", "blue/2"));
        const table::Form form = match.form("attack red/vampire");
        QCOMPARE(form.follows.size(), 1U);
        QCOMPARE(toText(form.follows.front()), "The draft ends, with 4 rounds left");
        match.play("end_round: {}");
        QVERIFY(match.form("attack red/vampire").follows.empty());
    }

    // On a page: drawn; then each in turn, across settles; what lies open is shown meanwhile.
    void theDraftIsAskedOneAfterTheOther()
    {
        ScriptedMatch match(skirmishStart());
        Session& session = match.session();
        QCOMPARE(session.offers({}).front().key.procedure, "draft");
        match.answer("draft", "{drawn: {red: [red/1, red/2], blue: [blue/1, blue/2]}}");
        QCOMPARE(match.state()["drawn"].size(), 4U);
        QCOMPARE(session.view({}, {}).boards.front().id, "drawn");
        const table::Form form = match.form("draft");
        QCOMPARE(form.fields.back().path, "burn");
        QCOMPARE(form.fields.back().by, PlayerId("red"));
        QCOMPARE(toText(session.view({}, {}).headline), "Draft: round 1 of 5");
        match.answer("draft", "{burn: red/2}");
        QCOMPARE(match.form("draft").fields.back().by, PlayerId("blue"));
    }
};

ADJUTANT_TEST(SkirmishDraftTest)

} // namespace tst_skirmish_draft

#include "tst_skirmish_draft.moc"
