#pragma once

#include "core/systems/gamesystem.h"
#include "core/yaml/document.h"

namespace adjutant::cli {

/// What is wrong with a scenario, of any game whose odds are forms, without computing it.
std::vector<yaml::Fault> scenarioFaults(const yaml::Node& root, const std::string& file,
                                        const GameSystem& system, const Catalogue& catalogue);

} // namespace adjutant::cli
