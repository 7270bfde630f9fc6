#pragma once

#include "core/reference/reference.h"
#include "core/yaml/cataloguereader.h"

#include <QString>
#include <vector>

namespace adjutant {

/// A user's own files of a game, by what they hold, wherever they lie below its folder.
struct UsersFiles
{
    std::vector<yaml::CatalogueFile> catalogues;
    std::vector<ReferenceEntry> rules; ///< of every language
    std::vector<yaml::Fault> faults;   ///< of files that can't be opened, and of rules and lists
};

/// Reads the YAML files in a user's folder of a game and in the folders below, in the order of their paths.
/// Links to folders are not followed, hidden files passed over.
UsersFiles usersFiles(const QString& system);

/// A path as a file names it, from that file's folder.
QString pathBeside(const std::string& naming, const std::string& named);

/// The path of a ready list's file: within the shipped data, or on disk where the user named it.
QString pathOf(const ReadyList& list);

/// The faults of the ready lists that a file on disk names where nothing is.
std::vector<yaml::Fault> missingReadyLists(const std::vector<ReadyList>& lists);

} // namespace adjutant
