#pragma once

#include "app/export/print/pageflow.h"
#include "core/catalogue/profile.h"

#include <optional>

namespace adjutant::print {

/// The nine values of a card under their labels, in a width. Without a profile the places are left empty for
/// a pencil.
Part profileStrip(const std::optional<Profile>& profile, qreal width, const Paper& paper);

} // namespace adjutant::print
