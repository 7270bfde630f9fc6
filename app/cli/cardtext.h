#pragma once

#include "core/systems/gamesystem.h"

#include <string>
#include <vector>

namespace adjutant::cli {

/// A card of a game whose cards are forms, line by line: its kind, its figures, what it can, and what else it
/// says. Its name is left to the caller.
std::vector<std::string> cardLines(const GameSystem& system, const table::Answers& card);

} // namespace adjutant::cli
