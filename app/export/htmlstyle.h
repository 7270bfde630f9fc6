#pragma once

#include "core/catalogue/contents.h"

#include <QString>

namespace adjutant {

/// The style sheet of an army's HTML page, in its faction's colour.
QString styleOf(FactionColour colour);

} // namespace adjutant
