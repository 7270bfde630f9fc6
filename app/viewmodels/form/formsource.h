#pragma once

#include "core/systems/gamesystem.h"
#include "core/table/form.h"

#include <functional>

namespace adjutant {

/// Where a form on a page comes from: what a session asks, a card that is typed, a question of the odds. It
/// changes nothing and answers at once.
using FormSource = std::function<table::Form(const table::Answers& answers)>;

} // namespace adjutant
