#pragma once

#include "core/systems/drakerys/odds/scenario.h"
#include "core/table/odds.h"

namespace adjutant::drakerys {

/// The odds of a scenario for the command line, as its contract names them, with the rolls that make them and
/// the ids of the skills that they leave out.
nlohmann::ordered_json figuresOf(const Scenario& scenario);

} // namespace adjutant::drakerys
