#pragma once

#include "core/match/pieces.h"
#include "core/systems/battlecards/battlestate.h"
#include "core/systems/battlecards/battlewords.h"

namespace adjutant::battlecards {

/// Refuses by `finished` once the match is over.
Task<> untilTheEnd(const State& state, Ask& ask);

/// The same, and by `not-active` where there is no battle.
Task<> inABattle(const State& state, Ask& ask);

/// "Roland of Red".
Message nameOfKnight(const State& state, const UnitRef& ref);

/// All sides as options, as a function judges them.
template <class Judge> std::vector<table::Option> allSides(const State& state, Judge judged)
{
    std::vector<table::Option> options;
    for (std::size_t k = 0; k < state.sides.size(); ++k) {
        options.push_back(optionOf(state.sides[k].id.text(), toText(state, k)));
        judge(options.back(), judged(state, k));
    }
    return options;
}

} // namespace adjutant::battlecards
