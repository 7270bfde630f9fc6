#include "app/viewmodels/charts.h"

#include "app/matches/chart.h"
#include "app/text/messagetext.h"
#include "app/viewmodels/history/historyrows.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace adjutant {

namespace {

constexpr std::array<Qt::PenStyle, 4> strokes{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
constexpr double thickness = 2.5;
constexpr double markRadius = 4.5;

QPen penOf(int number, const QColor& colour)
{
    return QPen(colour, thickness, strokes[static_cast<std::size_t>(number) % strokes.size()], Qt::FlatCap,
                Qt::MiterJoin);
}

// A disc, a square, a triangle, a diamond.
QPainterPath markOf(int number, QPointF at)
{
    QPainterPath path;
    const double r = markRadius;
    switch (number % 4) {
    case 0:
        path.addEllipse(at, r, r);
        break;
    case 1:
        path.addRect(QRectF(at.x() - r, at.y() - r, 2 * r, 2 * r));
        break;
    case 2:
        path.addPolygon(
            QPolygonF{at + QPointF(0, -r * 1.2), at + QPointF(r * 1.1, r), at + QPointF(-r * 1.1, r)});
        break;
    default:
        path.addPolygon(QPolygonF{at + QPointF(0, -r * 1.3), at + QPointF(r * 1.3, 0),
                                  at + QPointF(0, r * 1.3), at + QPointF(-r * 1.3, 0)});
    }
    path.closeSubpath();
    return path;
}

QFont fontOf(int pixels)
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(pixels);
    return font;
}

/// Paints a chart.
class PaintedChart : public ChartPen
{
public:
    PaintedChart(QPainter& painter, const QColor& ink, const QColor& grid, const QVariantList& colours)
        : m_painter(painter), m_ink(ink), m_grid(grid), m_colours(colours), m_metrics(painter.font())
    {}

    void grid(const QLineF& line) override
    {
        m_painter.setPen(QPen(m_grid, 1));
        m_painter.drawLine(line);
    }
    void value(const QPointF& at, const QString& words) override
    {
        m_painter.setPen(m_ink);
        m_painter.drawText(QRectF(0, at.y() - m_metrics.height() / 2, at.x() - 8, m_metrics.height()),
                           Qt::AlignRight | Qt::AlignVCenter, words);
    }
    void round(const QPointF& at, double width, int number) override
    {
        m_painter.setPen(m_ink);
        m_painter.drawText(QRectF(at.x() - width / 2, at.y() + 4, width, m_metrics.height()), Qt::AlignCenter,
                           QLocale().toString(number));
    }
    void line(int number, const QList<QPointF>& corners) override
    {
        const QColor colour = m_colours.value(number, m_ink).value<QColor>();
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(penOf(number, colour));
        m_painter.drawPolyline(corners.constData(), static_cast<int>(corners.size()));
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(colour);
        m_painter.drawPath(markOf(number, corners.last()));
    }

private:
    QPainter& m_painter;
    QColor m_ink;
    QColor m_grid;
    QVariantList m_colours;
    QFontMetricsF m_metrics;
};

} // namespace

Chart::Chart(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &Chart::changed, this, [this] { update(); });
}

void LineChart::paint(QPainter* painter)
{
    QList<ChartLine> lines;
    for (const QVariant& one : std::as_const(m_series)) {
        const auto series = one.value<ChartSeries>();
        lines.append({series.name, series.points});
    }
    const double top = scaleTop(highestOf(lines));
    painter->setFont(fontOf(m_textSize));
    const QFontMetricsF metrics(painter->font());
    const double left = metrics.horizontalAdvance(QLocale().toString(top, 'f', 0)) + 10;
    const QRectF area(QPointF(left, metrics.height() / 2 + 2),
                      QPointF(width() - markRadius - 2, height() - metrics.height() - 6));
    const ChartField field{area, std::max(1, m_rounds), top};
    if (field.area.width() < 20 || field.area.height() < 20)
        return;
    PaintedChart pen(*painter, m_ink, m_grid, m_colours);
    drawChart(pen, field, lines);
}

ChartKey::ChartKey(QQuickItem* parent) : Chart(parent)
{
    setImplicitSize(36, 16);
}

void ChartKey::paint(QPainter* painter)
{
    const double y = height() / 2;
    painter->setPen(penOf(m_number, m_ink));
    painter->drawLine(QPointF(1, y), QPointF(width() - 1, y));
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_ink);
    painter->drawPath(markOf(m_number, QPointF(width() / 2, y)));
}

void CurveChart::paint(QPainter* painter)
{
    if (m_steps.size() < 2)
        return;
    painter->setFont(fontOf(m_textSize));
    const QFontMetricsF metrics(painter->font());
    const QRectF area(QPointF(metrics.horizontalAdvance(percentText(1)) + 10, metrics.height()),
                      QPointF(width() - 12, height() - metrics.height() - 6));
    const double step = area.width() / static_cast<double>(m_steps.size() - 1);
    const auto place = [&](qsizetype at, double chance) {
        return QPointF(area.left() + step * static_cast<double>(at), area.bottom() - chance * area.height());
    };

    PaintedChart chart(*painter, m_ink, m_grid, {});
    constexpr std::array quarters{0.0, 0.25, 0.5, 0.75, 1.0};
    for (const double chance : quarters) {
        const double y = place(0, chance).y();
        chart.grid({area.left(), y, area.right(), y});
        chart.value({area.left(), y}, percentText(chance));
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
