#pragma once

#include "core/match/ask.h"
#include "core/systems/drakerys/match/matchstate.h"

namespace adjutant::drakerys {

// Steps 1 and 2 of a casting: which spell, from which sources (chapter "Casting a Spell").

/// The one spell of the table that a Wizard can cast now; none where there are several.
std::optional<std::string> onlySpell(const MatchState& state, const UnitRef& wizard);

/// The spell cards of this table, those of the Wizard's Domains first; any other may be named.
Pick spellToCast(const MatchState& state, const UnitRef& wizard);

/// Vortexes, Maelstroms and Leaders with Source of X, the nearest first.
Pick sourcesOfMana(const MatchState& state, const UnitRef& wizard);

/// Whether a Unit has cast it in the same activation, and the sentence that says so.
bool hasCast(const UnitState& unit, const SpellId& spell);
Message castBefore(const MatchState& state, const UnitState& unit, const SpellId& spell);

/// What a spell is called.
Message nameOf(const MatchState& state, const SpellId& spell);

} // namespace adjutant::drakerys
