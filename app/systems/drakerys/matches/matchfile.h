#pragma once

#include "app/systems/drakerys/matches/matchrecord.h"
#include "core/expected.h"
#include "core/yaml/document.h"

#include <string>
#include <string_view>
#include <vector>

namespace adjutant {

/// A whole match as a file (JSON, which is YAML): the keys of how it starts, then `id`, `details`, `steps`
/// and `written_by`, the version of Adjutant that wrote it. A step stands on a line of its own. Photos are
/// paths: the pictures are not in it. What readMatch() makes of it is the same match.
std::string writtenMatch(const MatchRecord& match);

/// Reads such a file, whole or not at all: all that is wrong with it otherwise. A later format, an unknown
/// command, and a step that the rules refuse where it stands are faults. `file` names it in them.
Expected<MatchRecord, std::vector<yaml::Fault>> readMatch(std::string_view text, const std::string& file);

/// The same of a file that was parsed already.
Expected<MatchRecord, std::vector<yaml::Fault>> readMatch(const yaml::Node& root, const std::string& file);

/// Whether two matches are the same but for their ids.
bool haveSameContents(const MatchRecord& one, const MatchRecord& other);

} // namespace adjutant
