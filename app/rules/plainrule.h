#pragma once

#include "core/reference/reference.h"

#include <QString>

namespace adjutant {

/// What an entry says, its reading behind its text, in one line without the marks of Markdown.
QString plainText(const ReferenceEntry& entry);

} // namespace adjutant
