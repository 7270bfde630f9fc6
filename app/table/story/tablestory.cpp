#include "app/table/story/tablestory.h"

#include "app/export/htmlstyle.h"
#include "app/table/story/storyarmies.h"
#include "app/table/story/storychart.h"
#include "app/table/story/storylog.h"
#include "app/table/story/storyluck.h"
#include "app/table/story/storystyle.h"
#include "app/table/tablecourse.h"
#include "app/table/tablewords.h"
#include "app/text/figures.h"
#include "app/text/messagetext.h"
#include "core/systems/gamesystem.h"

#include <QCoreApplication>

#include <algorithm>

namespace adjutant {

namespace {

struct TableStoryWords
{
    Q_DECLARE_TR_FUNCTIONS(MatchStory)
};

/// Everything that the page tells of.
struct ToldTable
{
    const FoldedTable& table;
    const Catalogue& catalogue;
    const table::TableView end;
    const TableCourse course;
    const MatchSummary summary;

    const Start& start() const { return table.record.start.start; }
};

QString winnerIn(const ToldTable& told)
{
    return sideName(told.start(), PlayerId(told.summary.winner.toStdString()));
}

QString resultOf(const ToldTable& told)
{
    QStringList points;
    if (told.course.hasPoints)
        for (const MatchSummary::Player& player : told.summary.players)
            points.append(figure(player.vp));
    const QString all = points.join(QStringLiteral(" : "));
    if (all.isEmpty() && !told.summary.winner.isEmpty())
        return TableStoryWords::tr("%1 wins").arg(winnerIn(told));
    if (all.isEmpty())
        return translated(told.end.headline);
    if (!told.summary.winner.isEmpty())
        return TableStoryWords::tr("%1 wins, %2").arg(winnerIn(told), all);
    if (told.summary.drawn)
        return TableStoryWords::tr("Drawn, %1").arg(all);
    return told.table.record.details.abandoned ? TableStoryWords::tr("Abandoned at %1").arg(all)
                                               : TableStoryWords::tr("Still being played, %1").arg(all);
}

// The source text is right in English as it stands, so one has a text of its own.
QString roundsInWords(int rounds)
{
    return rounds == 1 ? TableStoryWords::tr("%Ln Round", "exactly one", rounds)
                       : TableStoryWords::tr("%Ln Rounds", nullptr, rounds);
}

QString minutesInWords(int minutes)
{
    return minutes == 1 ? TableStoryWords::tr("%Ln minute", "exactly one", minutes)
                        : TableStoryWords::tr("%Ln minutes", nullptr, minutes);
}

QString gameIn(const ToldTable& told)
{
    const GameSystem* game = findGameSystem(told.start().system.text());
    const std::string_view name = game ? game->name : std::string_view(told.start().system.text());
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

QString header(const ToldTable& told)
{
    const MatchSummary& summary = told.summary;
    QString facts;
    const auto add = [&facts](const QString& fact) {
        facts += QStringLiteral("<li>%1</li>\n").arg(fact.toHtmlEscaped());
    };
    if (summary.rounds > 0)
        add(roundsInWords(summary.rounds));
    if (summary.minutes > 0)
        add(minutesInWords(summary.minutes));
    if (!summary.first.isEmpty())
        add(TableStoryWords::tr("First Player: %1")
                .arg(sideName(told.start(), PlayerId(summary.first.toStdString()))));
    int limit = 0;
    for (const Side& side : told.start().sides)
        limit = std::max(limit, side.roster.limits["ap"]);
    if (limit > 0)
        add(apInWords(limit));
    return QStringLiteral("<header>\n<p class=\"kind\">%1</p>\n<h1>%2</h1>\n<p class=\"result\">%3</p>\n<ul "
                          "class=\"totals\">\n%4</ul>\n</header>\n")
        .arg((gameIn(told) + QStringLiteral(" · ") +
              QLocale().toString(summary.started.toLocalTime().date(), QLocale::LongFormat))
                 .toHtmlEscaped(),
             titleOf(told.table.record.start).toHtmlEscaped(), resultOf(told).toHtmlEscaped(), facts);
}

QString charts(const ToldTable& told)
{
    if (told.course.moments.size() < 2)
        return {};
    const int rounds = std::max(1, told.end.round);
    QString html;
    if (told.course.hasPoints)
        html += story::svgChart(
            translated(told.course.pointsLabel),
            chartLines(told.course, told.start(), [](const CourseFigures& each) { return each.points; }),
            rounds);
    if (told.course.hasWorth)
        html += story::svgChart(
            TableStoryWords::tr("%1 left", "AP").arg(translated(told.course.worthLabel)),
            chartLines(told.course, told.start(), [](const CourseFigures& each) { return each.left; }),
            rounds);
    return html;
}

QString endOfRecord(const ToldTable& told)
{
    if (!told.table.damage)
        return {};
    return QStringLiteral("<section class=\"draft\"><p>%1</p></section>\n")
        .arg(TableStoryWords::tr("The record can’t be followed beyond step %L1.")
                 .arg(told.table.record.steps.size())
                 .toHtmlEscaped());
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

FactionColour colourOf(const ToldTable& told)
{
    const PlayerId winner(told.summary.winner.toStdString());
    const auto side = std::ranges::find(told.start().sides, winner, &Side::id);
    const Faction* faction =
        side == told.start().sides.end() ? nullptr : told.catalogue.find(side->roster.faction);
    return faction ? faction->colour : FactionColour::grey;
}

} // namespace

QString storyOf(const FoldedTable& table, const Catalogue& catalogue, const QLocale& language)
{
    const ToldTable told{table, catalogue, table.session->view({false, {}}), courseOf(*table.session),
                         summaryOf(table.record, *table.session)};
    const QString direction =
        language.textDirection() == Qt::RightToLeft ? QStringLiteral("rtl") : QStringLiteral("ltr");
    const QString body = header(told) + endOfRecord(told) + story::htmlOfArmies(table, told.end, catalogue) +
                         story::htmlOfGoals(table, told.end) + charts(told) + story::htmlOfLuck(table) +
                         story::htmlOfLog(table, told.course) + notes(table.record.details);
    return QStringLiteral(
               "<!DOCTYPE html>\n<html lang=\"%1\" dir=\"%2\">\n<head>\n<meta charset=\"utf-8\" />\n"
               "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />\n"
               "<meta name=\"generator\" content=\"Adjutant\" />\n"
               "<title>%3</title>\n<style>\n%4%5</style>\n</head>\n<body>\n<main>\n%6</main>\n</"
               "body>\n</html>\n")
        .arg(language.bcp47Name(), direction, titleOf(told.table.record.start).toHtmlEscaped(),
             browserStyle(colourOf(told)), story::styleOfCharts(), body);
}

} // namespace adjutant
