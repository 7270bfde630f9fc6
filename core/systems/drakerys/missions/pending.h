#pragma once

#include "core/systems/drakerys/missions/mission.h"

#include <vector>

namespace adjutant::drakerys {

// What the dealt cards still ask for (chapter "Selecting Missions").

/// What is chosen for a card; null where the rulebook has no such card, or nothing is.
const MissionChoice* choiceOf(const MissionState& card);

/// Who chooses: who holds the card, or the enemy; empty where nobody else plays.
PlayerId chooserOf(const MatchState& state, const MissionState& card);

/// Whether something is to be chosen for a card, and wasn't.
bool lacksChoice(const MissionState& card);

/// Whether the Deployment is over: all Units stand on the map, or the players said so, or the first Unit was
/// activated.
bool isDeployed(const MatchState& state);

/// Whether an Objective token is placed, or given to a Unit, at the end of the Deployment only.
bool waitsForDeployment(const MatchState& state, const ObjectiveState& objective);

/// The Objective tokens that are to be on the battlefield and aren't, with the mission and the owner of each;
/// a relic that is given to a Unit with its carrier, where it was chosen.
std::vector<ObjectiveState> missingObjectives(const MatchState& state);

/// Where the Objectives of a mission may lie, and how many are still to be placed.
Message hintOnPlacing(const MatchState& state, const MissionId& mission);

} // namespace adjutant::drakerys
