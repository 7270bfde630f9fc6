#pragma once

#include "app/table/tablerecord.h"
#include "core/expected.h"
#include "core/yaml/document.h"
#include "core/yaml/fault.h"

#include <string>
#include <string_view>
#include <vector>

namespace adjutant::cli {

/// A match from the text of a file, all of whose steps can be taken; what keeps it from being one otherwise,
/// with its place.
Expected<TableRecord, std::vector<yaml::Fault>> readMatchFile(std::string_view text, const std::string& file);

/// The same of a file that was recognised as a match: `root` is what it was parsed to.
Expected<TableRecord, std::vector<yaml::Fault>> readMatchFile(std::string_view text, const yaml::Node& root,
                                                              const std::string& file);

/// What is worth knowing of a match whose clock was set back while it was played; empty where it wasn't.
std::string noteOnTimes(const TableRecord& match);

/// Where a step stands in a file, counted from 1.
Place placeOfStep(std::size_t step, const yaml::Node& root, const std::string& file);

} // namespace adjutant::cli
