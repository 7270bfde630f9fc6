#pragma once

#include <random>

namespace adjutant {

/// Dice that the app rolls where the players would rather not. What they showed goes on record like any other
/// roll.
class RolledFaces
{
public:
    /// A face of a die with so many sides: 1 to `sides`.
    int next(int sides) { return std::uniform_int_distribution(1, sides)(m_engine); }

private:
    static std::mt19937_64 seeded()
    {
        std::random_device device;
        std::seed_seq sequence{device(), device(), device(), device()};
        return std::mt19937_64(sequence);
    }

    std::mt19937_64 m_engine = seeded();
};

} // namespace adjutant
