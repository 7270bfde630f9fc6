#include "linechart.h"

#include "core/systems/drakerys/match/timepath.h"
#include "historyrows.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace adjutant {

using drakerys::TimePath;

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

double stepOf(double highest)
{
    const double rough = std::max(highest, 1.0) / 5;
    const double power = std::pow(10, std::floor(std::log10(rough)));
    for (const double times : {1.0, 2.0, 5.0})
        if (times * power >= rough && times * power >= 1)
            return times * power;
    return std::max(1.0, 10 * power);
}

QFont fontOf(int pixels)
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(pixels);
    return font;
}

} // namespace

LineChart::LineChart(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &LineChart::changed, this, [this] { update(); });
}

double LineChart::topOf(double highest)
{
    const double step = stepOf(highest);
    return std::max(1.0, std::ceil(std::max(highest, 1.0) / step)) * step;
}

void LineChart::paint(QPainter* painter)
{
    double highest = 0;
    for (const QVariant& one : std::as_const(m_series))
        for (const QPointF& point : one.value<ChartSeries>().points)
            highest = std::max(highest, point.y());
    const double top = topOf(highest);
    painter->setFont(fontOf(m_textSize));
    const QRectF area = field(top);
    if (area.width() < 20 || area.height() < 20)
        return;
    paintGrid(*painter, area, top);
    for (int number = 0; number < m_series.size(); ++number)
        paintSeries(*painter, area, top, number);
}

QRectF LineChart::field(double top) const
{
    const QFontMetricsF metrics(fontOf(m_textSize));
    const double left = metrics.horizontalAdvance(QLocale().toString(top, 'f', 0)) + 10;
    return QRectF(QPointF(left, metrics.height() / 2 + 2),
                  QPointF(width() - markRadius - 2, height() - metrics.height() - 6));
}

void LineChart::paintGrid(QPainter& painter, const QRectF& area, double top) const
{
    const QFontMetricsF metrics(painter.font());
    const double step = stepOf(top);
    for (double value = 0; value <= top + step / 2; value += step) {
        const double y = area.bottom() - area.height() * value / top;
        painter.setPen(QPen(m_grid, 1));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(m_ink);
        painter.drawText(QRectF(0, y - metrics.height() / 2, area.left() - 8, metrics.height()),
                         Qt::AlignRight | Qt::AlignVCenter, QLocale().toString(value, 'f', 0));
    }
    const double wide = area.width() / TimePath::rounds;
    for (int round = 0; round <= TimePath::rounds; ++round) {
        const double x = area.left() + wide * round;
        painter.setPen(QPen(m_grid, 1));
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
        if (round == TimePath::rounds)
            break;
        painter.setPen(m_ink);
        painter.drawText(QRectF(x, area.bottom() + 4, wide, metrics.height()), Qt::AlignCenter,
                         QLocale().toString(round + 1));
    }
}

// A figure stays as it is until it changes, so a line goes in steps.
void LineChart::paintSeries(QPainter& painter, const QRectF& area, double top, int number) const
{
    const auto series = m_series.at(number).value<ChartSeries>();
    if (series.points.isEmpty())
        return;
    const QColor colour = m_colours.value(number, m_ink).value<QColor>();
    // Lines that meet lie beside each other rather than on each other.
    const double aside = (number - (static_cast<double>(m_series.size()) - 1) / 2) * 1.5;
    const auto place = [&](const QPointF& point) {
        return QPointF(area.left() + area.width() * point.x() / TimePath::lastStart,
                       area.bottom() - area.height() * point.y() / top + aside);
    };
    QPainterPath line(place(series.points.first()));
    for (const QPointF& point : series.points) {
        line.lineTo(place(point).x(), line.currentPosition().y());
        line.lineTo(place(point));
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(penOf(number, colour));
    painter.drawPath(line);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPath(markOf(number, place(series.points.last())));
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
