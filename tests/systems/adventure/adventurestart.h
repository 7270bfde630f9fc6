#pragma once

#include "core/match/start.h"

#include <utility>
#include <vector>

namespace adjutant::test {

/// A match of a party of three and of four monsters, of tiers 1 to 3; one has no hit points.
Start adventureStart();

/// A round of it, up to the middle of its Battle Phase.
std::vector<std::pair<std::string, table::Answers>> adventureOpening();

} // namespace adjutant::test
