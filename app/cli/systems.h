#pragma once

#include "app/cli/request.h"

namespace adjutant::cli {

/// `systems`: the game systems and what each offers.
Exit run(const SystemsRequest& request, bool json);

} // namespace adjutant::cli
