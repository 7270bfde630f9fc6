#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace adjutant::odds {

/// Chances of the counts 0, 1, 2, …: `p[k]` is the chance of exactly k. What a computation leaves out beyond
/// the last count is `1 - sum(p)`; every chance is built of positive terms only, so that small ones stay
/// exact.
using Distribution = std::vector<double>;

/// Chances below this are cut from the end of an open-ended distribution (absolute).
inline constexpr double negligible = 1e-18;

/// The sum of all chances.
double total(std::span<const double> p);

/// The expected count of what is in `p`.
double mean(std::span<const double> p);

/// The distribution of the sum of two independent counts, of at most `longest` entries.
Distribution convolve(std::span<const double> a, std::span<const double> b, std::size_t longest);

/// The distribution of the sum of n independent counts of the same distribution, of at most `longest`
/// entries.
Distribution power(std::span<const double> one, int n, std::size_t longest);

/// `into += weight * p`, lengthening `into` where needed.
void accumulate(Distribution& into, double weight, std::span<const double> p);

/// Cuts entries from the end as long as what is cut stays below `rest` in all, but never below `shortest`
/// entries; fills up with zeros to `shortest`.
void trim(Distribution& p, double rest, std::size_t shortest);

/// The chances of k hits among n independent tries of chance `chance` each, for k = 0..n; each is exact to a
/// few units in the last place also where the others underflow.
Distribution binomial(int n, double chance);

} // namespace adjutant::odds
