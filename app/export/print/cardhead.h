#pragma once

#include "app/export/print/pageflow.h"
#include "app/export/rostersheet.h"

namespace adjutant::print {

/// The top of a card: a crown for a Hero, the name, what it is, and at the right its size and cost.
Part cardHead(const SheetUnit& unit, qreal width, const Paper& paper);

} // namespace adjutant::print
