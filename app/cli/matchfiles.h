#pragma once

#include "app/table/matchfile.h"
#include "core/expected.h"
#include "core/yaml/fault.h"

#include <string>
#include <string_view>
#include <vector>

namespace adjutant::cli {

/// A match from the text of a file, all of whose steps can be taken; what keeps it from being one otherwise,
/// with its place.
Expected<MatchInFile, std::vector<yaml::Fault>> readMatchFile(std::string_view text, const std::string& file);

/// What is worth knowing of a match whose clock was set back while it was played; empty where it wasn't.
std::string noteOnTimes(const TableRecord& match);

} // namespace adjutant::cli
