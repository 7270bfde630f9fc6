#pragma once

#include "core/systems/adventure/adventurestate.h"

namespace adjutant::adventure {

/// Whether somebody has an effect whose save is still to be rolled in this End Phase.
bool owesSave(const State& state, std::size_t who);

/// What an effect is called.
Message toText(const Effect& effect);

} // namespace adjutant::adventure
