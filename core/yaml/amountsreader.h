#pragma once

#include "core/roster/budget.h"
#include "core/yaml/mapping.h"

#include <span>

namespace adjutant::yaml {

/// Reads the amount of each budget from a mapping, from 0 to what `highest` says of it; every one is needed.
/// Where there are no budgets whatever else the mapping has is kept, so that nothing is lost.
Amounts readAmounts(Mapping& mapping, std::span<const Budget> budgets, int Budget::*highest,
                    FaultList& faults);

} // namespace adjutant::yaml
