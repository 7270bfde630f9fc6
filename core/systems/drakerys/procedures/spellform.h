#pragma once

#include "core/match/ask.h"
#include "core/systems/drakerys/match/matchstate.h"
#include "core/systems/drakerys/match/spellcard.h"

#include <vector>

namespace adjutant::drakerys {

/// What a spell card says, as a match keeps it: `name`, `domain`, `cost_known`, `cost/…`, `range`, `target`,
/// `free`, `text`, `effects` (rows by their successes).
Task<> askSpellCard(SpellCard& card, Ask& ask);

/// The same behind a name that was asked already; what `card` says stands unless the players say otherwise.
Task<> askSpellFigures(SpellCard& card, Ask& ask);

/// The same of a data file, for what is wrong with it.
Task<> askSpellData(Ask& ask);

/// What a token of a catalogue says, `name` and `text`, and the same of a data file.
Task<> askToken(OwnToken& token, Ask& ask);
Task<> askTokenData(Ask& ask);

/// The answers that make such a card: the reverse of askSpellCard().
door::Answers answersOf(const SpellCard& card);

/// `mirage` for what was typed as "Mirage".
SpellId spellCalled(const std::string& typed);

/// The Wizards whose players have deployed and can choose spell cards for them now (chapter "Choosing
/// Spells"). The map shows whether a player is still deploying: some Units stand on it, and some don't.
std::vector<UnitRef> wizardsToChooseFor(const MatchState& state);

} // namespace adjutant::drakerys
