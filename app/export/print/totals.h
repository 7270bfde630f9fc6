#pragma once

#include "app/export/print/pageflow.h"
#include "app/export/rostersheet.h"

namespace adjutant::print {

/// The army's totals as large figures, the budgets with a bar against their limits, and its Warriors.
Part totalsPart(const RosterSheet& sheet, qreal width, const Paper& paper);

} // namespace adjutant::print
