#pragma once

#include "app/cli/commands.h"
#include "core/catalogue/catalogue.h"
#include "core/systems/gamesystem.h"
#include "core/yaml/document.h"

#include <string>
#include <vector>

namespace adjutant::cli {

// What to say of a word that should be one of a few: that it isn't, which there are, and which was
// probably meant.

std::string noSystemNamed(const std::string& word);
std::string noFactionNamed(const std::string& word, const Catalogue& catalogue);

/// Of a faction that no army can be of, because nothing has that id or because it only joins others.
std::string noAllegianceNamed(const std::string& word, const Catalogue& catalogue);

/// Words as they stand in a sentence: `a, b, c`.
std::string listed(const std::vector<std::string>& words);

/// A sentence with what was probably meant after it, where any of the allowed words is near.
std::string withDidYouMean(std::string sentence, const std::string& word,
                           const std::vector<std::string>& allowed);

/// The same with all of them before that: `unknown …; allowed: a, b`.
std::string notAmong(const std::string& sentence, const std::string& word,
                     const std::vector<std::string>& allowed);

/// Says why a word can't be followed; as JSON with nothing under the key that would hold what was asked for.
Exit refuseWord(const std::string& why, const char* key, bool json);

/// The catalogue of a game system with the user's own files over it. Of theirs that are left out, because
/// they have faults, stderr is told.
Catalogue loadedCatalogue(const GameSystem& system);

/// Tells stderr which of the user's files are left out, and why.
void reportSkipped(const std::vector<yaml::Fault>& faults);

} // namespace adjutant::cli
