#pragma once

#include "core/systems/gamesystem.h"

namespace adjutant::adventure {

/// Tiers, advantage and combat rounds as the app sees them.
GameSystem gameSystem();

} // namespace adjutant::adventure
