#pragma once

#include "core/systems/drakerys/match/command.h"
#include "core/systems/drakerys/match/matchstate.h"
#include "core/systems/drakerys/match/refusing.h"

#include <optional>

namespace adjutant::drakerys {

/// Why a command can't be carried out in a state; none where it can. Looked at in the order of RefusalRule.
///
/// After the sixth Round only points are counted (the missions are judged "at the end of the game"); whatever
/// else was wrong is mended by undo.
std::optional<MatchRefusal> refusalOf(const MatchState& state, const Command& command);

/// A Unit of the player that could be activated for what is left: at most 16 TS, and not beyond the last
/// START (chapter "Restrictions of Actions"). Null where there is none. A Unit under No Activation counts as
/// none.
const UnitState* affordableUnit(const PlayerState& player);

/// Fewer Warriors are left on the table than that.
Forbidden fewerLeft(const MatchState& state, const UnitRef& unit, int warriors);

/// No Elemental of that name can be invoked.
Forbidden unknownElemental(const UnitId& elemental);

} // namespace adjutant::drakerys
