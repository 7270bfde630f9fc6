#include "core/systems/drakerys/match/actioncost.h"

#include <algorithm>

namespace adjutant::drakerys {

namespace {

// The price before Stress and skills.
int priceOf(const Action& action)
{
    switch (action.kind) {
    case ActionKind::march:
    case ActionKind::attack:
    case ActionKind::shooting:
    case ActionKind::magic:
        return 1;
    case ActionKind::charge:
        return 3;
    case ActionKind::combinedCharge:
        return 5;
    case ActionKind::invocation:
        return action.ts.value_or(action.overlord ? 3 : 1) + action.extraDice;
    case ActionKind::special:
        return action.ts.value_or(1);
    }
    return 0;
}

} // namespace

int costOf(const Action& action, const UnitState& unit)
{
    const int cost = priceOf(action) + unit.stress + action.heroicDice;
    const bool charges = action.kind == ActionKind::charge || action.kind == ActionKind::combinedCharge;
    if (charges && unit.hasSkill("jammed"))
        return cost + 2;
    if (action.kind == ActionKind::shooting && unit.hasSkill("quick_shot"))
        return std::max(1, cost - 1);
    return cost;
}

int costOf(const std::vector<Action>& actions, const UnitState& unit)
{
    int cost = 0;
    for (const Action& action : actions)
        cost += costOf(action, unit);
    return cost;
}

int cheapestActivation(const UnitState& unit)
{
    const ActionKind cheapest = unit.hasSkill("quick_shot") ? ActionKind::shooting : ActionKind::march;
    Action action;
    action.kind = cheapest;
    return costOf(action, unit);
}

std::optional<int> actionsOf(const UnitState& unit)
{
    if (!unit.card->profile)
        return std::nullopt;
    return unit.has(&StatusEffects::onlyOneAction)
               ? 1
               : std::max(1, unit.card->profile->actions + unit.sumOf(&StatusEffects::actions));
}

const UnitState* affordableUnit(const PlayerState& player)
{
    const int left = std::min(TimePath::dearestActivation, TimePath::lastStart - player.progress);
    for (const UnitState& unit : player.units)
        if (!unit.removed() && !unit.has(&StatusEffects::noActivation) && cheapestActivation(unit) <= left)
            return &unit;
    return nullptr;
}

} // namespace adjutant::drakerys
