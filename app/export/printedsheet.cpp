#include "app/export/printedsheet.h"

#include "app/export/htmlexport.h"
#include "app/export/htmlstyle.h"

#include <QAbstractTextDocumentLayout>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFrame>
#include <cmath>

namespace adjutant {

namespace {

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
void keepTablesWhole(QTextDocument& document, const QSizeF& page)
{
    document.setPageSize({page.width(), 1e7});
    const QList<QTextFrame*> cut = cutTables(document, page.height());
    QTextCursor cursor(&document);
    cursor.beginEditBlock();
    for (QTextFrame* frame : cut) {
        QTextFrameFormat format = frame->frameFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        frame->setFrameFormat(format);
    }
    cursor.endEditBlock();
    document.setPageSize(page);
}

} // namespace

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

void layOutSheet(QTextDocument& document, PrintedPictures& pictures, const RosterSheet& sheet, bool qr,
                 const QSizeF& page)
{
    document.documentLayout()->registerHandler(QTextFormat::ImageObject, &pictures);
    document.setUseDesignMetrics(true);
    document.setDefaultFont(pageFont(false, 30));
    QTextOption option = document.defaultTextOption();
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    document.setDefaultTextOption(option);
    document.setDefaultStyleSheet(paperStyle(sheet.colour));
    document.setHtml(sheetHtml(sheet, SheetFor::paper, qr));
    QTextFrameFormat root = document.rootFrame()->frameFormat();
    root.setLeftMargin(sideMargin);
    root.setRightMargin(sideMargin);
    root.setTopMargin(topMargin);
    root.setBottomMargin(bottomMargin);
    document.rootFrame()->setFrameFormat(root);
    keepTablesWhole(document, page);
}

} // namespace adjutant
