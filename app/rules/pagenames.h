#pragma once

#include "core/reference/reference.h"

#include <string>

namespace adjutant {

/// The entries with what the page calls their things as further names, as translators gave them as words of
/// `context`: the rules may be in English where the page isn't. Those in the page's language have them
/// already.
Reference withNamesOfPage(const Reference& reference, const std::string& context,
                          const std::string& language);

} // namespace adjutant
