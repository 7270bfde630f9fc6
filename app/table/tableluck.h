#pragma once

#include "core/match/luck.h"
#include "core/match/session.h"

#include <functional>

namespace adjutant {

/// How one kind of a side's rolls went, or all of them.
struct LuckOfRolls
{
    Message kind; ///< empty: all of them
    Luck luck;
};

/// The odds that answer a query; null where there are none, or not yet.
using KnownOdds = std::function<const table::OddsView*(const table::OddsQuery& query)>;

/// The luck of a side by what its dice did: in all first, then by kind where there are several. Empty where
/// no roll had a forecast.
std::vector<LuckOfRolls> luckOfSide(const std::vector<Outcome>& outcomes, const PlayerId& side,
                                    const KnownOdds& odds);

/// Answers the queries of outcomes at once, each a single time.
KnownOdds oddsOf(const std::vector<Outcome>& outcomes, const SystemId& system);

} // namespace adjutant
