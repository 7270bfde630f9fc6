#pragma once

#include "core/match/start.h"
#include "core/odds/distribution.h"

namespace adjutant {

/// A roll of a match beside what it was expected to bring.
struct ForecastRoll
{
    PlayerId player;
    std::string kind;            ///< the kind of roll: `attack`, `morale`
    odds::Distribution forecast; ///< of the successes; what it leaves out is more than its last count
    int observed = 0;            ///< successes, or what the dice showed; not below `first`
    int first = 0;               ///< what the first chance of the forecast is that of
};

/// How a player's rolls went, all taken together.
struct Luck
{
    int rolls = 0;
    double expected = 0; ///< successes; what a forecast leaves out counts one more than its last count
    int observed = 0;    ///< successes
    /// The chance to have had fewer successes in all, and half the chance to have had as many: 0.5 is what is
    /// due, near 1 more luck than nearly everybody. What the forecasts leave out counts as more.
    double percentile = 0.5;
    double fewer = 0; ///< the chance to have had fewer successes in all
    double more = 0;  ///< and more of them
};

/// The luck with one kind of rolls; an empty kind stands for all of them.
struct LuckOfKind
{
    std::string kind;
    Luck luck;
};

/// The luck of a player: in all, then by kind in the order in which the kinds first appear. Exact but for
/// chances below 1e-15. Rolls without a forecast don't count.
std::vector<LuckOfKind> luckOf(std::span<const ForecastRoll> rolls, const PlayerId& player);

} // namespace adjutant
