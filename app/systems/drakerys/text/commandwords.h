#pragma once

#include "app/systems/drakerys/text/matchnames.h"

namespace adjutant {

/// A command as one short line, for the log and behind "Undo": "Crows: March, Charge", "Anna: 1 VP for
/// Relics". What was chosen secretly is not in it.
QString inWords(const drakerys::Command& command, const TableNames& names);

} // namespace adjutant
