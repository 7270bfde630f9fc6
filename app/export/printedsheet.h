#pragma once

#include "app/export/printedpictures.h"
#include "app/export/rostersheet.h"

#include <QFont>

class QTextDocument;

namespace adjutant {

/// What stays free at the left and right of a page. All lengths of a printed sheet are in tenths of a
/// millimetre: they are the pixels of its style, whatever the screen.
inline constexpr qreal sideMargin = 120;
inline constexpr qreal unitsPerInch = 254;

/// How fine a PDF is drawn.
inline constexpr int dotsPerInch = 1200;

/// The letters of a page: bold ones with serifs, or plain ones without.
QFont pageFont(bool serif, int height);

/// Lays the sheet out on pages, with `qr` at the head: a table that fits on a page, as a Unit's card, is
/// never broken. `pictures` is to live as long as the document.
void layOutSheet(QTextDocument& document, PrintedPictures& pictures, const RosterSheet& sheet, bool qr,
                 const QSizeF& page);

} // namespace adjutant
