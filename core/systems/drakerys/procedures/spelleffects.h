#pragma once

#include "core/match/ask.h"
#include "core/systems/drakerys/match/matchstate.h"

namespace adjutant::drakerys {

/// What a spell does that was cast with so many successes: which of its effects (an inferior one may be
/// chosen), on whom, and what comes of it (chapter "Magic: Spell Roll").
Task<> takeEffect(MatchState& state, Ask& ask, UnitRef wizard, SpellId spell, int successes);

} // namespace adjutant::drakerys
