#pragma once

#include "core/systems/gamesystem.h"

namespace adjutant::cli {

/// The catalogue of a game system with the user's own files over it. Of theirs that are left out, because
/// they have faults, stderr is told.
Catalogue loadedCatalogue(const GameSystem& system);

} // namespace adjutant::cli
