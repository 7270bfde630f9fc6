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
    /// A square for each Injury: a row for each Warrior with Health 2 or more (side by side where they are
    /// many), rows of five for Warriors with Health 1, as five Warriors count for Morale. Where there are
    /// more than a card can hold, a line to write the number on.
    static TickBoxes forInjuries(const InjuryBoxes& injuries, qreal width, const Paper& paper);

    /// Eight circles.
    static TickBoxes forStress(qreal width, const Paper& paper);

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
