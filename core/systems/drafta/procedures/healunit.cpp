#include "core/systems/drafta/procedures/draftaprocedures.h"
#include "core/systems/drafta/unitchoice.h"

#include <algorithm>

namespace adjutant::drafta {

Task<> heal(State& state, Ask& ask)
{
    co_await askWhetherPlayed(state, ask);
    const std::size_t unit =
        co_await askUnit(state, ask, "unit", message(WORDS("drafta", "Unit")), isDefeated);
    const int hp = co_await ask.number(
        NumberOf("hp", message(WORDS("drafta", "Hit points")), 1, Card::mostHp).rule("rule/healing"));
    UnitState& healed = state.units[unit];
    const int most = state.card(unit).hp;
    healed.hp = std::min(healed.hp + hp, most);
    ask.tell(message(WORDS("drafta", "%1 is healed: %2 of %3 hit points"), state.name(unit), healed.hp, most),
             table::Tone::good);
}

} // namespace adjutant::drafta
