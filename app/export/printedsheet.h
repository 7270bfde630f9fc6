#pragma once

#include "app/documents/document.h"
#include "app/documents/writers.h"
#include "app/export/qrpicture.h"

#include <QByteArray>
#include <QFont>
#include <QLocale>
#include <QPageLayout>
#include <QPageSize>
#include <QPagedPaintDevice>
#include <QTextObjectInterface>
#include <functional>
#include <optional>
#include <string>

class QTextDocument;

namespace adjutant {

/// What stays free at the left and right of a page. All lengths of a printed sheet are in tenths of a
/// millimetre: they are the pixels of its style, whatever the screen.
inline constexpr qreal sideMargin = 120;
inline constexpr qreal unitsPerInch = 254;

/// The letters of a page: bold ones with serifs, or plain ones without.
QFont pageFont(bool serif, int height);

/// Paints the pictures of a sheet for paper as lines, sharp at any size: "square 5" and "round 8" are boxes
/// to tick, "bar 92 within" a budget's, "crown" a leader's, "line" one to write on, "qr" the army's code.
class PrintedPictures : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    PrintedPictures(const document::FactionInk& ink, const QrPicture& qr) : m_ink(ink), m_qr(qr) {}

    QSizeF intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& area, QTextDocument* document, int position,
                    const QTextFormat& format) override;

private:
    document::FactionInk m_ink;
    QrPicture m_qr;
};

/// Lays the sheet out on pages, with `qr` at the head: a table that fits on a page, as a Unit's card, is
/// never broken. `pictures` is to live as long as they.
void layOutSheet(QTextDocument& pages, PrintedPictures& pictures, const document::Document& sheet, bool qr,
                 const QSizeF& page);

/// The paper that a printer of the territory holds: Letter where that is the custom (Unicode CLDR), else A4.
QPageSize::PageSizeId pageSizeFor(const QLocale& locale);

/// Paints the sheet for the table on a printer or into a file, on as many pages as it takes. The device's
/// margins should be 0: the sheet keeps its own. False where the device fails.
bool paintSheet(QPagedPaintDevice& device, const document::Document& sheet, const std::string& code);

/// What is painted, as a PDF on paper of a size. None without a QGuiApplication, or where painting fails.
std::optional<QByteArray> paintedPdf(const QString& title, QPageSize::PageSizeId pageSize,
                                     QPageLayout::Orientation orientation,
                                     const std::function<bool(QPagedPaintDevice&)>& paint);

/// The sheet for the table as a PDF: the army with its totals, then a card for each Unit with its figures,
/// abilities and boxes to tick. A card is broken across pages only where it is taller than one. `code` is the
/// army's code, printed as a QR code where it is coarse enough to scan from paper; may be empty.
std::optional<QByteArray> pdfOf(const document::Document& sheet, const std::string& code,
                                QPageSize::PageSizeId pageSize);

} // namespace adjutant
