#pragma once

#include "core/expected.h"
#include "core/yaml/document.h"

#include <optional>
#include <string>
#include <string_view>

namespace adjutant::cli {

/// A file that holds a share code, as `roster export --format code` writes it, as the document of its list;
/// all of it stands at the file's beginning. Why not, where the code can't be read; none where the text is no
/// code.
std::optional<Expected<yaml::Node, yaml::Fault>> documentOfCode(std::string_view text,
                                                                const std::string& file);

} // namespace adjutant::cli
