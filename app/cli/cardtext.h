#pragma once

#include "core/table/view.h"

#include <string>
#include <vector>

namespace adjutant::cli {

/// A card of any game, line by line: its kind, its figures, what it can, and what else it says. What is
/// unknown is left out; its name is left to the caller.
std::vector<std::string> cardLines(const table::CardView& card);

} // namespace adjutant::cli
