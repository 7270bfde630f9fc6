#pragma once

#include "core/catalogue/translation.h"
#include "core/roster/roster.h"

#include <map>
#include <set>
#include <string>

namespace adjutant {

/// A sample list's roster in another language, by its path in the data; its ids stay.
Roster translated(Roster roster, const std::string& path, const Translation& translation);

/// Sample lists by the paths that translations name them by.
using ListsByPath = std::map<std::string, Roster>;

/// What the cards of a catalogue and of its sample lists write as a word or a key: what `words` of a
/// translation can name.
std::set<std::string> wordsOf(const Catalogue& catalogue, const ListsByPath& lists);

} // namespace adjutant
