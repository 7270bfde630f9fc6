#pragma once

#include "app/export/rostersheet.h"

namespace adjutant {

/// The army as Markdown (CommonMark with tables), with what players typed escaped; ends in one newline.
QString markdownOf(const RosterSheet& sheet);

/// A text such that Markdown shows its letters as they are, on one line.
QString escapedForMarkdown(const QString& text);

} // namespace adjutant
