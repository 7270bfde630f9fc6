#pragma once

#include "app/cli/request.h"

namespace adjutant::cli {

/// `check`: what is wrong with catalogue, roster and rules files, one by one and with one another.
Exit run(const CheckRequest& request, bool json);

} // namespace adjutant::cli
