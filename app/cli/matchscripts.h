#pragma once

#include "core/catalogue/catalogue.h"
#include "core/yaml/matchscriptreader.h"

#include <string>
#include <vector>

namespace adjutant::cli {

/// Reads a match script and the rosters it names, which are files beside it. Its commands are not looked at.
/// The system being one whose matches are played is part of being without faults. The texts of the roster
/// files that it names are added to `named`.
yaml::ReadMatchScript openMatchScript(const yaml::Node& root, const std::string& file,
                                      std::vector<yaml::RosterText>* named = nullptr);

/// Gives the rosters that a script names by paths relative to its own folder: regular files only, and nothing
/// that Qt would take for more than a path.
yaml::RosterTexts rosterTextsBeside(const std::string& script);

/// All that is wrong with the form of a script, its commands included, in the order of the file. What is
/// wrong within the roster files it names is left to a check of those.
std::vector<yaml::Fault> matchScriptFaults(const yaml::ReadMatchScript& script, const std::string& file,
                                           const Catalogue& catalogue);

} // namespace adjutant::cli
