#pragma once

#include "app/cli/request.h"

namespace adjutant::cli {

/// `roster check`: what is wrong with an army list and what would fix it.
Exit run(const RosterCheckRequest& request, bool json);

} // namespace adjutant::cli
