#pragma once

#include "core/systems/drakerys/match/matchstate.h"

#include <random>
#include <string>
#include <utility>
#include <vector>

namespace adjutant::test {

/// Commands as scripts write them and as nobody would play them: many are refused, and none may break a sum.
class AnyCommand
{
public:
    explicit AnyCommand(unsigned seed) : m_random(seed) {}

    /// A command that names what is at the table.
    std::string operator()(const drakerys::MatchState& state);

private:
    using Keys = std::vector<std::pair<std::string, std::string>>;

    static std::string written(const std::string& word, const Keys& keys);

    int upTo(int most) { return std::uniform_int_distribution(0, most)(m_random); }
    /// From the lowest to the highest, both included.
    std::string number(int lowest, int highest) { return std::to_string(lowest + upTo(highest - lowest)); }
    std::string oneOf(std::initializer_list<const char*> words);
    std::string anyId();
    std::string anyPoint();
    std::string anyMission();

    std::string ofCasualties(const UnitRef& unit);
    std::string ofTheTurn(const UnitRef& unit);
    std::string anyRolls();
    std::string ofTheActions(const drakerys::MatchState& state, const UnitRef& unit);
    std::string ofTheElements(const drakerys::MatchState& state, const UnitRef& unit);
    std::string ofTheHeadquarters(const UnitRef& unit);
    std::string ofTheBattlefield(const UnitRef& unit);
    std::string ofTheMissions(const drakerys::MatchState& state, const UnitRef& unit);
    std::string ofTheSetup(const UnitRef& unit);
    std::string ofMissionActions(const drakerys::MatchState& state);
    std::string ofTheBooks(const UnitRef& unit);
    std::string ofAgreements(const UnitRef& unit);
    std::string activate(const UnitRef& unit);

    std::mt19937 m_random;
};

} // namespace adjutant::test
