#pragma once

#include "app/export/rostersheet.h"

namespace adjutant {

/// The widest line of a plain text, in columns.
inline constexpr int textColumns = 80;

/// The army as plain text that stays readable in a chat: no line takes more than textColumns; ends in one
/// newline.
QString plainTextOf(const RosterSheet& sheet);

} // namespace adjutant
