#pragma once

#include "app/export/print/paper.h"
#include "app/export/rostersheet.h"

namespace adjutant::print {

/// The figures of a card under their labels, in a width; nothing where it has none. Those of a card that
/// nobody knows are left empty for a pencil.
Part statStrip(const SheetUnit& unit, qreal width, const Paper& paper);

} // namespace adjutant::print
