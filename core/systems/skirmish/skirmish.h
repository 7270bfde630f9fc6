#pragma once

#include "core/systems/gamesystem.h"
#include "core/systems/skirmish/skirmishstate.h"

namespace adjutant::skirmish {

/// A Game, the skirmish of fantasy warbands, as the app sees it.
GameSystem gameSystem();

/// What is wrong with a warband: 3 to 10 models with cards that hold, and a deck (chapters "A Game", "Warband
/// building").
std::vector<Finding> checkList(const Roster& list, const Catalogue& catalogue);

/// Begins a match; what is wrong with its start otherwise.
Expected<std::unique_ptr<Session>, door::Remark> begin(Start start);

/// A match as any page shows it.
door::MatchView viewOf(const State& state);

/// The questions that the odds answer: a model against a model, one attack, every allocation of dice of both.
std::span<const OddsKind> oddsKinds();

} // namespace adjutant::skirmish
