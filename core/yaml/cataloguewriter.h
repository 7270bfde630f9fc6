#pragma once

#include "core/catalogue/unit.h"

#include <span>
#include <string>

namespace adjutant::yaml {

/// A catalogue file that holds Units of one faction, for a user's own folder; readCatalogueFile() reads them
/// back.
std::string writeUnits(const SystemId& system, const FactionId& faction, std::span<const Unit> units);

} // namespace adjutant::yaml
