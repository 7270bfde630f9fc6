#pragma once

#include "core/catalogue/catalogue.h"

#include <nlohmann/json_fwd.hpp>

namespace adjutant::drakerys {

/// A Unit as `units --json` prints it: skills as plain ids, and their parameters in an object of their own.
nlohmann::ordered_json unitJson(const Unit& unit, const Catalogue& catalogue);

} // namespace adjutant::drakerys
