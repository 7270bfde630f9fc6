#pragma once

#include "core/systems/drakerys/match/matchstate.h"
#include "core/table/form.h"

#include <vector>

namespace adjutant::drakerys {

/// What a player's choice for a mission card seems to break (chapter "List of the Missions"): too many or too
/// few, or none of the kind that the mission asks for. `choice` is the card with what is to be chosen.
std::vector<table::Remark> remarksOnChoice(const MatchState& state, const MissionState& choice);

} // namespace adjutant::drakerys
