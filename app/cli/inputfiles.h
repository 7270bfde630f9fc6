#pragma once

#include "app/catalogues/usersfiles.h"
#include "core/systems/gamesystem.h"
#include "core/yaml/answersfile.h"
#include "core/yaml/matchscriptreader.h"

#include <string>
#include <string_view>
#include <vector>

namespace adjutant::cli {

/// The text of a file, or of standard input where it is called `-`; or why there is none. No more is read
/// than our readers accept, and one byte to notice that there is more.
Expected<std::string, yaml::Fault> readInput(const std::string& file);

/// The same, parsed.
Expected<yaml::Node, yaml::Fault> parsedInput(const std::string& file);

/// The files that PATHs stand for, in order and each once, and what of the folders isn't looked at. A file
/// stands for itself, whatever its name; a folder for all the YAML and JSON files in it and below, as far as
/// it is looked through.
FilesBelow filesToCheck(const std::vector<std::string>& paths);

/// What a file of ours is, by its `format` key; a scenario for odds has a `kind` instead.
enum class FileKind {
    catalogue,
    roster,
    reference,
    playerAid,
    translation,
    ownRules,
    matchScript,
    match,
    scenario
};

/// A file recognised by its contents.
struct KnownFile
{
    FileKind kind = FileKind::catalogue;
    std::string system;
    Place systemPlace; ///< the file's beginning where it names no system
    yaml::Node root;
};

/// Recognises a file's kind; what is no YAML, or none of ours, is a fault that tells what can be checked.
Expected<KnownFile, yaml::Fault> recognise(std::string_view text, const std::string& file);

/// The document of a file, or why it can't be read: of one that holds a share code, as `roster export
/// --format code` writes it, that of its list, all of which stands at the file's beginning.
Expected<yaml::Node, yaml::Fault> documentOf(std::string_view text, const std::string& file,
                                             yaml::Letters letters = yaml::Letters::visible);

// What `check` shows of scenarios and match scripts, without computing or printing them.

/// A scenario of any game whose odds are forms, and what is wrong with it.
yaml::ReadScenario readScenario(const yaml::Node& root, const std::string& file, const GameSystem& system,
                                const Catalogue& catalogue);

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
