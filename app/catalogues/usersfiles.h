#pragma once

#include "core/catalogue/translation.h"
#include "core/reference/reference.h"
#include "core/yaml/document.h"

#include <QString>
#include <optional>
#include <span>
#include <string>
#include <string_view>
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

/// Reads the YAML files in a user's folder of a game and in the folders below, in the order of their paths,
/// one at a time. With a format, only the files that name it.
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

/// How far a folder is looked through, so that any is done with in a moment. What lies beyond is a fault.
struct FolderLimits
{
    static constexpr int depth = 8; ///< of folders below each other
    static constexpr int files = 2000;
    static constexpr int mebibytes = 8;     ///< of all files together
    static constexpr int ruleMebibytes = 1; ///< of those with rules entries
    static constexpr int names = 100'000;   ///< of anything
    static constexpr int values = 300'000;  ///< of the YAML files that are kept together in memory
};

/// Counts the values of a folder's files; the fault of the file with which they are too many, and of each
/// behind.
std::optional<yaml::Fault> tooManyValues(const yaml::Node& root, const std::string& file,
                                         std::size_t& counted);

/// The files in a folder and below, and what of it could not be looked at.
struct FilesBelow
{
    std::vector<std::string> files;
    std::vector<yaml::Fault> faults;
};

/// Finds the regular files whose names end so, by letters of either case: those of a folder by name, then
/// those of the folders in it. Hidden things and links to folders are passed over; a name that isn't UTF-8 is
/// a fault, and so are pipes, sockets, devices and links to them, whatever they are called: none is opened.
FilesBelow filesBelow(const std::string& folder, std::span<const std::string_view> endings);

} // namespace adjutant
