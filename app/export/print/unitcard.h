#pragma once

#include "app/export/print/pageflow.h"
#include "app/export/rostersheet.h"

namespace adjutant::print {

/// A Unit's card: its head over two columns, the words at the left and the boxes at the right. One part,
/// unless it is taller than a page: then everything stands in one column that can be broken.
Block cardOf(const SheetUnit& unit, const Paper& paper);

} // namespace adjutant::print
