#pragma once

#include "core/systems/drakerys/match/tableids.h"
#include "core/words/message.h"

#include <string_view>

namespace adjutant::drakerys {

/// A condition of a mission as a sentence; words of its id where we don't know it.
Message conditionLabel(const MissionId& mission, std::string_view condition);

} // namespace adjutant::drakerys
