#pragma once

#include <algorithm>

namespace adjutant::drakerys {

/// The sides of every die of the game.
inline constexpr int d10 = 10;

/// The Threshold of a roll: the least face that is a success (chapter "Basics: Action Table").
constexpr int thresholdFor(int action, int opposition)
{
    return std::clamp(6 - (action - opposition), 2, 10);
}

static_assert(thresholdFor(1, 5) == 10 && thresholdFor(0, 3) == 9 && thresholdFor(3, 3) == 6 &&
              thresholdFor(4, 3) == 5 && thresholdFor(9, 5) == 2);

} // namespace adjutant::drakerys
