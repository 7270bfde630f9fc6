#pragma once

#include "core/systems/drakerys/odds/magic.h"
#include "core/systems/drakerys/odds/morale.h"

namespace adjutant::drakerys {

/// What speaks for a Unit at the end of a fight (chapter "Fighting: Determining the Winner of a Fight").
struct Advantage
{
    bool charged = false; ///< active, after a Charge or Combined Charge
    bool inflictedMore = false;
    bool outnumbers = false;
    bool lessStress = false;

    int value() const
    {
        return (charged ? 1 : 0) + (inflictedMore ? 1 : 0) + (outnumbers ? 1 : 0) + (lessStress ? 1 : 0);
    }
    bool operator==(const Advantage&) const = default;
};

/// What becomes of one Unit.
struct SideOutcome
{
    int injuries = 0;   ///< to lay down, at most what removes the last Warrior
    int casualties = 0; ///< Warriors that these Injuries remove
    int cancelled = 0;  ///< Injuries that its Safeguard cancelled
    int passed = 0;     ///< Injuries that its Safeguard passed on: to lay down on the Guard Unit
    int inflicted = 0;  ///< Injuries it inflicted: those suffered by the enemy and those passed on
    Advantage advantage;
    MoraleResult morale = MoraleResult::none; ///< scattered: the Warriors left are Casualties, too
    int stress = 0;                           ///< tokens it gets

    bool operator==(const SideOutcome&) const = default;
};

enum class Winner {
    undecided, ///< not yet, or nobody fought
    active,
    target,
    draw ///< both are winners, or neither is left
};

/// What comes of a cause, as far as its rolls were made.
struct Outcome
{
    bool complete = false; ///< no roll is due any more
    SideOutcome active;    ///< of a Morale test or a spell: the Unit that rolls
    SideOutcome target;
    Winner winner = Winner::undecided;
    int successes = 0;           ///< of a spell, an invocation or a plain roll
    bool succeeds = false;       ///< a spell or an invocation
    bool endsActivation = false; ///< of the active Unit, or of the Unit that tests if it is active
    bool cataclysmHits = false;  ///< 2D10 Hits of Strength 3, Saturation 3 follow, on the Wizard's Unit

    bool operator==(const Outcome&) const = default;
};

} // namespace adjutant::drakerys
