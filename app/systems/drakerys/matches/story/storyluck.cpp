#include "app/systems/drakerys/matches/story/storyluck.h"

#include "app/systems/drakerys/matches/story/storynames.h"
#include "app/systems/drakerys/matches/unitnames.h"
#include "app/systems/drakerys/text/oddswords.h"
#include "core/match/luck.h"

#include <QCoreApplication>
#include <QLocale>

namespace adjutant::story {

namespace {

struct StoryLuckWords
{
    Q_DECLARE_TR_FUNCTIONS(MatchStory)
};

std::vector<ForecastRoll> rollsOf(const Log<drakerys::Command>& log)
{
    std::vector<ForecastRoll> rolls;
    for (std::size_t k = 0; k < log.cursor(); ++k)
        if (const auto* roll = std::get_if<drakerys::RecordRoll>(&log.commandAt(k));
            roll && !roll->forecast.empty())
            rolls.push_back({roll->player, std::string(drakerys::wordFor(roll->kind)), roll->forecast,
                             std::max(0, roll->successes)});
    return rolls;
}

QString nameOfKind(const std::string& kind)
{
    using drakerys::RollName;
    for (int k = 0; k <= static_cast<int>(RollName::plain); ++k)
        if (drakerys::wordFor(static_cast<RollName>(k)) == kind)
            return wordsFor(static_cast<RollName>(k));
    return StoryLuckWords::tr("All rolls");
}

// A scale from the worst luck to the best, with what is due in its middle.
QString scaleOf(double percentile)
{
    return QStringLiteral("<svg viewBox=\"0 0 112 16\" role=\"img\" aria-label=\"%1\"><line class=\"grid\" "
                          "x1=\"6\" y1=\"8\" x2=\"106\" y2=\"8\" /><line class=\"grid\" x1=\"56\" y1=\"2\" "
                          "x2=\"56\" y2=\"14\" /><circle cx=\"%2\" cy=\"8\" r=\"5\" /></svg>")
        .arg(StoryLuckWords::tr("luckier than %1 of all such series")
                 .arg(chanceInWords(percentile))
                 .toHtmlEscaped(),
             QString::number(6 + 100 * percentile, 'f', 1));
}

QString rowOf(const LuckOfKind& each)
{
    const QLocale locale;
    return QStringLiteral("<tr><th scope=\"row\">%1</th><td>%2</td><td>%3</td><td>%4</td><td>%5</td></tr>\n")
        .arg(nameOfKind(each.kind).toHtmlEscaped(), locale.toString(each.luck.rolls),
             locale.toString(each.luck.expected, 'f', 1), locale.toString(each.luck.observed),
             scaleOf(each.luck.percentile));
}

QString tableOf(const QString& player, const std::vector<LuckOfKind>& kinds)
{
    const auto head = [](const QString& name) {
        return QStringLiteral("<th scope=\"col\">%1</th>").arg(name.toHtmlEscaped());
    };
    QString rows;
    for (const LuckOfKind& each : kinds)
        rows += rowOf(each);
    return QStringLiteral("<table class=\"luck\">\n<caption>%1</caption>\n<thead><tr>%2</tr></thead>\n"
                          "<tbody>\n%3</tbody>\n</table>\n")
        .arg(player.toHtmlEscaped(),
             head(StoryLuckWords::tr("Rolls of")) + head(StoryLuckWords::tr("Rolls")) +
                 head(StoryLuckWords::tr("Due successes")) + head(StoryLuckWords::tr("Successes")) +
                 head(StoryLuckWords::tr("Luck")),
             rows);
}

} // namespace

QString htmlOfLuck(const MatchStart& start, const FoldedMatch& match)
{
    const std::vector<ForecastRoll> rolls = rollsOf(match.log());
    QString tables;
    for (const RecordedPlayer& player : start.players) {
        const std::vector<LuckOfKind> kinds = luckOf(rolls, player.id);
        if (!kinds.empty() && kinds.front().luck.rolls > 0)
            tables += tableOf(playerName(start, player.id), kinds);
    }
    return tables.isEmpty() ? QString()
                            : QStringLiteral("<section>\n<h2>%1</h2>\n%2</section>\n")
                                  .arg(StoryLuckWords::tr("Luck").toHtmlEscaped(), tables);
}

} // namespace adjutant::story
