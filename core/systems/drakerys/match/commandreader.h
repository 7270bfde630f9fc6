#pragma once

#include "core/expected.h"
#include "core/systems/drakerys/match/command.h"
#include "core/yaml/matchscriptreader.h"

#include <variant>
#include <vector>

namespace adjutant::drakerys {

/// One line of a match script: a command, or a move of the log's cursor.
using ScriptStep = std::variant<Command, yaml::CursorMove>;

/// Reads one command of a match script, or says what is wrong with its form; `file` names it there. Whether
/// it can be carried out depends on the match.
Expected<ScriptStep, std::vector<yaml::Fault>> readCommand(const yaml::Node& node, const std::string& file);

} // namespace adjutant::drakerys
