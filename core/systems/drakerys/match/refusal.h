#pragma once

#include <string_view>

namespace adjutant::drakerys {

/// Why something can't be done; the order is that in which the rules are looked at.
enum class RefusalRule {
    unknownUnit,    ///< no such player or Unit
    finished,       ///< the game is over: only points are still counted
    notActive,      ///< it is another player's turn
    removed,        ///< the Unit is off the table, or fewer Warriors are left than named
    actionCount,    ///< not 1 to Actions
    oneCharge,      ///< a second Charge or Combined Charge in one activation
    over16,         ///< more TS than there are on the TimePath
    beyondStart,    ///< past the START that ends the game
    affordable,     ///< a pass while some activation is affordable
    activating,     ///< the activation of another Unit, or this one's, is not over
    begun,          ///< a token has moved: the First Player stands
    offTheField,    ///< it would lie beyond the edge of the battlefield
    overlap,        ///< it would lie on a Vortex or Maelstrom
    unknownMission, ///< the player holds no such card
};

/// The code of a rule as the command line prints it: `unknown-unit`, …
std::string_view toWord(RefusalRule rule);

} // namespace adjutant::drakerys
