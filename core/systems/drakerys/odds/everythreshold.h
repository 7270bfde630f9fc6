#pragma once

#include "core/odds/die.h"

#include <cstddef>
#include <vector>

namespace adjutant::drakerys {

/// The successes of 1 to `most` dice D10 at every Threshold 2..10 at once, dice adding dice; each of `length`
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

} // namespace adjutant::drakerys
