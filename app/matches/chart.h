#pragma once

#include <QLineF>
#include <QList>
#include <QPointF>
#include <QRectF>
#include <QString>

namespace adjutant {

/// How a figure of one side went.
struct ChartLine
{
    QString name;
    QList<QPointF> points; ///< rounds since the start, and the value from there on
};

/// Where a chart lies, and what it shows: rounds to the right, a figure upwards.
struct ChartField
{
    QRectF area;
    int rounds = 1;
    double top = 1; ///< the highest value

    QPointF place(const QPointF& point) const;
};

/// The lowest of 1, 2, 5, 10, 20, … with which at most five lines of a grid reach a value.
double gridStep(double highest);

/// The top of a scale that holds a value: a whole number of its steps.
double scaleTop(double highest);

/// The highest value of lines.
double highestOf(const QList<ChartLine>& lines);

/// Who draws: a page on the screen, or one that is written.
class ChartPen
{
public:
    virtual ~ChartPen() = default;
    virtual void grid(const QLineF& line) = 0;
    /// What a line of the grid stands for, beside its left end.
    virtual void value(const QPointF& at, const QString& words) = 0;
    /// The number of a round, below the middle of its part.
    virtual void round(const QPointF& at, double width, int number) = 0;
    /// A line of the chart by its corners; lines are told apart by their numbers, from 0.
    virtual void line(int number, const QList<QPointF>& corners) = 0;
};

/// Draws a chart: a figure stays as it is until it changes, so lines go in steps.
void drawChart(ChartPen& pen, const ChartField& field, const QList<ChartLine>& lines);

} // namespace adjutant
