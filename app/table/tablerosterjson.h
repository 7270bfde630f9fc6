#pragma once

#include "app/table/jsonkeys.h"
#include "core/roster/roster.h"

namespace adjutant {

/// A list as it is played, with everything that its owner typed.
nlohmann::ordered_json tableRosterJson(const Roster& roster);
Roster tableRosterOf(const nlohmann::ordered_json& json, JsonFault& fault);

/// The answers under a key of an object; none where it is missing.
table::Answers answersAt(const JsonKeys& keys, std::string_view key);

} // namespace adjutant
