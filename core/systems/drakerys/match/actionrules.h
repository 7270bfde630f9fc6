#pragma once

#include "core/door/form.h"
#include "core/systems/drakerys/match/matchstate.h"

namespace adjutant::drakerys {

/// What one Action costs a Unit, in TS: its price, the Unit's Stress, Heroic dice, the dice added to an
/// Invocation, Jammed and Quick Shot (chapters "Units Actions", "Effect of the Stress Markers", "Skills").
int costOf(const Action& action, const UnitState& unit);

/// What the cheapest activation of a Unit costs, in TS: one March, or one Shooting with Quick Shot.
int cheapestActivation(const UnitState& unit);

/// Whether a Unit of the player can be activated for what is left: at most 16 TS, and not beyond the last
/// START (chapter "Restrictions of Actions"). Not one under No Activation, or off the battlefield.
bool isAffordable(const PlayerState& player, const UnitState& unit);

/// One of these. Null where there is none.
const UnitState* affordableUnit(const PlayerState& player);

/// How many Actions a Unit may make: its card's Actions changed by the tokens beside it, at least 1;
/// 20 are accepted where its card is not known.
int actionsOf(const UnitState& unit);

/// Whether a Unit may have a skill: as its card says or, where our source hasn't got its card, as its kind
/// can (chapters "Type of Warrior", "Warriors of the Maelstrom"). An Elemental has what is printed of it;
/// orders and prayers are the Heroes'; of a Unit that neither the recruitment table nor a typed card knows,
/// anything is possible.
bool mayHave(const UnitState& unit, std::string_view skill);

/// The same of the Types Hero and Awakened.
bool mayBeHero(const UnitState& unit);
bool mayBeAwakened(const UnitState& unit);

/// What an Action behind those made before it seems to break (chapter "Units Actions"). Whether a Unit is
/// Engaged the players know, as far as they say so; or Adjutant, which has kept the contacts of Charges and
/// Marches.
std::vector<door::Remark> remarksOnAction(const MatchState& state, const UnitRef& unit,
                                          const std::vector<Action>& before, const Action& action,
                                          bool hasContacts = false);

// The questions that commands of several kinds are asked. Players and Units must be there.

/// Why something can't be done; none where nothing is in its way.
using Forbidden = std::optional<door::Remark>;

template <StandsInAPlace... Places> Forbidden forbidden(std::string rule, Words words, Places&&... places)
{
    return door::Remark{std::move(rule), message(words, std::forward<Places>(places)...)};
}

/// Adds what seems to break a rule.
template <StandsInAPlace... Places>
void warnIn(std::vector<door::Remark>& remarks, std::string rule, Words words, Places&&... places)
{
    remarks.push_back({std::move(rule), message(words, std::forward<Places>(places)...)});
}

/// Once the game is over most things are.
Forbidden afterTheEnd(const MatchState& state);

/// What holds for every command that names a Unit on the table.
Forbidden notInPlay(const MatchState& state, const UnitRef& unit);

/// What holds for every Unit that is struck: it is on the table, and Mirage has not taken it away.
Forbidden notOnBattlefield(const MatchState& state, const UnitRef& ref);

/// What holds for every Unit that acts or is helped in its player's Headquarters Phase: as above, but the
/// phase that finishes the match is still played.
Forbidden notAtHeadquarters(const MatchState& state, const UnitRef& unit);

} // namespace adjutant::drakerys
