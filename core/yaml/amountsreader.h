#pragma once

#include "core/roster/listshape.h"
#include "core/yaml/mapping.h"

namespace adjutant::yaml {

/// Reads the amount of each budget of a game from a mapping, from 0 to what `highest` says of it; every one
/// is needed. Of a game that nobody knows whatever else the mapping has is kept, so that nothing is lost.
Amounts readAmounts(Mapping& mapping, const ListShape& shape, int Budget::*highest, FaultList& faults);

} // namespace adjutant::yaml
