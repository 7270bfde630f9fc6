#pragma once

#include "core/systems/drakerys/odds/steps.h"

#include <nlohmann/json_fwd.hpp>

namespace adjutant::cli {

/// The figures of a scenario, as its JSON has them, for people.
std::vector<std::string> drakerysOddsLines(const nlohmann::ordered_json& figures,
                                           const std::vector<drakerys::Step>& steps);

} // namespace adjutant::cli
