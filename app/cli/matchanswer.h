#pragma once

#include "core/catalogue/catalogue.h"
#include "core/yaml/matchscriptreader.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace adjutant::cli {

/// A match script played as far as it goes, ready to print.
struct MatchAnswer
{
    nlohmann::ordered_json state;   ///< as the contract names it, with the error where there is one
    std::vector<std::string> lines; ///< the same for people
    bool stopped = false;           ///< by an illegal command
};

} // namespace adjutant::cli
