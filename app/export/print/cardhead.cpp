#include "app/export/print/cardhead.h"

#include "app/export/print/paragraph.h"
#include "app/export/sheetwords.h"

#include <QPainterPath>
#include <algorithm>

namespace adjutant::print {

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

void paintCrown(QPainter& painter, QPointF topLeft, qreal side, const QColor& colour)
{
    painter.save();
    painter.translate(topLeft);
    painter.scale(side / 24, side / 24);
    painter.fillPath(crown(), colour);
    painter.restore();
}

Paragraph costs(const SheetUnit& unit, qreal width, const Paper& paper)
{
    const QFont bold = paper.font(Face::sansBold, 9.5);
    const QFont plain = paper.font(Face::sans, 9.5);
    const QString cost = costLine(unit);
    const QString between = unit.sizeText.isEmpty() || cost.isEmpty() ? QString() : middleDot;
    return Paragraph({{unit.sizeText + between, plain, paper.black()}, {cost, bold, paper.black()}}, width,
                     Qt::AlignRight);
}

Paragraph names(const SheetUnit& unit, qreal width, const Paper& paper)
{
    std::vector<Run> runs{{unit.title.simplified(), paper.font(Face::serifBold, 13), paper.black()}};
    const QString space = QStringLiteral("   ");
    if (unit.title != unit.unitName)
        runs.push_back({space + unit.unitName, paper.font(Face::serifItalic, 10.5), paper.black()});
    if (!unit.kind.isEmpty())
        runs.push_back({space + unit.kind, paper.font(Face::sans, 8), paper.quiet()});
    return Paragraph(runs, width);
}

} // namespace

Part cardHead(const SheetUnit& unit, qreal width, const Paper& paper)
{
    const Paragraph cost = costs(unit, width / 2, paper);
    const qreal costWidth = cost.naturalWidth() + paper.mm(4);
    const qreal crownSide = unit.leads ? paper.mm(5.2) : 0;
    const qreal indent = unit.leads ? crownSide + paper.mm(1.4) : 0;
    const Paragraph name = names(unit, width - costWidth - indent, paper);
    const qreal costTop = std::max<qreal>(0, name.firstBaseline() - cost.firstBaseline());
    const auto paint = [=](QPainter& painter, QPointF at) {
        if (unit.leads)
            paintCrown(painter, at + QPointF(0, name.firstBaseline() - crownSide * 0.86), crownSide,
                       paper.ink().text);
        name.paint(painter, at + QPointF(indent, 0));
        cost.paint(painter, at + QPointF(width - width / 2, costTop));
    };
    return {std::max(name.height(), costTop + cost.height()) + paper.mm(1.2), paint};
}

} // namespace adjutant::print
