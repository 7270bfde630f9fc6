#include "core/systems/skirmish/skirmishstate.h"

#include "core/match/ask.h"

#include <nlohmann/json.hpp>
#include <numeric>

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
        if (card.name.empty() || std::ranges::find(deck, card.name, &DeckCard::name) != deck.end())
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

bool ModelState::is(std::string_view condition) const
{
    return std::ranges::find(conditions, condition, &Condition::id) != conditions.end();
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

bool ModelState::hasNoRoomFor(std::string_view condition) const
{
    return conditions.size() >= mostConditions && !is(condition);
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
    bool diceSpent = false;
    for (std::size_t k = 0; k < models.size(); ++k)
        diceSpent = diceSpent || models[k].dice != card(k).dice;
    return round > 1 || diceSpent || std::ranges::any_of(models, &ModelState::activated);
}

std::string idOf(const State& state, CardAt at)
{
    return state.playerId(at.player).text() + '/' + std::to_string(at.card + 1);
}

Expected<State, door::Remark> stateOf(const Start& start)
{
    auto seated = seatedOf(start, 2, cardOf);
    if (!seated)
        return refuse(seated.error());
    const auto settings = wholeAnswer<MatchSettings>(askSettings, start.extras);
    if (!settings)
        return refuse(settings.error());
    Setup setup{std::move(*seated), {}, *settings};
    State state;
    for (const Side& side : start.sides) {
        auto deck = wholeAnswer<Deck>(askDeck, side.roster.extras);
        if (!deck)
            return refuse(deck.error());
        deck->resize(std::min(deck->size(), static_cast<std::size_t>(settings->deckSize)));
        if (side.id == start.first)
            setup.first = setup.decks.size();
        state.decks.emplace_back(deck->size());
        std::iota(state.decks.back().begin(), state.decks.back().end(), std::size_t(0));
        setup.decks.push_back(std::move(*deck));
    }
    for (const auto& [ref, name, card] : setup.pieces)
        state.models.push_back({card.wounds, card.dice, {}, false, card.experience, card.note});
    state.hands.resize(setup.players.size());
    state.setup = std::move(setup);
    return state;
}

namespace {

using Json = nlohmann::ordered_json;

Json cardsJson(const State& state, const std::vector<CardAt>& cards)
{
    Json json = Json::array();
    for (const CardAt& each : cards)
        json.push_back(idOf(state, each));
    return json;
}

Json modelJson(const State& state, std::size_t k)
{
    const ModelState& model = state.models[k];
    Json dice = Json::object();
    for (const DieKind kind : allDice)
        dice[idOf(kind)] = model.dice[kind];
    Json conditions = Json::array();
    for (const Condition& each : model.conditions)
        conditions.push_back(each.id);
    Json json{{"id", state.ref(k).unit.text()},
              {"wounds", model.wounds},
              {"dice", std::move(dice)},
              {"conditions", std::move(conditions)},
              {"activated", model.activated}};
    if (model.experience != 0 || !model.note.empty()) {
        json["experience"] = model.experience;
        json["note"] = model.note;
    }
    return json;
}

Json playerJson(const State& state, std::size_t player)
{
    Json models = Json::array();
    for (std::size_t k = 0; k < state.models.size(); ++k)
        if (state.playerOf(k) == state.playerId(player))
            models.push_back(modelJson(state, k));
    Json json{{"id", state.playerId(player).text()}, {"units", std::move(models)}};
    if (state.setup->decks[player].empty())
        return json;
    json["deck"] = Json::array();
    for (const std::size_t card : state.decks[player])
        json["deck"].push_back(idOf(state, {player, card}));
    json["hand"] = cardsJson(state, state.hands[player]);
    return json;
}

} // namespace

nlohmann::ordered_json stateJson(const State& state)
{
    Json players = Json::array();
    for (std::size_t player = 0; player < state.setup->players.size(); ++player)
        players.push_back(playerJson(state, player));
    const bool oneWon = state.winners.size() == 1;
    Json json{{"system", "skirmish"},
              {"round", state.round},
              {"finished", state.finished},
              {"winner", oneWon ? Json(state.playerId(state.winners[0]).text()) : Json()},
              {"active_player", nullptr},
              {"players", std::move(players)}};
    if (!state.drawn.empty())
        json["drawn"] = cardsJson(state, state.drawn);
    return json;
}

} // namespace adjutant::skirmish
