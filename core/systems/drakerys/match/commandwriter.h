#pragma once

#include "core/systems/drakerys/match/command.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace adjutant::drakerys {

/// A command as an object of one key, its word: what writtenCommand() writes.
nlohmann::ordered_json commandJson(const Command& command);

/// A command as a line of a match script, in JSON (which is YAML) on one line: `{"injure":{"unit":
/// "red/crows-1","count":2}}`. What readCommand() makes of it is the same command.
std::string writtenCommand(const Command& command);

} // namespace adjutant::drakerys
