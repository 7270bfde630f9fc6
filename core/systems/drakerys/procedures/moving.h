#pragma once

#include "core/match/ask.h"
#include "core/systems/drakerys/match/action.h"
#include "core/systems/drakerys/match/matchstate.h"

namespace adjutant::drakerys {

/// Where a Unit's Leader stands after it has moved; none: nobody told, and no distance is claimed for it.
struct Move
{
    std::optional<Point> to;
};

/// Puts a Unit's Leader there, or nowhere on the map, and ends all its contacts.
void moveTo(MatchState& state, Ask& ask, const UnitRef& unit, std::optional<Point> at);

/// Warns of a March that would end in Contact with an enemy Warrior, as far as the map knows their Leaders
/// (chapter "March").
void warnOfContact(Ask& ask, const MatchState& state, const UnitRef& unit, const Point& to);

/// How far a Unit moves by such an Action, in cm, changed by the tokens beside it; none where its card is not
/// known.
std::optional<int> reachOf(const UnitState& unit, ActionKind kind);

/// Asks where a Unit moves to, with its reach (chapters "March", "Charge"); warns of what is beyond it. A
/// Unit that is nowhere on the map is not asked for a place unless somebody gives one. Towards a target it
/// moves up to it unless the players say otherwise.
Task<Move> askMove(const MatchState& state, Ask& ask, UnitRef unit, ActionKind kind,
                   std::optional<UnitRef> target = std::nullopt, door::Path path = "to");

} // namespace adjutant::drakerys
