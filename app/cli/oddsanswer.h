#pragma once

#include "core/catalogue/catalogue.h"
#include "core/yaml/document.h"
#include "core/yaml/fault.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace adjutant::cli {

/// The odds of one scenario, ready to print.
struct OddsAnswer
{
    std::string kind;
    nlohmann::ordered_json figures = nlohmann::ordered_json::object(); ///< as the contract names them
    nlohmann::ordered_json steps = nlohmann::ordered_json::array();
    std::vector<std::string> lines; ///< the same for people
    std::vector<std::string> warnings;
    std::vector<std::string> notModelled;
    std::vector<yaml::Fault> faults; ///< where there are some, nothing was computed
};

/// A game whose odds the command line computes in a way of their own, not as those of all other games.
struct OddsOfSystem
{
    std::string_view system;
    OddsAnswer (*answer)(const yaml::Node& root, const std::string& file, const Catalogue& catalogue);
    /// What is wrong with a scenario, without computing it.
    std::vector<yaml::Fault> (*faults)(const yaml::Node& root, const std::string& file,
                                       const Catalogue& catalogue);
};

/// The game of that id, or null where it has no way of its own.
const OddsOfSystem* oddsOfSystem(std::string_view system);

std::vector<yaml::Fault> drakerysFaults(const yaml::Node& root, const std::string& file,
                                        const Catalogue& catalogue);
OddsAnswer drakerysOdds(const yaml::Node& root, const std::string& file, const Catalogue& catalogue);

} // namespace adjutant::cli
