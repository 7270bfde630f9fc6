#pragma once

#include "app/cli/request.h"

namespace adjutant::cli {

/// `odds`: computes a scenario and tells its figures, the rolls with their reasons, and what was left out.
Exit run(const OddsRequest& request, bool json);

} // namespace adjutant::cli
