#pragma once

#include "app/systems/drakerys/text/matchnames.h"
#include "core/systems/drakerys/missions/mission.h"

namespace adjutant {

/// The condition of a mission, Common or Solo; null where neither has it.
const drakerys::MissionCondition* findCondition(const MissionId& mission, std::string_view condition);

/// A condition as the checklist says it: "The enemy Hero was eliminated"; what is counted as "Idols
/// controlled". The words of the id where the mission has no such condition.
QString conditionName(const MissionId& mission, std::string_view condition);

/// What to do for a mission, in one or two sentences; `common` where it is the mission of both players.
/// Empty where the rulebook has no such card.
QString missionSummary(const MissionId& mission, bool common);

} // namespace adjutant
