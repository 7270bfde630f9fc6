#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace adjutant::phones {

/// Whether this build has the page.
bool hasPage();

/// The whole answer with the built-in file of a path, `/` that of the page itself, to whoever asks `host`.
std::optional<std::string> pageResponse(const std::string& path, std::string_view host);

} // namespace adjutant::phones
