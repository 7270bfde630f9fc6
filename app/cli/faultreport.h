#pragma once

#include "app/cli/request.h"
#include "app/cli/shownfinding.h"
#include "core/yaml/fault.h"

#include <nlohmann/json_fwd.hpp>

#include <vector>

namespace adjutant::cli {

/// A line or a column as JSON; null where it is not known.
nlohmann::ordered_json placeNumber(int number);

/// A finding of a file as JSON: `{file, line, column, rule, severity, message}`.
nlohmann::ordered_json toJson(const ShownFinding& finding);

/// Tells what keeps a file from being used: one JSON object `{findings: [{file, line, column, rule, severity,
/// message}]}`, or a line each. Gives the exit they stand for.
Exit tellFaults(const std::vector<yaml::Fault>& faults, bool json);

} // namespace adjutant::cli
