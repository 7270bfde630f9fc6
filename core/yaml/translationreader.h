#pragma once

#include "core/catalogue/translation.h"
#include "core/expected.h"
#include "core/yaml/fault.h"

#include <string>
#include <string_view>
#include <vector>

namespace adjutant::yaml {

/// The format that a file of a catalogue's translation must name.
inline constexpr std::string_view translationFormat = "adjutant-translation/1";

/// Reads one file of translated names (data/FORMAT.md), or gives all its faults.
Expected<Translation, std::vector<Fault>> readTranslationFile(std::string_view text, const std::string& file);

/// The faults of what a translation names and the catalogue doesn't have, the first `mostFaults`.
std::vector<Fault> danglingFaults(const Translation& translation, const Catalogue& catalogue);

} // namespace adjutant::yaml
