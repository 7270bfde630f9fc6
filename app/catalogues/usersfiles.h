#pragma once

#include "core/catalogue/contents.h"
#include "core/catalogue/translation.h"
#include "core/reference/playeraid.h"
#include "core/reference/reference.h"
#include "core/yaml/document.h"

#include <QString>
#include <optional>
#include <vector>

namespace adjutant {

/// A user's own files of a game, by what they hold, wherever they lie below its folder.
struct UsersFiles
{
    std::vector<CatalogueContents> catalogues;
    std::vector<ReferenceEntry> rules; ///< of every language
    std::vector<PlayerAid> aids;
    std::vector<Translation> translations;
    std::vector<yaml::Fault> faults; ///< of what isn't read, the lists among it
};

/// Reads the YAML files in a user's folder of a game and in the folders below (folderwalk.h), in the order of
/// their paths, one at a time. With a format, only those that name it.
UsersFiles usersFiles(const QString& system, std::string_view format = {});

/// The fault of a file that is of another game than the folder it lies in; none where it is of that.
std::optional<yaml::Fault> foreignIn(const yaml::Node& root, const std::string& file,
                                     std::string_view system);

/// A path as a file names it, from that file's folder.
QString pathBeside(const std::string& naming, const std::string& named);

/// Whether a file that another one names is, by a link, not in that one's folder or below.
bool leadsOut(const std::string& naming, const QString& named);

/// The path of a sample list's file: within the shipped data, or on disk where the user named it.
QString pathOf(const ReadyList& list);

/// The faults of the sample lists that a file on disk names where nothing is.
std::vector<yaml::Fault> missingReadyLists(const std::vector<ReadyList>& lists);

} // namespace adjutant
