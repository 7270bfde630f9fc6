#pragma once

#include "core/catalogue/catalogue.h"
#include "core/roster/finding.h"

#include <QString>

namespace adjutant {

/// A finding as full sentences: the rule, the figures and the Units. Entries that others refer to are called
/// by their ids, for want of the roster.
QString toText(const Finding& finding, const Catalogue& catalogue);

/// The same with the entries called as the player calls them.
QString toText(const Finding& finding, const Roster& roster, const Catalogue& catalogue);

/// A mend as an invitation with what it does to the totals: "Take 9 Crows instead of 12: −40 AP". `roster` is
/// the one before the mend.
QString toText(const Fix& fix, const Roster& roster, const Catalogue& catalogue);

} // namespace adjutant
