#pragma once

#include "core/systems/drakerys/missions/mission.h"
#include "fieldplacing.h"

#include <QVariantList>

namespace adjutant {

/// The Objectives that the dealt missions bring to the battlefield before the game, of ObjectiveTask.
QVariantList objectiveTasks(const drakerys::MatchState& state);

/// Whose the Objectives of a mission are: the holder's of a card that lets only the holder pick them; empty:
/// nobody's.
PlayerId ownerOfObjectives(const MissionId& mission, const drakerys::MatchState& state);

/// Where the next Objectives of a mission would lie best, as its card says.
std::vector<drakerys::Point> wantedPlaces(const MissionId& mission, const drakerys::MatchState& state);

/// The player who places the Objectives of a mission.
PlayerId placerOf(const MissionId& mission, const drakerys::MatchState& state);

} // namespace adjutant
