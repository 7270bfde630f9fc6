#pragma once

#include "core/reference/reference.h"
#include "core/yaml/mapping.h"

namespace adjutant::yaml {

inline constexpr std::string_view referenceFormat = "adjutant-reference/1";

/// Reads one file of rules entries (data/FORMAT.md), or gives all its faults.
Read<std::vector<ReferenceEntry>> readReferenceFile(const Node& root, const std::string& file);

inline constexpr std::string_view ownRulesFormat = "adjutant-own-rules/1";

/// How long one note or house rule is at most.
inline constexpr TextLimit longestOwnRule = TextLimit::characters(4000);

/// How many bookmarks, notes or house rules one file has at most: more than any game has rules.
inline constexpr std::size_t mostOwnRules = 2000;

/// Reads what players wrote beside the rules of a game (data/FORMAT.md), or gives all faults of the file. One
/// of another game than `system` is a fault, where that is given.
Read<OwnRules> readOwnRules(std::string_view text, const std::string& file, std::string_view system = {});

Read<OwnRules> readOwnRules(const Node& root, const std::string& file, std::string_view system = {});

/// The same as a file, for a game system: readOwnRules() gives it back.
std::string writeOwnRules(const OwnRules& rules, std::string_view system);

inline constexpr std::string_view playerAidFormat = "adjutant-aid/1";

/// Reads the player aid of a game in one language (data/FORMAT.md), or gives all its faults.
Read<PlayerAid> readPlayerAid(const Node& root, const std::string& file);

} // namespace adjutant::yaml
