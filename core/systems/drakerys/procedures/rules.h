#pragma once

#include "core/match/session.h"
#include "core/systems/drakerys/match/matchstate.h"

namespace adjutant::drakerys {

/// Drakerys at the table: what players do, and how it looks.
const Rules<MatchState>& matchRules();

/// The state without what others chose secretly.
MatchState redact(MatchState state, const door::Viewer& viewer);

/// What has to be done next: a pass, where the active player can afford nothing else.
std::vector<door::OfferKey> due(const MatchState& state);

/// The mission cards of the rulebook.
std::vector<door::Goal> allGoals();

/// The battlefield with what lies on it, as far as the players entered where.
door::Board battlefieldBoard(const MatchState& state);

/// The match as any page shows it.
door::MatchView viewOf(const MatchState& state);

/// The same start with the card of every entry, and of the Elementals that can be invoked, as the catalogue
/// has them now; cards that an owner typed stay.
Start withCards(Start start, const Catalogue& catalogue);

/// The match at the start, by the cards in it; what is wrong with one of them otherwise. An entry without a
/// card is a Unit that nobody knows.
Expected<MatchState, door::Remark> matchAt(const Start& start);

/// Begins a match.
Expected<std::unique_ptr<Session>, door::Remark> begin(Start start);

/// The view of a match that begin() has begun, as it stands.
const MatchState& stateOf(const Session& session);

/// A state of a match of Drakerys as JSON of the command line: `{round, finished, active_player, players:
/// [{id, progress, square, headquarters, vp, done, units: [{id, warriors, injuries, stress, status,
/// removed}]}]}`; `vortexes` and `objectives` only where the match keeps some.
nlohmann::ordered_json stateJson(const MatchState& state);

// What cards say.

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

} // namespace adjutant::drakerys
