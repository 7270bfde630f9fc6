#include "app/matches/chart.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace adjutant {

namespace {

constexpr double apart = 1.5; // lines that meet lie beside each other rather than on each other

void drawGrid(ChartPen& pen, const ChartField& field)
{
    const QRectF& area = field.area;
    const double step = gridStep(field.top);
    for (double value = 0; value <= field.top + step / 2; value += step) {
        const double y = field.place({0, value}).y();
        pen.grid({area.left(), y, area.right(), y});
        pen.value({area.left(), y}, QLocale().toString(value, 'f', 0));
    }
    const double wide = area.width() / field.rounds;
    for (int round = 0; round <= field.rounds; ++round) {
        const double x = field.place({static_cast<double>(round), 0}).x();
        pen.grid({x, area.top(), x, area.bottom()});
        if (round < field.rounds)
            pen.round({x + wide / 2, area.bottom()}, wide, round + 1);
    }
}

} // namespace

QPointF ChartField::place(const QPointF& point) const
{
    return {area.left() + area.width() * point.x() / rounds, area.bottom() - area.height() * point.y() / top};
}

double gridStep(double highest)
{
    constexpr int most = 5;
    for (double power = 1;; power *= 10)
        for (const double step : {power, 2 * power, 5 * power})
            if (step * most >= highest)
                return step;
}

double scaleTop(double highest)
{
    const double step = gridStep(highest);
    return std::max(1.0, std::ceil(std::max(highest, 1.0) / step)) * step;
}

double highestOf(const QList<ChartLine>& lines)
{
    double highest = 0;
    for (const ChartLine& line : lines)
        for (const QPointF& point : line.points)
            highest = std::max(highest, point.y());
    return highest;
}

void drawChart(ChartPen& pen, const ChartField& field, const QList<ChartLine>& lines)
{
    drawGrid(pen, field);
    for (qsizetype number = 0; number < lines.size(); ++number) {
        const double aside =
            (static_cast<double>(number) - (static_cast<double>(lines.size()) - 1) / 2) * apart;
        QList<QPointF> corners;
        for (const QPointF& point : lines[number].points) {
            const QPointF at = field.place(point) + QPointF(0, aside);
            if (!corners.isEmpty() && corners.last().y() != at.y())
                corners.append({at.x(), corners.last().y()});
            corners.append(at);
        }
        if (!corners.isEmpty())
            pen.line(static_cast<int>(number), corners);
    }
}

} // namespace adjutant
