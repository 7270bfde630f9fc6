#include "app/export/print/tickboxes.h"

#include <algorithm>

namespace adjutant::print {

namespace {

constexpr qreal side = 4.2;        // mm: room for a pencil's cross
constexpr qreal gap = 0.9;         // mm, within a group
constexpr qreal gapOfGroups = 2.6; // mm, between groups on a row
constexpr int mostRows = 24;

int groupsThatFit(int boxes, qreal millimetres)
{
    const qreal group = boxes * side + (boxes - 1) * gap;
    return std::max(1, static_cast<int>((millimetres + gapOfGroups) / (group + gapOfGroups)));
}

} // namespace

TickBoxes::TickBoxes(const SheetTicks& ticks, qreal width, const Paper& paper)
    : m_shape(ticks.round ? Shape::circle : Shape::square), m_stroke(paper.mm(0.25)), m_width(width),
      m_colour(paper.box())
{
    const qreal millimetres = width / paper.mm(1);
    const int inGroup = std::max(1, ticks.inGroup);
    const int groups = (ticks.boxes + inGroup - 1) / inGroup;
    const int inRow = groups > 6 ? groupsThatFit(inGroup, millimetres) : 1;
    const int perLine = std::max(1, static_cast<int>((millimetres + gap) / (side + gap)));
    const int linesOfGroup = (inGroup + perLine - 1) / perLine; // one that is wider than the column wraps
    const int rows = (groups + inRow - 1) / inRow * linesOfGroup;
    if (rows > mostRows) {
        m_writeIn = true;
        m_height = paper.mm(8);
        return;
    }
    for (int box = 0; box < ticks.boxes; ++box) {
        const int group = box / inGroup;
        const int inside = box % inGroup;
        const qreal groupWidth = inGroup * (side + gap) - gap + gapOfGroups;
        const qreal x = (group % inRow) * groupWidth + (inside % perLine) * (side + gap);
        const qreal y = ((group / inRow) * linesOfGroup + inside / perLine) * (side + gap);
        m_boxes.emplace_back(paper.mm(x), paper.mm(y), paper.mm(side), paper.mm(side));
    }
    m_height = paper.mm(rows * (side + gap));
}

void TickBoxes::paint(QPainter& painter, QPointF topLeft) const
{
    painter.setPen(QPen(m_colour, m_stroke));
    painter.setBrush(Qt::white);
    if (m_writeIn)
        painter.drawLine(topLeft + QPointF(0, m_height), topLeft + QPointF(m_width, m_height));
    for (const QRectF& box : m_boxes) {
        if (m_shape == Shape::circle)
            painter.drawEllipse(box.translated(topLeft));
        else
            painter.drawRoundedRect(box.translated(topLeft), box.width() / 8, box.width() / 8);
    }
}

} // namespace adjutant::print
