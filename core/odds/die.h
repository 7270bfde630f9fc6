#pragma once

#include "core/odds/distribution.h"

#include <cstddef>
#include <vector>

namespace adjutant::odds {

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

/// The faces of a ten-sided die against a threshold from 1 to 10.
Face faceOf(int threshold, HighestFace highest);

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

AddingDie addingDie(const Face& face);

/// Every success of `first` rolls `second`: the number of successes of those.
AddingDie through(const AddingDie& first, const AddingDie& second);

/// Every success counts with the chance `kept` only.
AddingDie thinned(const AddingDie& die, double kept);

double mean(const AddingDie& die);

/// Enough entries for all successes that n ten-sided dice can bring, with the dice they add.
std::size_t lengthFor(int dice);

/// The first `longest` chances of one die.
Distribution distributionOf(const AddingDie& die, std::size_t longest);

/// The distribution of the successes of n dice, the first `longest` chances at most, without an open end:
/// entries beyond are left out where their sum is below `negligible`.
Distribution successes(const AddingDie& die, int n, std::size_t longest);

/// The same, written to `out[0..longest)` without allocating; `longest` at most 256 and none^n above 1e-290.
void successesInto(const AddingDie& die, int n, std::size_t longest, double* out);

/// The successes of 1 to `most` dice at every threshold 2..10 at once, dice adding dice; each of `length`
/// chances. The chance of k successes of n dice at threshold t is `at(n, t)[k * stride]`.
struct EveryThreshold
{
    static constexpr int lowest = 2;
    static constexpr int highest = 10;
    static constexpr std::size_t stride = 10; ///< nine thresholds and one spare lane

    std::size_t length = 0;
    std::vector<double> chances;

    const double* at(int dice, int threshold) const
    {
        return chances.data() + static_cast<std::size_t>(dice - 1) * length * stride +
               static_cast<std::size_t>(threshold - lowest);
    }
};

EveryThreshold everyThreshold(int most, std::size_t length);

/// The same in a table that is there already, whose memory is used again.
void fill(EveryThreshold& table, int most, std::size_t length);

} // namespace adjutant::odds
