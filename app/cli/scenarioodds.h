#pragma once

#include "app/cli/scenarioanswer.h"
#include "core/systems/gamesystem.h"
#include "core/yaml/document.h"

namespace adjutant::cli {

/// The odds of a scenario, of any game whose odds are forms: the keys beside `system` and `kind` are the
/// form's answers.
OddsAnswer scenarioOdds(const yaml::Node& root, const std::string& file, const GameSystem& system,
                        const Catalogue& catalogue);

/// What is wrong with such a scenario, without computing it.
std::vector<yaml::Fault> scenarioFaults(const yaml::Node& root, const std::string& file,
                                        const GameSystem& system, const Catalogue& catalogue);

} // namespace adjutant::cli
