#include "app/viewmodels/history/storyfigures.h"

#include "app/table/tablewords.h"
#include "app/text/figures.h"
#include "app/text/messagetext.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace adjutant {

namespace {

struct StoryWords
{
    Q_DECLARE_TR_FUNCTIONS(StoryWords)
};

/// Draws the lines of one match.
class Charts
{
public:
    Charts(const TableCourse& course, const Start& start) : m_course(course), m_start(start) {}

    void add(const char* id, const QString& title, const QString& shortTitle,
             const std::function<double(const CourseFigures&)>& figureOf)
    {
        const QLocale locale;
        QVariantList all;
        const QList<ChartLine> lines = chartLines(m_course, m_start, figureOf);
        for (qsizetype k = 0; k < lines.size(); ++k) {
            ChartSeries series;
            series.name = lines[k].name;
            series.side = QString::fromStdString(m_course.sides[static_cast<std::size_t>(k)].id.text());
            series.points = lines[k].points;
            series.last = locale.toString(series.points.last().y(), 'f', 0);
            series.words =
                StoryWords::tr("%1: from %2 to %3", "player, first and last value")
                    .arg(series.name, locale.toString(series.points.first().y(), 'f', 0), series.last);
            all.append(QVariant::fromValue(series));
        }
        m_charts.append(QVariantMap{{QStringLiteral("id"), QLatin1String(id)},
                                    {QStringLiteral("title"), title},
                                    {QStringLiteral("short"), shortTitle},
                                    {QStringLiteral("series"), all}});
    }
    QVariantList charts() const { return m_charts; }

private:
    const TableCourse& m_course;
    const Start& m_start;
    QVariantList m_charts;
};

} // namespace

QVariantList chartsOf(const TableCourse& course, const Start& start)
{
    Charts charts(course, start);
    if (course.hasPoints)
        charts.add("points",
                   course.pointsLabel.empty() ? StoryWords::tr("Points") : translated(course.pointsLabel),
                   StoryWords::tr("Points"), [](const CourseFigures& each) { return each.points; });
    if (course.hasWorth) {
        const QString worth = translated(course.worthLabel);
        charts.add("left", StoryWords::tr("Army left (%1)", "what armies are counted in").arg(worth),
                   StoryWords::tr("Army left"), [](const CourseFigures& each) { return each.left; });
        const QString lost = StoryWords::tr("%1 lost", "what armies are counted in").arg(worth);
        charts.add("lost", lost, lost, [](const CourseFigures& each) { return each.lost; });
    }
    return charts.charts();
}

QVariantList turnRows(const TableCourse& course, const Session& session)
{
    QVariantList rows;
    for (const TurningPoint& point : turningPoints(course, session.log(everybody))) {
        QStringList details = changesOf(point, course, session.start());
        if (point.round > 0)
            details.prepend(StoryWords::tr("Round %1").arg(figure(point.round)));
        rows.append(QVariantMap{{QStringLiteral("position"), static_cast<int>(point.position)},
                                {QStringLiteral("title"), translated(point.what)},
                                {QStringLiteral("detail"), details.join(QStringLiteral(" · "))}});
    }
    return rows;
}

} // namespace adjutant
