#pragma once

#include "app/cli/request.h"

namespace adjutant::cli {

/// The format of a word of the command line: `bgstats`, …; none for any other word.
std::optional<MatchFormat> matchFormatOf(std::string_view word);

/// All those words, in the order of MatchFormat.
std::vector<std::string> matchFormatWords();

/// Whether a format holds one match, not a number of them.
bool isOfOneMatch(MatchFormat format);

} // namespace adjutant::cli
