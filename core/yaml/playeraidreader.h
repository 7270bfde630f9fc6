#pragma once

#include "core/expected.h"
#include "core/reference/playeraid.h"
#include "core/yaml/document.h"

#include <string>
#include <string_view>
#include <vector>

namespace adjutant::yaml {

inline constexpr std::string_view playerAidFormat = "adjutant-aid/1";

/// Reads the player aid of a game in one language (data/FORMAT.md), or gives all its faults.
Expected<PlayerAid, std::vector<Fault>> readPlayerAid(std::string_view text, const std::string& file);
Expected<PlayerAid, std::vector<Fault>> readPlayerAid(const Node& root, const std::string& file);

} // namespace adjutant::yaml
