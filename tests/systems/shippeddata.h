#pragma once

#include "core/catalogue/catalogue.h"
#include "core/match/start.h"

#include <string>

namespace adjutant::test {

/// The catalogue of a game as data/ has it.
Catalogue catalogueOf(const std::string& game);

/// The start of a match of a game's two sample lists, each with its cards. What is wrong with a list, or with
/// the size that it says, ends the test.
Start sampleMatch(const std::string& game, const Catalogue& catalogue);

} // namespace adjutant::test
