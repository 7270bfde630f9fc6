#pragma once

#include "core/systems/drakerys/odds/scenario.h"

#include <string>

namespace adjutant::drakerys {

/// A fight or a shot as a scenario file of one line (JSON, hence YAML), all its figures included, so that it
/// reads the same whatever the catalogue says by then.
std::string writeScenario(const Fight& fight);
std::string writeScenario(const Shooting& shooting);

} // namespace adjutant::drakerys
