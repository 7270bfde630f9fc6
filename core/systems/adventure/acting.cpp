#include "core/systems/adventure/acting.h"

#include <algorithm>

namespace adjutant::adventure {

namespace {

const std::vector<std::size_t>& orderNow(const State& state)
{
    return state.phase == Phase::movement ? state.moveOrder : state.battleOrder;
}

bool isDone(const State& state, std::size_t who)
{
    const CombatantState& each = state.combatants[who];
    return state.phase == Phase::movement ? each.moved : each.acted;
}

bool hasOrder(const State& state)
{
    return !state.finished && (state.phase == Phase::movement || state.phase == Phase::battle);
}

bool waits(const State& state, std::size_t who)
{
    return state.phase == Phase::battle && state.combatants[who].waitingSince.has_value();
}

int actedSoFar(const State& state)
{
    return static_cast<int>(std::ranges::count_if(state.combatants, &CombatantState::acted));
}

// The first who neither waits nor is down.
std::optional<std::size_t> firstInOrder(const State& state)
{
    for (const std::size_t who : orderNow(state))
        if (!isDone(state, who) && !waits(state, who) && !state.combatants[who].isDown())
            return who;
    return std::nullopt;
}

} // namespace

std::optional<std::size_t> nextToAct(const State& state)
{
    if (!hasOrder(state))
        return std::nullopt;
    if (const auto first = firstInOrder(state))
        return first;
    for (const std::size_t who : orderNow(state))
        if (!isDone(state, who) && !state.combatants[who].isDown())
            return who;
    return std::nullopt;
}

bool mayActNow(const State& state, std::size_t who)
{
    if (!hasOrder(state) || isDone(state, who) || !state.combatants[who].initiative)
        return false;
    const auto first = firstInOrder(state);
    if (waits(state, who))
        return !first || actedSoFar(state) > *state.combatants[who].waitingSince;
    for (const std::size_t each : orderNow(state)) {
        if (each == who)
            return true;
        if (each == first)
            return false;
    }
    return false;
}

std::vector<std::size_t> leftToAct(const State& state)
{
    std::vector<std::size_t> left;
    if (hasOrder(state))
        for (const std::size_t who : orderNow(state))
            if (!isDone(state, who) && !state.combatants[who].isDown())
                left.push_back(who);
    return left;
}

bool owesSave(const State& state, std::size_t who)
{
    return state.phase == Phase::end &&
           std::ranges::any_of(state.combatants[who].effects,
                               [](const Effect& each) { return each.hasSave && !each.rolled; });
}

void setOrders(State& state)
{
    state.battleOrder.clear();
    for (std::size_t who = 0; who < state.combatants.size(); ++who)
        if (state.combatants[who].initiative)
            state.battleOrder.push_back(who);
    std::ranges::stable_sort(state.battleOrder, [&](std::size_t one, std::size_t other) {
        const CombatantState& a = state.combatants[one];
        const CombatantState& b = state.combatants[other];
        return a.initiative != b.initiative ? a.initiative > b.initiative : a.tieDice > b.tieDice;
    });
    state.moveOrder.assign(state.battleOrder.rbegin(), state.battleOrder.rend());
}

void seizeInitiative(State& state, std::size_t who)
{
    state.combatants[who].seized = true;
    std::erase(state.moveOrder, who);
    state.moveOrder.insert(state.moveOrder.begin(), who);
    std::erase(state.battleOrder, who);
    state.battleOrder.push_back(who);
}

bool canDelayAfter(const State& state, std::size_t who, std::size_t after)
{
    const CombatantState& other = state.combatants[after];
    if (who == after || other.acted || other.waitingSince || !other.initiative || other.isDown())
        return false;
    // Not after one that itself waits for this one.
    for (auto each = other.delayedAfter; each; each = state.combatants[*each].delayedAfter)
        if (*each == who)
            return false;
    const auto at = std::ranges::find(state.battleOrder, who);
    return waits(state, who) || std::find(at, state.battleOrder.end(), after) != state.battleOrder.end();
}

namespace {

// Those who wait for its turn stand behind it, wherever it went.
void standBehind(State& state, std::size_t who)
{
    for (std::size_t each = 0; each < state.combatants.size(); ++each)
        if (state.combatants[each].delayedAfter == who && !state.combatants[each].acted)
            delayAfter(state, each, who);
}

} // namespace

void delayAfter(State& state, std::size_t who, std::optional<std::size_t> after)
{
    CombatantState& delays = state.combatants[who];
    delays.delayedAfter = after;
    delays.waitingSince.reset();
    std::erase(state.battleOrder, who);
    if (after) {
        const auto at = std::ranges::find(state.battleOrder, *after);
        state.battleOrder.insert(at + 1, who);
    } else {
        delays.waitingSince = actedSoFar(state);
        state.battleOrder.push_back(who);
    }
    standBehind(state, who);
}

void takeTurn(State& state, std::size_t who)
{
    CombatantState& acts = state.combatants[who];
    // One that waited has its place behind those who acted before it.
    if (acts.waitingSince) {
        std::erase(state.battleOrder, who);
        const auto at = std::ranges::find_if(state.battleOrder,
                                             [&](std::size_t each) { return !state.combatants[each].acted; });
        state.battleOrder.insert(at, who);
        acts.waitingSince.reset();
        standBehind(state, who);
    }
    acts.acted = true;
    acts.defending = false;
}

void goToNextPhase(State& state)
{
    switch (state.phase) {
    case Phase::initiative:
        state.phase = Phase::movement;
        return;
    case Phase::movement:
        state.phase = Phase::battle;
        return;
    case Phase::battle:
        // A turn that nobody took is over all the same.
        for (const std::size_t who : state.battleOrder)
            if (!state.combatants[who].acted)
                state.combatants[who].defending = false;
        state.phase = Phase::end;
        return;
    case Phase::end:
        break;
    }
    for (CombatantState& each : state.combatants) {
        each.initiative.reset();
        each.tieDice.clear();
        each.seized = each.moved = each.acted = false;
        each.delayedAfter.reset();
        each.waitingSince.reset();
        if (each.disengagedUntil <= state.round)
            each.disengagedUntil = 0;
        for (Effect& effect : each.effects)
            effect.rolled = false;
    }
    state.moveOrder.clear();
    state.battleOrder.clear();
    ++state.round;
    state.phase = Phase::initiative;
}

} // namespace adjutant::adventure
