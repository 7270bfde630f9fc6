#pragma once

#include "core/match/start.h"

namespace adjutant::test {

/// A start with the armies of readyTable(), and their cards.
Start drakerysStart();

} // namespace adjutant::test
