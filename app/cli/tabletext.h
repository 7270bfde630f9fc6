#pragma once

#include "core/match/session.h"

#include <string>
#include <vector>

namespace adjutant::cli {

/// A table as it stands, in sentences for people: the headline, each side with its pieces, what lies on the
/// boards.
std::vector<std::string> standingLines(const Session& session);

/// The same, and the last things that happened.
std::vector<std::string> tableLines(const Session& session);

/// A figure with its label: `Hit points 9 of 12`.
std::string toText(const table::Counter& counter);

} // namespace adjutant::cli
