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

/// A game whose matches the command line plays in a way of their own, not as those of all other games.
struct MatchesOfSystem
{
    std::string_view system;
    /// Plays a script without faults.
    MatchAnswer (*play)(const yaml::ReadMatchScript& script, const std::string& file,
                        const Catalogue& catalogue);
    /// What is wrong with the form of the commands, without playing them.
    std::vector<yaml::Fault> (*faults)(const yaml::ReadMatchScript& script, const std::string& file);
};

/// The game of that id, or null where it has no way of its own.
const MatchesOfSystem* matchesOfSystem(std::string_view system);

/// The ids of all games whose matches are played, as a list in English.
std::string systemsWithMatches();

MatchAnswer playDrakerys(const yaml::ReadMatchScript& script, const std::string& file,
                         const Catalogue& catalogue);
std::vector<yaml::Fault> drakerysCommandFaults(const yaml::ReadMatchScript& script, const std::string& file);

} // namespace adjutant::cli
