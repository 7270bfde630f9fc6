#pragma once

#include "app/cli/matchanswer.h"
#include "core/systems/gamesystem.h"

namespace adjutant::cli {

/// Plays a script of any game that has a table, as far as it goes. A start that the game refuses is a fault
/// of the script.
Expected<MatchAnswer, std::vector<yaml::Fault>> playAtTable(const yaml::ReadMatchScript& script,
                                                            const GameSystem& system, const std::string& file,
                                                            const Catalogue& catalogue);

/// What is wrong with the form of such a script's start and commands. Whether the rules of the game allow a
/// command is no matter of its form; behind one that they don't, only the commands' words are looked at.
std::vector<yaml::Fault> tableScriptFaults(const yaml::ReadMatchScript& script, const GameSystem& system,
                                           const std::string& file, const Catalogue& catalogue);

} // namespace adjutant::cli
