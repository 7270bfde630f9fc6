#pragma once

#include "app/export/rostersheet.h"

#include <QByteArray>
#include <QLocale>
#include <QPageSize>
#include <QPagedPaintDevice>
#include <optional>
#include <string>

namespace adjutant {

/// The paper that a printer of the territory holds: Letter where that is the custom (Unicode CLDR), else A4.
QPageSize::PageSizeId pageSizeFor(const QLocale& locale);

/// Paints the sheet for the table on a printer or into a file, on as many pages as it takes. The device's
/// margins should be 0: the sheet keeps its own. False where the device fails.
bool paintSheet(QPagedPaintDevice& device, const RosterSheet& sheet, const std::string& code);

/// The sheet for the table as a PDF: the army with its totals, then a card for each Unit with its figures,
/// abilities and boxes to tick. A card is broken across pages only where it is taller than one.
/// `code` is the army's code, printed as a QR code where it is coarse enough to scan from paper; may be
/// empty. None without a QGuiApplication, or where painting fails.
std::optional<QByteArray> pdfOf(const RosterSheet& sheet, const std::string& code,
                                QPageSize::PageSizeId pageSize);

} // namespace adjutant
