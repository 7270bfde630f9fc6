#pragma once

#include "core/systems/gamesystem.h"

namespace adjutant::drakerys {

/// The questions that the odds of Drakerys answer.
std::span<const OddsKind> oddsKinds();

} // namespace adjutant::drakerys
