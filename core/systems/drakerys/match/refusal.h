#pragma once

#include "core/systems/drakerys/match/matchstate.h"

namespace adjutant::drakerys {

// The questions that commands of several kinds are asked.

/// Why something can't be done; none where nothing is in its way.
using Forbidden = std::optional<door::Remark>;

Forbidden forbidden(std::string rule, Message message);
template <StandsInAPlace... Places> Forbidden forbidden(std::string rule, Words words, Places&&... places)
{
    return forbidden(std::move(rule), message(words, std::forward<Places>(places)...));
}

/// Adds what seems to break a rule.
template <StandsInAPlace... Places>
void warnIn(std::vector<door::Remark>& remarks, std::string rule, Words words, Places&&... places)
{
    remarks.push_back({std::move(rule), message(words, std::forward<Places>(places)...)});
}

Forbidden unknownPlayer(const MatchState& state, const PlayerId& id);
Forbidden unknownUnit(const MatchState& state, const UnitRef& unit);

/// Once the game is over most things are.
Forbidden afterTheEnd(const MatchState& state);

/// It must be the player's turn; the game is not over.
Forbidden notActive(const MatchState& state, const PlayerId& id);

/// It must be the turn of a player who is there; the game is not over.
Forbidden notToTurn(const MatchState& state, const PlayerId& id);

/// What holds for every command by which a player spends TS: the player is there, and active, and no Unit is
/// in the middle of its activation.
Forbidden notToPlay(const MatchState& state, const PlayerId& id);

/// What holds for every command that names a Unit on the table.
Forbidden notInPlay(const MatchState& state, const UnitRef& unit);

/// What holds for every Unit that is struck: it is on the table, and Mirage has not taken it away.
Forbidden notOnBattlefield(const MatchState& state, const UnitRef& ref);

/// What holds for every Unit that acts or is helped in its player's Headquarters Phase: as above, but the
/// phase that finishes the match is still played.
Forbidden notAtHeadquarters(const MatchState& state, const UnitRef& unit);

/// An activation may cost no more than there is of the TimePath, and not lead beyond the last START (chapter
/// "Restrictions of Actions"). `cost` in TS.
Forbidden tooDear(const PlayerState& player, int cost);

} // namespace adjutant::drakerys
