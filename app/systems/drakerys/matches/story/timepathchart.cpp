#include "app/systems/drakerys/matches/story/timepathchart.h"

#include "core/systems/drakerys/match/timepath.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace adjutant::story {

namespace {

using drakerys::TimePath;

struct TimePathWords
{
    Q_DECLARE_TR_FUNCTIONS(MatchStory)
};

constexpr double width = 640, height = 230, left = 44, right = 12, top = 10, bottom = 26;
constexpr std::size_t styles = 8;

/// Where things lie in the picture.
struct Scale
{
    double squares;
    double highest;

    double x(double square) const { return left + (width - left - right) * square / squares; }
    double y(double value) const { return height - bottom - (height - top - bottom) * value / highest; }
};

// Numbers of the picture, in the notation of SVG whatever the language.
QString at(double place)
{
    return QString::number(place, 'f', 1);
}

QString label(double x, double y, const char* anchor, const QString& text)
{
    return QStringLiteral("<text class=\"axis\" x=\"%1\" y=\"%2\" text-anchor=\"%3\">%4</text>\n")
        .arg(at(x), at(y), QLatin1String(anchor), text.toHtmlEscaped());
}

QString gridLine(double x1, double y1, double x2, double y2)
{
    return QStringLiteral("<line class=\"grid\" x1=\"%1\" y1=\"%2\" x2=\"%3\" y2=\"%4\" />\n")
        .arg(at(x1), at(y1), at(x2), at(y2));
}

QString grid(const Scale& scale, double step, int rounds)
{
    QString svg;
    for (double value = 0; value <= scale.highest + step / 2; value += step) {
        svg += gridLine(left, scale.y(value), width - right, scale.y(value));
        svg += label(left - 6, scale.y(value) + 4, "end", QLocale().toString(value, 'f', 0));
    }
    for (int round = 0; round <= rounds; ++round) {
        const double start = scale.x(round * TimePath::squares);
        svg += gridLine(start, top, start, height - bottom);
        if (round < rounds)
            svg += label(scale.x((round + 0.5) * TimePath::squares), height - 8, "middle",
                         TimePathWords::tr("Round %L1").arg(round + 1));
    }
    return svg;
}

QString pathOf(const ChartLine& line, const Scale& scale, std::size_t style)
{
    QString path;
    for (const ChartLine::Point& point : line.points)
        path += path.isEmpty()
                    ? QStringLiteral("M%1 %2").arg(at(scale.x(point.square)), at(scale.y(point.value)))
                    : QStringLiteral("H%1V%2").arg(at(scale.x(point.square)), at(scale.y(point.value)));
    return QStringLiteral("<path class=\"line-%1\" d=\"%2\" />\n").arg(QString::number(style), path);
}

QString legendOf(const std::vector<ChartLine>& lines)
{
    QString items;
    for (std::size_t k = 0; k < lines.size(); ++k) {
        const double last = lines[k].points.empty() ? 0 : lines[k].points.back().value;
        items += QStringLiteral("<span><svg class=\"key\" viewBox=\"0 0 28 8\" aria-hidden=\"true\"><path "
                                "class=\"line-%1\" d=\"M0 4H28\" /></svg> %2: %3</span>\n")
                     .arg(QString::number(k % styles + 1), lines[k].name.toHtmlEscaped(),
                          QLocale().toString(last, 'f', 0));
    }
    return items;
}

} // namespace

double gridStep(double highest)
{
    constexpr int most = 5;
    for (double power = 1;; power *= 10)
        for (const double step : {power, 2 * power, 5 * power})
            if (step * most >= highest)
                return step;
}

QString timePathChart(const QString& title, const std::vector<ChartLine>& lines, int rounds)
{
    double highest = 1;
    for (const ChartLine& line : lines)
        for (const ChartLine::Point& point : line.points)
            highest = std::max(highest, point.value);
    const double step = gridStep(highest);
    const Scale scale{static_cast<double>(TimePath::squares) * std::max(1, rounds),
                      step * std::ceil(highest / step)};
    QString svg = grid(scale, step, std::max(1, rounds));
    for (std::size_t k = 0; k < lines.size(); ++k)
        svg += pathOf(lines[k], scale, k % styles + 1);
    return QStringLiteral("<figure>\n<figcaption><strong>%1</strong>\n%2</figcaption>\n<svg class=\"chart\" "
                          "viewBox=\"0 0 %3 %4\" role=\"img\" aria-label=\"%1\">\n%5</svg>\n</figure>\n")
        .arg(title.toHtmlEscaped(), legendOf(lines), at(width), at(height), svg);
}

} // namespace adjutant::story
