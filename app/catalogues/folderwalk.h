#pragma once

#include "core/yaml/document.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace adjutant {

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
