#pragma once

#include "app/cli/request.h"
#include "core/yaml/fault.h"

#include <vector>

namespace adjutant::cli {

/// Tells what keeps a file from being used: one JSON object `{findings: [{file, line, column, rule, severity,
/// message}]}`, or a line each. Gives the exit they stand for.
Exit tellFaults(const std::vector<yaml::Fault>& faults, bool json);

} // namespace adjutant::cli
