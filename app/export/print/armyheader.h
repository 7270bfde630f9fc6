#pragma once

#include "app/export/print/pageflow.h"
#include "app/export/rostersheet.h"

#include <string>
#include <vector>

namespace adjutant::print {

/// What the first page opens with: allegiance, the army's name, totals as bars against their limits, its code
/// to scan; then the findings of a draft, and the notes.
std::vector<Block> headerBlocks(const RosterSheet& sheet, const std::string& code, const Paper& paper);

} // namespace adjutant::print
