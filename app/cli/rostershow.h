#pragma once

#include "app/cli/request.h"

namespace adjutant::cli {

/// `roster show`: an army list with its totals, its Units as their cards describe them, and its findings.
Exit run(const RosterShowRequest& request, bool json);

} // namespace adjutant::cli
