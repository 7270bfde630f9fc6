#pragma once

#include "app/export/htmlexport.h"

namespace adjutant {

/// A Unit's card: heading, profile, skills, weapons, options, notes, and boxes to tick on paper.
QString htmlOf(const SheetUnit& unit, SheetFor drawnBy);

/// A picture's name in a page for paper, as PrintedPictures paints it, or what a browser styles as one.
QString tickGroup(int boxes, bool round, SheetFor drawnBy);

/// A table that only lays things out beside one another.
QString layoutTable(const QString& style, const QString& cells);

} // namespace adjutant
