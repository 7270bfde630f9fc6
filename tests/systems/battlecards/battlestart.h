#pragma once

#include "core/match/start.h"

namespace adjutant::battletable {

/// A match of red, blue and bandits, with hands of four cards.
Start start();

} // namespace adjutant::battletable
