#pragma once

#include "app/export/rostersheet.h"

#include <QLocale>

namespace adjutant {

/// What draws the sheet: a browser, or a QTextDocument on paper. They differ in style, and in how the
/// pictures are named that a QTextDocument cannot style (PrintedPictures paints those).
enum class SheetFor { browser, paper };

/// The army as the body of an HTML page: its head, the findings of a draft, notes, and a table for each Unit.
/// All of the player's text is escaped. `qr`: with a place for the army's code.
QString sheetHtml(const RosterSheet& sheet, SheetFor drawnBy, bool qr = false);

/// The army as one HTML page that needs no other file: headings and tables a screen reader can follow, light
/// and dark, and fit to print with boxes to tick. UTF-8 is to be its encoding; ends in one newline.
/// `language` is the language that the sheet is worded in.
QString htmlOf(const RosterSheet& sheet, const QLocale& language);

} // namespace adjutant
