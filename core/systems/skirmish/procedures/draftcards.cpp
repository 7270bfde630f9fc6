#include "core/numbertext.h"
#include "core/systems/skirmish/skirmish.h"

namespace adjutant::skirmish {

namespace {

std::vector<door::Option> cardOptions(const State& state, const std::vector<CardAt>& cards)
{
    std::vector<door::Option> options;
    for (const CardAt& each : cards) {
        const DeckCard& card = state.deckCard(each);
        const Deck& other = state.setup->decks[1 - each.player];
        const bool twice = findIn(other, card.name, &DeckCard::name);
        const Message name = verbatim(card.name);
        options.push_back(
            {state.idOf(each),
             twice ? message(WORDS("skirmish", "%1 (%2)"), name, state.playerName(each.player)) : name,
             verbatim(card.text)});
    }
    return options;
}

CardAt cardAt(const State& state, const std::string& id)
{
    const auto slash = id.find('/');
    return {state.setup->findPlayer(id.substr(0, slash)),
            static_cast<std::size_t>(wholeNumberOf(id.substr(slash + 1)).value_or(1) - 1)};
}

// The card that a player picks, of those that lie open or of the hand: it goes, and that is told.
Task<CardAt> takeCard(const State& state, Ask& ask, const char* path, Label label, std::vector<CardAt>& cards,
                      std::size_t player, const char* rule, Words story)
{
    Pick question(path, std::move(label), cardOptions(state, cards));
    const std::string id = co_await ask.one(question.by(state.playerId(player)).rule(rule));
    const CardAt card = cardAt(state, id);
    std::erase(cards, card);
    ask.report(message(story, state.playerName(player), verbatim(state.deckCard(card).name)));
    co_return card;
}

// A card of those that lie open, into a player's hand.
Task<> pickOpen(State& state, Ask& ask, const char* path, std::size_t player)
{
    const Message label = message(WORDS("skirmish", "%1’s pick"), state.playerName(player));
    const CardAt card = co_await takeCard(state, ask, path, label, state.drawn, player, "rule/draft",
                                          WORDS("skirmish", "%1 picks %2"));
    state.hands[player].push_back(card);
}

Task<> askDrawn(State& state, Ask& ask)
{
    std::vector<CardAt> drawn;
    for (std::size_t player = 0; player < state.setup->players.size(); ++player) {
        Pick question("drawn/" + state.playerId(player).text(),
                      message(WORDS("skirmish", "Two cards from %1’s deck"), state.playerName(player)),
                      cardOptions(state, state.decks[player]));
        question.from(MatchSettings::drawnOfDeck, MatchSettings::drawnOfDeck).rule("rule/draft");
        const auto ids = co_await ask.several(std::move(question));
        for (const std::string& id : ids)
            drawn.push_back(cardAt(state, id));
    }
    state.drawn = std::move(drawn);
    ++state.drafted;
    std::vector<Message> names;
    for (const CardAt& each : state.drawn) {
        std::erase(state.decks[each.player], each);
        names.push_back(verbatim(state.deckCard(each).name));
    }
    ask.report(WORDS("skirmish", "Draft round %1: %2"), state.drafted, listed(std::move(names)));
}

Judgement hasNoCards(const State& state, std::size_t player)
{
    if (!state.hands[player].empty())
        return {};
    return closedBy("malformed", WORDS("skirmish", "%1 has no cards in hand"), state.playerName(player));
}

} // namespace

// Who is first burns in every round: burn, pick of the other, pick of the first, the last is discarded.
Task<> draft(State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    if (state.setup->settings.draftRounds == 0)
        co_await ask.refuse("malformed", WORDS("skirmish", "no draft rounds were chosen"));
    if (state.draftRounds() == 0)
        co_await ask.refuse("malformed", WORDS("skirmish", "both players need a deck of two cards or more"));
    // A round that the players left goes on where they left it. Scripts and older matches draw anew.
    if (!state.drawn.empty() && ask.hasParts("drawn")) {
        ask.report(WORDS("skirmish", "The open cards of the last round are discarded"));
        state.drawn.clear();
    }
    const std::size_t first = state.setup->first;
    if (state.drawn.empty()) {
        if (state.drafted >= state.draftRounds())
            co_await ask.refuse("malformed", WORDS("skirmish", "the draft is over"));
        co_await askDrawn(state, ask);
        ask.settle();
    }
    constexpr std::size_t all = 2 * MatchSettings::drawnOfDeck;
    if (state.drawn.size() == all) {
        const Message label =
            message(WORDS("skirmish", "%1 goes first: card to burn"), state.playerName(first));
        co_await takeCard(state, ask, "burn", label, state.drawn, first, "rule/draft",
                          WORDS("skirmish", "%1 burns %2"));
        ask.settle();
    }
    if (state.drawn.size() == all - 1) {
        co_await pickOpen(state, ask, "second", 1 - first);
        ask.settle();
    }
    co_await pickOpen(state, ask, "first", first);
    for (const CardAt& each : state.drawn)
        ask.report(WORDS("skirmish", "Discarded: %1"), verbatim(state.deckCard(each).name));
    state.drawn.clear();
}

Task<> useCard(State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    Pick question("player", WORDS("skirmish", "Player"), judgedPlayers(state, hasNoCards));
    const std::size_t player = state.setup->findPlayer(co_await ask.one(question.unknownIs("unknown-unit")));
    const CardAt card = co_await takeCard(state, ask, "card", WORDS("skirmish", "Card"), state.hands[player],
                                          player, "rule/cards", WORDS("skirmish", "%1 uses %2"));
    const Message text = verbatim(state.deckCard(card).text);
    if (text.empty())
        co_return;
    ask.follows(text);
    ask.report(text);
}

} // namespace adjutant::skirmish
