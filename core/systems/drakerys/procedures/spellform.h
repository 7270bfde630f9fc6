#pragma once

#include "core/match/ask.h"
#include "core/systems/drakerys/match/spellcard.h"

namespace adjutant::drakerys {

/// What a spell card says, as a match keeps it: `name`, `domain`, `cost_known`, `cost/…`, `range`, `target`,
/// `free`, `text`, `effects` (rows by their successes).
Task<> askSpellCard(SpellCard& card, Ask& ask);

/// The same behind a name that was asked already; what `card` says stands unless the players say otherwise.
Task<> askSpellFigures(SpellCard& card, Ask& ask);

/// The same of a data file, for what is wrong with it.
Task<> askSpellData(Ask& ask);

/// The answers that make such a card: the reverse of askSpellCard().
table::Answers answersOf(const SpellCard& card);

/// `mirage` for what was typed as "Mirage".
SpellId spellCalled(const std::string& typed);

} // namespace adjutant::drakerys
