#include "armyrows.h"

#include "app/text/budgetwords.h"
#include "app/text/names.h"
#include "budgetrows.h"
#include "core/roster/budget.h"
#include "core/roster/listshape.h"
#include "gamepages.h"
#include "unitrows.h"

#include <QLocale>

namespace adjutant {

namespace {

bool matches(const ArmyRow& row, const QString& search)
{
    const QString text = row.name + QLatin1Char(' ') + row.factionName;
    for (const QString& word : search.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        if (!text.contains(word, Qt::CaseInsensitive))
            return false;
    return true;
}

} // namespace

QList<RowModel::Row> armyRows(const std::vector<RosterSummary>& summaries, const Catalogue& catalogue,
                              const QString& search)
{
    QList<RowModel::Row> rows;
    const auto budgets = listShapeOf(catalogue.system()).budgets;
    int place = 0;
    for (const RosterSummary& summary : summaries) {
        ArmyRow row{.id = summary.id,
                    .name = summary.name,
                    .faction = summary.faction,
                    .factionName = nameOf(FactionId(summary.faction.toStdString()), catalogue),
                    .colour = colourOf(FactionId(summary.faction.toStdString()), catalogue),
                    .budgets = budgetRows(summary.figures.spent, summary.limits, budgets),
                    .cost = amountsInWords(summary.figures.spent, budgets, QStringLiteral(" · ")),
                    .brief = briefAgainstLimits(summary.figures.spent, summary.limits, budgets),
                    .spoken = spokenAgainstLimits(summary.figures.spent, summary.limits, budgets),
                    .warriors = summary.figures.warriors,
                    .findings = summary.figures.findings,
                    .changed =
                        QLocale().toString(summary.changedAt.toLocalTime().date(), QLocale::ShortFormat),
                    .note = {},
                    .place = place++};
        if (matches(row, search))
            rows.append({row.id, {}, QVariant::fromValue(row)});
    }
    return rows;
}

QList<RowModel::Row> readyRows(const std::vector<LoadedReadyList>& lists, const Catalogue& catalogue)
{
    QList<RowModel::Row> rows;
    const auto budgets = listShapeOf(catalogue.system()).budgets;
    const GameSystem* game = findGameSystem(catalogue.system().text());
    const bool cards = game && usesFormPages(*game);
    for (const LoadedReadyList& list : lists) {
        const Totals totals = totalsOf(list.roster, catalogue);
        ArmyRow row{.id = QString::fromStdString(list.printed.roster),
                    .name = QString::fromStdString(list.roster.name),
                    .faction = QString::fromStdString(list.roster.faction.text()),
                    .factionName = nameOf(list.roster.faction, catalogue),
                    .colour = colourOf(list.roster.faction, catalogue),
                    .budgets = budgetRows(totals.spent, list.roster.limits, budgets),
                    .cost = amountsInWords(totals.spent, budgets, QStringLiteral(" · ")),
                    .brief = briefAgainstLimits(totals.spent, list.roster.limits, budgets),
                    .spoken = spokenAgainstLimits(totals.spent, list.roster.limits, budgets),
                    .warriors = cards ? static_cast<int>(list.roster.entries.size()) : totals.warriors,
                    .findings = 0,
                    .changed = {},
                    .note = QString::fromStdString(list.printed.note),
                    .place = static_cast<int>(rows.size())};
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
