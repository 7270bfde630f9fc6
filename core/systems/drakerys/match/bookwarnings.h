#pragma once

#include "core/systems/drakerys/match/command.h"
#include "core/systems/drakerys/match/matchstate.h"
#include "core/table/form.h"

#include <vector>

namespace adjutant::drakerys {

/// What a casting that can be carried out seems to break (chapter "Casting a Spell").
std::vector<table::Remark> remarksOn(const MatchState& state, const Cast& command);

} // namespace adjutant::drakerys
