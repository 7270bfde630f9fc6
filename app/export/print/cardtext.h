#pragma once

#include "app/export/print/paragraph.h"
#include "app/export/rostersheet.h"

namespace adjutant::print {

/// What a card says of a Unit in words, one paragraph each: Skills, weapons, options, notes.
std::vector<Paragraph> cardTexts(const SheetUnit& unit, qreal width, const Paper& paper);

/// A word in small capitals over or before a thing, as a run: "INJURIES".
Run labelRun(const QString& text, const Paper& paper);

} // namespace adjutant::print
