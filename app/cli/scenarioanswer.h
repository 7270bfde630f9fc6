#pragma once

#include "core/yaml/fault.h"

#include <nlohmann/json.hpp>

#include <string>
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
    nlohmann::ordered_json notModelled = nlohmann::ordered_json::array();
    std::vector<std::string> leftOut; ///< the same for people
    std::vector<yaml::Fault> faults;  ///< where there are some, nothing was computed
};

} // namespace adjutant::cli
