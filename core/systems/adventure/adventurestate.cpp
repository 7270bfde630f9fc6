#include "core/systems/adventure/adventurestate.h"

#include "core/match/names.h"
#include "core/systems/adventure/acting.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace adjutant::adventure {

using Json = nlohmann::ordered_json;

namespace {

constexpr const char* phaseIds[]{"initiative", "movement", "battle", "end"};

table::Remark malformedStart(Message message)
{
    return {"malformed", std::move(message)};
}

// What is wrong with a side's list; its combatants are added to the state otherwise.
std::optional<table::Remark> addSide(const Side& side, Setup& setup, State& state)
{
    if (std::ranges::find(setup.players, side.id, &Setup::Player::id) != setup.players.end())
        return malformedStart(
            message(WORDS("adventure", "two players are called %1"), verbatim(side.id.text())));
    setup.players.push_back({side.id, side.name.empty() ? side.id.text() : side.name});
    if (side.roster.entries.empty())
        return malformedStart(
            message(WORDS("adventure", "%1 has nobody in its list"), verbatim(side.id.text())));
    for (const RosterEntry& entry : side.roster.entries) {
        const UnitRef ref{side.id, entry.id};
        const Message called = verbatim(toText(ref));
        if (std::ranges::find(setup.combatants, ref, &Setup::Combatant::ref) != setup.combatants.end())
            return malformedStart(message(WORDS("adventure", "two in the list are called %1"), called));
        if (entry.card.empty())
            return malformedStart(message(WORDS("adventure", "%1 has no card"), called));
        auto card = cardOf(entry.card);
        if (!card)
            return table::Remark{card.error().rule,
                                 message(WORDS("adventure", "card of %1: %2"), called, card.error().message)};
        const std::string& name = !entry.name.empty() ? entry.name : card->name;
        CombatantState begins;
        begins.hp = card->hp;
        state.combatants.push_back(std::move(begins));
        setup.combatants.push_back({ref, name.empty() ? entry.id.text() : name, std::move(*card)});
    }
    return std::nullopt;
}

Json refsOf(const State& state, const std::vector<std::size_t>& order)
{
    Json refs = Json::array();
    for (const std::size_t who : order)
        refs.push_back(toText(state.ref(who)));
    return refs;
}

Json combatantJson(const State& state, std::size_t who)
{
    const CombatantState& each = state.combatants[who];
    Json effects = Json::array();
    for (const Effect& effect : each.effects)
        effects.push_back(effect.name);
    return {{"id", state.ref(who).unit.text()},
            {"hp", each.hp ? Json(*each.hp) : Json()},
            {"effects", std::move(effects)},
            {"seized", each.seized},
            {"defending", each.defending},
            {"disengaged", each.disengagedUntil > 0},
            {"moved", each.moved},
            {"acted", each.acted}};
}

} // namespace

std::size_t State::find(const UnitRef& ref) const
{
    return static_cast<std::size_t>(std::ranges::find(setup->combatants, ref, &Setup::Combatant::ref) -
                                    setup->combatants.begin());
}

Message toText(Phase phase)
{
    switch (phase) {
    case Phase::movement:
        return message(WORDS("adventure", "Movement Phase"));
    case Phase::battle:
        return message(WORDS("adventure", "Battle Phase"));
    case Phase::end:
        return message(WORDS("adventure", "End Phase"));
    case Phase::initiative:
        break;
    }
    return message(WORDS("adventure", "Initiative Phase"));
}

Message toText(const Effect& effect)
{
    return effect.name == "slowed" ? message(WORDS("adventure", "Slowed")) : verbatim(effect.name);
}

Message namesOf(const State& state, const std::vector<std::size_t>& who)
{
    std::vector<Message> names;
    for (const std::size_t each : who)
        names.push_back(state.name(each));
    return joined(names, WORDS("adventure", "%1, %2"));
}

Expected<State, table::Remark> stateOf(const Start& start)
{
    if (start.sides.size() < 2 || start.sides.size() > static_cast<std::size_t>(mostSides))
        return refuse(malformedStart(message(WORDS("adventure", "a match has 2 to %1 players, not %2"),
                                             mostSides, static_cast<int>(start.sides.size()))));
    Setup setup;
    State state;
    for (const Side& side : start.sides)
        if (auto wrong = addSide(side, setup, state))
            return refuse(std::move(*wrong));
    tellNamesApart(setup.combatants, setup.players);
    state.setup = std::move(setup);
    return state;
}

Json stateJson(const State& state)
{
    Json players = Json::array();
    for (const Setup::Player& player : state.setup->players) {
        Json units = Json::array();
        for (std::size_t who = 0; who < state.combatants.size(); ++who)
            if (state.playerOf(who) == player.id)
                units.push_back(combatantJson(state, who));
        players.push_back({{"id", player.id.text()}, {"units", std::move(units)}});
    }
    const auto next = nextToAct(state);
    Json last;
    if (state.lastAttack)
        last = {{"net_sources", state.lastAttack->net},
                {"total", state.lastAttack->total},
                {"success", state.lastAttack->success}};
    return {{"system", "adventure"},
            {"round", state.round},
            {"phase", phaseIds[static_cast<int>(state.phase)]},
            {"finished", state.finished},
            {"winner", state.winners.size() == 1 ? Json(state.winners.front().text()) : Json()},
            {"active_player", next ? Json(state.playerOf(*next).text()) : Json()},
            {"move_order", refsOf(state, state.moveOrder)},
            {"battle_order", refsOf(state, state.battleOrder)},
            {"last_attack", std::move(last)},
            {"players", std::move(players)}};
}

} // namespace adjutant::adventure
