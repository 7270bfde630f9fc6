#include "core/systems/adventure/adventurestate.h"

#include "core/match/fields.h"
#include "core/systems/adventure/acting.h"

#include <array>
#include <nlohmann/json.hpp>

namespace adjutant::adventure {

using Json = nlohmann::ordered_json;

namespace {

constexpr std::array phases{
    Named{"initiative", WORDS("adventure", "Initiative Phase")},
    Named{"movement", WORDS("adventure", "Movement Phase")},
    Named{"battle", WORDS("adventure", "Battle Phase")},
    Named{"end", WORDS("adventure", "End Phase")},
};

const Named& named(Phase phase)
{
    return phases[static_cast<std::size_t>(phase)];
}

Json refsOf(const State& state, const std::vector<std::size_t>& order)
{
    return mapped(order, [&state](std::size_t who) { return toText(state.ref(who)); });
}

Json combatantJson(const State& state, std::size_t who)
{
    const CombatantState& each = state.combatants[who];
    return {{"id", state.ref(who).unit.text()},
            {"hp", each.hp ? Json(*each.hp) : Json()},
            {"effects", mapped(each.effects, &Effect::name)},
            {"seized", each.seized},
            {"defending", each.defending},
            {"disengaged", each.disengagedUntil > 0},
            {"moved", each.moved},
            {"acted", each.acted}};
}

} // namespace

Message toText(Phase phase)
{
    return message(named(phase).label);
}

Message toText(const Effect& effect)
{
    return effect.name == "slowed" ? WORDS("adventure", "Slowed") : verbatim(effect.name);
}

Message namesOf(const State& state, const std::vector<std::size_t>& who)
{
    return listed(mapped(who, [&state](std::size_t each) { return state.name(each); }));
}

Expected<State, door::Remark> stateOf(const Start& start)
{
    auto seated = seatedOf(start, mostSides, askWholeCard);
    if (!seated)
        return refuse(seated.error());
    State state;
    for (const auto& each : seated->pieces)
        state.combatants.push_back({.hp = each.card.hp});
    state.setup = std::move(*seated);
    return state;
}

Json stateJson(const State& state)
{
    const auto next = nextToAct(state);
    Json last;
    if (state.lastAttack)
        last = {{"net_sources", state.lastAttack->net},
                {"total", state.lastAttack->total},
                {"success", state.lastAttack->success}};
    return {
        {"system", "adventure"},
        {"round", state.round},
        {"phase", named(state.phase).id},
        {"finished", state.finished},
        {"winner", state.winners.size() == 1 ? Json(state.playerId(state.winners.front()).text()) : Json()},
        {"active_player", next ? Json(state.playerOf(*next).text()) : Json()},
        {"move_order", refsOf(state, state.moveOrder)},
        {"battle_order", refsOf(state, state.battleOrder)},
        {"last_attack", std::move(last)},
        {"players", playersJson(state, combatantJson)}};
}

} // namespace adjutant::adventure
