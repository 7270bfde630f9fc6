#pragma once

#include "core/expected.h"
#include "core/reference/reference.h"
#include "core/yaml/document.h"

#include <string>
#include <string_view>
#include <vector>

namespace adjutant::yaml {

inline constexpr std::string_view referenceFormat = "adjutant-reference/1";

/// Reads one file of rules entries (data/FORMAT.md), or gives all its faults.
Expected<std::vector<ReferenceEntry>, std::vector<Fault>> readReferenceFile(std::string_view text,
                                                                            const std::string& file);
Expected<std::vector<ReferenceEntry>, std::vector<Fault>> readReferenceFile(const Node& root,
                                                                            const std::string& file);

} // namespace adjutant::yaml
