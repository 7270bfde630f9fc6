#include "core/systems/drafta/draftastate.h"

#include "core/match/answered.h"
#include "core/match/names.h"

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

namespace {

table::Remark malformed(Message message)
{
    return {"malformed", std::move(message)};
}

} // namespace

Expected<State, table::Remark> stateOf(const Start& start)
{
    if (start.sides.size() != 2 || start.sides[0].id == start.sides[1].id)
        return refuse(malformed(message(WORDS("drafta", "a match has two players"))));
    auto chart = answered<ConsequenceChart>(askChart, start.extras, Ask::Missing::leftOut);
    if (chart.form.refusal)
        return refuse(*chart.form.refusal);
    Setup setup;
    setup.chart = std::move(chart.result);
    State state;
    for (const Side& side : start.sides) {
        setup.players.push_back({side.id, side.name.empty() ? side.id.text() : side.name});
        if (side.roster.entries.empty())
            return refuse(malformed(message(WORDS("drafta", "%1 has no units"), verbatim(side.id.text()))));
        for (const RosterEntry& entry : side.roster.entries) {
            const UnitRef ref{side.id, entry.id};
            if (std::ranges::find(setup.units, ref, &Setup::Recruit::ref) != setup.units.end())
                return refuse(
                    malformed(message(WORDS("drafta", "two units are called %1"), verbatim(toText(ref)))));
            if (entry.card.empty())
                return refuse(malformed(message(WORDS("drafta", "%1 has no card"), verbatim(toText(ref)))));
            auto card = cardOf(entry.card);
            if (!card)
                return refuse(
                    table::Remark{card.error().rule, message(WORDS("drafta", "card of %1: %2"),
                                                             verbatim(toText(ref)), card.error().message)});
            const std::string& name = !entry.name.empty() ? entry.name : card->name;
            state.units.push_back({.hp = card->hp});
            setup.units.push_back({ref, name.empty() ? entry.id.text() : name, std::move(*card)});
        }
    }
    tellNamesApart(setup.units, setup.players);
    state.setup = std::move(setup);
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
