#pragma once

#include <QString>

namespace adjutant {

/// What was typed or pasted, as names, titles and notes keep it: without what shows nothing (core/utf8.h).
QString typedText(const QString& typed);

} // namespace adjutant
