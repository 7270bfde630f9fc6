#pragma once

#include "core/systems/skirmish/skirmishstate.h"

namespace adjutant::skirmish {

/// One attack that is under way: who attacks with what, and so many dice.
struct Exchange
{
    std::size_t attacker = 0;
    const Ability* ability = nullptr; ///< of the attacker's card
    int dice = 0;
    int accuracy = 0; ///< of the table, beside the ability's
    int power = 0;
    bool isReaction = false; ///< only reactions that are no attacks follow it
};

/// The attack against one target (chapter "Melee", 5 to 19): its roll, the dodges of the target's owner, the
/// saves, the wounds, and then what the target does about it. Its questions stand under `at`: `against/0/`.
Task<> exchangeBlows(State& state, Ask& ask, Exchange attack, std::size_t target, table::Path at);

} // namespace adjutant::skirmish
