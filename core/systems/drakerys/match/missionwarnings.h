#pragma once

#include "core/systems/drakerys/match/command.h"
#include "core/systems/drakerys/match/matchstate.h"
#include "core/table/form.h"

#include <vector>

namespace adjutant::drakerys {

// What the commands about mission cards that can be carried out seem to break (chapters "Selecting Missions"
// and "List of the Missions").

std::vector<table::Remark> remarksOn(const MatchState& state, const Score& command);
std::vector<table::Remark> remarksOn(const MatchState& state, const DealMissions& command);
std::vector<table::Remark> remarksOn(const MatchState& state, const ChooseFor& command);
std::vector<table::Remark> remarksOn(const MatchState& state, const Tick& command);

/// Who may not pick the Objectives of their mission.
std::vector<table::Remark> remarksOnPicking(const MatchState& state, const PlaceObjective& command);

} // namespace adjutant::drakerys
