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

/// What a forecast came to; null where nobody knows it yet.
using KnownOdds = std::function<const door::OddsView*(const door::Forecast& forecast)>;

/// The luck of a side by what its dice did: in all first, then by kind where there are several. Empty where
/// no roll had a forecast.
std::vector<LuckOfRolls> luckOfSide(const std::vector<Outcome>& outcomes, const PlayerId& side,
                                    const KnownOdds& odds);

/// The forecasts of outcomes that have to be solved, each once.
std::vector<door::Forecast> forecastsOf(const std::vector<Outcome>& outcomes);

/// Solves them at once.
KnownOdds oddsOf(const std::vector<Outcome>& outcomes);

} // namespace adjutant
