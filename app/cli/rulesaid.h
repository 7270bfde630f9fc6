#pragma once

#include "app/cli/request.h"

namespace adjutant::cli {

/// Writes the player aid of a game as text, as a JSON object, or as a PDF of one page.
Exit run(const RulesAidRequest& request, bool json);

} // namespace adjutant::cli
