#include "app/systems/drakerys/matches/story/matchstory.h"

#include "app/export/htmlstyle.h"
#include "app/systems/drakerys/matches/recordsummary.h"
#include "app/systems/drakerys/matches/story/storyarmies.h"
#include "app/systems/drakerys/matches/story/storylog.h"
#include "app/systems/drakerys/matches/story/storyluck.h"
#include "app/systems/drakerys/matches/story/storynames.h"
#include "app/systems/drakerys/matches/story/storystyle.h"
#include "app/systems/drakerys/matches/story/timepathchart.h"
#include "app/systems/drakerys/matches/unitnames.h"
#include "app/text/figures.h"
#include "core/systems/drakerys/missions/armyvalue.h"

#include <QCoreApplication>

namespace adjutant {

namespace {

using drakerys::MatchState;
using drakerys::PlayerState;

struct MatchStoryWords
{
    Q_DECLARE_TR_FUNCTIONS(MatchStory)
};

/// Everything that the page tells of.
struct Told
{
    const MatchRecord& match;
    const Catalogue& catalogue;
    const OpenedMatch opened;
    const std::vector<MatchState> states; ///< after each command that stands, the start first
    const MatchSummary summary;
};

QString titleOf(const Told& told)
{
    if (!told.summary.title.isEmpty())
        return told.summary.title;
    QStringList names;
    for (const RecordedPlayer& player : told.match.start.players)
        names.append(playerName(told.match.start, player.id));
    return names.join(QStringLiteral(" – "));
}

QString resultOf(const Told& told)
{
    QStringList points;
    for (const MatchSummary::Player& player : told.summary.players)
        points.append(figure(player.vp));
    const QString all = points.join(QStringLiteral(" : "));
    if (!told.summary.winner.isEmpty())
        return MatchStoryWords::tr("%1 wins, %2")
            .arg(playerName(told.match.start, PlayerId(told.summary.winner.toStdString())), all);
    if (told.summary.drawn)
        return MatchStoryWords::tr("Drawn, %1").arg(all);
    return told.match.details.abandoned ? MatchStoryWords::tr("Abandoned at %1").arg(all)
                                        : MatchStoryWords::tr("Still being played, %1").arg(all);
}

// The source text is right in English as it stands, so one has a text of its own.
QString roundsInWords(int rounds)
{
    return rounds == 1 ? MatchStoryWords::tr("%Ln Round", "exactly one", rounds)
                       : MatchStoryWords::tr("%Ln Rounds", nullptr, rounds);
}

QString minutesInWords(int minutes)
{
    return minutes == 1 ? MatchStoryWords::tr("%Ln minute", "exactly one", minutes)
                        : MatchStoryWords::tr("%Ln minutes", nullptr, minutes);
}

QString header(const Told& told)
{
    const MatchSummary& summary = told.summary;
    QString facts;
    const auto add = [&facts](const QString& fact) {
        facts += QStringLiteral("<li>%1</li>\n").arg(fact.toHtmlEscaped());
    };
    add(roundsInWords(summary.rounds));
    if (summary.minutes > 0)
        add(minutesInWords(summary.minutes));
    add(MatchStoryWords::tr("First Player: %1")
            .arg(playerName(told.match.start, PlayerId(summary.first.toStdString()))));
    if (told.match.start.limits.ap > 0)
        add(apInWords(told.match.start.limits.ap));
    return QStringLiteral("<header>\n<p class=\"kind\">%1</p>\n<h1>%2</h1>\n<p class=\"result\">%3</p>\n<ul "
                          "class=\"totals\">\n%4</ul>\n</header>\n")
        .arg((QStringLiteral("Drakerys · ") +
              QLocale().toString(summary.started.toLocalTime().date(), QLocale::LongFormat))
                 .toHtmlEscaped(),
             titleOf(told).toHtmlEscaped(), resultOf(told).toHtmlEscaped(), facts);
}

template <class Value> std::vector<story::ChartLine> linesOf(const Told& told, Value valueOf)
{
    std::vector<story::ChartLine> lines;
    for (std::size_t k = 0; k < told.match.start.players.size(); ++k) {
        story::ChartLine line{playerName(told.match.start, told.match.start.players[k].id), {}};
        int square = 0;
        for (const MatchState& state : told.states) {
            const PlayerState* active = drakerys::activePlayer(state);
            if (active)
                square = std::max(square, active->progress);
            else if (state.players[k].done())
                square = drakerys::TimePath::lastStart;
            line.points.push_back({square, valueOf(state.players[k])});
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

QString charts(const Told& told)
{
    if (told.states.size() < 2)
        return {};
    const int rounds = drakerys::roundOf(told.states.back());
    return story::timePathChart(
               MatchStoryWords::tr("Victory points"),
               linesOf(told, [](const PlayerState& player) { return static_cast<double>(player.vp()); }),
               rounds) +
           story::timePathChart(MatchStoryWords::tr("Army Points left"), linesOf(told, drakerys::armyLeft),
                                rounds);
}

QString endOfRecord(const Told& told)
{
    if (!told.opened.fault)
        return {};
    return QStringLiteral("<section class=\"draft\"><p>%1</p></section>\n")
        .arg(MatchStoryWords::tr("The record can’t be followed beyond step %L1.")
                 .arg(told.opened.steps)
                 .toHtmlEscaped());
}

QString notes(const MatchDetails& details)
{
    QString html;
    if (!details.notes.isEmpty())
        html += QStringLiteral("<p class=\"notes\">%1</p>\n").arg(details.notes.toHtmlEscaped());
    for (const QString& photo : details.photos)
        html += QStringLiteral("<p class=\"source\">%1</p>\n")
                    .arg(MatchStoryWords::tr("Photo: %1").arg(photo).toHtmlEscaped());
    return html.isEmpty() ? QString()
                          : QStringLiteral("<section>\n<h2>%1</h2>\n%2</section>\n")
                                .arg(MatchStoryWords::tr("Notes").toHtmlEscaped(), html);
}

FactionColour colourOf(const Told& told)
{
    const std::string winner = told.summary.winner.toStdString();
    const RecordedPlayer* player = told.match.start.find(PlayerId(winner));
    const Faction* faction = player ? told.catalogue.find(player->roster.faction) : nullptr;
    return faction ? faction->colour : FactionColour::grey;
}

Told toldOf(const MatchRecord& match, const Catalogue& catalogue)
{
    OpenedMatch opened = fold(match);
    std::vector<MatchState> states = opened.match.timeline(match.start);
    MatchSummary summary = summaryOf(match, opened.match);
    return {match, catalogue, std::move(opened), std::move(states), std::move(summary)};
}

} // namespace

QString storyOf(const MatchRecord& match, const Catalogue& catalogue, const QLocale& language)
{
    const Told told = toldOf(match, catalogue);
    const QString direction =
        language.textDirection() == Qt::RightToLeft ? QStringLiteral("rtl") : QStringLiteral("ltr");
    const QString body = header(told) + endOfRecord(told) +
                         story::htmlOfArmies(match, told.states.back(), catalogue) +
                         story::htmlOfMissions(match, told.states.back()) + charts(told) +
                         story::htmlOfLuck(match.start, told.opened.match) +
                         story::htmlOfLog(match.start, told.opened.match, told.states) + notes(match.details);
    return QStringLiteral(
               "<!DOCTYPE html>\n<html lang=\"%1\" dir=\"%2\">\n<head>\n<meta charset=\"utf-8\" />\n"
               "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />\n"
               "<meta name=\"generator\" content=\"Adjutant\" />\n"
               "<title>%3</title>\n<style>\n%4%5</style>\n</head>\n<body>\n<main>\n%6</main>\n</"
               "body>\n</html>\n")
        .arg(language.bcp47Name(), direction, titleOf(told).toHtmlEscaped(), styleOf(colourOf(told)),
             story::styleOfCharts(), body);
}

} // namespace adjutant
