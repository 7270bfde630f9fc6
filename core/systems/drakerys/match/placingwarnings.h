#pragma once

#include "core/systems/drakerys/match/command.h"
#include "core/systems/drakerys/match/matchstate.h"
#include "core/table/form.h"

#include <vector>

namespace adjutant::drakerys {

// What the placing of things that can be carried out seems to break (chapters "Creation of the Battlefield"
// and "General Rules of the Missions"). Distances are clear ones, from edge to edge.

std::vector<table::Remark> remarksOn(const MatchState& state, const PlaceScenery& command);
std::vector<table::Remark> remarksOnPlacing(const MatchState& state, const PlaceObjective& command);

} // namespace adjutant::drakerys
