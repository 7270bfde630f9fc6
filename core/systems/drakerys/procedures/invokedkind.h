#pragma once

#include "core/match/ask.h"
#include "core/systems/drakerys/match/matchstate.h"

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
table::Option optionOfKind(std::string_view word);

} // namespace adjutant::drakerys
