#pragma once

#include "core/roster/roster.h"

#include <string>

namespace adjutant {

/// A roster as a file of the roster format in JSON, which yaml::readRoster() reads back to the same roster.
/// An entry's id is left out where it is the default one. Bytes that are not UTF-8 become U+FFFD; ends in one
/// newline.
std::string writeRosterJson(const Roster& roster);

} // namespace adjutant
