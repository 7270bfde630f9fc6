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

    std::vector<Finding> findingsOf(std::size_t models, std::size_t cards)
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
        return skirmish::gameSystem().checkRoster(list, m_catalogue);
    }

private Q_SLOTS:
    void aWarbandHasThreeToTenModels()
    {
        QCOMPARE(listed(findingsOf(2, 10).size(), findingsOf(3, 10).size()), "1 0");
        QCOMPARE(listed(findingsOf(10, 10).size(), findingsOf(11, 10).size()), "0 1");
    }

    void aDeckHasTenCards() { QCOMPARE(listed(findingsOf(3, 9).size(), findingsOf(3, 16).size()), "1 1"); }

    // "You bring a deck of 10 cards": a list without one isn't all that the rules want, and can be played.
    void aListWithoutADeckSaysSo()
    {
        const auto findings = findingsOf(3, 0);
        QCOMPARE(findings.size(), 1U);
        QCOMPARE(findings[0].severity, Severity::warning);
        QCOMPARE(toText(findings[0].message), "the list has no deck; the rules call for 10 cards");
    }

    // The four profiles of the source, as printed.
    void theProfilesOfTheSource()
    {
        QCOMPARE(faultOfSamples("skirmish", std::ssize(m_catalogue.units()) - 4, 4), "");
        const auto cardOf = [this](const char* id) {
            return *wholeAnswer(skirmish::askWholeCard, m_catalogue.find(UnitId(id))->card);
        };
        const skirmish::ModelCard wizard = cardOf("wizard-from-the-halls-of-dolion");
        QVERIFY(wizard.abilities.empty() && wizard.modelClass.empty());
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
    }

    // The source's Profiles say Mind where its cards say Will.
    void mindIsWill()
    {
        const auto card = wholeAnswer(
            skirmish::askWholeCard,
            answersFrom("{wounds: 1, resistances: {mind: 7}, abilities: [{chance: 4, vs: Mind}]}"));
        QCOMPARE(card->resistance(skirmish::Resistance::will), std::optional(7));
        QCOMPARE(card->abilities[0].versus, skirmish::Resistance::will);
    }

    // Burn, pick, pick, discard, from two cards of each deck a round.
    void drafts_data()
    {
        const auto row = columns<Begin, Script>("begin", "script");
        const auto begun = [] { return ScriptedMatch(skirmishStart()); };
        const std::string first = round(1, "blue/1", "red/1", "blue/2");
        row("the first burns, the second picks, the first picks, the last is discarded", begun,
            {first, "side red: {hand: [blue/2], deck/0: red/3, deck/7: red/10, deck/8: null}",
             "side blue: {hand: [red/1]}", "mentions: red burns Fog", "match: {drawn: null}"});
        // Ten cards a deck, two of each a round: five rounds and five cards, where the source says eight.
        Script rounds;
        for (int k = 1; k <= 15; k += 2)
            rounds.push_back(round(k, "red/" + std::to_string(k), "blue/" + std::to_string(k),
                                   "red/" + std::to_string(k + 1)));
        Script five(rounds.begin(), rounds.begin() + 5);
        five.insert(five.end(),
                    {"side red: {hand/4: red/10, hand/5: null}", "side blue: {hand/4: blue/9, hand/5: null}",
                     "refused malformed: " + round(1, "red/1", "red/2", "blue/1")});
        row("five rounds fit ten cards", begun, five);
        rounds.push_back("side red: {hand/7: red/16, hand/8: null}");
        row(
            "sixteen cards make eight rounds",
            [] {
                Start start = skirmishStart();
                for (Side& side : start.sides)
                    for (int k = 10; k < 16; ++k)
                        side.roster.extras["deck/" + std::to_string(k) + "/name"] =
                            "More " + std::to_string(k);
                start.extras = answersFrom("{deck_size: 16}");
                return ScriptedMatch(std::move(start));
            },
            rounds);
        row("who is first burns",
            [] {
                Start start = skirmishStart();
                start.first = PlayerId("blue");
                return ScriptedMatch(std::move(start));
            },
            {first, "side red: {hand: [red/1]}", "side blue: {hand: [blue/2]}"});
        row("a match without draft rounds says so",
            [] {
                Start start = skirmishStart();
                start.extras = answersFrom("{draft_rounds: 0}");
                return ScriptedMatch(std::move(start));
            },
            {"form draft", "because: no draft rounds were chosen"});
        row("what is gone cannot be picked", begun,
            {"refused malformed: " + round(1, "blue/1", "blue/1", "blue/2"),
             "refused malformed: " + round(1, "blue/3", "blue/1", "blue/2"),
             "refused malformed: draft: {drawn: {red: [red/1], blue: [blue/1, blue/2]}}"});
        row("a drafted card is used once", begun,
            {"refused malformed: card: {player: red, card: blue/2}", first, "form card red: {card: blue/2}",
             "follows: Resolve it on the table, then change wounds", "card: {player: red, card: blue/2}",
             "mentions: red uses Oath", "mentions: Resolve it on the table, then change wounds",
             "refused malformed: card: {player: red, card: blue/2}", "board played: Oath", "end_round: {}",
             "board played: none"});
        // The first thing that a model does ends the draft, which is warned of before it is done.
        row("who acts in the draft is warned that it ends", begun,
            {first, "form attack red/vampire", "rules: draft",
             "warning says: The draft ends, with 4 rounds left", "end_round: {}", "form attack red/vampire",
             "rules: "});
        // Red's second card and, of the rest, the first; Blue's tenth and, of the rest, the ninth.
        row("the app draws the cards of a draft round", begun,
            {"form draft", "next: begins", "form draft: {begins: blue}", "next: draw",
             "field draw: {dice: 4}", "answer draft: {begins: blue, draw: [2, 1, 10, 9]}",
             "match: {drawn: [red/2, red/1, blue/10, blue/9]}", "form draft", "next: burn",
             "field burn: {by: blue, label: 'blue goes first: card to burn'}", "answer draft: {burn: red/2}",
             "answer draft: {second: red/1}", "answer draft: {first: blue/9}", "side red: {hand: [red/1]}",
             "form draft", "next: draw", "form draft: {draw: null}", "next: drawn/red"});
        // On a page: drawn; then each in turn, across settles; open cards are shown all the time.
        row("the draft is asked one after the other", begun,
            {"answer draft: {drawn: {red: [red/1, red/2], blue: [blue/1, blue/2]}}",
             "match: {drawn/3: blue/2, drawn/4: null}", "headline: Draft: round 1 of 5", "form draft",
             "next: burn", "field burn: {by: red, label: 'red goes first: card to burn'}",
             "answer draft: {burn: red/2}", "form draft", "next: second", "field second: {by: blue}",
             "answer draft: {second: red/1}", "answer draft: {first: blue/1}", "mentions: Discarded: "});
        // It counted as done, though one card of four had been taken.
        row("a draft round that was left goes on where it stopped", begun,
            {first, "answer draft: {drawn: {red: [red/3, red/4], blue: [blue/3, blue/4]}}",
             "answer draft: {burn: red/3}", "card: {player: red, card: blue/2}", "due: draft", "form draft",
             "questions: second", "playable: no", "answer draft: {second: red/4}",
             "answer draft: {first: blue/3}", "side red: {hand: [blue/3]}",
             "side blue: {hand: [red/1, red/4]}", "match: {drawn: null}", "headline: Draft: round 3 of 5"});
    }
    void drafts() { followRow(); }

    void theCardsThatAreDrawnLieOpen()
    {
        ScriptedMatch match(skirmishStart());
        QCOMPARE(match.session().offers({}).front().key.procedure, "draft");
        match.answer("draft", "{drawn: {red: [red/1, red/2], blue: [blue/1, blue/2]}}");
        QCOMPARE(match.session().view({}, {}).boards.front().id, "drawn");
    }
};

ADJUTANT_TEST(SkirmishListsTest)

} // namespace adjutant::test::tst_skirmish_lists
