#include "core/systems/drafta/draftastate.h"

#include "core/match/answered.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace adjutant::drafta {

bool State::belongsTo(std::size_t unit, std::size_t player) const
{
    return setup->units[unit].ref.player == setup->players[player].id;
}

std::size_t State::find(const UnitRef& ref) const
{
    return static_cast<std::size_t>(std::ranges::find(setup->units, ref, &Setup::Recruit::ref) -
                                    setup->units.begin());
}

bool State::stands(std::size_t player) const
{
    for (std::size_t k = 0; k < units.size(); ++k)
        if (belongsTo(k, player) && !units[k].defeated())
            return true;
    return false;
}

bool State::finished() const
{
    return !stands(0) || !stands(1);
}

std::optional<std::size_t> State::winner() const
{
    if (stands(0) == stands(1))
        return std::nullopt;
    return stands(0) ? 0 : 1;
}

std::size_t State::unitsIn(int camp) const
{
    return static_cast<std::size_t>(std::ranges::count(units, camp, &UnitState::camp));
}

std::string campId(int camp)
{
    return "camp-" + std::to_string(camp);
}

Message campName(const State& state, int camp)
{
    return message(WORDS("drafta", "Encampment %1 (%2)"), camp,
                   state.playerName(state.camps[static_cast<std::size_t>(camp - 1)]));
}

Task<> askBase(bool& hasBase, Ask& ask)
{
    hasBase = co_await ask.yes(Whether("encampment", WORDS("drafta", "Encampment from the start"))
                                   .why(WORDS("drafta", "A base with room for four units"))
                                   .rule("rule/encampment"));
}

Expected<State, table::Remark> stateOf(const Start& start)
{
    auto players = playersOf(start, 2);
    if (!players)
        return refuse(players.error());
    auto units = piecesOfLists(start, *players, cardOf);
    if (!units)
        return refuse(units.error());
    auto chart = wholeAnswer<ConsequenceChart>(askChart, start.extras);
    if (!chart)
        return refuse(chart.error());
    State state;
    for (const Setup::Recruit& each : *units)
        state.units.push_back({.hp = each.card.hp});
    for (std::size_t player = 0; player < start.sides.size(); ++player) {
        const auto hasBase = wholeAnswer<bool>(askBase, start.sides[player].extras);
        if (!hasBase)
            return refuse(hasBase.error());
        if (*hasBase)
            state.camps.push_back(player);
    }
    state.setup = Setup{std::move(*players), std::move(*units), std::move(*chart)};
    return state;
}

nlohmann::ordered_json stateJson(const State& state)
{
    using Json = nlohmann::ordered_json;
    const auto playerOrNull = [&](std::optional<std::size_t> player) {
        return player ? Json(state.setup->players[*player].id.text()) : Json();
    };
    Json players = Json::array();
    for (std::size_t player = 0; player < state.setup->players.size(); ++player) {
        Json units = Json::array();
        for (std::size_t k = 0; k < state.units.size(); ++k) {
            const UnitState& unit = state.units[k];
            if (state.belongsTo(k, player))
                units.push_back({{"id", state.recruit(k).ref.unit.text()},
                                 {"hp", unit.hp},
                                 {"moved", unit.moved},
                                 {"acted", unit.acted},
                                 {"talent_spent", unit.talentSpent},
                                 {"defeated", unit.defeated()},
                                 {"camp", unit.camp ? Json(campId(unit.camp)) : Json()}});
        }
        players.push_back({{"id", state.setup->players[player].id.text()}, {"units", std::move(units)}});
    }
    const bool finished = state.finished();
    return {{"system", "drafta"},
            {"round", state.round},
            {"finished", finished},
            {"winner", playerOrNull(state.winner())},
            {"active_player", finished ? Json() : playerOrNull(state.active)},
            {"players", std::move(players)}};
}

} // namespace adjutant::drafta
