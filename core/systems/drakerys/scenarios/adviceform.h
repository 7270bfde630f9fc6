#pragma once

#include "core/systems/gamesystem.h"

namespace adjutant::drakerys {

/// What a Unit could do to a target, what each costs, and what it would probably bring.
Task<> askAdvice(OddsQuestion& question, Ask& ask);

/// Every Unit of one army against every Unit of another.
Task<> askMatchup(OddsQuestion& question, Ask& ask);

/// The questions that the odds of Drakerys answer.
std::span<const OddsKind> oddsKinds();

} // namespace adjutant::drakerys
