#pragma once

#include "core/systems/drakerys/match/matchstate.h"
#include "core/table/form.h"

#include <vector>

namespace adjutant::drakerys {

// What the placing of things seems to break (chapters "Creation of the Battlefield" and "General Rules of the
// Missions"). Distances are clear ones, from edge to edge.

/// A Scenery where it is to stand.
std::vector<table::Remark> remarksOnPlacing(const MatchState& state, const SceneryState& scenery);

/// An Objective token as it is to be: where it is to lie, or who picks it up. Only Infantry that is not
/// Engaged picks up, and of some missions only some players.
std::vector<table::Remark> remarksOnPlacing(const MatchState& state, const ObjectiveState& objective);

} // namespace adjutant::drakerys
