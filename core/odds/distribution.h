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

/// `into += weight * p`, lengthening `into` where needed; p's first chance is that of the count `first`.
void accumulate(Distribution& into, double weight, std::span<const double> p, std::size_t first = 0);

/// Cuts entries from the end as long as what is cut stays below `rest` in all, but never below `shortest`
/// entries; fills up with zeros to `shortest`.
void trim(Distribution& p, double rest, std::size_t shortest);

/// The chances of k hits among n independent tries of chance `chance` each, for k = 0..n; each is exact to a
/// few units in the last place also where the others underflow.
Distribution binomial(int n, double chance);

/// What the highest face of a die does.
enum class HighestFace {
    addsDie, ///< counts as a success and another die of the same kind is rolled, without limit
    counts,  ///< counts as a success only
    fails    ///< counts as a failure
};

/// One die rolled against a threshold, in chances per roll of a single die: `fails + succeeds + adds = 1`.
struct Face
{
    double fails = 1;
    double succeeds = 0; ///< without adding a die
    double adds = 0;     ///< succeeds and adds a die

    /// The expected successes of one die with all it adds.
    double mean() const { return (succeeds + adds) / (1 - adds); }
};

/// The faces of a die of so many sides against a threshold: it succeeds on that face and above. One of 1 or
/// less always does; one above the sides never does, but for a highest face that adds a die.
Face faceOf(int sides, int threshold, HighestFace highest);

/// The number of successes that one die brings in the end, with all dice it adds, where that follows
/// P(0) = none and P(k) = one * again^(k-1): a die that adds dice, and whatever further rolls each of its
/// successes has to pass (`through`). The generating function is (A + B z) / (1 - D z) with A = none, D =
/// again and B = one - none * again; B may be negative, these three never are.
struct AddingDie
{
    double none = 1;
    double one = 0;
    double again = 0;
};

inline AddingDie addingDie(const Face& face)
{
    return {face.fails, face.succeeds + face.fails * face.adds, face.adds};
}

/// Every success of `first` rolls `second`: the number of successes of those.
AddingDie through(const AddingDie& first, const AddingDie& second);

/// Every success counts with the chance `kept` only.
inline AddingDie thinned(const AddingDie& die, double kept)
{
    return through(die, {1 - kept, kept, 0});
}

inline double mean(const AddingDie& die)
{
    return die.one / ((1 - die.again) * (1 - die.again));
}

/// Enough entries for all successes that n dice can bring, with the dice they add, each success with the
/// chance `again` of one more: 0.1 is a ten-sided die whose highest face adds one.
std::size_t lengthFor(int dice, double again = 0.1);

/// The first `longest` chances of one die.
Distribution distributionOf(const AddingDie& die, std::size_t longest);

/// The distribution of the successes of n dice, the first `longest` chances at most, without an open end:
/// entries beyond are left out where their sum is below `negligible`.
Distribution successes(const AddingDie& die, int n, std::size_t longest);

} // namespace adjutant::odds
