#include "core/systems/skirmish/skirmish.h"

#include "core/systems/skirmish/deck.h"
#include "core/systems/skirmish/modelcard.h"

namespace adjutant::skirmish {

namespace {

Task<> askMatch(Ask& ask)
{
    MatchSettings settings;
    co_await askSettings(settings, ask);
}

Task<> askList(Ask& ask)
{
    Deck deck;
    co_await askDeck(deck, ask);
}

} // namespace

GameSystem gameSystem()
{
    return {
        .id = "skirmish",
        .name = "A Game",
        .offers = "cards, warbands with decks, odds, matches",
        .colour = "#6b4a12",
        .checkRoster = checkList,
        .card = typedCard,
        .rosterExtras = askList,
        .startExtras = askMatch,
        .begin = begin,
        .odds = oddsKinds(),
    };
}

} // namespace adjutant::skirmish
