#pragma once

#include "core/reference/reference.h"

#include <QString>

namespace adjutant {

/// Markdown in one line without its marks.
QString withoutMarks(const std::string& markdown);
/// What an entry says, its reading behind its text, so.
QString plainText(const ReferenceEntry& entry);

} // namespace adjutant
