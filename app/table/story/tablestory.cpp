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
struct TableStory
{
    const FoldedTable& table;
    const Catalogue& catalogue;
    const table::TableView end;
    const TableCourse course;
    const MatchSummary summary;

    const Start& start() const { return table.record.start.start; }
};

QString winnerIn(const TableStory& sentences)
{
    return sideName(sentences.start(), PlayerId(sentences.summary.winner.toStdString()));
}

QString resultOf(const TableStory& sentences)
{
    QStringList points;
    if (sentences.course.hasPoints)
        for (const MatchSummary::Player& player : sentences.summary.players)
            points.append(figure(player.vp));
    const QString all = points.join(QStringLiteral(" : "));
    if (all.isEmpty() && !sentences.summary.winner.isEmpty())
        return TableStoryWords::tr("%1 wins").arg(winnerIn(sentences));
    if (all.isEmpty())
        return translated(sentences.end.headline);
    if (!sentences.summary.winner.isEmpty())
        return TableStoryWords::tr("%1 wins, %2").arg(winnerIn(sentences), all);
    if (sentences.summary.drawn)
        return TableStoryWords::tr("Drawn, %1").arg(all);
    return sentences.table.record.details.abandoned ? TableStoryWords::tr("Abandoned at %1").arg(all)
                                                    : TableStoryWords::tr("Still being played, %1").arg(all);
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

QString gameIn(const TableStory& sentences)
{
    const GameSystem* game = findGameSystem(sentences.start().system.text());
    const std::string_view name = game ? game->name : std::string_view(sentences.start().system.text());
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

QString header(const TableStory& sentences)
{
    const MatchSummary& summary = sentences.summary;
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
                .arg(sideName(sentences.start(), PlayerId(summary.first.toStdString()))));
    int limit = 0;
    for (const Side& side : sentences.start().sides)
        limit = std::max(limit, side.roster.limits["ap"]);
    if (limit > 0)
        add(apText(limit));
    return QStringLiteral("<header>\n<p class=\"kind\">%1</p>\n<h1>%2</h1>\n<p class=\"result\">%3</p>\n<ul "
                          "class=\"totals\">\n%4</ul>\n</header>\n")
        .arg((gameIn(sentences) + QStringLiteral(" · ") +
              QLocale().toString(summary.started.toLocalTime().date(), QLocale::LongFormat))
                 .toHtmlEscaped(),
             titleOf(sentences.table.record.start).toHtmlEscaped(), resultOf(sentences).toHtmlEscaped(),
             facts);
}

QString charts(const TableStory& sentences)
{
    if (sentences.course.moments.size() < 2)
        return {};
    const int rounds = std::max(1, sentences.end.round);
    QString html;
    if (sentences.course.hasPoints)
        html += story::svgChart(translated(sentences.course.pointsLabel),
                                chartLines(sentences.course, sentences.start(),
                                           [](const CourseFigures& each) { return each.points; }),
                                rounds);
    if (sentences.course.hasWorth)
        html +=
            story::svgChart(TableStoryWords::tr("%1 left", "AP").arg(translated(sentences.course.worthLabel)),
                            chartLines(sentences.course, sentences.start(),
                                       [](const CourseFigures& each) { return each.left; }),
                            rounds);
    return html;
}

QString endOfRecord(const TableStory& sentences)
{
    if (!sentences.table.damage)
        return {};
    return QStringLiteral("<section class=\"draft\"><p>%1</p></section>\n")
        .arg(TableStoryWords::tr("The record can’t be followed beyond step %L1.")
                 .arg(sentences.table.record.steps.size())
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

FactionColour colourOf(const TableStory& sentences)
{
    const PlayerId winner(sentences.summary.winner.toStdString());
    const auto side = std::ranges::find(sentences.start().sides, winner, &Side::id);
    const Faction* faction =
        side == sentences.start().sides.end() ? nullptr : sentences.catalogue.find(side->roster.faction);
    return faction ? faction->colour : FactionColour::grey;
}

} // namespace

QString storyOf(const FoldedTable& table, const Catalogue& catalogue, const QLocale& language)
{
    const TableStory sentences{table, catalogue, table.session->view({false, {}}), courseOf(*table.session),
                               summaryOf(table.record, *table.session)};
    const QString direction =
        language.textDirection() == Qt::RightToLeft ? QStringLiteral("rtl") : QStringLiteral("ltr");
    const QString body =
        header(sentences) + endOfRecord(sentences) + story::htmlOfArmies(table, sentences.end, catalogue) +
        story::htmlOfGoals(table, sentences.end) + charts(sentences) + story::htmlOfLuck(table) +
        story::htmlOfLog(table, sentences.course) + notes(table.record.details);
    return QStringLiteral(
               "<!DOCTYPE html>\n<html lang=\"%1\" dir=\"%2\">\n<head>\n<meta charset=\"utf-8\" />\n"
               "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />\n"
               "<meta name=\"generator\" content=\"Adjutant\" />\n"
               "<title>%3</title>\n<style>\n%4%5</style>\n</head>\n<body>\n<main>\n%6</main>\n</"
               "body>\n</html>\n")
        .arg(language.bcp47Name(), direction, titleOf(sentences.table.record.start).toHtmlEscaped(),
             browserStyle(colourOf(sentences)), story::styleOfCharts(), body);
}

} // namespace adjutant
