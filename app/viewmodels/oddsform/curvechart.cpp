#include "app/viewmodels/oddsform/curvechart.h"

#include "app/text/messagetext.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace adjutant {

CurveChart::CurveChart(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &CurveChart::changed, this, [this] { update(); });
}

void CurveChart::paint(QPainter* painter)
{
    if (m_steps.size() < 2)
        return;
    QFont font = QGuiApplication::font();
    font.setPixelSize(m_textSize);
    painter->setFont(font);
    const QFontMetricsF metrics(font);
    const QRectF area(QPointF(metrics.horizontalAdvance(percentText(1)) + 10, metrics.height()),
                      QPointF(width() - 12, height() - metrics.height() - 6));
    const double step = area.width() / static_cast<double>(m_steps.size() - 1);
    const auto place = [&](qsizetype at, double chance) {
        return QPointF(area.left() + step * static_cast<double>(at), area.bottom() - chance * area.height());
    };

    constexpr std::array quarters{0.0, 0.25, 0.5, 0.75, 1.0};
    for (const double chance : quarters) {
        const double y = place(0, chance).y();
        painter->setPen(QPen(m_grid, 1));
        painter->drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter->setPen(m_ink);
        painter->drawText(QRectF(0, y - metrics.height() / 2, area.left() - 8, metrics.height()),
                          Qt::AlignRight | Qt::AlignVCenter, percentText(chance));
    }
    double widest = 0;
    for (const QString& each : m_steps)
        widest = std::max(widest, metrics.horizontalAdvance(each));
    const auto every = static_cast<qsizetype>(std::max(1.0, std::ceil((widest + 6) / step)));
    for (qsizetype k = 0; k < m_steps.size(); k += every)
        painter->drawText(QRectF(place(k, 0).x() - widest, area.bottom() + 4, 2 * widest, metrics.height()),
                          Qt::AlignCenter, m_steps[k]);

    const auto draw = [&](const QVariantList& chances, const QPen& pen) {
        QPolygonF line;
        for (qsizetype k = 0; k < std::min(chances.size(), m_steps.size()); ++k)
            line.append(place(k, chances[k].toDouble()));
        painter->setPen(pen);
        painter->drawPolyline(line);
        return line;
    };
    for (const QVariant& curve : std::as_const(m_curves))
        draw(curve.toList(), QPen(m_grid.darker(130), 1.5));
    const QPolygonF shown = draw(m_curves.value(m_shown).toList(), QPen(m_accent, 3));
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_accent);
    for (const QPointF& corner : shown)
        painter->drawEllipse(corner, 3.5, 3.5);
}

} // namespace adjutant
