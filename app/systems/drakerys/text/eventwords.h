#pragma once

#include "app/systems/drakerys/text/matchnames.h"
#include "core/systems/drakerys/match/event.h"

namespace adjutant {

/// What a command brought about, where it is worth saying: Headquarters Phases and Rounds, Warriors lost and
/// Units off the table, the end. Empty for the rest, which the command itself tells.
QString inWords(const drakerys::Event& event, const TableNames& names);

} // namespace adjutant
