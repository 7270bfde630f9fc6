#pragma once

#include "core/catalogue/catalogue.h"
#include "core/roster/finding.h"

#include <string>

namespace adjutant {

/// A finding in plain English, for the command line: what is wrong and what is allowed.
std::string inEnglish(const Finding& finding, const Catalogue& catalogue);

/// A mend in plain English: "drop one Crows size step: -40 AP".
std::string inEnglish(const Fix& fix, const Roster& roster, const Catalogue& catalogue);

} // namespace adjutant
