#pragma once

#include "app/export/rostersheet.h"

#include <QLocale>

namespace adjutant {

/// The army as one HTML page that needs no other file: headings and tables a screen reader can follow, light
/// and dark, and fit to print with boxes to tick. All of the player's text is escaped. UTF-8 is to be its
/// encoding; ends in one newline. `language` is the language that the sheet is worded in.
QString htmlOf(const RosterSheet& sheet, const QLocale& language);

} // namespace adjutant
