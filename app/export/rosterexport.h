#pragma once

#include "core/catalogue/catalogue.h"
#include "core/expected.h"
#include "core/roster/roster.h"
#include "core/systems/gamesystem.h"

#include <QByteArray>
#include <QPageSize>
#include <QPagedPaintDevice>
#include <QString>
#include <QStringList>
#include <QStringView>
#include <optional>

namespace adjutant {

/// What an army can be shared as.
enum class ExportFormat {
    text,     ///< for a chat
    markdown, ///< for a forum or a wiki
    html,     ///< one page for a browser
    pdf,      ///< the sheet for the table
    json,     ///< the roster format, for other programs
    yaml,     ///< the roster format, for Adjutant and for hands
    code,     ///< one line that pastes
    qr,       ///< the same as a picture that scans (SVG)
};

/// The format of a word of the command line: `markdown`, …; none for any other word.
std::optional<ExportFormat> exportFormatOf(QStringView word);

/// All those words, in the order of ExportFormat.
QStringList exportFormatWords();

/// What a file of the format ends in, without the dot: "md".
QString fileSuffixOf(ExportFormat format);

/// Why there is no export.
enum class ExportRefusal {
    tooLongForQr,  ///< the army's code doesn't fit in a QR code
    tooLongForPdf, ///< laying its texts out would take minutes
    pdfFailed,     ///< the page could not be painted, as without a QGuiApplication
    printerFailed, ///< the printer didn't take it
};

/// Why, in words for people, with what to do instead.
QString toText(ExportRefusal refusal);

/// The army as the bytes of a file, worded in the language that is set. A draft is exported too and says so
/// where the format has room for it. All but the PDF are UTF-8 text that ends in one newline. A PDF needs a
/// QGuiApplication.
Expected<QByteArray, ExportRefusal> exportRoster(const Roster& roster, const Catalogue& catalogue,
                                                 const GameSystem& game, ExportFormat format);

/// The army's PDF on paper of a size. Refused as exportRoster() refuses it.
Expected<QByteArray, ExportRefusal> printedPdfOf(const Roster& roster, const Catalogue& catalogue,
                                                 const GameSystem& game, QPageSize::PageSizeId paper);

/// Prints the army: the same pages as the PDF. Refused where it is too long for paper or the printer fails.
Expected<void, ExportRefusal> printRoster(QPagedPaintDevice& device, const Roster& roster,
                                          const Catalogue& catalogue, const GameSystem& game);

} // namespace adjutant
