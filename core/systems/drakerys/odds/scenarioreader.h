#pragma once

#include "core/catalogue/catalogue.h"
#include "core/systems/drakerys/odds/scenario.h"
#include "core/yaml/document.h"
#include "core/yaml/fault.h"

#include <optional>
#include <string>
#include <vector>

namespace adjutant::drakerys {

/// A scenario as far as a file could be understood.
struct ReadScenario
{
    std::optional<Scenario> scenario; ///< none where there are faults
    std::string kind;
    std::vector<yaml::Fault> faults;
    std::vector<std::string> warnings; ///< what is taken as given though no rule grants it, in English
};

/// Reads a scenario for odds. Values out of their ranges, unknown keys and unknown ids are faults; `file`
/// names it in them.
ReadScenario readScenario(const yaml::Node& root, const std::string& file, const Catalogue& catalogue);

} // namespace adjutant::drakerys
