#include "app/export/pdfexport.h"

#include "app/export/factionink.h"
#include "app/export/printedsheet.h"
#include "app/export/sheetwords.h"
#include "app/text/figures.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>
#include <algorithm>
#include <array>

namespace adjutant {

namespace {

struct PrintedFootWords
{
    Q_DECLARE_TR_FUNCTIONS(PrintedPage)
};

// Lengths are in tenths of a millimetre.
constexpr qreal qrWidth = 260;
constexpr qreal finestSquare = 3; // phones still read that from paper

void paintLine(QPainter& painter, const QRectF& area, Qt::Alignment side, const QString& text,
               const QFont& font, const QColor& colour)
{
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(area, static_cast<int>(side | Qt::AlignVCenter) | Qt::TextSingleLine,
                     QFontMetricsF(font).elidedText(text, Qt::ElideRight, area.width()));
}

// The band in the faction's colour, a running head from the second page on, and a foot with its number.
void paintAround(QPainter& painter, const RosterSheet& sheet, const QSizeF& page, int number, int count)
{
    const QColor black(0x1a1918), quiet(0x5d5a55);
    const qreal width = page.width() - 2 * sideMargin;
    const bool first = number == 1;
    painter.fillRect(QRectF(0, 0, page.width(), first ? 50 : 30), inkOf(sheet.colour).text);
    if (!first) {
        const QRectF head(sideMargin, 55, width, 70);
        const QFont totalsFont = pageFont(false, 28);
        const QString totals = totalsLine(sheet);
        const qreal totalsWidth = QFontMetricsF(totalsFont).horizontalAdvance(totals) + 40;
        paintLine(painter, head, Qt::AlignRight, totals, totalsFont, quiet);
        paintLine(painter, head.adjusted(0, 0, -totalsWidth, 0), Qt::AlignLeft, sheet.army.simplified(),
                  pageFont(true, 39), black);
        painter.fillRect(QRectF(sideMargin, 128, width, 2.5), QColor(0xc5c0b8));
    }
    const QRectF foot(sideMargin, page.height() - 110, width, 50);
    //: foot of a printed page
    paintLine(painter, foot, Qt::AlignRight,
              PrintedFootWords::tr("Page %1 of %2").arg(figure(number), figure(count)), pageFont(false, 25),
              quiet);
    paintLine(painter, foot.adjusted(0, 0, -foot.width() / 3, 0), Qt::AlignLeft,
              PrintedFootWords::tr("%1 · made with Adjutant").arg(sheet.system), pageFont(false, 25), quiet);
}

} // namespace

QPageSize::PageSizeId pageSizeFor(const QLocale& locale)
{
    static constexpr std::array letterTerritories{
        QLocale::Belize,       QLocale::Canada,      QLocale::Chile,      QLocale::Colombia,
        QLocale::CostaRica,    QLocale::Guatemala,   QLocale::Mexico,     QLocale::Nicaragua,
        QLocale::Panama,       QLocale::Philippines, QLocale::PuertoRico, QLocale::ElSalvador,
        QLocale::UnitedStates, QLocale::Venezuela,
    };
    const bool letter = std::ranges::find(letterTerritories, locale.territory()) != letterTerritories.end();
    return letter ? QPageSize::Letter : QPageSize::A4;
}

bool paintSheet(QPagedPaintDevice& device, const RosterSheet& sheet, const std::string& code)
{
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    const qreal scale = device.logicalDpiX() / unitsPerInch;
    const QSizeF page(device.width() / scale, device.height() / scale);
    painter.scale(scale, scale);

    QrPicture qr = qrPictureOf(code).value_or(QrPicture());
    if (qr.size > qrWidth / finestSquare)
        qr = {};
    PrintedPictures pictures(inkOf(sheet.colour), qr);
    QTextDocument document;
    layOutSheet(document, pictures, sheet, qr.size > 0, page);

    const int count = document.pageCount();
    for (int number = 1; number <= count; ++number) {
        if (number > 1 && !device.newPage())
            return false;
        paintAround(painter, sheet, page, number, count);
        painter.save();
        painter.translate(0, -(number - 1) * page.height());
        document.drawContents(&painter, QRectF(QPointF(0, (number - 1) * page.height()), page));
        painter.restore();
    }
    return painter.end();
}

std::optional<QByteArray> pdfOf(const RosterSheet& sheet, const std::string& code,
                                QPageSize::PageSizeId pageSize)
{
    // Fonts live in the QGuiApplication: without one Qt ends the process.
    if (!qobject_cast<QGuiApplication*>(QCoreApplication::instance()))
        return std::nullopt;
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(sheet.army);
    writer.setCreator(QStringLiteral("Adjutant"));
    writer.setResolution(dotsPerInch);
    writer.setPageSize(QPageSize(pageSize));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    if (!paintSheet(writer, sheet, code))
        return std::nullopt;
    return buffer.data();
}

} // namespace adjutant
