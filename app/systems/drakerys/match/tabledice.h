#pragma once

#include "core/systems/drakerys/battlefield/deviation.h"

#include <algorithm>
#include <random>
#include <vector>

namespace adjutant {

/// The dice that the app throws where the players would rather not. What they showed goes into the log.
class TableDice
{
public:
    TableDice() : m_engine(seed()) {}

    /// 1 to 10.
    int face() { return within(1, 10); }

    /// A Deviation Roll of so many D10s. The rulebook doesn't say how many faces of the Deviation Die show a
    /// Hit; we take one in three, and the arrow in steps of 15 degrees.
    drakerys::Deviation deviation(int dice)
    {
        drakerys::Deviation rolled;
        if (within(1, 3) > 1)
            rolled.degrees = 15 * within(0, 23);
        for (int die = 0; die < dice; ++die)
            rolled.dice.push_back(face());
        return rolled;
    }

    template <class Value> void shuffle(std::vector<Value>& values)
    {
        std::ranges::shuffle(values, m_engine);
    }

private:
    static std::mt19937_64 seed()
    {
        std::random_device device;
        std::seed_seq sequence{device(), device(), device(), device()};
        return std::mt19937_64(sequence);
    }
    int within(int least, int most) { return std::uniform_int_distribution(least, most)(m_engine); }

    std::mt19937_64 m_engine;
};

} // namespace adjutant
