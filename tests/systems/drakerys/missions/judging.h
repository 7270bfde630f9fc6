#pragma once

#include "tests/systems/drakerys/match/played.h"
#include "tests/systems/drakerys/match/readymatch.h"

#include "core/systems/drakerys/missions/mission.h"

#include <string>
#include <string_view>
#include <vector>

namespace adjutant::test {

/// A player's verdict on a card that was dealt.
drakerys::MissionVerdict verdictOn(const drakerys::MatchState& state, std::string_view player,
                                   std::string_view mission);

/// It in short: the VP of each condition with `?` where nobody told and `!` where the players ticked, joined
/// by blanks: "1 0? 1!".
std::string pointsOf(const drakerys::MatchState& state, std::string_view player, std::string_view mission);

/// A table (readyMatch) with a card dealt to both, or to red alone. Red deploys in Area A.
drakerys::MatchState withCommon(const std::string& mission);
drakerys::MatchState withSolo(const std::string& mission);

// Commands as scripts write them.

std::string choosing(const std::string& player, const std::string& mission,
                     const std::vector<std::string>& units);
std::string ticking(const std::string& player, const std::string& mission, const std::string& condition,
                    int count = 1);
/// `at` in cm: "45, 51.25".
std::string standing(const std::string& unit, const std::string& at);
std::string scattering(const std::string& unit);

/// An Objective of a mission that lies somewhere (`at` as "45, 51.25"; "": nobody says where), or is carried.
std::string lying(const std::string& objective, const std::string& mission, const std::string& at,
                  const std::string& owner = "");
std::string carried(const std::string& objective, const std::string& mission, const std::string& unit,
                    const std::string& owner = "");

} // namespace adjutant::test
