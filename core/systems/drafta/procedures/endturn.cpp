#include "core/systems/drafta/procedures/draftaprocedures.h"
#include "core/systems/drafta/unitchoice.h"

#include <algorithm>

namespace adjutant::drafta {

Task<> endTurn(State& state, Ask& ask)
{
    co_await askWhetherPlayed(state, ask);
    const std::size_t ended = *state.active;
    ask.tell(message(WORDS("drafta", "%1 ends the turn"), state.playerName(ended)));
    for (std::size_t k = 0; k < state.units.size(); ++k) {
        UnitState& unit = state.units[k];
        unit.moved = unit.acted = unit.builtCamp = false;
        const int most = state.card(k).hp;
        if (!state.belongsTo(k, ended) || unit.camp == 0 || unit.hp >= most)
            continue;
        unit.hp = std::min(unit.hp + State::campHeals, most);
        ask.tell(message(WORDS("drafta", "%1 rests in %2: %3 of %4 hit points"), state.name(k),
                         campName(state, unit.camp), unit.hp, most),
                 table::Tone::good);
    }
    state.active = 1 - ended;
    if (state.halfway)
        ++state.round;
    state.halfway = !state.halfway;
}

} // namespace adjutant::drafta
