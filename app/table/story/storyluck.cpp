#include "app/table/story/storyluck.h"

#include "app/table/tableluck.h"
#include "app/table/tablewords.h"
#include "app/text/messagetext.h"

#include <QCoreApplication>
#include <QLocale>

namespace adjutant::story {

namespace {

struct StoryLuckWords
{
    Q_DECLARE_TR_FUNCTIONS(MatchStory)
};

// A scale from the worst luck to the best, with what is due in its middle.
QString scaleOf(double percentile)
{
    return QStringLiteral("<svg viewBox=\"0 0 112 16\" role=\"img\" aria-label=\"%1\"><line class=\"grid\" "
                          "x1=\"6\" y1=\"8\" x2=\"106\" y2=\"8\" /><line class=\"grid\" x1=\"56\" y1=\"2\" "
                          "x2=\"56\" y2=\"14\" /><circle cx=\"%2\" cy=\"8\" r=\"5\" /></svg>")
        .arg(StoryLuckWords::tr("luckier than %1 of matches").arg(percentText(percentile)).toHtmlEscaped(),
             QString::number(6 + 100 * percentile, 'f', 1));
}

QString rowOf(const LuckOfRolls& each)
{
    const QLocale locale;
    return QStringLiteral("<tr><th scope=\"row\">%1</th><td>%2</td><td>%3</td><td>%4</td><td>%5</td></tr>\n")
        .arg((each.kind.empty() ? StoryLuckWords::tr("All rolls") : translated(each.kind)).toHtmlEscaped(),
             locale.toString(each.luck.rolls), locale.toString(each.luck.expected, 'f', 1),
             locale.toString(each.luck.observed), scaleOf(each.luck.percentile));
}

QString tableOf(const QString& player, const std::vector<LuckOfRolls>& kinds)
{
    const auto head = [](const QString& name) {
        return QStringLiteral("<th scope=\"col\">%1</th>").arg(name.toHtmlEscaped());
    };
    QString rows;
    for (const LuckOfRolls& each : kinds)
        rows += rowOf(each);
    return QStringLiteral("<table class=\"luck\">\n<caption>%1</caption>\n<thead><tr>%2</tr></thead>\n"
                          "<tbody>\n%3</tbody>\n</table>\n")
        .arg(player.toHtmlEscaped(),
             head(StoryLuckWords::tr("Roll")) + head(StoryLuckWords::tr("Rolls")) +
                 head(StoryLuckWords::tr("Expected")) + head(StoryLuckWords::tr("Actual")) +
                 head(StoryLuckWords::tr("Luck")),
             rows);
}

} // namespace

QString htmlOfLuck(const FoldedTable& table)
{
    const Start& start = table.record.start.start;
    const std::vector<Outcome> outcomes = table.session->outcomes();
    const KnownOdds odds = oddsOf(outcomes, start.system);
    QString tables;
    for (const Side& side : start.sides)
        if (const std::vector<LuckOfRolls> kinds = luckOfSide(outcomes, side.id, odds); !kinds.empty())
            tables += tableOf(sideName(start, side.id), kinds);
    return tables.isEmpty() ? QString()
                            : QStringLiteral("<section>\n<h2>%1</h2>\n%2</section>\n")
                                  .arg(StoryLuckWords::tr("Luck").toHtmlEscaped(), tables);
}

} // namespace adjutant::story
