#pragma once

#include "core/door/view.h"
#include "core/systems/drakerys/match/matchstate.h"

namespace adjutant::drakerys {

/// What the card of a Unit says, as a match keeps it and as an owner types it: `name`, `ap`, `profile/…`,
/// `hero`, `infantry`, `awakened`, `wizard`, `skills`, `weapons` (rows of `id` and `shots`).
Task<> askCard(UnitCard& card, Ask& ask);

/// The answers that make such a card: the reverse of askCard(). Its id, Unit and size stand in the list.
door::Answers answersOf(const UnitCard& card);

/// The same card as any page draws it.
door::CardView viewOf(const UnitCard& card);

/// What a spell card says, as a match keeps it: `name`, `domain`, `cost_known`, `cost/…`, `range`, `target`,
/// `free`, `text`, `effects` (rows by their successes).
Task<> askSpellCard(SpellCard& card, Ask& ask);

/// The same behind a name that was asked already; what `card` says stands unless the players say otherwise.
Task<> askSpellFigures(SpellCard& card, Ask& ask);

/// What a token of a catalogue says: `name` and `text`.
Task<> askToken(OwnToken& token, Ask& ask);

/// `mirage` for what was typed as "Mirage".
SpellId spellNamed(const std::string& typed);

/// The Wizards whose players have deployed and can choose spell cards for them now (chapter "Choosing
/// Spells"). The map shows whether a player is still deploying: some Units stand on it, and some don't.
std::vector<UnitRef> wizardsToChooseFor(const MatchState& state);

} // namespace adjutant::drakerys
