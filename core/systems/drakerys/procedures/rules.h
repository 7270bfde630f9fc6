#pragma once

#include "core/match/procedure.h"
#include "core/systems/drakerys/match/matchstate.h"

namespace adjutant::drakerys {

/// Drakerys at the table: what players do, and how it looks.
const Rules<MatchState>& matchRules();

/// The state without what others chose secretly.
MatchState redact(MatchState state, const door::Viewer& viewer);

/// What has to be done next: a pass, where the active player can afford nothing else.
std::vector<door::OfferKey> due(const MatchState& state);

/// tableview.cpp: the mission cards of the rulebook.
std::vector<door::Goal> allGoals();

/// groundview.cpp: the battlefield with what lies on it, as far as the players told where.
door::Board battlefieldBoard(const MatchState& state);

/// matchview.cpp: the match as any page shows it.
door::MatchView viewOf(const MatchState& state);

} // namespace adjutant::drakerys
