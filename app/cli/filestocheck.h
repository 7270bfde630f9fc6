#pragma once

#include "core/yaml/fault.h"

#include <string>
#include <vector>

namespace adjutant::cli {

/// The files that PATHs stand for, in order and each once, and the folders that can't be looked into.
struct FilesToCheck
{
    std::vector<std::string> files;
    std::vector<yaml::Fault> unreadable;
};

/// A file stands for itself, whatever its name; a folder for all the YAML and JSON files in it and below.
/// Hidden things and links to folders are passed over, so that the way through a folder always ends.
FilesToCheck filesToCheck(const std::vector<std::string>& paths);

} // namespace adjutant::cli
