#include "app/table/story/storyarmies.h"

#include "app/table/tablewords.h"
#include "app/text/figures.h"
#include "app/text/messagetext.h"
#include "app/text/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace adjutant::story {

namespace {

struct StoryArmiesWords
{
    Q_DECLARE_TR_FUNCTIONS(MatchStory)
};

QString head(const QString& name)
{
    return QStringLiteral("<th scope=\"col\">%1</th>").arg(name.toHtmlEscaped());
}

QString cell(const QString& text)
{
    return QStringLiteral("<td>%1</td>").arg(text.toHtmlEscaped());
}

// Worth is counted in the game's own words; a game without has no such column.
struct Columns
{
    QString worth;
    std::vector<table::Counter> counters; ///< of its first piece
};

QString rowOf(const table::Piece& piece, const Columns& columns)
{
    QString cells;
    if (!columns.worth.isEmpty())
        cells +=
            cell(piece.worth && piece.worth->whole > 0 ? figure(piece.worth->whole) : QStringLiteral("–"));
    for (const table::Counter& column : columns.counters) {
        const auto counter = std::ranges::find(piece.counters, column.id, &table::Counter::id);
        if (counter == piece.counters.end())
            cells += cell(QStringLiteral("–"));
        else
            cells += cell(counter->most ? StoryArmiesWords::tr("%1 of %2", "figure, highest figure")
                                              .arg(figure(counter->value), figure(*counter->most))
                                        : figure(counter->value));
    }
    return QStringLiteral("<tr%1><th scope=\"row\">%2</th>%3</tr>\n")
        .arg(piece.out ? QStringLiteral(" class=\"gone\"") : QString(),
             translated(piece.name).toHtmlEscaped(), cells);
}

QString tableOf(const std::vector<const table::Piece*>& pieces, const Message& worthLabel)
{
    if (pieces.empty())
        return {};
    const Columns columns{translated(worthLabel), pieces.front()->counters};
    QString heads = head(StoryArmiesWords::tr("Unit"));
    if (!columns.worth.isEmpty())
        heads += head(columns.worth);
    for (const table::Counter& counter : columns.counters)
        heads += head(translated(counter.label));
    QString rows;
    for (const table::Piece* piece : pieces)
        rows += rowOf(*piece, columns);
    return QStringLiteral("<table>\n<thead><tr>%1</tr></thead>\n<tbody>\n%2</tbody>\n</table>\n")
        .arg(heads, rows);
}

QString articleOf(const Start& start, const Side& side, const table::TableView& end,
                  const Catalogue& catalogue)
{
    std::vector<const table::Piece*> pieces;
    for (const table::Piece& piece : end.pieces)
        if (piece.ref.player == side.id)
            pieces.push_back(&piece);
    QStringList what{side.roster.faction.empty() ? QString() : toText(side.roster.faction, catalogue),
                     QString::fromStdString(side.roster.name)};
    what.removeAll(QString());
    return QStringLiteral("<article>\n<h2>%1</h2>\n<p class=\"what\">%2</p>\n%3</article>\n")
        .arg(sideName(start, side.id).toHtmlEscaped(), what.join(QStringLiteral(" · ")).toHtmlEscaped(),
             tableOf(pieces, end.worthLabel));
}

// Of a match entered by hand only ids are known.
std::vector<table::Goal> goalsOf(const FoldedTable& table, const table::TableView& end)
{
    std::vector<table::Goal> goals = end.goals;
    if (const auto& entered = table.record.details.entered)
        for (const QString& id : entered->playedFor)
            goals.push_back({id.toStdString(), verbatim(id.toStdString())});
    return goals;
}

} // namespace

QString htmlOfArmies(const FoldedTable& table, const table::TableView& end, const Catalogue& catalogue)
{
    QString articles;
    for (const Side& side : table.record.start.start.sides)
        articles += articleOf(table.record.start.start, side, end, catalogue);
    return QStringLiteral("<div class=\"armies\">\n%1</div>\n").arg(articles);
}

QString htmlOfGoals(const FoldedTable& table, const table::TableView& end)
{
    const std::vector<table::Goal> goals = goalsOf(table, end);
    if (goals.empty())
        return {};
    const Start& start = table.record.start.start;
    QString heads = head(StoryArmiesWords::tr("Mission")), rows;
    for (const Side& side : start.sides)
        heads += head(sideName(start, side.id));
    for (const table::Goal& goal : goals) {
        rows += QStringLiteral("<tr><th scope=\"row\">%1</th>").arg(translated(goal.label).toHtmlEscaped());
        for (const Side& side : start.sides) {
            const auto points = goal.points.find(side.id);
            rows += cell(points == goal.points.end() ? QStringLiteral("–") : figure(points->second));
        }
        rows += QStringLiteral("</tr>\n");
    }
    return QStringLiteral("<section>\n<h2>%1</h2>\n<table class=\"overview\">\n<caption>%2</caption>\n<thead>"
                          "<tr>%3</tr></thead>\n<tbody>\n%4</tbody>\n</table>\n</section>\n")
        .arg(StoryArmiesWords::tr("Missions").toHtmlEscaped(),
             StoryArmiesWords::tr("Victory points by mission").toHtmlEscaped(), heads, rows);
}

} // namespace adjutant::story
