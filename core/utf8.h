#pragma once

#include <cstddef>
#include <string_view>

namespace adjutant {

/// The length in bytes of the UTF-8 sequence at `at`, or 0 where there is none. Control characters other than
/// tab and line breaks count as none: YAML forbids them, and no text of ours needs them.
std::size_t utf8SequenceLength(std::string_view text, std::size_t at);

/// Whether all of a text is such UTF-8.
bool isText(std::string_view text);

/// How many characters such a text has.
std::size_t charactersIn(std::string_view text);

} // namespace adjutant
