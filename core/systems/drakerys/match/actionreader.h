#pragma once

#include "core/systems/drakerys/match/command.h"
#include "core/yaml/mapping.h"

namespace adjutant::drakerys {

/// Reads one Action of an activation: its word alone (`march`), or a mapping with `action` and what it takes:
/// `heroic_dice` with any, `weapon` with a shooting, `ts` with a special action, `elemental:
/// herald|overlord`, `extra_dice` or `ts` with an invocation. What is wrong is added to the faults.
Action readAction(const yaml::Node& node, yaml::FaultList& faults);

} // namespace adjutant::drakerys
