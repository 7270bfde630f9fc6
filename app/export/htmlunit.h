#pragma once

#include "app/export/rostersheet.h"

namespace adjutant {

/// A Unit's part of the HTML page: heading, profile, skills, weapons, options, notes, and boxes for the
/// printed page.
QString htmlOf(const SheetUnit& unit);

} // namespace adjutant
