#include "app/export/print/pagedecor.h"

#include "app/export/print/paragraph.h"
#include "app/export/sheetwords.h"
#include "app/text/figures.h"

#include <QCoreApplication>
#include <QFontMetricsF>

namespace adjutant::print {

namespace {

struct PageDecorWords
{
    Q_DECLARE_TR_FUNCTIONS(PrintedPage)
};

void paintLine(QPainter& painter, const QRectF& area, Qt::Alignment side, const QString& text,
               const QFont& font, const QColor& colour)
{
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(area, static_cast<int>(side | Qt::AlignVCenter) | Qt::TextSingleLine,
                     QFontMetricsF(font).elidedText(text, Qt::ElideRight, area.width()));
}

} // namespace

void paintDecor(QPainter& painter, const RosterSheet& sheet, PageNumber page, const Paper& paper)
{
    const qreal width = paper.size().width() - 2 * paper.margin();
    const bool first = page.number == 1;
    painter.fillRect(QRectF(0, 0, paper.size().width(), paper.mm(first ? 5 : 3)), paper.ink().text);
    if (!first) {
        const QRectF head(paper.margin(), paper.mm(8), width, paper.mm(7));
        const QFont totalsFont = paper.font(Face::sans, 8);
        const QString totals = totalsLine(sheet);
        const qreal totalsWidth = widthOf(totals, totalsFont) + paper.mm(4);
        paintLine(painter, head, Qt::AlignRight, totals, totalsFont, paper.quiet());
        paintLine(painter, head.adjusted(0, 0, -totalsWidth, 0), Qt::AlignLeft, sheet.army.simplified(),
                  paper.font(Face::serifBold, 11), paper.black());
        painter.fillRect(QRectF(paper.margin(), paper.mm(15.5), width, paper.mm(0.25)), paper.line());
    }
    const QRectF foot(paper.margin(), paper.size().height() - paper.mm(11), width, paper.mm(5));
    const QFont footFont = paper.font(Face::sans, 7);
    //: foot of a printed page
    paintLine(painter, foot, Qt::AlignRight,
              PageDecorWords::tr("Page %1 of %2").arg(figure(page.number), figure(page.count)), footFont,
              paper.quiet());
    paintLine(painter, foot.adjusted(0, 0, -foot.width() / 3, 0), Qt::AlignLeft,
              PageDecorWords::tr("%1 · made with Adjutant").arg(sheet.system), footFont, paper.quiet());
}

} // namespace adjutant::print
