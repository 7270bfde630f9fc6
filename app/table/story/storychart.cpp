#include "app/table/story/storychart.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace adjutant::story {

namespace {

struct StoryChartWords
{
    Q_DECLARE_TR_FUNCTIONS(MatchStory)
};

constexpr double width = 640, height = 230, left = 44, right = 12, top = 10, bottom = 26;
constexpr int styles = 8;

// Numbers of the picture, in the notation of SVG whatever the language.
QString at(double place)
{
    return QString::number(place, 'f', 1);
}

/// Writes the elements of the picture.
class SvgPen : public ChartPen
{
public:
    QString svg;

    void grid(const QLineF& line) override
    {
        svg += QStringLiteral("<line class=\"grid\" x1=\"%1\" y1=\"%2\" x2=\"%3\" y2=\"%4\" />\n")
                   .arg(at(line.x1()), at(line.y1()), at(line.x2()), at(line.y2()));
    }
    void value(const QPointF& place, const QString& words) override
    {
        label(place + QPointF(-6, 4), "end", words);
    }
    void round(const QPointF& place, double, int number) override
    {
        label(place + QPointF(0, bottom - 8), "middle", StoryChartWords::tr("Round %L1").arg(number));
    }
    void line(int number, const QList<QPointF>& corners) override
    {
        QString path;
        for (const QPointF& corner : corners)
            path += (path.isEmpty() ? QStringLiteral("M%1 %2") : QStringLiteral("L%1 %2"))
                        .arg(at(corner.x()), at(corner.y()));
        svg += QStringLiteral("<path class=\"line-%1\" d=\"%2\" />\n")
                   .arg(QString::number(number % styles + 1), path);
    }

private:
    void label(const QPointF& place, const char* anchor, const QString& words)
    {
        svg += QStringLiteral("<text class=\"axis\" x=\"%1\" y=\"%2\" text-anchor=\"%3\">%4</text>\n")
                   .arg(at(place.x()), at(place.y()), QLatin1String(anchor), words.toHtmlEscaped());
    }
};

QString legendOf(const QList<ChartLine>& lines)
{
    QString items;
    for (qsizetype k = 0; k < lines.size(); ++k) {
        const double last = lines[k].points.isEmpty() ? 0 : lines[k].points.last().y();
        items += QStringLiteral("<span><svg class=\"key\" viewBox=\"0 0 28 8\" aria-hidden=\"true\"><path "
                                "class=\"line-%1\" d=\"M0 4H28\" /></svg> %2: %3</span>\n")
                     .arg(QString::number(k % styles + 1), lines[k].name.toHtmlEscaped(),
                          QLocale().toString(last, 'f', 0));
    }
    return items;
}

} // namespace

QString svgChart(const QString& title, const QList<ChartLine>& lines, int rounds)
{
    const ChartField field{{left, top, width - left - right, height - top - bottom},
                           std::max(1, rounds),
                           scaleTop(highestOf(lines))};
    SvgPen pen;
    drawChart(pen, field, lines);
    return QStringLiteral("<figure>\n<figcaption><strong>%1</strong>\n%2</figcaption>\n<svg class=\"chart\" "
                          "viewBox=\"0 0 %3 %4\" role=\"img\" aria-label=\"%1\">\n%5</svg>\n</figure>\n")
        .arg(title.toHtmlEscaped(), legendOf(lines), at(width), at(height), pen.svg);
}

} // namespace adjutant::story
