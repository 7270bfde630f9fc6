#include "core/systems/drafta/procedures/draftaprocedures.h"
#include "core/systems/drafta/strike.h"
#include "core/systems/drafta/unitchoice.h"

namespace adjutant::drafta {

Task<> setHp(State& state, Ask& ask)
{
    const std::size_t unit = co_await askPiece(state, ask, "unit", WORDS("drafta", "Unit"), nothingAgainst);
    const int most = state.card(unit).hp;
    const int hp = co_await ask.number(NumberOf("hp", WORDS("drafta", "Hit points"), 0, most));
    UnitState& corrected = state.units[unit];
    corrected.hp = hp;
    if (corrected.defeated())
        corrected.camp = 0;
    else
        corrected.consequence.reset();
    ask.tell(message(WORDS("drafta", "%1 set to %2 of %3 hit points"), state.name(unit), hp, most));
    tellEnd(state, ask);
}

} // namespace adjutant::drafta
