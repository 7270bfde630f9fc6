#pragma once

#include "app/documents/writers.h"

// What all HTML is made of.
namespace adjutant::document {

/// A paragraph, or nothing where it has no text.
QString paragraph(const char* style, const QString& text);

/// A table that only lays things out beside one another.
QString layoutTable(const QString& style, const QString& cells);

} // namespace adjutant::document
