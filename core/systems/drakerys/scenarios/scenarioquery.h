#pragma once

#include "core/systems/drakerys/odds/scenario.h"
#include "core/table/odds.h"

namespace adjutant::drakerys {

/// A fight at the table as a question that the odds answer: every figure as it stands, no Unit of the
/// catalogue.
table::OddsQuery queryOf(const Fight& fight);

/// The same of a shot.
table::OddsQuery queryOf(const Shooting& shooting);

/// The same of a spell; its sources lie all as far away as the furthest.
table::OddsQuery queryOf(const Spell& spell);

/// The same of an invocation.
table::OddsQuery queryOf(const Invocation& invocation);

} // namespace adjutant::drakerys
