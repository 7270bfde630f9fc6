#pragma once

#include "app/cli/request.h"

namespace adjutant::cli {

/// `ids`: what files may name, of one kind or of all: units, skills, weapons, tokens, missions.
Exit run(const IdsRequest& request, bool json);

} // namespace adjutant::cli
