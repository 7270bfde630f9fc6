#pragma once

#include "core/odds/distribution.h"

#include <array>

namespace adjutant::odds {

/// Dice rolled together against one threshold. Up to `rerolls` of the failures among the initial dice are
/// rolled once more (a reroll can add dice); dice that were added are never rerolled.
struct Pool
{
    int dice = 0;
    Face face;
    int rerolls = 0; ///< as many as `dice` or more: every failure
};

/// The distribution of successes, of at most `longest` entries.
Distribution successes(const Pool& pool, std::size_t longest);

/// The expected dice of a pool that are not added ones: the initial ones and the rerolled.
double expectedRolled(const Pool& pool);

/// The expected successes of a pool.
inline double meanOf(const Pool& pool)
{
    return expectedRolled(pool) * pool.face.mean();
}

/// The chances of 0, 1 and 2 successes of a pool of at least two dice, none or all of whose failures are
/// rerolled.
std::array<double, 3> atMostTwo(const Pool& pool);

/// The distribution of a sum to which every success of the pool adds on its own: one without an added die by
/// `hit`, one that adds a die by `critical`. What the added die brings comes on top.
Distribution sumOver(const Pool& pool, std::span<const double> hit, std::span<const double> critical,
                     std::size_t longest);

/// The joint distribution of a pool's successes: `rows[t][a]` is the chance of t successes that added a die
/// and a that did not, all rolled dice taken together.
struct SuccessesAndCriticals
{
    std::vector<Distribution> rows;
};

SuccessesAndCriticals successesAndCriticals(const Pool& pool);

/// The distribution of hits left where each of `blocks` cancels one: `max(0, hits - blocks)`.
Distribution blocked(std::span<const double> hits, std::span<const double> blocks);

/// The distribution of the sum of as many independent counts of the distribution `each` as `count` says.
Distribution compound(std::span<const double> count, std::span<const double> each, std::size_t longest);

} // namespace adjutant::odds
