#pragma once

#include "core/roster/roster.h"

#include <string>

namespace adjutant::yaml {

/// A roster as a YAML file that readRoster() reads back to the same roster.
std::string writeRoster(const Roster& roster);

} // namespace adjutant::yaml
