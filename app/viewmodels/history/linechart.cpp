#include "app/viewmodels/history/linechart.h"

#include "app/matches/chart.h"
#include "app/viewmodels/history/historyrows.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>

namespace adjutant {

namespace {

constexpr std::array<Qt::PenStyle, 4> strokes{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
constexpr double thickness = 2.5;
constexpr double markRadius = 4.5;

QPen penOf(int number, const QColor& colour)
{
    QPen pen(colour, thickness, strokes[static_cast<std::size_t>(number) % strokes.size()], Qt::FlatCap,
             Qt::MiterJoin);
    return pen;
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
    const QVariantList& m_colours;
    QFontMetricsF m_metrics;
};

} // namespace

LineChart::LineChart(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &LineChart::changed, this, [this] { update(); });
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
    const ChartField field{area(top), std::max(1, m_rounds), top};
    if (field.area.width() < 20 || field.area.height() < 20)
        return;
    PaintedChart pen(*painter, m_ink, m_grid, m_colours);
    drawChart(pen, field, lines);
}

QRectF LineChart::area(double top) const
{
    const QFontMetricsF metrics(fontOf(m_textSize));
    const double left = metrics.horizontalAdvance(QLocale().toString(top, 'f', 0)) + 10;
    return QRectF(QPointF(left, metrics.height() / 2 + 2),
                  QPointF(width() - markRadius - 2, height() - metrics.height() - 6));
}

ChartKey::ChartKey(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    setImplicitSize(36, 16);
    connect(this, &ChartKey::changed, this, [this] { update(); });
}

void ChartKey::paint(QPainter* painter)
{
    const double y = height() / 2;
    painter->setPen(penOf(m_number, m_colour));
    painter->drawLine(QPointF(1, y), QPointF(width() - 1, y));
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_colour);
    painter->drawPath(markOf(m_number, QPointF(width() / 2, y)));
}

} // namespace adjutant
