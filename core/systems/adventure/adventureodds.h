#pragma once

#include "core/systems/gamesystem.h"

namespace adjutant::adventure {

/// The questions that the odds answer: an attack, a save, every number of sources against every target.
std::span<const OddsKind> oddsKinds();

} // namespace adjutant::adventure
