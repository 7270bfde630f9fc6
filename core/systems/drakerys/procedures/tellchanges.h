#pragma once

#include "core/match/ask.h"
#include "core/systems/drakerys/match/change.h"
#include "core/systems/drakerys/match/refusal.h"

namespace adjutant::drakerys {

/// What each mission has brought to each player in the end: "Anna: 3 VP (Relics 2, Messenger 1)".
std::vector<Message> finalScore(const MatchState& state);

/// What a player has chosen for a mission; under cover only that they did.
Message choiceMade(const MatchState& state, const MissionState& chosen);

/// Tells what a change brought about, where it is worth saying: Headquarters Phases and Rounds, Warriors lost
/// and Units off the table, the end with what was chosen under cover.
void tellChanges(Ask& ask, const Change& change);

/// Tells where an Enchanted Armour keeps all Injuries from a Unit: those of Elementals, and of spells of the
/// mana, of Fire or Earth. Gives whether it does.
bool keptOffByArmour(Ask& ask, const MatchState& state, const UnitRef& unit, std::optional<Element> from);

/// Warns of what seems to be broken.
void warnOf(Ask& ask, const std::vector<door::Remark>& remarks);

/// Warns of what nothing has warned of yet: the option that was picked may have been warned of, too.
void warnOfRest(Ask& ask, const std::vector<door::Remark>& remarks);

} // namespace adjutant::drakerys
