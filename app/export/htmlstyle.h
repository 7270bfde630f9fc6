#pragma once

#include "core/catalogue/contents.h"

#include <QString>

namespace adjutant {

/// The style sheet of an army's page in a browser, in its faction's colour.
QString browserStyle(const FactionColour& colour);

/// The same for a QTextDocument on paper: what it knows of CSS, and a pixel is a tenth of a millimetre.
QString paperStyle(const FactionColour& colour);

} // namespace adjutant
