#pragma once

#include "core/systems/drakerys/match/change.h"

namespace adjutant::drakerys {

// Each carries out a command that can be carried out; the rule is that of the command's comment.

void carryOut(Change& change, const NameFirst& command);
void carryOut(Change& change, const PlaceScenery& command);
void carryOut(Change& change, const Deploy& command);
void carryOut(Change& change, const StandAt& command);
void carryOut(Change& change, const DealMissions& command);
void carryOut(Change& change, const ChooseFor& command);
void carryOut(Change& change, const Reveal& command);

} // namespace adjutant::drakerys
