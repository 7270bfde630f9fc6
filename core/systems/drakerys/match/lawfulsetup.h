#pragma once

#include "core/systems/drakerys/match/command.h"
#include "core/systems/drakerys/match/refusing.h"

namespace adjutant::drakerys {

// Why a command of the setup or of the books can't be carried out.

Forbidden refusal(const MatchState& state, const ChangeSource& command);
Forbidden refusal(const MatchState& state, const PlaceObjective& command);
Forbidden refusal(const MatchState& state, const NameFirst& command);
Forbidden refusal(const MatchState& state, const PlaceScenery& command);
Forbidden refusal(const MatchState& state, const Deploy& command);
Forbidden refusal(const MatchState& state, const StandAt& command);
Forbidden refusal(const MatchState& state, const DealMissions& command);
Forbidden refusal(const MatchState& state, const ChooseFor& command);
Forbidden refusal(const MatchState& state, const Reveal& command);
Forbidden refusal(const MatchState& state, const Tick& command);
Forbidden refusal(const MatchState& state, const RecordRoll& command);
Forbidden refusal(const MatchState& state, const Spend& command);
Forbidden refusal(const MatchState& state, const Amend& command);

} // namespace adjutant::drakerys
