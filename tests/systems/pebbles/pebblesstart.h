#pragma once

#include "core/match/start.h"

namespace adjutant::pebbles {

/// A match of two players, red and blue, with two throwers each.
Start start();

} // namespace adjutant::pebbles
