#pragma once

#include "core/roster/roster.h"
#include "core/yaml/document.h"

namespace adjutant::yaml {

/// The format that a file of a catalogue's translation must name.
inline constexpr std::string_view translationFormat = "adjutant-translation/1";

/// Reads one file of translated names (data/FORMAT.md), or gives all its faults.
Read<Translation> readTranslationFile(const Node& root, const std::string& file);

/// The faults of what a translation names and neither the catalogue nor its sample lists have, the first
/// `mostFaults`. A word may be the second half of a rule's id, too: `arcane` of `damage/arcane`.
std::vector<Fault> danglingFaults(const Translation& translation, const Catalogue& catalogue,
                                  const ListsByPath& lists = {}, const std::set<std::string>& rules = {});

} // namespace adjutant::yaml
