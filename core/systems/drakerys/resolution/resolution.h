#pragma once

#include "core/systems/drakerys/odds/scenario.h"
#include "core/systems/drakerys/resolution/rolldue.h"

#include <optional>
#include <variant>
#include <vector>

namespace adjutant::drakerys {

/// What rolls are made for, one after the other.
using RollCause = std::variant<Fight, Shooting, Harassment, Hits, MoraleTest, Spell, Invocation, PlainRoll>;

/// A cause and what its rolls showed so far, in the order in which they are made at the table. It holds no
/// state of its own beside these: everything else is worked out from them, so it can be copied, taken back
/// and left at any time.
struct Resolution
{
    RollCause cause;
    std::vector<Shown> shown; ///< one entry for each roll that had dice
};

/// The roll that is to be made next, with its forecast and its reasons; none: nothing is left to roll.
/// Rolls without dice are passed over.
std::optional<RollDue> due(const Resolution& resolution);

/// What has come of it so far.
Outcome outcomeOf(const Resolution& resolution);

} // namespace adjutant::drakerys
