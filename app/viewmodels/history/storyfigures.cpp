#include "app/viewmodels/history/storyfigures.h"

#include "app/table/tablewords.h"
#include "app/text/figures.h"
#include "app/text/messagetext.h"
#include "app/viewmodels/rows/factioncolour.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace adjutant {

namespace {

struct StoryWords
{
    Q_DECLARE_TR_FUNCTIONS(StoryWords)
};

// Of many matches with these rolls; never none of them, and never all.
QString wholePercent(double chance)
{
    return StoryWords::tr("%1%", "per cent")
        .arg(figure(std::clamp(static_cast<int>(std::lround(chance * 100)), 1, 99)));
}

QString verdictOf(const Luck& luck)
{
    return luck.percentile > 0.65
               ? StoryWords::tr("Lucky: better than %1 of matches").arg(wholePercent(luck.fewer))
           : luck.percentile < 0.35
               ? StoryWords::tr("Unlucky: worse than %1 of matches").arg(wholePercent(luck.more))
               : StoryWords::tr("As expected");
}

LuckRow rowOf(const LuckOfRolls& luck)
{
    LuckRow row;
    row.all = luck.kind.empty();
    row.kind = row.all ? StoryWords::tr("All rolls") : translated(luck.kind);
    row.rolls = StoryWords::tr("%n roll(s)", nullptr, luck.luck.rolls);
    row.observed = figure(luck.luck.observed);
    row.expected = QLocale().toString(luck.luck.expected, 'f', 1);
    row.percentile = luck.luck.percentile;
    row.verdict = verdictOf(luck.luck);
    row.words = StoryWords::tr("%1, %2: %3, expected %4, %5")
                    .arg(row.kind, row.rolls, row.observed, row.expected, row.verdict);
    return row;
}

/// Draws the lines of one match.
class Charts
{
public:
    Charts(const TableCourse& course, const Start& start, const Catalogue& catalogue)
        : m_course(course), m_start(start), m_catalogue(catalogue)
    {}

    void add(const char* id, const QString& title, const QString& shortTitle,
             const std::function<double(const CourseFigures&)>& figureOf)
    {
        const QLocale locale;
        QVariantList all;
        const QList<ChartLine> lines = chartLines(m_course, m_start, figureOf);
        for (qsizetype k = 0; k < lines.size(); ++k) {
            ChartSeries series;
            series.name = lines[k].name;
            series.colour = sideColour(m_start, m_course.sides[static_cast<std::size_t>(k)].id, m_catalogue);
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
    const Catalogue& m_catalogue;
    QVariantList m_charts;
};

} // namespace

QString sideColour(const Start& start, const PlayerId& side, const Catalogue& catalogue)
{
    const auto found = std::ranges::find(start.sides, side, &Side::id);
    return colourOf(found == start.sides.end() ? FactionId() : found->roster.faction, catalogue);
}

QVariantList chartsOf(const TableCourse& course, const Start& start, const Catalogue& catalogue)
{
    Charts charts(course, start, catalogue);
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

QVariantList luckRows(const std::vector<LuckOfRolls>& luck)
{
    QVariantList rows;
    for (const LuckOfRolls& each : luck)
        rows.append(QVariant::fromValue(rowOf(each)));
    return rows;
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
