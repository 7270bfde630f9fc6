#pragma once

#include "core/catalogue/catalogue.h"
#include "core/door/view.h"
#include "core/match/session.h"
#include "core/systems/gamesystem.h"

#include <string>
#include <vector>

namespace adjutant::cli {

/// What something costs: `160 AP`, one budget behind the other.
std::string inEnglish(const Amounts& amounts, std::span<const Budget> budgets);

/// A size and what it costs: `12 Warriors: 160 AP`.
std::string inEnglish(const SizeOffer& offer, const GameSystem& system);

/// A card of any game, line by line: its kind, its figures, what it can, and what else it says. What is
/// unknown is left out; its name is left to the caller.
std::vector<std::string> cardLines(const door::CardView& card);

/// Prints a match as it stands, in sentences for people: the headline, each side with its pieces, what lies
/// on the boards.
void printStanding(const Session& session);

/// The same, and the last things that happened.
void printMatch(const Session& session);

} // namespace adjutant::cli
