#pragma once

#include "core/expected.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace adjutant {

/// The length in bytes of the UTF-8 sequence at `at`, or 0 where there is none. Control characters other than
/// tab and line breaks count as none: YAML forbids them, and no text of ours needs them.
std::size_t utf8SequenceLength(std::string_view text, std::size_t at);

/// Takes the sequence at the beginning off a text that isn't empty; a single byte where there is none.
std::string_view takeSequence(std::string_view& rest);

/// Whether all of a text is such UTF-8.
bool isText(std::string_view text);

/// The text behind the mark that some editors put before every text.
inline std::string_view withoutByteOrderMark(std::string_view text)
{
    constexpr std::string_view mark = "\xef\xbb\xbf";
    return text.starts_with(mark) ? text.substr(mark.size()) : text;
}

/// The number of the character that such a sequence is.
unsigned codePointOf(std::string_view sequence);

/// Whether such a sequence shows nothing, or changes how others show, so that a text reads as what it is not:
/// a control character beyond ASCII, which terminals obey as they obey Escape, a line or paragraph separator,
/// a format character (Unicode's category Cf, 15.0): marks and overrides of the direction of writing, tags;
/// or a number that is no character. Joiners are none: names and emoji need them. It decides for every name
/// and text that users or files give.
bool isInvisible(std::string_view sequence);
bool hasInvisible(std::string_view text);

std::string withoutInvisible(std::string_view text);

/// A text of JSON with what is invisible as its escapes: the same JSON, fit for a terminal.
std::string escapedInvisible(std::string_view json);

/// A text from anywhere made fit for one line of a terminal: line breaks become spaces; what is invisible,
/// and bytes that are no UTF-8, their codes.
std::string onOneLine(std::string_view text);

/// How many characters such a text has.
std::size_t charactersIn(std::string_view text);

/// Why a text gives no number.
enum class NumberRefusal {
    notANumber, ///< it isn't written as one
    outOfRange, ///< it is one, and larger than any of ours
};

/// The whole number that a text is, in the one way in which files, codes and forms write them:
/// `-?(0|[1-9][0-9]*)`, in ASCII digits. YAML 1.2 and JSON read it alike.
Expected<int, NumberRefusal> wholeNumberOf(std::string_view text);

/// The number that a text is, with a fraction, an exponent or neither, as JSON writes them: `-0.25`, `1e-3`.
Expected<double, NumberRefusal> numberOf(std::string_view text);

} // namespace adjutant
