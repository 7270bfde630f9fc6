#pragma once

#include "core/systems/drakerys/match/change.h"

namespace adjutant::drakerys {

// Each carries out a command that can be carried out; the rule is that of the command's comment.

void carryOut(Change& change, const Score& command);
void carryOut(Change& change, const Tick& command);
void carryOut(Change& change, const Cast& command);
void carryOut(Change& change, const RecordRoll& command);
void carryOut(Change& change, const Spend& command);
void carryOut(Change& change, const Amend& command);

} // namespace adjutant::drakerys
