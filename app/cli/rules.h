#pragma once

#include "app/cli/request.h"

namespace adjutant::cli {

/// Looks words up in the rules of a game, or of all: the entries that have them, best first.
Exit run(const RulesSearchRequest& request, bool json);

/// Shows an entry whole: of the first game that has one of that id.
Exit run(const RulesShowRequest& request, bool json);

} // namespace adjutant::cli
