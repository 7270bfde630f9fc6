#pragma once

#include "core/systems/gamesystem.h"

namespace adjutant::skirmish {

/// A Game, the skirmish of fantasy warbands, as the app sees it.
GameSystem gameSystem();

} // namespace adjutant::skirmish
