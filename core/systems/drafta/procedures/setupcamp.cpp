#include "core/systems/drafta/procedures/draftaprocedures.h"
#include "core/systems/drafta/unitchoice.h"

namespace adjutant::drafta {

namespace {

// Both give up their turns for it.
Objection hasUsedItsTurn(const State& state, std::size_t unit)
{
    if (auto obstacle = cannotUse(state, unit))
        return obstacle;
    if (!state.units[unit].moved && !state.units[unit].acted)
        return {};
    return closedBy("acted",
                    message(WORDS("drafta", "%1 has already moved or acted this turn"), state.name(unit)));
}

} // namespace

Task<> camp(State& state, Ask& ask)
{
    co_await askWhetherPlayed(state, ask);
    const auto ids = co_await ask.several(
        pickPiece("units", WORDS("drafta", "Two units side by side"), piecesOf(state, hasUsedItsTurn))
            .from(2, 2)
            .rule("rule/setting-up-an-encampment"));
    const std::size_t one = state.find(unitRefOf(ids[0]));
    const std::size_t other = state.find(unitRefOf(ids[1]));
    ask.follows(message(WORDS("drafta", "Both give up their turns")));
    for (const std::size_t unit : {one, other})
        state.units[unit].moved = state.units[unit].acted = state.units[unit].builtCamp = true;
    state.camps.push_back(*state.active);
    ask.tell(message(WORDS("drafta", "%1 and %2 set up %3"), state.name(one), state.name(other),
                     campName(state, static_cast<int>(state.camps.size()))));
}

} // namespace adjutant::drafta
