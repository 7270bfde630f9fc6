#include "core/systems/skirmish/skirmish.h"

namespace adjutant::skirmish {

namespace {

constexpr std::size_t longestCardText = 400; ///< bytes
constexpr int mostDeckCards = 60;

} // namespace

Task<> askDeck(Deck& deck, Ask& ask)
{
    RowsOf cards("deck", WORDS("skirmish", "Deck"), 0, mostDeckCards);
    cards.plainIs("name").rowLabel(WORDS("skirmish", "Card")).rule("rule/draft");
    cards.why(WORDS("skirmish", "The rules call for ten cards but print none"));
    const auto rows = co_await ask.rows(std::move(cards));
    for (const std::string& row : rows) {
        const std::string at = "deck/" + row + '/';
        DeckCard card;
        card.name = co_await ask.text(TextOf(at + "name", WORDS("skirmish", "Card name"), longestName));
        card.text = co_await askWords(ask, at + "text", WORDS("skirmish", "Card text"),
                                      WORDS("skirmish", "Only on the printed card"), "", longestCardText);
        if (card.name.empty() || findIn(deck, card.name, &DeckCard::name))
            co_await ask.refuse(
                "malformed",
                WORDS("skirmish",
                      "%1name: '%2' is empty or used twice; each card in a deck needs its own name"),
                verbatim(at), verbatim(card.name));
        deck.push_back(std::move(card));
    }
}

Task<> askSettings(MatchSettings& settings, Ask& ask)
{
    NumberOf sides("sides", WORDS("skirmish", "Sides per die"), 2, MatchSettings::mostSides);
    sides.why(WORDS("skirmish", "The rules name no die; they show a result of 7 and a target of 10+"));
    settings.sides = co_await ask.number(sides.preset(MatchSettings::usualSides).rule("rule/dice"));
    NumberOf cards("deck_size", WORDS("skirmish", "Cards per deck"), 0, mostDeckCards);
    cards.why(WORDS("skirmish", "As in the rules")).rule("rule/draft");
    settings.deckSize = co_await ask.number(cards.preset(MatchSettings::deckOfSource));
    const int fitting = settings.deckSize / MatchSettings::drawnOfDeck;
    NumberOf rounds("draft_rounds", WORDS("skirmish", "Draft rounds"), 0, fitting);
    rounds.why(
        message(WORDS("skirmish",
                      "The rules say eight; two cards per deck each round make %1 rounds for a deck of %2"),
                fitting, settings.deckSize));
    settings.draftRounds = co_await ask.number(rounds.preset(fitting).rule("rule/draft"));
}

Message conditionName(const std::string& id)
{
    const auto known = std::ranges::find(conditionNames, std::string_view(id), &Named::id);
    return known != std::end(conditionNames) ? Message(known->label) : fromId(id);
}

void ModelState::add(const std::string& condition, int rounds)
{
    remove(condition);
    conditions.push_back({condition, rounds});
}

void ModelState::remove(std::string_view condition)
{
    std::erase_if(conditions, [&](const Condition& each) { return each.id == condition; });
}

int State::draftRounds() const
{
    int rounds = setup->settings.draftRounds;
    for (const Deck& deck : setup->decks)
        rounds = std::min(rounds, static_cast<int>(deck.size()) / MatchSettings::drawnOfDeck);
    return rounds;
}

bool State::begun() const
{
    for (std::size_t k = 0; k < models.size(); ++k)
        if (models[k].activated || models[k].dice != card(k).dice)
            return true;
    return round > 1;
}

Expected<State, door::Remark> stateOf(const Start& start)
{
    auto seated = seatedOf(start, 2, askWholeCard);
    if (!seated)
        return refuse(seated.error());
    const auto settings = wholeAnswer<MatchSettings>(askSettings, start.extras);
    if (!settings)
        return refuse(settings.error());
    Setup setup{std::move(*seated), {}, *settings, !start.first.empty()};
    State state;
    for (const Side& side : start.sides) {
        auto deck = wholeAnswer<Deck>(askDeck, side.roster.extras);
        if (!deck)
            return refuse(deck.error());
        deck->resize(std::min(deck->size(), static_cast<std::size_t>(settings->deckSize)));
        if (side.id == start.first)
            state.first = setup.decks.size();
        std::vector<CardAt>& cards = state.decks.emplace_back();
        for (std::size_t card = 0; card < deck->size(); ++card)
            cards.push_back({setup.decks.size(), card});
        setup.decks.push_back(std::move(*deck));
    }
    for (const auto& [ref, name, card] : setup.pieces)
        state.models.push_back({card.wounds, card.dice, {}, false, card.experience, card.note});
    state.hands.resize(setup.players.size());
    state.setup = std::move(setup);
    return state;
}

Message conditionText(const State& state, std::size_t model)
{
    const ModelState& now = state.models[model];
    Message wounds = message(WORDS("skirmish", "%1 of %2 wounds left"), now.wounds, state.card(model).wounds);
    if (now.conditions.empty())
        return wounds;
    const auto name = [](const Condition& each) { return conditionName(each.id); };
    return message(WORDS("skirmish", "%1; %2"), wounds, listed(mapped(now.conditions, name)));
}

} // namespace adjutant::skirmish
