#pragma once

#include "core/systems/drakerys/match/command.h"
#include "core/systems/drakerys/match/refusing.h"

namespace adjutant::drakerys {

// Why a command of the setup or of the books can't be carried out.

Refused refusal(const MatchState& state, const ChangeSource& command);
Refused refusal(const MatchState& state, const PlaceObjective& command);
Refused refusal(const MatchState& state, const NameFirst& command);
Refused refusal(const MatchState& state, const PlaceScenery& command);
Refused refusal(const MatchState& state, const Deploy& command);
Refused refusal(const MatchState& state, const StandAt& command);
Refused refusal(const MatchState& state, const DealMissions& command);
Refused refusal(const MatchState& state, const ChooseFor& command);
Refused refusal(const MatchState& state, const Reveal& command);
Refused refusal(const MatchState& state, const Tick& command);
Refused refusal(const MatchState& state, const RecordRoll& command);
Refused refusal(const MatchState& state, const Spend& command);
Refused refusal(const MatchState& state, const Amend& command);

} // namespace adjutant::drakerys
