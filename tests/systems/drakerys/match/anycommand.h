#pragma once

#include "core/systems/drakerys/match/matchstate.h"

#include <random>
#include <string>

namespace adjutant::test {

/// Commands as scripts write them and as nobody would play them: many are refused, and none may break a sum.
class AnyCommand
{
public:
    explicit AnyCommand(unsigned seed) : m_random(seed) {}

    /// A command that names what is at the table.
    std::string operator()(const drakerys::MatchState& state);

private:
    int upTo(int most) { return std::uniform_int_distribution(0, most)(m_random); }
    std::string chosen(const std::string& what, const drakerys::MatchState& state);

    std::mt19937 m_random;
    UnitRef m_unit, m_target; ///< of the command that is being written
};

} // namespace adjutant::test
