#pragma once

#include "app/cli/rosterreport.h"

#include <nlohmann/json_fwd.hpp>

namespace adjutant::cli {

/// Totals as JSON: of each budget by its id, and `warriors`.
nlohmann::ordered_json totalsJson(const RosterReport& report);

/// The findings as JSON: `[{rule, severity, entry, message, file, line, column, mend}]`, null where
/// there is none.
nlohmann::ordered_json findingsJson(const RosterReport& report);

} // namespace adjutant::cli
