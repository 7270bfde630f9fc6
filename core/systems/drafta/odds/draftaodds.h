#pragma once

#include "core/systems/gamesystem.h"

namespace adjutant::drafta {

/// The questions that the odds answer: one exchange, a duel, every pair of two lists.
std::span<const OddsKind> oddsKinds();

} // namespace adjutant::drafta
