#include "core/systems/skirmish/deck.h"

#include <algorithm>

namespace adjutant::skirmish {

namespace {

constexpr std::size_t longestCardName = 80; ///< bytes
constexpr std::size_t longestCardText = 400;
constexpr int mostSides = 100;

} // namespace

Task<> askDeck(Deck& deck, Ask& ask)
{
    const auto rows =
        co_await ask.rows(RowsOf("deck", WORDS("skirmish", "Deck"), 0, mostDeckCards)
                              .plainIs("name")
                              .rowLabel(WORDS("skirmish", "Card"))
                              .why(WORDS("skirmish", "Ten cards, as the rules have it; the rules print none"))
                              .rule("rule/draft"));
    for (const std::string& row : rows) {
        const std::string at = "deck/" + row + '/';
        DeckCard card;
        card.name =
            co_await ask.text(TextOf(at + "name", WORDS("skirmish", "Name of the card"), longestCardName));
        const auto text =
            co_await ask.textOrNone(TextOf(at + "text", WORDS("skirmish", "What it says"), longestCardText)
                                        .usuallyNone()
                                        .ifLeftOut(WORDS("skirmish", "Its text stays on the card")));
        card.text = text.value_or(std::string());
        if (card.name.empty() || std::ranges::find(deck, card.name, &DeckCard::name) != deck.end())
            co_await ask.refuse(
                "malformed", message(WORDS("skirmish", "%1name: '%2' is there twice or empty; each card of "
                                                       "a deck has a name of its own"),
                                     verbatim(at), verbatim(card.name)));
        deck.push_back(std::move(card));
    }
}

Task<> askSettings(MatchSettings& settings, Ask& ask)
{
    settings.sides = co_await ask.number(
        NumberOf("sides", WORDS("skirmish", "Sides of the dice"), 2, mostSides)
            .preset(MatchSettings::usualSides)
            .why(WORDS("skirmish", "The source names no die; it has a 7 among its results and 10+ "
                                   "among its targets"))
            .rule("rule/dice"));
    settings.deckSize =
        co_await ask.number(NumberOf("deck_size", WORDS("skirmish", "Cards of a deck"), 0, mostDeckCards)
                                .preset(MatchSettings::deckOfSource)
                                .why(WORDS("skirmish", "As the source has it"))
                                .rule("rule/draft"));
    const int fitting = settings.deckSize / MatchSettings::drawnOfDeck;
    settings.draftRounds = co_await ask.number(
        NumberOf("draft_rounds", WORDS("skirmish", "Rounds of the draft"), 0, fitting)
            .preset(fitting)
            .why(message(WORDS("skirmish", "The source has eight; two cards a round of each deck are %1 "
                                           "rounds of a deck of %2"),
                         fitting, settings.deckSize))
            .rule("rule/draft"));
}

} // namespace adjutant::skirmish
