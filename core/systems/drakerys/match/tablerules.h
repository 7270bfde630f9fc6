#pragma once

#include "core/systems/drakerys/match/change.h"

namespace adjutant::drakerys {

// Each carries out a command that can be carried out; the rule is that of the command's comment.

void carryOut(Change& change, const Summon& command);
void carryOut(Change& change, const ChangeSource& command);
void carryOut(Change& change, const GiveOrder& command);
void carryOut(Change& change, const Pray& command);
void carryOut(Change& change, const BlowZephyr& command);
void carryOut(Change& change, const PlaceObjective& command);
void carryOut(Change& change, const Note& command);
void carryOut(Change& change, const EndMatch& command);

} // namespace adjutant::drakerys
