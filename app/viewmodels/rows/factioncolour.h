#pragma once

#include "core/catalogue/catalogue.h"

#include <QString>

namespace adjutant {

/// The colour of a faction as the theme knows it: `red`; `grey` where nothing has that id. One of its own
/// comes as its shades, written one behind the other.
QString colourOf(const FactionId& id, const Catalogue& catalogue);

/// The shades of any colour, written in the same way.
QString shadesText(const Colour& colour);

} // namespace adjutant
