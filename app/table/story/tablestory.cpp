#include "app/table/story/tablestory.h"

#include "app/export/htmlstyle.h"
#include "app/table/storedtable.h"
#include "app/table/story/storyarmies.h"
#include "app/table/story/storychart.h"
#include "app/table/story/storylog.h"
#include "app/table/story/storyluck.h"
#include "app/table/story/storystyle.h"
#include "app/table/tablecourse.h"
#include "app/table/tablewords.h"
#include "app/text/budgetwords.h"
#include "app/text/figures.h"
#include "app/text/messagetext.h"
#include "core/systems/gamesystem.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace adjutant {

namespace {

struct TableStoryWords
{
    Q_DECLARE_TR_FUNCTIONS(MatchStory)
};

/// Everything that the page tells of.
struct StoryPage
{
    const FoldedTable& table;
    const Catalogue& catalogue;
    const table::TableView end;
    const TableCourse course;
    const MatchSummary summary;

    const Start& start() const { return table.record.start.start; }
};

QString winnerIn(const StoryPage& story)
{
    QStringList names;
    for (const QString& id : story.summary.winners())
        names.append(sideName(story.start(), PlayerId(id.toStdString())));
    return joinedText(names);
}

QString resultOf(const StoryPage& story)
{
    QStringList points;
    if (story.course.hasPoints)
        for (const MatchPlayer& player : story.summary.players)
            points.append(figure(player.vp));
    const QString all = points.join(QStringLiteral(" : "));
    if (!story.summary.winner.isEmpty() && (all.isEmpty() || story.summary.winners().size() > 1))
        return TableStoryWords::tr("Won by %1").arg(winnerIn(story));
    if (all.isEmpty())
        return translated(story.end.headline);
    if (!story.summary.winner.isEmpty())
        return TableStoryWords::tr("Won by %1, %2").arg(winnerIn(story), all);
    if (story.summary.drawn)
        return TableStoryWords::tr("Drawn, %1").arg(all);
    return story.table.record.details.abandoned ? TableStoryWords::tr("Abandoned at %1").arg(all)
                                                : TableStoryWords::tr("In progress, %1").arg(all);
}

// The source text is right in English as it stands, so one has a text of its own.
QString roundsText(int rounds)
{
    return rounds == 1 ? TableStoryWords::tr("%Ln Round", "exactly one", rounds)
                       : TableStoryWords::tr("%Ln Rounds", nullptr, rounds);
}

QString minutesText(int minutes)
{
    return minutes == 1 ? TableStoryWords::tr("%Ln minute", "exactly one", minutes)
                        : TableStoryWords::tr("%Ln minutes", nullptr, minutes);
}

QString gameIn(const StoryPage& story)
{
    const GameSystem* game = findGameSystem(story.start().system.text());
    const std::string_view name = game ? game->name : std::string_view(story.start().system.text());
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

QString header(const StoryPage& story)
{
    const MatchSummary& summary = story.summary;
    QString facts;
    const auto add = [&facts](const QString& fact) {
        facts += QStringLiteral("<li>%1</li>\n").arg(fact.toHtmlEscaped());
    };
    if (summary.rounds > 0)
        add(roundsText(summary.rounds));
    if (summary.minutes > 0)
        add(minutesText(summary.minutes));
    if (!summary.first.isEmpty())
        add(TableStoryWords::tr("First Player: %1")
                .arg(sideName(story.start(), PlayerId(summary.first.toStdString()))));
    const GameSystem* game = findGameSystem(story.start().system.text());
    if (game && !game->budgets.empty()) {
        int limit = 0;
        for (const Side& side : story.start().sides)
            limit = std::max(limit, side.roster.limits[game->budgets.front().id]);
        if (limit > 0)
            add(amountText(game->budgets.front(), limit));
    }
    return QStringLiteral("<header>\n<p class=\"kind\">%1</p>\n<h1>%2</h1>\n<p class=\"result\">%3</p>\n<ul "
                          "class=\"totals\">\n%4</ul>\n</header>\n")
        .arg((gameIn(story) + QStringLiteral(" · ") +
              QLocale().toString(summary.started.toLocalTime().date(), QLocale::LongFormat))
                 .toHtmlEscaped(),
             titleOf(story.table.record.start).toHtmlEscaped(), resultOf(story).toHtmlEscaped(), facts);
}

QString charts(const StoryPage& story)
{
    if (story.course.moments.size() < 2)
        return {};
    const int rounds = std::max(1, story.end.round);
    QString html;
    if (story.course.hasPoints)
        html += story::svgChart(
            translated(story.course.pointsLabel),
            chartLines(story.course, story.start(), [](const CourseFigures& each) { return each.points; }),
            rounds);
    if (story.course.hasWorth)
        html += story::svgChart(
            TableStoryWords::tr("%1 left", "AP").arg(translated(story.course.worthLabel)),
            chartLines(story.course, story.start(), [](const CourseFigures& each) { return each.left; }),
            rounds);
    return html;
}

QString turns(const StoryPage& story)
{
    QString items;
    for (const TurningPoint& point :
         turningPoints(story.course, story.table.session->log(table::Viewer{false, {}})))
        items +=
            QStringLiteral("<li><div>%1<br /><small>%2</small></div></li>\n")
                .arg(translated(point.what).toHtmlEscaped(), changesOf(point, story.course, story.start())
                                                                 .join(QStringLiteral(" · "))
                                                                 .toHtmlEscaped());
    return items.isEmpty()
               ? QString()
               : QStringLiteral("<section>\n<h2>%1</h2>\n<ol class=\"log\">\n%2</ol>\n</section>\n")
                     .arg(TableStoryWords::tr("Turning points").toHtmlEscaped(), items);
}

QString endOfRecord(const StoryPage& story)
{
    if (!story.table.damage)
        return {};
    return QStringLiteral("<section class=\"draft\"><p>%1</p></section>\n")
        .arg(asSentence(messageOf(story.table)).toHtmlEscaped());
}

QString notes(const TableDetails& details)
{
    QString html;
    if (!details.notes.isEmpty())
        html += QStringLiteral("<p class=\"notes\">%1</p>\n").arg(details.notes.toHtmlEscaped());
    for (const QString& photo : details.photos)
        html += QStringLiteral("<p class=\"source\">%1</p>\n")
                    .arg(TableStoryWords::tr("Photo: %1").arg(photo).toHtmlEscaped());
    return html.isEmpty() ? QString()
                          : QStringLiteral("<section>\n<h2>%1</h2>\n%2</section>\n")
                                .arg(TableStoryWords::tr("Notes").toHtmlEscaped(), html);
}

FactionColour colourOf(const StoryPage& story)
{
    const PlayerId winner(story.summary.winner.toStdString());
    const auto side = std::ranges::find(story.start().sides, winner, &Side::id);
    const Faction* faction =
        side == story.start().sides.end() ? nullptr : story.catalogue.find(side->roster.faction);
    return faction ? faction->colour : FactionColour::grey;
}

} // namespace

QString storyOf(const FoldedTable& table, const Catalogue& catalogue, const QLocale& language)
{
    const StoryPage story{table, catalogue, table.session->view({false, {}}), courseOf(*table.session),
                          summaryOf(table.record, *table.session)};
    const QString direction =
        language.textDirection() == Qt::RightToLeft ? QStringLiteral("rtl") : QStringLiteral("ltr");
    const QString body =
        header(story) + endOfRecord(story) + story::htmlOfArmies(table, story.end, catalogue) +
        story::htmlOfGoals(table, story.end) + charts(story) + turns(story) + story::htmlOfLuck(table) +
        story::htmlOfLog(table, story.course) + notes(table.record.details);
    // What shows nothing, but turns what is shown round or is obeyed by a terminal.
    static const QRegularExpression invisible(QStringLiteral(
        "[\\x{0}-\\x{8}\\x{b}\\x{c}\\x{e}-\\x{1f}\\x{7f}-\\x{9f}\\x{61c}\\x{200e}\\x{200f}\\x{202a}-\\x{202e}"
        "\\x{2066}-\\x{2069}]"));
    return QStringLiteral(
               "<!DOCTYPE html>\n<html lang=\"%1\" dir=\"%2\">\n<head>\n<meta charset=\"utf-8\" />\n"
               "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />\n"
               "<meta name=\"generator\" content=\"Adjutant\" />\n"
               "<title>%3</title>\n<style>\n%4%5</style>\n</head>\n<body>\n<main>\n%6</main>\n</"
               "body>\n</html>\n")
        .arg(language.bcp47Name(), direction, titleOf(story.table.record.start).toHtmlEscaped(),
             browserStyle(colourOf(story)), story::styleOfCharts(), body)
        .remove(invisible);
}

} // namespace adjutant
