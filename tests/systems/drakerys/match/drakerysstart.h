#pragma once

#include "core/door/answers.h"
#include "core/match/start.h"

#include <utility>
#include <vector>

namespace adjutant::test {

/// A start with the armies of readyMatch(), and their cards.
Start drakerysStart();

/// Commands that lay out a battlefield with everything that can lie on it; one Unit has no place yet.
std::vector<std::pair<std::string, door::Answers>> drakerysOpening();

} // namespace adjutant::test
