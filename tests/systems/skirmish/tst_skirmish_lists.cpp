#include "core/systems/skirmish/modelcard.h"
#include "core/systems/skirmish/skirmish.h"
#include "tests/systems/shippeddata.h"
#include "tests/systems/skirmish/skirmishstart.h"

namespace adjutant::test::tst_skirmish_lists {

// Cards of both decks by their numbers, and then who burns and picks which.
static std::string round(int first, const std::string& burn, const std::string& second,
                         const std::string& picked)
{
    const auto two = [first](const std::string& side) {
        return side + ": [" + side + '/' + std::to_string(first) + ", " + side + '/' +
               std::to_string(first + 1) + ']';
    };
    return "draft: {drawn: {" + two("red") + ", " + two("blue") + "}, burn: " + burn + ", second: " + second +
           ", first: " + picked + '}';
}

/// Warbands, and the profiles that come with the game.
class SkirmishListsTest : public QObject
{
    Q_OBJECT

private:
    const Catalogue m_catalogue = catalogueOf("skirmish");

    std::size_t findingsOf(std::size_t models, std::size_t cards)
    {
        Roster list;
        list.system = SystemId("skirmish");
        for (std::size_t k = 0; k < models; ++k) {
            RosterEntry entry;
            entry.id = EntryId("model-" + std::to_string(k));
            entry.unit = UnitId("dwarven-defender");
            list.entries.push_back(std::move(entry));
        }
        for (std::size_t k = 0; k < cards; ++k)
            list.extras["deck/" + std::to_string(k) + "/name"] = "Card " + std::to_string(k);
        return skirmish::gameSystem().checkRoster(list, m_catalogue).size();
    }

private Q_SLOTS:
    void aWarbandHasThreeToTenModels()
    {
        QCOMPARE(findingsOf(2, 10), 1U);
        QCOMPARE(findingsOf(3, 10), 0U);
        QCOMPARE(findingsOf(10, 10), 0U);
        QCOMPARE(findingsOf(11, 10), 1U);
    }

    void aDeckHasTenCards() { QCOMPARE(listed(findingsOf(3, 9), findingsOf(3, 16)), "1 1"); }

    // "You bring a deck of 10 cards": a list without one isn't all that the rules want, and can be played.
    void aListWithoutADeckSaysSo()
    {
        Roster list;
        for (const char* id : {"a", "b", "c"}) {
            RosterEntry entry;
            entry.id = EntryId(id);
            entry.unit = UnitId("dwarven-defender");
            list.entries.push_back(std::move(entry));
        }
        const auto findings = skirmish::gameSystem().checkRoster(list, m_catalogue);
        QCOMPARE(findings.size(), 1U);
        QCOMPARE(findings[0].severity, Severity::warning);
        QCOMPARE(toText(findings[0].message), "the list has no deck; the rules call for 10 cards");
    }

    // The four profiles of the source, as printed.
    void theProfilesOfTheSource()
    {
        int printed = 0;
        for (const Unit& unit : m_catalogue.units()) {
            QVERIFY2(wholeAnswer(skirmish::askWholeCard, unit.card), unit.id.text().c_str());
            QVERIFY(unit.sample || !unit.note.empty());
            printed += unit.sample ? 0 : 1;
        }
        QCOMPARE(printed, 4);
        const auto cardOf = [this](const char* id) {
            return *wholeAnswer(skirmish::askWholeCard, m_catalogue.find(UnitId(id))->card);
        };
        const skirmish::ModelCard wizard = cardOf("wizard-from-the-halls-of-dolion");
        QVERIFY(wizard.abilities.empty());
        QVERIFY(wizard.modelClass.empty());
        QCOMPARE(wizard.dice[skirmish::DieKind::wild], 3);
        QCOMPARE(toText(skirmish::toView(wizard).lines.front()), "No abilities printed");
        const skirmish::ModelCard vampire = cardOf("vampire-sword-fighter");
        QCOMPARE(listed(vampire.modelClass, vampire.abilities.size()), "fighter 5");
        QCOMPARE(listed(vampire.abilities[0].most, vampire.abilities[0].mostElsewhere), "2 3");
        QCOMPARE(vampire.abilities[2].accuracy, -2);
        const skirmish::ModelCard ram = cardOf("great-ram-of-shamborga");
        QCOMPARE(ram.defence(skirmish::AbilityKind::melee), std::optional(5));
        QCOMPARE(ram.resistance(skirmish::Resistance::armor), std::optional(7));
        QCOMPARE(ram.abilities[1].damageToSmaller, std::optional(4));
        const skirmish::ModelCard dwarf = cardOf("dwarven-defender");
        QVERIFY(!dwarf.abilities[0].most);
        QCOMPARE(dwarf.abilities[1].when, skirmish::Trigger::dodged);
    }

    void theReadyListsPlay()
    {
        QCOMPARE(m_catalogue.readyLists().size(), 2U);
        QVERIFY(skirmish::gameSystem().begin(sampleMatch("skirmish", m_catalogue)));
    }

