#pragma once

#include "core/systems/drakerys/match/matchstate.h"

#include <string>
#include <vector>

namespace adjutant::cli {

/// A state of a match of Drakerys for people: Round and turn, then each player with each Unit on a line.
std::vector<std::string> stateLines(const drakerys::MatchState& state);

} // namespace adjutant::cli
