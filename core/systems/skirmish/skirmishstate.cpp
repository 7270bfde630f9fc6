#include "core/systems/skirmish/skirmishstate.h"

#include "core/match/answered.h"
#include "core/match/names.h"

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
        std::ranges::find(setup->players, PlayerId(std::string(id)), &Setup::Player::id) -
        setup->players.begin());
}

int State::draftRounds() const
{
    int rounds = setup->settings.draftRounds;
    for (const Setup::Player& player : setup->players)
        rounds = std::min(rounds, static_cast<int>(player.deck.size()) / MatchSettings::drawnOfDeck);
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

namespace {

table::Remark malformed(Message message)
{
    return {"malformed", std::move(message)};
}

Expected<Setup::Model, table::Remark> modelOf(const UnitRef& ref, const RosterEntry& entry)
{
    const Message named = verbatim(toText(ref));
    if (entry.card.empty())
        return refuse(malformed(message(WORDS("skirmish", "%1 has no card"), named)));
    auto card = cardOf(entry.card);
    if (!card)
        return refuse(table::Remark{
            card.error().rule, message(WORDS("skirmish", "card of %1: %2"), named, card.error().message)});
    const std::string& name = !entry.name.empty() ? entry.name : card->name;
    return Setup::Model{ref, name.empty() ? entry.id.text() : name, std::move(*card)};
}

} // namespace

Expected<State, table::Remark> stateOf(const Start& start)
{
    if (start.sides.size() != 2 || start.sides[0].id == start.sides[1].id)
        return refuse(malformed(message(WORDS("skirmish", "a match has two players"))));
    auto settings = answered<MatchSettings>(askSettings, start.extras, Ask::Missing::leftOut);
    if (settings.form.refusal)
        return refuse(*settings.form.refusal);
    Setup setup;
    setup.settings = settings.result;
    State state;
    for (const Side& side : start.sides) {
        auto deck = answered<Deck>(askDeck, side.roster.extras, Ask::Missing::leftOut);
        if (deck.form.refusal)
            return refuse(*deck.form.refusal);
        deck.result.resize(std::min(deck.result.size(), static_cast<std::size_t>(setup.settings.deckSize)));
        if (side.id == start.first)
            setup.first = setup.players.size();
        state.decks.emplace_back(deck.result.size());
        std::iota(state.decks.back().begin(), state.decks.back().end(), std::size_t(0));
        setup.players.push_back(
            {side.id, side.name.empty() ? side.id.text() : side.name, std::move(deck.result)});
        if (side.roster.entries.empty())
            return refuse(
                malformed(message(WORDS("skirmish", "%1 has no models"), verbatim(side.id.text()))));
        for (const RosterEntry& entry : side.roster.entries) {
            const UnitRef ref{side.id, entry.id};
            if (std::ranges::find(setup.models, ref, &Setup::Model::ref) != setup.models.end())
                return refuse(
                    malformed(message(WORDS("skirmish", "two models are called %1"), verbatim(toText(ref)))));
            auto model = modelOf(ref, entry);
            if (!model)
                return refuse(model.error());
            ModelState begins;
            begins.wounds = model->card.wounds;
            begins.dice = model->card.dice;
            begins.experience = model->card.experience;
            begins.note = model->card.note;
            state.models.push_back(std::move(begins));
            setup.models.push_back(std::move(*model));
        }
    }
    state.hands.resize(setup.players.size());
    tellNamesApart(setup.models, setup.players);
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
    Json json{{"id", state.model(k).ref.unit.text()},
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
    if (state.setup->players[player].deck.empty())
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
