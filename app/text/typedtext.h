#pragma once

#include <QString>

namespace adjutant {

/// The context in which names of the data are translated back into their words.
inline constexpr const char* namesOfData = "names of data";

/// What was typed or pasted, as names, titles and notes keep it: without what shows nothing (core/utf8.h).
QString typedText(const QString& typed);

/// The word of the data for one that was typed in the language of the app: `steel` for "acier". What was
/// typed, where the data know none.
QString dataWordOf(const QString& typed);

/// The first characters of a text that take at most so many bytes as UTF-8: a stored text's length is limited
/// so.
QString cutTo(std::size_t bytes, const QString& text);

} // namespace adjutant
