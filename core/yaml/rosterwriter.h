#pragma once

#include "core/roster/roster.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace adjutant::yaml {

/// A roster file as an object of JSON; also as a match has it, where entries have a card beside their unit.
nlohmann::ordered_json rosterJson(const Roster& roster);

/// The same as text, in YAML and in JSON. readRoster() reads both back to the same roster.
std::string writeRoster(const Roster& roster);
std::string writeRosterJson(const Roster& roster);

} // namespace adjutant::yaml
