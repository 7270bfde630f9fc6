#pragma once

#include "core/match/ask.h"
#include "core/systems/drakerys/match/matchstate.h"
#include "core/systems/drakerys/match/refusal.h"

#include <string>

namespace adjutant::drakerys {

// Steps 1 and 2 of an invocation: from which source, and whom (chapter "Invoking an Elemental"). An Elemental
// goes by the id of its card; by `herald` or `overlord` where its source, or a die, says the Element; by
// `incarnation` where it is Lorn's.

bool isOverlord(const MatchState& state, const std::string& word);
bool isOfAnyElement(const std::string& word);
bool isOfIncarnation(const std::string& word);

/// Vortexes, Maelstroms and Leaders with Source of X, those within reach first.
Pick sourceToInvokeAt(const MatchState& state, const UnitRef& by);

/// The same, of an invocation that is over.
Pick sourceOfSummoned(const MatchState& state);

/// At a Vortex those of its Element; of a Maelstrom nobody knows the Element before the dice.
Pick elementalToInvoke(const MatchState& state, const UnitRef& by, const std::string& at);

/// "Herald" for `herald`.
door::Option optionOfKind(std::string_view word);

/// A table holds no more Units of that player.
Forbidden noRoomForMore(const MatchState& state, const UnitRef& by);

/// An invoked Unit comes to the table, on its source where the map knows it; an Elemental that stands there
/// makes way for it (chapter "Invoking an Elemental").
void comeIntoPlay(MatchState& state, Ask& ask, const UnitRef& by, const UnitCard& called,
                  const std::string& source);

/// `maelstrom/air-herald` for `air-herald`: their own faction may be left out.
UnitId elementalCalled(const std::string& word);

// Lorn's Incarnation, once a game in place of an Overlord (chapter "Mercenaries").

/// The card of the Incarnation: nobody knows its figures.
UnitCard incarnationCard();
bool isIncarnation(const UnitCard& card);

/// Whether one was invoked in this game already, whether it is still there or not.
bool hasIncarnated(const MatchState& state, const PlayerId& player);

/// Step 4 of an invocation: the Element of what comes from a Maelstrom, by a D10 (each 1 costs 1 TS more and
/// is rolled again, a 10 is chosen); where nothing is `rolled` the players name it.
Task<std::optional<Element>> askElement(MatchState& state, Ask& ask, UnitRef by, bool rolled);

} // namespace adjutant::drakerys
