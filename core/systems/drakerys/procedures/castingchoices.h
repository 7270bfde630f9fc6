#pragma once

#include "core/match/ask.h"
#include "core/systems/drakerys/match/matchstate.h"

namespace adjutant::drakerys {

// Which spells a Wizard has, and steps 1 and 2 of a casting: which spell, from which sources (chapters
// "Choosing Spells", "Casting a Spell").

/// Warns of a spell of a Domain that the Wizard doesn't master.
void judgeDomain(table::Option& option, const MatchState& state, const UnitState& wizard,
                 const SpellId& spell);

/// The one spell of the table that a Wizard can cast now; none where there are several.
std::optional<std::string> onlySpell(const MatchState& state, const UnitRef& wizard);

/// The spell cards of this table, those of the Wizard's Domains first; any other may be named.
Pick spellToCast(const MatchState& state, const UnitRef& wizard);

/// Vortexes, Maelstroms and Leaders with Source of X, the nearest first.
Pick sourcesOfMana(const MatchState& state, const UnitRef& wizard);

/// What is wrong with a Wizard casting a spell now: it has cast it before in the same activation, or its
/// player chose others for it. None where nothing is.
std::optional<table::Remark> remarkOnSpell(const MatchState& state, const UnitState& unit,
                                           const SpellId& spell);

/// What a spell is called.
Message nameOf(const MatchState& state, const SpellId& spell);

} // namespace adjutant::drakerys
