#include "app/viewmodels/lists/listrows.h"

#include "app/text/faultwords.h"
#include "app/text/messagetext.h"
#include "app/viewmodels/history/historyrows.h"
#include "app/viewmodels/rows/budgetrows.h"
#include "app/viewmodels/rows/row.h"
#include "core/roster/budget.h"

#include <algorithm>

namespace adjutant {

namespace {

const GameSystem& gameOf(const Catalogue& catalogue)
{
    const GameSystem* game = findGameSystem(catalogue.system().text());
    return game ? *game : gameSystems().front();
}

bool listMatches(const ListRow& row, const QString& search)
{
    const QString text = row.name + QLatin1Char(' ') + row.factionName;
    for (const QString& word : search.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        if (!text.contains(word, Qt::CaseInsensitive))
            return false;
    return true;
}

// What a saved list and a ready one have in common.
ListRow listRowOf(const QString& name, const FactionId& faction, const Amounts& spent, const Amounts& limits,
                  int count, const GameSystem& game, const Catalogue& catalogue)
{
    ListRow row;
    row.name = name;
    if (game.hasFactions) {
        row.faction = QString::fromStdString(faction.text());
        row.factionName = toText(faction, catalogue);
        row.colour = colourOf(faction, catalogue);
    }
    row.budgets = budgetRows(spent, limits, game.budgets);
    row.cost = amountsText(spent, game.budgets, QStringLiteral(" · "));
    row.brief = briefAgainstLimits(spent, limits, game.budgets);
    row.spoken = spokenAgainstLimits(spent, limits, game.budgets);
    row.count = count;
    row.countText =
        translated(counted(game.sizeWords.text ? game.sizeWords : WORDS_N("lists", "%n unit(s)"), count));
    return row;
}

} // namespace

bool hasSampleCards(const Roster& roster, const Catalogue& catalogue)
{
    return std::ranges::any_of(roster.entries, [&catalogue](const RosterEntry& entry) {
        const Unit* unit = entry.card.empty() ? catalogue.find(entry.unit) : nullptr;
        return unit && unit->sample;
    });
}

ListRow listRowOf(const Roster& roster, const GameSystem& game, const Catalogue& catalogue)
{
    ListRow row =
        listRowOf(QString::fromStdString(roster.name), roster.faction, totalsOf(roster, catalogue).spent,
                  roster.limits, countOf(roster, game, catalogue), game, catalogue);
    row.sample = hasSampleCards(roster, catalogue);
    return row;
}

std::vector<RosterSummary> listsOf(const GameSystem& game, RosterStore& store)
{
    std::vector<RosterSummary> lists = store.summaries();
    const QString id = QString::fromUtf8(game.id);
    std::erase_if(lists, [&id](const RosterSummary& each) { return each.system != id; });
    return lists;
}

QList<RowModel::Row> listRows(const std::vector<RosterSummary>& summaries, const Catalogue& catalogue,
                              const QString& search)
{
    QList<RowModel::Row> rows;
    const GameSystem& game = gameOf(catalogue);
    int place = 0;
    for (const RosterSummary& summary : summaries) {
        ListRow row = listRowOf(summary.name, FactionId(summary.faction.toStdString()), summary.figures.spent,
                                summary.limits, summary.figures.warriors, game, catalogue);
        row.id = summary.id;
        row.findings = summary.figures.findings;
        row.changed = dayText(summary.changedAt);
        row.place = place++;
        if (listMatches(row, search))
            rows.append({row.id, {}, QVariant::fromValue(row)});
    }
    return rows;
}

QList<RowModel::Row> readyRows(const std::vector<LoadedReadyList>& lists, const Catalogue& catalogue)
{
    QList<RowModel::Row> rows;
    const GameSystem& game = gameOf(catalogue);
    for (const LoadedReadyList& list : lists) {
        ListRow row = listRowOf(list.roster, game, catalogue);
        row.id = QString::fromStdString(list.printed.roster);
        row.note = QString::fromStdString(list.printed.note);
        row.place = static_cast<int>(rows.size());
        rows.append({row.id, {}, QVariant::fromValue(row)});
    }
    return rows;
}

QVariantList allegianceRows(const Catalogue& catalogue)
{
    QVariantList rows;
    for (const Faction& faction : catalogue.factions())
        if (faction.allegiance)
            rows.append(QVariant::fromValue(
                FactionRow{QString::fromStdString(faction.id.text()), QString::fromStdString(faction.name),
                           QString::fromStdString(faction.title), colourOf(faction.id, catalogue)}));
    return rows;
}

} // namespace adjutant
