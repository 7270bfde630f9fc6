#pragma once

#include "tests/systems/drakerys/odds/oracle/scenario.h"

namespace adjutant::oracle {

/// The scenario file of a scenario: inline characteristics, no Unit of the catalogue, and of the
/// state what differs from the default.
std::string yamlOf(const Scenario& scenario);

} // namespace adjutant::oracle
