#include "app/export/printedsheet.h"

#include "app/text/figures.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>
#include <QPdfWriter>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFrame>
#include <algorithm>
#include <array>
#include <cmath>

namespace adjutant {

namespace {

// The crown of icons/game/hero.svg, on its grid of 24.
QPainterPath crown()
{
    QPainterPath path(QPointF(4.75, 16.75));
    for (const QPointF point : {QPointF(3, 6.75), QPointF(7.75, 10.5), QPointF(12, 3.75),
                                QPointF(16.25, 10.5), QPointF(21, 6.75), QPointF(19.25, 16.75)})
        path.lineTo(point);
    path.closeSubpath();
    path.addRect(QRectF(5, 18.9, 14, 1.8));
    return path;
}

QPainterPath squaresOf(const QrPicture& picture)
{
    QPainterPath squares;
    for (int row = 0; row < picture.size; ++row)
        for (int column = 0; column < picture.size; ++column)
            if (picture.isDark(column, row))
                squares.addRect(column, row, 1, 1);
    squares.setFillRule(Qt::WindingFill);
    return squares;
}

constexpr qreal topMargin = 150; // with the running head
constexpr qreal bottomMargin = 140;

// The tables that would be cut by the end of a page: reckoned from how they lie on one endless page, since
// each one that is moved moves all behind it. Those taller than a page are cut.
QList<QTextFrame*> cutTables(const QTextDocument& endless, qreal page)
{
    const QAbstractTextDocumentLayout& layout = *endless.documentLayout();
    const qreal room = page - topMargin - bottomMargin;
    qreal moved = 0;
    QList<QTextFrame*> cut;
    for (QTextFrame* frame : endless.rootFrame()->childFrames()) {
        const QRectF area = layout.frameBoundingRect(frame);
        const qreal top = area.top() + moved;
        const qreal next = (std::floor(top / page) + 1) * page;
        const qreal beyond = top + area.height() - (next - bottomMargin);
        if (beyond <= 0)
            continue;
        if (area.height() > room) {
            moved += std::ceil(beyond / room) * (page - room);
            continue;
        }
        moved += next + topMargin - top;
        cut.append(frame);
    }
    return cut;
}

// A table that would be cut by the end of a page begins the next one. All at once: each change lays the
// document out again.
void keepTablesWhole(QTextDocument& pages, const QSizeF& page)
{
    pages.setPageSize({page.width(), 1e7});
    const QList<QTextFrame*> cut = cutTables(pages, page.height());
    QTextCursor cursor(&pages);
    cursor.beginEditBlock();
    for (QTextFrame* frame : cut) {
        QTextFrameFormat format = frame->frameFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        frame->setFrameFormat(format);
    }
    cursor.endEditBlock();
    pages.setPageSize(page);
}

constexpr int dotsPerInch = 1200; // of a PDF
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
void paintAround(QPainter& painter, const document::Document& sheet, const QSizeF& page, int number,
                 int count)
{
    const QColor black(0x1a1918), quiet(0x5d5a55);
    const qreal width = page.width() - 2 * sideMargin;
    const bool first = number == 1;
    painter.fillRect(QRectF(0, 0, page.width(), first ? 50 : 30), document::inkOf(sheet.colour).text);
    if (!first) {
        const QRectF head(sideMargin, 55, width, 70);
        const QFont totalsFont = pageFont(false, 28);
        const QString totals = resultOf(sheet);
        const qreal totalsWidth = QFontMetricsF(totalsFont).horizontalAdvance(totals) + 40;
        paintLine(painter, head, Qt::AlignRight, totals, totalsFont, quiet);
        paintLine(painter, head.adjusted(0, 0, -totalsWidth, 0), Qt::AlignLeft, sheet.title.simplified(),
                  pageFont(true, 39), black);
        painter.fillRect(QRectF(sideMargin, 128, width, 2.5), QColor(0xc5c0b8));
    }
    const QRectF foot(sideMargin, page.height() - 110, width, 50);
    //: foot of a printed page
    paintLine(painter, foot, Qt::AlignRight,
              document::DocumentWords::tr("Page %1 of %2").arg(figure(number), figure(count)),
              pageFont(false, 25), quiet);
    paintLine(painter, foot.adjusted(0, 0, -foot.width() / 3, 0), Qt::AlignLeft,
              document::DocumentWords::tr("%1 · made with Adjutant").arg(sheet.game), pageFont(false, 25),
              quiet);
}

} // namespace

QSizeF PrintedPictures::intrinsicSize(QTextDocument*, int, const QTextFormat& format)
{
    const QTextImageFormat image = format.toImageFormat();
    return {image.width(), image.height()};
}

void PrintedPictures::drawObject(QPainter* painter, const QRectF& area, QTextDocument*, int,
                                 const QTextFormat& format)
{
    const QStringList words = format.toImageFormat().name().split(QLatin1Char(' '));
    const QString& kind = words.first();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(area.topLeft());
    if (kind == QLatin1String("crown")) {
        painter->scale(area.width() / 24, area.width() / 24);
        painter->translate(0, 1.5);
        painter->fillPath(crown(), m_ink.text);
    } else if (kind == QLatin1String("qr") && m_qr.size > 0) {
        painter->scale(area.width() / m_qr.size, area.width() / m_qr.size);
        painter->fillPath(squaresOf(m_qr), Qt::black);
    } else if (kind == QLatin1String("line")) {
        painter->setPen(QPen(QColor(0x6b6862), 2.5));
        painter->drawLine(QPointF(0, area.height() - 4), QPointF(area.width(), area.height() - 4));
    } else if (kind == QLatin1String("bar")) {
        const qreal radius = area.height() / 2;
        const auto bar = [&](qreal width, const QColor& colour) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(colour);
            painter->drawRoundedRect(QRectF(0, 0, width, area.height()), radius, radius);
        };
        const int percent = words.value(1).toInt();
        bar(area.width(), QColor(0xe3e0da));
        if (percent > 0)
            bar(std::max(area.height(), area.width() * percent / 100),
                words.value(2) == QLatin1String("over") ? QColor(0xa13800) : m_ink.text);
    } else {
        painter->setPen(QPen(QColor(0x6b6862), 2.5));
        painter->setBrush(Qt::white);
        const qreal radius = kind == QLatin1String("round") ? 21 : 5;
        for (int box = 0; box < words.value(1).toInt(); ++box)
            painter->drawRoundedRect(QRectF(box * 51, 4, 42, 42), radius, radius);
    }
    painter->restore();
}

