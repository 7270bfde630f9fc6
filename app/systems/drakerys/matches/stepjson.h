#pragma once

#include "app/systems/drakerys/matches/matchrecord.h"
#include "core/expected.h"
#include "core/yaml/mapping.h"

#include <string>
#include <string_view>

namespace adjutant {

/// A step as one line of JSON: `{"at": "2026-11-21T10:30:00.000Z", "despite": ["engaged"], "command":
/// {"injure": …}}`, or `{"at": …, "move": "undo"|"redo"|"goto", "entry": 4}`.
std::string writtenStep(const MatchStep& step);

/// Reads a step; what is wrong is added to the faults.
MatchStep readStep(const yaml::Node& node, yaml::FaultList& faults);

/// Reads it back from a line; a sentence in English where it is none.
Expected<MatchStep, std::string> readStep(std::string_view line);

} // namespace adjutant
