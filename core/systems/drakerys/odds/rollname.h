#pragma once

#include <cstddef>
#include <string_view>

namespace adjutant::drakerys {

/// The rolls of the game by what they are made for.
enum class RollName {
    attack,
    block,
    injury,
    safeguard,
    morale,
    shooting,
    harassment,
    spell,
    invocation,
    plain
};

/// How many there are.
inline constexpr std::size_t rollNames = 10;

/// The word for a roll as the command line and scripts write it: `attack`, …; `roll` for a plain one.
std::string_view toWord(RollName roll);

} // namespace adjutant::drakerys