QFont pageFont(bool serif, int height)
{
    QFont font(serif ? QStringList{QStringLiteral("Noto Serif"), QStringLiteral("Source Serif 4"),
                                   QStringLiteral("Georgia"), QStringLiteral("DejaVu Serif")}
                     : QStringList{QStringLiteral("Noto Sans"), QStringLiteral("Source Sans 3"),
                                   QStringLiteral("Open Sans"), QStringLiteral("DejaVu Sans")});
    font.setStyleHint(serif ? QFont::Serif : QFont::SansSerif);
    font.setPixelSize(height);
    font.setBold(serif);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

void layOutSheet(QTextDocument& pages, PrintedPictures& pictures, const document::Document& sheet, bool qr,
                 const QSizeF& page)
{
    pages.documentLayout()->registerHandler(QTextFormat::ImageObject, &pictures);
    pages.setUseDesignMetrics(true);
    pages.setDefaultFont(pageFont(false, 30));
    QTextOption option = pages.defaultTextOption();
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    pages.setDefaultTextOption(option);
    pages.setDefaultStyleSheet(document::styleOf(document::Look::paper, sheet.colour));
    pages.setHtml(document::htmlOf(sheet, document::Look::paper, qr));
    QTextFrameFormat root = pages.rootFrame()->frameFormat();
    root.setLeftMargin(sideMargin);
    root.setRightMargin(sideMargin);
    root.setTopMargin(topMargin);
    root.setBottomMargin(bottomMargin);
    pages.rootFrame()->setFrameFormat(root);
    keepTablesWhole(pages, page);
}

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

bool paintSheet(QPagedPaintDevice& device, const document::Document& sheet, const std::string& code)
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
    PrintedPictures pictures(document::inkOf(sheet.colour), qr);
    QTextDocument pages;
    layOutSheet(pages, pictures, sheet, qr.size > 0, page);

    const int count = pages.pageCount();
    for (int number = 1; number <= count; ++number) {
        if (number > 1 && !device.newPage())
            return false;
        paintAround(painter, sheet, page, number, count);
        painter.save();
        painter.translate(0, -(number - 1) * page.height());
        pages.drawContents(&painter, QRectF(QPointF(0, (number - 1) * page.height()), page));
        painter.restore();
    }
    return painter.end();
}

std::optional<QByteArray> paintedPdf(const QString& title, QPageSize::PageSizeId pageSize,
                                     QPageLayout::Orientation orientation,
                                     const std::function<bool(QPagedPaintDevice&)>& paint)
{
    // Fonts live in the QGuiApplication: without one Qt ends the process.
    if (!qobject_cast<QGuiApplication*>(QCoreApplication::instance()))
        return std::nullopt;
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("Adjutant"));
    writer.setResolution(dotsPerInch);
    writer.setPageSize(QPageSize(pageSize));
    writer.setPageOrientation(orientation);
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    if (!paint(writer))
        return std::nullopt;
    return buffer.data();
}

std::optional<QByteArray> pdfOf(const document::Document& sheet, const std::string& code,
                                QPageSize::PageSizeId pageSize)
{
    return paintedPdf(sheet.title, pageSize, QPageLayout::Portrait,
                      [&](QPagedPaintDevice& device) { return paintSheet(device, sheet, code); });
}

} // namespace adjutant
