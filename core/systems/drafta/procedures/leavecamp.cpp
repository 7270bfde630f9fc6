#include "core/systems/drafta/procedures/draftaprocedures.h"
#include "core/systems/drafta/unitchoice.h"

namespace adjutant::drafta {

namespace {

Objection isInNoCamp(const State& state, std::size_t unit)
{
    if (auto obstacle = cannotUse(state, unit))
        return obstacle;
    if (state.units[unit].camp != 0)
        return {};
    return closedBy("malformed", message(WORDS("drafta", "%1 is not in an encampment"), state.name(unit)));
}

} // namespace

Task<> leave(State& state, Ask& ask)
{
    co_await askWhetherPlayed(state, ask);
    const std::size_t unit =
        co_await askPiece(state, ask, "unit", WORDS("drafta", "Unit"), isInNoCamp, hasTurnLeft);
    leaveCamp(state, ask, unit);
}

} // namespace adjutant::drafta
