#pragma once

#include "app/cli/request.h"

namespace adjutant::cli {

/// Runs a match script from the start and tells the state it ends in.
Exit run(const PlayRequest& request, bool json);

} // namespace adjutant::cli
