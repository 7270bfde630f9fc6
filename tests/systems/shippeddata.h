#pragma once

#include "core/catalogue/catalogue.h"

#include <filesystem>
#include <string>

namespace adjutant::test {

/// The folder of a game in data/, and the text of a file; what can't be read is empty.
std::filesystem::path dataOf(std::string_view game);
std::string textIn(const std::filesystem::path& path);

/// The catalogue of a game as data/ has it.
Catalogue catalogueOf(std::string_view game);

/// What is wrong with what comes with a game; empty: nothing. So many of its units are samples and the
/// others, with a note, printed ones; each has a whole card of its name. Its two lists have the size that
/// they say, and play each other.
std::string faultOfSamples(std::string_view game, std::ptrdiff_t samples, std::ptrdiff_t printed = 0);

} // namespace adjutant::test
