#pragma once

#include "app/matches/runningmatch.h"
#include "app/viewmodels/workspace.h"
#include "core/systems/drakerys/procedures/rules.h"

namespace adjutant::test {

/// How a match begins between Anna, `red`, with Avaren (crows-1: 12, Health 1; blood-banes-1: 4, Health 2;
/// salik-1) and Bruno, `blue`, with Aurium (crossbowmen-1, noctis-1, soldiers-1: 6). Anna is the First
/// Player.
Start annaAgainstBruno();

/// The same with Celeste, a Wizard, and Lancers for Bruno.
Start annaAgainstAWizard();

UnitRef ref(const char* text);

} // namespace adjutant::test
