#pragma once

#include "core/systems/drakerys/missions/mission.h"
#include "tests/systems/drakerys/match/played.h"
#include "tests/systems/drakerys/match/readymatch.h"

namespace adjutant::test {

/// A player's verdict on a card that was dealt.
inline drakerys::MissionVerdict verdictOn(const drakerys::MatchState& state, std::string_view player,
                                          std::string_view mission)
{
    for (const drakerys::MissionVerdict& verdict : verdictsOf(state))
        if (verdict.card.player.text() == player && verdict.card.mission.text() == mission)
            return verdict;
    qFatal("no such card");
}

/// It in short: the VP of each condition with `?` where nobody told and `!` where the players ticked, joined
/// by blanks: "1 0? 1!".
inline std::string pointsOf(const drakerys::MatchState& state, std::string_view player,
                            std::string_view mission)
{
    std::vector<std::string> words;
    for (const drakerys::ConditionVerdict& each : verdictOn(state, player, mission).conditions)
        words.push_back(std::to_string(each.vp) + (each.source == drakerys::VerdictSource::computed ? ""
                                                   : each.source == drakerys::VerdictSource::ticked ? "!"
                                                                                                    : "?"));
    return fmt::format("{}", fmt::join(words, " "));
}

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
