#pragma once

#include "core/yaml/fault.h"

#include <string>
#include <vector>

namespace adjutant::cli {

/// The files that PATHs stand for, in order and each once, and what of the folders isn't looked at.
struct FilesToCheck
{
    std::vector<std::string> files;
    std::vector<yaml::Fault> refused;
};

/// A file stands for itself, whatever its name; a folder for all the YAML and JSON files in it and below.
/// How far it is looked through: app/catalogues/folderwalk.h.
FilesToCheck filesToCheck(const std::vector<std::string>& paths);

} // namespace adjutant::cli
