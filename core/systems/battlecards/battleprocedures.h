#pragma once

#include "core/match/session.h"

namespace adjutant::battlecards {

/// Begins a match of battles; what is wrong with its players, lists and cards otherwise.
Expected<std::unique_ptr<Session>, table::Remark> begin(Start start);

} // namespace adjutant::battlecards
