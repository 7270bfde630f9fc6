#pragma once

#include "core/systems/drakerys/match/unitcard.h"
#include "core/yaml/mapping.h"

#include <nlohmann/json_fwd.hpp>

namespace adjutant {

/// A Unit's card as a match keeps it: `{id, unit, name, size, ap, profile, hero, infantry, awakened, wizard,
/// skills, weapons: [{id, shots}]}`; what is none or nothing is left out.
nlohmann::ordered_json cardJson(const drakerys::UnitCard& card);

/// Reads such a card; what is wrong is added to the faults.
drakerys::UnitCard readCard(const yaml::Node& node, yaml::FaultList& faults);

} // namespace adjutant
