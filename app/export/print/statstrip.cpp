#include "app/export/print/statstrip.h"

#include "app/export/print/paragraph.h"

#include <algorithm>

namespace adjutant::print {

namespace {

constexpr qreal labelPoints = 6.2;
constexpr qreal stripHeight = 10.4; // mm

// A place with two figures is wider than the others.
qreal shareOf(const SheetStat& stat)
{
    return stat.label.contains(QLatin1Char('/')) ? 1.5 : 1;
}

bool namesFit(const std::vector<SheetStat>& stats, qreal share, const Paper& paper)
{
    const QFont font = paper.font(Face::sans, labelPoints);
    return std::ranges::all_of(stats, [&](const SheetStat& stat) {
        return widthOf(stat.name, font) + paper.mm(1) <= share * shareOf(stat);
    });
}

} // namespace

Part statStrip(const SheetUnit& unit, qreal width, const Paper& paper)
{
    const std::vector<SheetStat>& stats = unit.stats;
    if (stats.empty())
        return {0, [](QPainter&, QPointF) {}};
    qreal shares = 0;
    for (const SheetStat& stat : stats)
        shares += shareOf(stat);
    const qreal share = width / std::max<qreal>(shares, 4);
    const bool names = namesFit(stats, share, paper);
    const auto paint = [=, stats = unit.stats, known = !unit.blank](QPainter& painter, QPointF at) {
        const QRectF strip(at, QSizeF(width, paper.mm(stripHeight)));
        painter.setPen(known ? QPen(Qt::NoPen) : QPen(paper.line(), paper.mm(0.2)));
        painter.setBrush(known ? QBrush(paper.ink().ground) : QBrush(Qt::white));
        painter.drawRoundedRect(strip, paper.mm(1), paper.mm(1));
        qreal x = strip.left();
        for (std::size_t i = 0; i < stats.size(); ++i) {
            const QRectF cell(x, strip.top(), share * shareOf(stats[i]), strip.height());
            painter.setPen(QPen(paper.line(), paper.mm(0.2)));
            if (i > 0)
                painter.drawLine(cell.topLeft() + QPointF(0, paper.mm(1.6)),
                                 cell.bottomLeft() - QPointF(0, paper.mm(1.6)));
            painter.setPen(paper.quiet());
            painter.setFont(paper.font(Face::sans, labelPoints));
            painter.drawText(cell.adjusted(0, paper.mm(1), 0, 0), Qt::AlignHCenter | Qt::AlignTop,
                             names ? stats[i].name : stats[i].label);
            painter.setPen(paper.black());
            painter.setFont(paper.font(Face::sansBold, 13));
            painter.drawText(cell.adjusted(0, paper.mm(3.2), 0, -paper.mm(0.4)),
                             Qt::AlignHCenter | Qt::AlignVCenter, stats[i].value);
            x += cell.width();
        }
    };
    return {paper.mm(stripHeight), paint};
}

} // namespace adjutant::print
