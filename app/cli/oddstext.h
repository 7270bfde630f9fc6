#pragma once

#include "core/table/odds.h"

#include <string>
#include <vector>

namespace adjutant::cli {

/// Odds for people: the headline, the chances in sentences, further sentences, distributions as bars of
/// characters, a matrix with how often each row and column is played, and the reasons. What is left out of
/// them, and warnings, are not among the lines.
std::vector<std::string> oddsLines(const table::OddsView& view);

} // namespace adjutant::cli
