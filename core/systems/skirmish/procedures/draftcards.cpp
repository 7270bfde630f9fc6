#include "core/numbertext.h"
#include "core/systems/skirmish/modelchoice.h"
#include "core/systems/skirmish/procedures/skirmishprocedures.h"

#include <algorithm>

namespace adjutant::skirmish {

namespace {

table::Option cardOption(const State& state, CardAt at)
{
    const DeckCard& card = state.deckCard(at);
    const Deck& other = state.setup->decks[1 - at.player];
    const bool twice = std::ranges::find(other, card.name, &DeckCard::name) != other.end();
    return {idOf(state, at),
            twice ? message(WORDS("skirmish", "%1 (%2)"), verbatim(card.name), state.playerName(at.player))
                  : verbatim(card.name),
            verbatim(card.text)};
}

std::vector<table::Option> cardOptions(const State& state, const std::vector<CardAt>& cards)
{
    std::vector<table::Option> options;
    for (const CardAt& each : cards)
        options.push_back(cardOption(state, each));
    return options;
}

CardAt cardAt(const State& state, const std::string& id)
{
    const auto slash = id.find('/');
    return {state.findPlayer(id.substr(0, slash)),
            static_cast<std::size_t>(wholeNumberOf(id.substr(slash + 1)).value_or(1) - 1)};
}

// The card at an id that was picked of those that lie open, which goes.
Task<CardAt> askOpenCard(const State& state, Ask& ask, const char* path, Label label, std::size_t player)
{
    const std::string id = co_await ask.one(Pick(path, std::move(label), cardOptions(state, state.drawn))
                                                .by(state.setup->players[player].id)
                                                .rule("rule/draft"));
    co_return cardAt(state, id);
}

Task<> askDrawn(State& state, Ask& ask)
{
    std::vector<CardAt> drawn;
    for (std::size_t player = 0; player < state.setup->players.size(); ++player) {
        std::vector<CardAt> left;
        for (const std::size_t card : state.decks[player])
            left.push_back({player, card});
        auto options = cardOptions(state, left);
        const auto ids = co_await ask.several(
            Pick("drawn/" + state.setup->players[player].id.text(),
                 message(WORDS("skirmish", "Two cards from %1’s deck"), state.playerName(player)),
                 std::move(options))
                .from(MatchSettings::drawnOfDeck, MatchSettings::drawnOfDeck)
                .rule("rule/draft"));
        for (const std::string& id : ids)
            drawn.push_back(cardAt(state, id));
    }
    state.drawn = std::move(drawn);
    for (const CardAt& each : state.drawn)
        std::erase(state.decks[each.player], each.card);
    ++state.drafted;
    std::vector<Message> names;
    for (const CardAt& each : state.drawn)
        names.push_back(verbatim(state.deckCard(each).name));
    ask.tell(message(WORDS("skirmish", "Draft round %1: %2"), state.drafted,
                     joined(names, WORDS("skirmish", "%1, %2"))));
}

void tellCard(const State& state, Ask& ask, Words words, std::size_t player, CardAt card)
{
    ask.tell(message(words, state.playerName(player), verbatim(state.deckCard(card).name)));
}

} // namespace

// Who is first burns in every round: burn, pick of the other, pick of the first, the last is discarded.
Task<> draft(State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    if (state.draftRounds() == 0)
        co_await ask.refuse("malformed",
                            message(WORDS("skirmish", "both players need a deck of two cards or more")));
    if (state.drafted >= state.draftRounds())
        co_await ask.refuse("malformed", message(WORDS("skirmish", "the draft is over")));
    if (!state.drawn.empty()) {
        // Of a round that the players let go.
        ask.tell(message(WORDS("skirmish", "The open cards of the last round are discarded")));
        state.drawn.clear();
    }
    const std::size_t first = state.setup->first;
    const std::size_t second = 1 - first;
    co_await askDrawn(state, ask);
    ask.settle();
    const CardAt burnt = co_await askOpenCard(state, ask, "burn", WORDS("skirmish", "Card to burn"), first);
    std::erase(state.drawn, burnt);
    tellCard(state, ask, WORDS("skirmish", "%1 burns %2"), first, burnt);
    ask.settle();
    const CardAt seconds = co_await askOpenCard(
        state, ask, "second", message(WORDS("skirmish", "%1’s pick"), state.playerName(second)), second);
    std::erase(state.drawn, seconds);
    state.hands[second].push_back(seconds);
    tellCard(state, ask, WORDS("skirmish", "%1 picks %2"), second, seconds);
    ask.settle();
    const CardAt firsts = co_await askOpenCard(
        state, ask, "first", message(WORDS("skirmish", "%1’s pick"), state.playerName(first)), first);
    state.hands[first].push_back(firsts);
    tellCard(state, ask, WORDS("skirmish", "%1 picks %2"), first, firsts);
    state.drawn.clear();
}

Task<> useCard(State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    std::vector<table::Option> players;
    for (std::size_t k = 0; k < state.setup->players.size(); ++k) {
        players.push_back({state.setup->players[k].id.text(), state.playerName(k)});
        if (state.hands[k].empty()) {
            players.back().standing = table::Standing::closed;
            players.back().remark = {
                "malformed", message(WORDS("skirmish", "%1 has no cards in hand"), state.playerName(k))};
        }
    }
    const std::size_t player = state.findPlayer(co_await ask.one(
        Pick("player", WORDS("skirmish", "Player"), std::move(players)).unknownIs("unknown-unit")));
    const std::string id =
        co_await ask.one(Pick("card", WORDS("skirmish", "Card"), cardOptions(state, state.hands[player]))
                             .by(state.setup->players[player].id)
                             .rule("rule/cards"));
    const CardAt card = cardAt(state, id);
    const DeckCard& used = state.deckCard(card);
    if (!used.text.empty())
        ask.follows(verbatim(used.text));
    std::erase(state.hands[player], card);
    tellCard(state, ask, WORDS("skirmish", "%1 uses %2"), player, card);
    if (!used.text.empty())
        ask.tell(verbatim(used.text));
}

} // namespace adjutant::skirmish
