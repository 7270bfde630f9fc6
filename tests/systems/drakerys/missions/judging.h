#pragma once

#include "../match/table.h"

#include "core/systems/drakerys/missions/judge.h"

#include <string>
#include <string_view>

namespace adjutant::test {

/// A player's verdict on a card that was dealt.
drakerys::MissionVerdict verdictOn(const drakerys::MatchState& state, std::string_view player,
                                   std::string_view mission);

/// It in short: the VP of each condition with `?` where nobody told and `!` where the players ticked, joined
/// by blanks: "1 0? 1!".
std::string pointsOf(const drakerys::MatchState& state, std::string_view player, std::string_view mission);

/// A table (readyTable) with a card dealt to both, or to red alone. Red deploys in Area A.
drakerys::MatchState withCommon(std::string_view mission);
drakerys::MatchState withSolo(std::string_view mission);

drakerys::ChooseFor choosing(std::string_view player, std::string_view mission,
                             const std::vector<std::string>& units);
drakerys::Tick ticking(std::string_view player, std::string_view mission, std::string_view condition,
                       int count = 1);
drakerys::StandAt standing(std::string_view unit, double x, double y);

/// An Objective of a mission that lies somewhere, or is carried.
drakerys::PlaceObjective lying(std::string_view objective, std::string_view mission, drakerys::Point at,
                               std::string_view owner = "");
drakerys::PlaceObjective carried(std::string_view objective, std::string_view mission, std::string_view unit,
                                 std::string_view owner = "");

} // namespace adjutant::test