    void aCardSaysWhatIsWrongWithIt()
    {
        const auto rule = [](const std::string& json) {
            const auto card = wholeAnswer(skirmish::askWholeCard, answersFrom(json));
            return card ? std::string() : toText(card.error().message);
        };
        QCOMPARE(rule("{wounds: 3}"), "");
        QVERIFY(rule("{name: X}").find("wounds") == 0);
        VERIFY_CONTAINS(rule("{wounds: 0}"), "from 1 to");
        VERIFY_CONTAINS(rule("{wounds: 3, dice: {magic: 1}}"), "dice/magic");
        VERIFY_CONTAINS(rule("{wounds: 3, abilities: [{kind: mele, chance: 4}]}"), "'melee'");
        VERIFY_CONTAINS(rule("{wounds: 3, abilities: [{id: a, chance: 4}, {id: a, chance: 4}]}"), "twice");
        // The source's Profiles say Mind where its cards say Will.
        QCOMPARE(wholeAnswer(skirmish::askWholeCard,
                             answersFrom("{wounds: 1, abilities: [{chance: 4, vs: Mind}]}"))
                     ->abilities[0]
                     .versus,
                 skirmish::Resistance::will);
    }

    void mindIsWill()
    {
        const auto card =
            wholeAnswer(skirmish::askWholeCard, answersFrom("{wounds: 1, resistances: {mind: 7}}"));
        QCOMPARE(card->resistance(skirmish::Resistance::will), std::optional(7));
    }

    // Burn, pick, pick, discard, from two cards of each deck a round.

    void theFirstBurnsTheSecondPicksTheFirstPicksTheLastIsDiscarded()
    {
        ScriptedMatch match(skirmishStart());
        match.play(round(1, "blue/1", "red/1", "blue/2"));
        const Json players = match.state()["players"];
        QCOMPARE(players[0]["hand"], Json({"blue/2"}));
        QCOMPARE(players[1]["hand"], Json({"red/1"}));
        QCOMPARE(players[0]["deck"].size(), 8U);
        QCOMPARE(players[0]["deck"][0], "red/3");
        VERIFY_CONTAINS(match.sentences(), "red burns Fog");
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

    void aMatchWithoutDraftRoundsSaysSo()
    {
        Start start = skirmishStart();
        start.extras = answersFrom("{draft_rounds: 0}");
        ScriptedMatch match(std::move(start));
        const door::Form form = match.form("draft");
        QVERIFY(form.refusal);
        QCOMPARE(toText(form.refusal->message), "no draft rounds were chosen");
    }

    void theDraftNamesWhoIsFirstAndWhatIsDiscarded()
    {
        ScriptedMatch match(skirmishStart());
        match.answer("draft", "{drawn: {red: [red/1, red/2], blue: [blue/1, blue/2]}}");
        QCOMPARE(toText(match.form("draft").fields.back().label), "red goes first: card to burn");
        match.answer("draft", "{burn: red/2}");
        match.answer("draft", "{second: red/1}");
        match.answer("draft", "{first: blue/1}");
        VERIFY_CONTAINS(match.sentences(), "Discarded: ");
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
        VERIFY_CONTAINS(match.sentences(), "red uses Oath");
        match.refuses("malformed", "card: {player: red, card: blue/2}");
    }

    // The first thing that a model does ends the draft, which is said before it is done.
    void whoActsInTheDraftLearnsThatItEnds()
    {
        ScriptedMatch match(skirmishStart());
        match.play(round(1, "blue/1", "red/1", "blue/2"));
        const door::Form form = match.form("attack red/vampire");
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
        const door::Form form = match.form("draft");
        QCOMPARE(form.fields.back().path, "burn");
        QCOMPARE(form.fields.back().by, PlayerId("red"));
        QCOMPARE(toText(session.view({}, {}).headline), "Draft: round 1 of 5");
        match.answer("draft", "{burn: red/2}");
        QCOMPARE(match.form("draft").fields.back().by, PlayerId("blue"));
    }

    // It counted as done, though one card of four had been taken.
    void aDraftRoundThatWasLeftGoesOnWhereItStopped()
    {
        ScriptedMatch match(skirmishStart());
        match.play(round(1, "blue/1", "red/1", "blue/2"));
        match.answer("draft", "{drawn: {red: [red/3, red/4], blue: [blue/3, blue/4]}}");
        match.answer("draft", "{burn: red/3}");
        match.play("card: {player: red, card: blue/2}");
        QCOMPARE(match.due(), "draft");
        const door::Form form = match.form("draft");
        QCOMPARE(listed(form.fields.size(), form.fields.back().path), "1 second");
        QVERIFY(!form.playable);
        match.answer("draft", "{second: red/4}");
        match.answer("draft", "{first: blue/3}");
        QCOMPARE(match.state()["players"][0]["hand"], Json({"blue/3"}));
        QCOMPARE(match.state()["players"][1]["hand"], Json({"red/1", "red/4"}));
        QVERIFY(!match.state().contains("drawn"));
        QCOMPARE(toText(match.session().view({}, {}).headline), "Draft: round 3 of 5");
    }
};

ADJUTANT_TEST(SkirmishListsTest)

} // namespace adjutant::test::tst_skirmish_lists
