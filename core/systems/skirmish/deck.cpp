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
                              .why(WORDS("skirmish", "The rules call for ten cards but print none"))
                              .rule("rule/draft"));
    for (const std::string& row : rows) {
        const std::string at = "deck/" + row + '/';
        DeckCard card;
        card.name = co_await ask.text(TextOf(at + "name", WORDS("skirmish", "Card name"), longestCardName));
        const auto text =
            co_await ask.textOrNone(TextOf(at + "text", WORDS("skirmish", "Card text"), longestCardText)
                                        .usuallyNone()
                                        .ifLeftOut(WORDS("skirmish", "Only on the printed card")));
        card.text = text.value_or(std::string());
        if (card.name.empty() || std::ranges::find(deck, card.name, &DeckCard::name) != deck.end())
            co_await ask.refuse(
                "malformed",
                message(WORDS("skirmish",
                              "%1name: '%2' is empty or used twice; each card in a deck needs its own name"),
                        verbatim(at), verbatim(card.name)));
        deck.push_back(std::move(card));
    }
}

Task<> askSettings(MatchSettings& settings, Ask& ask)
{
    settings.sides = co_await ask.number(
        NumberOf("sides", WORDS("skirmish", "Sides per die"), 2, mostSides)
            .preset(MatchSettings::usualSides)
            .why(WORDS("skirmish", "The rules name no die; they show a result of 7 and a target of 10+"))
            .rule("rule/dice"));
    settings.deckSize =
        co_await ask.number(NumberOf("deck_size", WORDS("skirmish", "Cards per deck"), 0, mostDeckCards)
                                .preset(MatchSettings::deckOfSource)
                                .why(WORDS("skirmish", "As in the rules"))
                                .rule("rule/draft"));
    const int fitting = settings.deckSize / MatchSettings::drawnOfDeck;
    settings.draftRounds = co_await ask.number(
        NumberOf("draft_rounds", WORDS("skirmish", "Draft rounds"), 0, fitting)
            .preset(fitting)
            .why(message(
                WORDS("skirmish",
                      "The rules say eight; two cards per deck each round make %1 rounds for a deck of %2"),
                fitting, settings.deckSize))
            .rule("rule/draft"));
}

} // namespace adjutant::skirmish
