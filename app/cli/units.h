#pragma once

#include "app/cli/request.h"

namespace adjutant::cli {

/// `units`: what armies recruit, of one faction or of all, with the user's own Units.
Exit run(const UnitsRequest& request, bool json);

} // namespace adjutant::cli
