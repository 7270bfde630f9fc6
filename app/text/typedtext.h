#pragma once

#include <QString>

namespace adjutant {

/// What was typed or pasted, as names, titles and notes keep it: without what shows nothing (core/utf8.h).
QString typedText(const QString& typed);

/// The first characters of a text that take at most so many bytes as UTF-8: a stored text's length is limited
/// so.
QString cutTo(std::size_t bytes, const QString& text);

} // namespace adjutant
