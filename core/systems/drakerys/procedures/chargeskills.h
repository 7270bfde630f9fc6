#pragma once

#include "core/systems/drakerys/procedures/rolling.h"

namespace adjutant::drakerys {

// What may come between the declaring of a charge and its fight.

/// The enemies near a Unit with War Cry test their Morale (chapter "Skills": War Cry). Whether anybody heard
/// it.
Task<bool> soundWarCry(MatchState& state, Ask& ask, UnitRef charger);

/// Those of both Units that have Harassment may shoot, at the same time where both do; each that did gets a
/// Stress (chapter "Skills": Harassment).
Task<> harass(MatchState& state, Ask& ask, Rollers rollers);

} // namespace adjutant::drakerys
