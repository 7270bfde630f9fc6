#pragma once

#include "app/export/print/pageflow.h"

#include <string>

namespace adjutant::print {

/// How wide the picture of a code is, in mm, without its quiet zone.
inline constexpr qreal printedQrWidth = 26;

/// A code as a square picture with a line below it on what it is for, within its height. Of height 0, and
/// nothing to paint, where its squares would be too fine to scan from paper.
Part printedQr(const std::string& code, const Paper& paper);

} // namespace adjutant::print
