#pragma once

#include "core/systems/drakerys/odds/scenario.h"
#include "core/table/odds.h"

namespace adjutant::drakerys {

/// A fight at the table as a question that the odds answer: every figure as it stands, no Unit of the
/// catalogue.
table::OddsQuery queryOf(const Fight& fight);

/// The same of a shot.
table::OddsQuery queryOf(const Shooting& shooting);

} // namespace adjutant::drakerys
