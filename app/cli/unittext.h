#pragma once

#include "core/catalogue/catalogue.h"
#include "core/systems/gamesystem.h"

#include <string>

namespace adjutant::cli {

/// What something costs: `160 AP`, one budget behind the other.
std::string inEnglish(const Amounts& amounts, std::span<const Budget> budgets);

/// A size and what it costs: `12 Warriors: 160 AP`.
std::string inEnglish(const SizeOffer& offer, const GameSystem& system);

} // namespace adjutant::cli
