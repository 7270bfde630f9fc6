#include "core/systems/battlecards/sidechoice.h"

namespace adjutant::battlecards {

Task<> untilTheEnd(const State& state, Ask& ask)
{
    if (state.finished)
        co_await ask.refuse("finished", message(WORDS("battlecards", "the match is over")));
}

Task<> inABattle(const State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    if (!state.battle)
        co_await ask.refuse("not-active", message(WORDS("battlecards", "no battle in progress")));
}

Message nameOfKnight(const State& state, const UnitRef& ref)
{
    return state.name(state.find(ref));
}

} // namespace adjutant::battlecards
