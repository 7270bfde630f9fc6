#pragma once

#include "core/systems/gamesystem.h"

namespace adjutant::skirmish {

/// The questions that the odds answer: one attack, every allocation of dice of both, a model against a model.
std::span<const OddsKind> oddsKinds();

} // namespace adjutant::skirmish
