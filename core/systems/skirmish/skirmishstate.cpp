#include "core/systems/skirmish/skirmishstate.h"

#include "core/match/answered.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <numeric>

namespace adjutant::skirmish {

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

std::size_t State::find(const UnitRef& ref) const
{
    return static_cast<std::size_t>(std::ranges::find(setup->models, ref, &Setup::Model::ref) -
                                    setup->models.begin());
}

std::size_t State::findPlayer(std::string_view id) const
{
    return static_cast<std::size_t>(
        std::ranges::find(setup->players, PlayerId(std::string(id)), &SeatedPlayer::id) -
        setup->players.begin());
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
    return state.setup->players[at.player].id.text() + '/' + std::to_string(at.card + 1);
}

Expected<State, table::Remark> stateOf(const Start& start)
{
    auto players = playersOf(start, 2);
    if (!players)
        return refuse(players.error());
    auto models = piecesOfLists(start, *players, cardOf);
    if (!models)
        return refuse(models.error());
    const auto settings = wholeAnswer<MatchSettings>(askSettings, start.extras);
    if (!settings)
        return refuse(settings.error());
    Setup setup;
    setup.settings = *settings;
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
    for (const Setup::Model& model : *models) {
        ModelState begins;
        begins.wounds = model.card.wounds;
        begins.dice = model.card.dice;
        begins.experience = model.card.experience;
        begins.note = model.card.note;
        state.models.push_back(std::move(begins));
    }
    setup.players = std::move(*players);
    setup.models = std::move(*models);
    state.hands.resize(setup.players.size());
    state.setup = std::move(setup);
    return state;
}

namespace {

using Json = nlohmann::ordered_json;

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
        if (state.playerOf(k) == state.setup->players[player].id)
            models.push_back(modelJson(state, k));
    Json json{{"id", state.setup->players[player].id.text()}, {"units", std::move(models)}};
    if (state.setup->decks[player].empty())
        return json;
    json["deck"] = Json::array();
    for (const std::size_t card : state.decks[player])
        json["deck"].push_back(idOf(state, {player, card}));
    json["hand"] = Json::array();
    for (const CardAt& card : state.hands[player])
        json["hand"].push_back(idOf(state, card));
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
              {"winner", oneWon ? Json(state.setup->players[state.winners[0]].id.text()) : Json()},
              {"active_player", nullptr},
              {"players", std::move(players)}};
    if (!state.drawn.empty()) {
        json["drawn"] = Json::array();
        for (const CardAt& card : state.drawn)
            json["drawn"].push_back(idOf(state, card));
    }
    return json;
}

} // namespace adjutant::skirmish
