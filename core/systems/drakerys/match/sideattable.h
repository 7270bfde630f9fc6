#pragma once

#include "core/catalogue/catalogue.h"
#include "core/systems/drakerys/match/matchstate.h"
#include "core/systems/drakerys/odds/shooting.h"
#include "core/systems/drakerys/odds/side.h"

#include <optional>

namespace adjutant::drakerys {

/// A Unit as it stands at the table, for odds: its card changed by the tokens beside it (Initiative +2,
/// Characteristics -1, Berserk, …), Warriors, Injuries and Stress; all Warriors in Contact. With what its
/// army brings: an allied Guard Unit for Safeguard, Authority and Charisma of others as far as the distances
/// between Units are known, and taken for near where they are not; dreaded while it is Engaged with a
/// Dreadful Unit. None where its card is not known.
std::optional<Side> sideAtTable(const MatchState& state, const UnitRef& unit);

/// Whether a Unit lowers the Willpower of those Engaged with it (chapter "Skills": Dreadful).
bool isDreadful(const UnitState& unit);

/// What a Unit shoots with, the first of its weapons where none is named; none where it can't shoot.
std::optional<RangedWeapon> weaponAtTable(const UnitState& unit, const WeaponId& weapon = {});

/// The distance between two Units, in cm: from the edge of one Leader’s base to that of the other (chapter
/// "Measurements"); none where the map doesn’t know both.
std::optional<double> distanceBetween(const UnitState& a, const UnitState& b);

} // namespace adjutant::drakerys
