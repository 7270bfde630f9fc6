#pragma once

#include "core/systems/drakerys/match/matchstate.h"

#include <vector>

namespace adjutant::drakerys {

// Who stands in Contact with whom (chapter "Notion of Contact").

/// The contact of two Units; null where they have none that anybody told of.
const Contact* contactBetween(const MatchState& state, const UnitRef& one, const UnitRef& other);

/// The enemy Units that a Unit is Engaged with, as far as the players told.
std::vector<UnitRef> engagedWith(const MatchState& state, const UnitRef& unit);

/// Whether a Unit is Engaged: with a Unit that is known, or by the token that the players laid beside it.
bool isEngaged(const MatchState& state, const UnitRef& unit);

/// How many Warriors of a Unit are in Contact with an enemy, at most those that are left; 0 where they have
/// no Contact.
int warriorsInContact(const MatchState& state, const UnitRef& unit, const UnitRef& enemy);

/// Makes both Units Engaged, with so many Warriors of each in Contact; nobody is Free any more.
void bringIntoContact(MatchState& state, const Contact& contact);

/// The Unit leaves all its enemies, or the one, and is no longer Engaged with them.
void endContacts(MatchState& state, const UnitRef& unit);
void endContact(MatchState& state, const UnitRef& one, const UnitRef& other);

} // namespace adjutant::drakerys
