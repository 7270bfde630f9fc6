#include "app/export/printedsheet.h"

#include "app/export/htmlexport.h"
#include "app/export/htmlstyle.h"

#include <QAbstractTextDocumentLayout>
#include <QTextDocument>
#include <QTextFrame>
#include <cmath>

namespace adjutant {

namespace {

constexpr qreal topMargin = 150; // with the running head
constexpr qreal bottomMargin = 140;

// A table that would be cut by the end of a page begins the next one, unless it is taller than that.
void keepTablesWhole(QTextDocument& document)
{
    const QAbstractTextDocumentLayout& layout = *document.documentLayout();
    const qreal page = document.pageSize().height();
    for (QTextFrame* frame : document.rootFrame()->childFrames()) {
        const QRectF area = layout.frameBoundingRect(frame);
        if (std::floor(area.top() / page) == std::floor((area.bottom() - 1) / page) ||
            area.height() > page + topMargin + bottomMargin)
            continue;
        QTextFrameFormat format = frame->frameFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        frame->setFrameFormat(format);
    }
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
    document.setPageSize(page);
    keepTablesWhole(document);
}

} // namespace adjutant
