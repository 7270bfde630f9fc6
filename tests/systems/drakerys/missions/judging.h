#pragma once

#include "tests/systems/drakerys/match/played.h"

#include <fmt/ranges.h>

namespace adjutant::test {

/// A table (readyMatch) with a card dealt to both, or to red alone. Red deploys in Area A.
inline drakerys::MatchState withCommon(const std::string& mission)
{
    return after(readyMatch(), {"missions: {common: " + mission + "}", "deploy: {player: red, side: a}"});
}
inline drakerys::MatchState withSolo(const std::string& mission)
{
    return after(readyMatch(),
                 {"missions: {solo: {red: " + mission + "}}", "deploy: {player: red, side: a}"});
}

// Commands as scripts write them.

inline std::string choosing(const std::string& player, const std::string& mission,
                            const std::vector<std::string>& units)
{
    return fmt::format("choose: {{player: {}, mission: {}, units: [{}], secret: false}}", player, mission,
                       fmt::join(units, ", "));
}
inline std::string ticking(const std::string& player, const std::string& mission,
                           const std::string& condition, int count = 1)
{
    return fmt::format("tick: {{player: {}, mission: {}, condition: {}, count: {}}}", player, mission,
                       condition, count);
}
/// `at` in cm: "45, 51.25".
inline std::string standing(const std::string& unit, const std::string& at)
{
    return "stand: {unit: " + unit + ", at: [" + at + "]}";
}
inline std::string scattering(const std::string& unit)
{
    return "scatter: {unit: " + unit + "}";
}

/// An Objective of a mission that lies somewhere (`at` as "45, 51.25"; "": nobody says where), or is carried.
inline std::string lying(const std::string& objective, const std::string& mission, const std::string& at,
                         const std::string& owner = "")
{
    return "objective: {id: " + objective + ", mission: " + mission +
           (at.empty() ? "" : ", at: [" + at + "]") + (owner.empty() ? "" : ", owner: " + owner) + "}";
}
inline std::string carried(const std::string& objective, const std::string& mission, const std::string& unit,
                           const std::string& owner = "")
{
    return "objective: {id: " + objective + ", carrier: " + unit + ", mission: " + mission +
           (owner.empty() ? "" : ", owner: " + owner) + "}";
}

} // namespace adjutant::test
