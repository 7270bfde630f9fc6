#pragma once

#include "core/systems/skirmish/odds/attackodds.h"
#include "core/systems/skirmish/skirmishstate.h"

#include <functional>

namespace adjutant::skirmish {

/// A choice of dice that is asked: which, how many, and what each number would bring.
struct AllocationQuestion
{
    table::Path at; ///< `dice/`
    std::size_t model = 0;
    DicePool have; ///< that can be rolled
    DicePool from; ///< 1 for each kind that may be
    int least = 0;
    std::optional<int> most;
    std::optional<int> mostAtAll{}; ///< above `most` up to it is warned of
    bool all = false;
    DicePool left{}; ///< not spent yet: of "all dice", what earlier releases rolled
    Message why;
    /// What so many dice would bring; may be empty.
    std::function<table::Forecast(int dice)> odds;
};

/// The dice that an attack is rolled with, of those that are left once its cost is paid.
AllocationQuestion attackAllocation(const State& state, std::size_t model, const Ability& ability,
                                    const AttackFigures& figures);

/// Asks how many dice of each kind are rolled, one question a kind (chapter "Melee", 4 and 10). More than
/// there are is `not-enough-dice`, more or fewer than allowed `allocation`.
Task<DicePool> askAllocation(const State& state, Ask& ask, AllocationQuestion asked);

} // namespace adjutant::skirmish
