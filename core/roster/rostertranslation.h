#pragma once

#include "core/catalogue/translation.h"
#include "core/roster/roster.h"

namespace adjutant {

/// A ready list's roster in another language, by its path in the data; its ids stay.
Roster translated(Roster roster, const std::string& path, const Translation& translation);

} // namespace adjutant
