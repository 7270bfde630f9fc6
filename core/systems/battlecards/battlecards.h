#pragma once

#include "core/systems/gamesystem.h"

namespace adjutant::battlecards {

/// Knights and Bandits as the app sees it.
GameSystem gameSystem();

} // namespace adjutant::battlecards
