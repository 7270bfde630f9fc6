#include "app/table/story/storylog.h"

#include "app/table/tablefold.h"
#include "app/table/tablewords.h"
#include "app/text/messagetext.h"

#include <QCoreApplication>

#include <algorithm>

namespace adjutant::story {

namespace {

struct StoryLogWords
{
    Q_DECLARE_TR_FUNCTIONS(MatchStory)
};

// Hours and minutes of play: 1:05.
QString sinceStart(const QDateTime& started, const QDateTime& at)
{
    const qint64 minutes = std::max<qint64>(0, started.secsTo(at) / 60);
    return QStringLiteral("%1:%2").arg(minutes / 60).arg(minutes % 60, 2, 10, QLatin1Char('0'));
}

QString remarkOn(const QString& sentence, bool agreed)
{
    return QStringLiteral("<small>%1</small>")
        .arg((agreed ? StoryLogWords::tr("%1 Allowed anyway.").arg(sentence) : sentence).toHtmlEscaped());
}

// What the rules say against a record, and what the players overrode knowingly.
QString remarksOn(const LogLine& line)
{
    QString remarks;
    for (const table::Remark& warning : line.warnings)
        remarks += remarkOn(translated(warning.message),
                            std::ranges::find(line.accepted, warning.rule) != line.accepted.end());
    for (const std::string& rule : overruledWithoutWarning(line))
        remarks += remarkOn(QString::fromStdString(rule), true);
    return remarks;
}

QString sectionOf(int round, const QString& items)
{
    return QStringLiteral("<section>\n<h2>%1</h2>\n<ol class=\"log\">\n%2</ol>\n</section>\n")
        .arg((round > 0 ? StoryLogWords::tr("Round %L1").arg(round) : StoryLogWords::tr("How it went"))
                 .toHtmlEscaped(),
             items);
}

bool bringsPoints(const CourseMoment& before, const CourseMoment& after)
{
    return !std::ranges::equal(before.sides, after.sides, {}, &CourseFigures::points, &CourseFigures::points);
}

} // namespace

QString htmlOfLog(const FoldedTable& table, const TableCourse& course)
{
    const std::vector<QDateTime> times = timesOf(table.record);
    QString html, items;
    int round = 0;
    for (const LogLine& line : table.session->log(everybody)) {
        if (!line.stands)
            continue;
        const CourseMoment& before = course.moments[line.position - 1];
        if (before.round != round && !items.isEmpty())
            html += sectionOf(round, std::exchange(items, {}));
        round = before.round;
        const QString isScore = bringsPoints(before, course.moments[line.position])
                                    ? QStringLiteral(" class=\"score\"")
                                    : QString();
        items += QStringLiteral("<li%1><time>%2</time><div>%3%4</div></li>\n")
                     .arg(isScore, sinceStart(table.record.start.started, times[line.entry]),
                          toText(line).toHtmlEscaped(), remarksOn(line));
    }
    return items.isEmpty() ? html : html + sectionOf(round, items);
}

} // namespace adjutant::story
