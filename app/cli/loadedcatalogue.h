#pragma once

#include "core/systems/gamesystem.h"
#include "core/yaml/document.h"

#include <vector>

namespace adjutant::cli {

/// The catalogue of a game system with the user's own files over it. Of theirs that are left out, because
/// they have faults, stderr is told.
Catalogue loadedCatalogue(const GameSystem& system);

/// Tells stderr which of the user's files are left out, and why.
void tellLeftOut(const std::vector<yaml::Fault>& faults);

} // namespace adjutant::cli
