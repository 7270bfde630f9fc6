#pragma once

#include "core/systems/gamesystem.h"

namespace adjutant::drafta {

/// Defense of Drafta as the app sees it.
GameSystem gameSystem();

} // namespace adjutant::drafta
