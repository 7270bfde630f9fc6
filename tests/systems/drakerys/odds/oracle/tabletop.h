#pragma once

#include "tests/systems/drakerys/odds/oracle/rulings.h"

#include <cstdint>
#include <random>
#include <vector>

namespace adjutant::oracle {

/// What players see after a roll.
struct Shown
{
    int successes = 0;
    int tens = 0;
    int ones = 0;
};

/// A table with a D10 on it, and the steps players take with it.
class Tabletop
{
public:
    int d10();
    /// Throws the dice, throws up to `rerolls` failures again, then a die for every 10 until none shows one.
    Shown roll(const Roll& roll);
    /// Rolls Safeguard for every injury.
    struct Saving
    {
        int suffered = 0;
        int passed = 0;
    };
    Saving safeguard(int injuries, bool guardInCohesion);

private:
    std::mt19937_64 m_random{20160101}; ///< fixed: a test that holds once always holds
    std::uint64_t m_digits = 0;         ///< decimal digits not used yet
    int m_digitsLeft = 0;
    std::vector<int> m_faces; ///< the dice on the table, kept to spare allocations
};

} // namespace adjutant::oracle
