#pragma once

#include "core/systems/drakerys/match/command.h"

#include <string>

namespace adjutant::drakerys {

/// A command as a line of a match script, in JSON (which is YAML) on one line: `{"injure":{"unit":
/// "red/crows-1","count":2}}`. What readCommand() makes of it is the same command.
std::string writtenCommand(const Command& command);

} // namespace adjutant::drakerys
