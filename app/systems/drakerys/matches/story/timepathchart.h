#pragma once

#include <QString>
#include <vector>

namespace adjutant::story {

/// How a value of one player went over the TimePath.
struct ChartLine
{
    struct Point
    {
        int square = 0; ///< of the TimePath, counted from the start of the match: 16 a Round
        double value = 0;
    };

    QString name;
    std::vector<Point> points; ///< in the order of their squares; each value holds until the next one
};

/// A chart as an <svg> element with a <figcaption> that tells the lines apart, without style of its own: the
/// classes `line-1` to `line-8`, `grid` and `axis` are the page's. Rounds from 1 to `rounds` are marked.
QString timePathChart(const QString& title, const std::vector<ChartLine>& lines, int rounds);

/// The lowest of 1, 2, 5, 10, 20, … with which at most five lines of a grid reach a value.
double gridStep(double highest);

} // namespace adjutant::story
