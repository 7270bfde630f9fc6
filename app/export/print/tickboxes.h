#pragma once

#include "app/export/print/paper.h"
#include "app/export/rostersheet.h"

#include <QPainter>
#include <vector>

namespace adjutant::print {

/// Boxes to tick during the game, laid out in a width.
class TickBoxes
{
public:
    /// A row for each group of boxes, side by side where they are many. Where there are more than a card can
    /// hold, a line to write the number on.
    TickBoxes(const SheetTicks& ticks, qreal width, const Paper& paper);

    qreal height() const { return m_height; }

    /// Relative to the top left corner; none where there is a line to write on instead.
    const std::vector<QRectF>& boxes() const { return m_boxes; }

    void paint(QPainter& painter, QPointF topLeft) const;

private:
    enum class Shape { square, circle };

    std::vector<QRectF> m_boxes;
    Shape m_shape = Shape::square;
    qreal m_height = 0;
    qreal m_stroke = 0;
    bool m_writeIn = false;
    qreal m_width = 0;
    QColor m_colour;
};

} // namespace adjutant::print
