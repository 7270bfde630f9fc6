#pragma once

#include "core/systems/drakerys/missions/mission.h"
#include "core/words/message.h"

namespace adjutant::drakerys {

/// What to do for a mission, in one or two sentences; `common` where it is the mission of both players.
/// Empty where the rulebook has no such card.
Message summaryOf(const MissionId& mission, bool common);

} // namespace adjutant::drakerys
