#pragma once

#include "app/table/tablerecord.h"

namespace adjutant {

/// What is kept beside a match after two windows have changed it: `seen` is what both began with, `ours` what
/// this window has made of it, `theirs` what the other one has stored. Each part is as the window has it that
/// changed it; photos that either added or removed are there or gone. Where both wrote notes both stay, the
/// other window's below and marked so.
TableDetails mergedDetails(const TableDetails& seen, TableDetails ours, const TableDetails& theirs);

} // namespace adjutant
