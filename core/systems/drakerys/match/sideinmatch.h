#pragma once

#include "core/systems/drakerys/match/matchstate.h"

namespace adjutant::drakerys {

/// A Unit as it stands at the table, for odds: its card changed by the tokens beside it (Initiative +2,
/// Characteristics -1, Berserk, …), Warriors, Injuries and Stress; all Warriors in Contact. With what its
/// army brings: an allied Guard Unit for Safeguard, Authority and Charisma of others as far as the distances
/// between Units are known, and taken for near where they are not; dreaded while it is Engaged with a
/// Dreadful Unit. None where its card is not known.
std::optional<Side> sideInMatch(const MatchState& state, const UnitRef& unit);

/// What a Unit shoots with, the first of its weapons where none is named; none where it can't shoot.
std::optional<RangedWeapon> weaponInMatch(const UnitState& unit, const WeaponId& weapon = {});

/// The distance between two Units, in cm: from the edge of one Leader’s base to that of the other (chapter
/// "Measurements"); none where the map doesn’t know both.
std::optional<double> distanceBetween(const UnitState& a, const UnitState& b);

/// A Unit as it stands at the table in a fight with one enemy: with those who are Engaged beside it, as far
/// as the players told of contacts (chapter "Fighting": Initiative, rerolls, Advantage). Its own Warriors are
/// all in Contact unless the contact says otherwise. None where its card is not known.
std::optional<Side> sideInFight(const MatchState& state, const UnitRef& unit, const UnitRef& enemy);

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
