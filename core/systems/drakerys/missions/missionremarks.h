#pragma once

#include "core/door/form.h"
#include "core/systems/drakerys/match/matchstate.h"

#include <vector>

namespace adjutant::drakerys {

// What choices for missions, and the placing of things, seem to break (chapters "Creation of the
// Battlefield", "General Rules of the Missions" and "List of the Missions"). Distances are clear ones, from
// edge to edge.

/// A player's choice for a mission card: too many or too few, or none of the kind that the mission asks for.
/// `choice` is the card with what is to be chosen.
std::vector<door::Remark> remarksOnChoice(const MatchState& state, const MissionState& choice);

/// A Scenery where it is to stand.
std::vector<door::Remark> remarksOnPlacing(const MatchState& state, const SceneryState& scenery);

/// An Objective token as it is to be: where it is to lie, or who picks it up. Only Infantry that is not
/// Engaged picks up, and of some missions only some players.
std::vector<door::Remark> remarksOnPlacing(const MatchState& state, const ObjectiveState& objective);

/// "Idol 2 lies 8.5 cm from Idol 1; it must be at least 10 cm"
door::Remark tooNear(const Message& what, double clear, const Message& to, double least);

/// cm by which a token that players lay down may miss a place it is to lie on.
inline constexpr double byHand = 0.5;

} // namespace adjutant::drakerys
