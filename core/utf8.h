#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace adjutant {

/// The length in bytes of the UTF-8 sequence at `at`, or 0 where there is none. Control characters other than
/// tab and line breaks count as none: YAML forbids them, and no text of ours needs them.
std::size_t utf8SequenceLength(std::string_view text, std::size_t at);

/// Whether all of a text is such UTF-8.
bool isText(std::string_view text);

/// The number of the character that such a sequence is, of at most three bytes.
unsigned codePointOf(std::string_view sequence);

/// Whether such a sequence shows nothing and changes what is shown: a control character beyond ASCII, which
/// terminals obey as they obey Escape, or a mark or override of the direction of writing, by which a text
/// reads as what it is not.
bool isInvisible(std::string_view sequence);

std::string withoutInvisible(std::string_view text);

/// A text from anywhere made fit for one line of a terminal: line breaks become spaces; what is invisible,
/// and bytes that are no UTF-8, their codes.
std::string onOneLine(std::string_view text);

/// How many characters such a text has.
std::size_t charactersIn(std::string_view text);

} // namespace adjutant
