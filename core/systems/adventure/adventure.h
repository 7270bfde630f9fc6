#pragma once

#include "core/systems/gamesystem.h"

namespace adjutant::adventure {

/// Tiers, advantage and combat rounds as the app sees them.
GameSystem gameSystem();

/// The questions that its odds answer: an attack, a save, every number of sources against every target
/// number.
extern const std::array<OddsKind, 3> oddsKinds;

} // namespace adjutant::adventure
