#pragma once

#include "core/systems/drakerys/odds/scenario.h"
#include "core/systems/drakerys/resolution/outcome.h"
#include "core/systems/drakerys/resolution/rolldue.h"

#include <optional>
#include <variant>
#include <vector>

namespace adjutant::drakerys {

/// What can be resolved roll by roll.
using Deed = std::variant<Fight, Shooting, Harassment, Hits, MoraleTest, Spell, Invocation>;

/// A deed and what its rolls showed so far, in the order in which they are made at the table. It holds no
/// state of its own beside these: everything else is worked out from them, so it can be copied, taken back
/// and left at any time.
struct Resolution
{
    Deed deed;
    std::vector<Shown> shown; ///< one entry for each roll that had dice
};

Resolution begin(Deed deed);

/// The roll that is to be made next, with its forecast and its reasons; none: the deed is done. Rolls without
/// dice are passed over.
std::optional<RollDue> due(const Resolution& resolution);

/// The resolution after the roll that is due showed so much; what its dice cannot show counts as the nearest
/// they can. Nothing changes where no roll is due.
Resolution after(Resolution resolution, const Shown& shown);

/// The resolution before the last roll; nothing changes where none was made.
Resolution before(Resolution resolution);

/// What has come of the deed so far.
Outcome outcomeOf(const Resolution& resolution);

} // namespace adjutant::drakerys
