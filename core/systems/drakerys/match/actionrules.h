#pragma once

#include "core/systems/drakerys/match/matchstate.h"

namespace adjutant::drakerys {

/// What one Action costs a Unit, in TS: its price, the Unit's Stress, Heroic dice, the dice added to an
/// Invocation, Jammed and Quick Shot (chapters "Units Actions", "Effect of the Stress Markers", "Skills").
int costOf(const Action& action, const UnitState& unit);

/// What an activation costs, in TS.
int costOf(const std::vector<Action>& actions, const UnitState& unit);

/// What the cheapest activation of a Unit costs, in TS: one March, or one Shooting with Quick Shot.
int cheapestActivation(const UnitState& unit);

/// A Unit of the player that could be activated for what is left: at most 16 TS, and not beyond the last
/// START (chapter "Restrictions of Actions"). Null where there is none. A Unit under No Activation counts as
/// none.
const UnitState* affordableUnit(const PlayerState& player);

/// How many Actions a Unit may make: its card's Actions changed by the tokens beside it, at least 1. None
/// where its card is not known.
std::optional<int> actionsOf(const UnitState& unit);

/// The Actions that are accepted of a Unit whose card is not known.
inline constexpr int mostUnknownActions = 20;

/// Whether a Unit may have a skill: as its card says or, where our source hasn't got its card, as its kind
/// can (chapters "Type of Warrior", "Warriors of the Maelstrom"). An Elemental has what is printed of it;
/// orders and prayers are the Heroes'; of a Unit that neither the recruitment table nor a typed card knows,
/// anything is possible.
bool mayHave(const UnitState& unit, std::string_view skill);

/// The same of the Types Hero and Awakened.
bool mayBeHero(const UnitState& unit);
bool mayBeAwakened(const UnitState& unit);

/// Who knows whether a Unit is Engaged.
enum class Contacts {
    told, ///< the players, as far as they say so
    kept  ///< Adjutant, from Charges and Marches
};

// What an activation seems to break of the prerequisites of the chapter "Units Actions".

/// What there is to say of the Unit, whatever it does.
std::vector<door::Remark> remarksOnActivation(const MatchState& state, const UnitRef& unit);

/// What there is to say of an Action behind those made before it.
std::vector<door::Remark> remarksOnAction(const MatchState& state, const UnitRef& unit,
                                          const std::vector<Action>& before, const Action& action,
                                          Contacts contacts = Contacts::told);

} // namespace adjutant::drakerys
