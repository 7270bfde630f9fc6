#pragma once

#include "core/expected.h"
#include "core/yaml/fault.h"

#include <string>

namespace adjutant::cli {

/// The text of a file, or of standard input where it is called `-`; or why there is none. No more is read
/// than our readers accept, and one byte to notice that there is more.
Expected<std::string, yaml::Fault> readInput(const std::string& file);

} // namespace adjutant::cli
