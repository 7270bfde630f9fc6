#pragma once

#include "core/systems/gamesystem.h"
#include "core/yaml/matchscriptreader.h"

#include <string>
#include <vector>

namespace adjutant::cli {

// What `check` shows of scenarios and match scripts, without computing or printing them.

/// What is wrong with a scenario, of any game whose odds are forms.
std::vector<yaml::Fault> scenarioFaults(const yaml::Node& root, const std::string& file,
                                        const GameSystem& system, const Catalogue& catalogue);

/// The rosters that scripts name: of each only the path counts in the script, and many may name one.
struct NamedRosters
{
    static constexpr std::size_t mebibytes = 2; ///< that are read of them, for all scripts of one command
    std::size_t bytes = 0;                      ///< that were
    std::vector<yaml::RosterText> read;         ///< by the last script
};

/// Reads a match script and the rosters it names, which are files beside it. Its commands are not looked at.
/// The system being one whose matches are played is part of being without faults.
yaml::ReadMatchScript openMatchScript(const yaml::Node& root, const std::string& file, NamedRosters& named);

/// All that is wrong with the form of a script, its commands included, in the order of the file. What is
/// wrong within the roster files it names is left to a check of those.
std::vector<yaml::Fault> matchScriptFaults(const yaml::ReadMatchScript& script, const std::string& file,
                                           const Catalogue& catalogue);

} // namespace adjutant::cli
