#include "cardrows.h"

#include "app/export/cardlist.h"
#include "app/text/messagetext.h"
#include "app/text/names.h"

#include <algorithm>

namespace adjutant {

namespace {

bool cardMatches(const GameCard& card, const QString& search)
{
    const QString text = card.name + QLatin1Char(' ') + card.kind + QLatin1Char(' ') +
                         card.chips.join(QLatin1Char(' ')) + QLatin1Char(' ') +
                         card.lines.join(QLatin1Char(' '));
    for (const QString& word : search.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        if (!text.contains(word, Qt::CaseInsensitive))
            return false;
    return true;
}

} // namespace

GameCard rowOf(const table::CardView& card)
{
    GameCard row;
    row.name = translated(card.name);
    row.kind = translated(card.kind);
    QStringList figures;
    for (const table::Stat& stat : card.stats) {
        const CardStat shown{translated(stat.label), translated(stat.value)};
        row.stats.append(QVariant::fromValue(shown));
        figures.append(shown.label + QChar(0xa0) + shown.value);
    }
    row.figures = figures.join(QStringLiteral(" · "));
    row.chips = translated(card.chips);
    row.spoken = (figures + row.chips).join(QStringLiteral(", "));
    row.lines = translated(card.lines);
    row.sample = card.sample;
    return row;
}

GameCard cardOf(const Unit& unit, const GameSystem& game)
{
    GameCard card = unit.card.empty() ? GameCard() : rowOf(cardViewOf(game, unit.card));
    if (card.name.isEmpty())
        card.name = QString::fromStdString(unit.name);
    card.note = QString::fromStdString(unit.note);
    card.sample = card.sample || unit.sample;
    return card;
}

GameCard cardOf(const RosterEntry& entry, const GameSystem& game, const Catalogue& catalogue)
{
    if (!entry.card.empty())
        return rowOf(cardViewOf(game, entry.card));
    const Unit* unit = catalogue.find(entry.unit);
    return unit ? cardOf(*unit, game) : GameCard();
}

table::Answers cardAnswersOf(const RosterEntry& entry, const Catalogue& catalogue)
{
    if (!entry.card.empty())
        return entry.card;
    const Unit* unit = catalogue.find(entry.unit);
    return unit ? unit->card : table::Answers();
}

QList<RowModel::Row> catalogueCardRows(const Roster& roster, const GameSystem& game,
                                       const Catalogue& catalogue, const QString& search)
{
    QList<RowModel::Row> rows;
    for (const Unit& unit : catalogue.units()) {
        CatalogueCard row{QString::fromStdString(unit.id.text()), cardOf(unit, game), 0};
        if (!cardMatches(row.card, search))
            continue;
        row.inList = static_cast<int>(std::ranges::count(roster.entries, unit.id, &RosterEntry::unit));
        const FactionId faction = factionOf(unit.id);
        rows.append(
            {row.unit, faction.empty() ? QString() : nameOf(faction, catalogue), QVariant::fromValue(row)});
    }
    return rows;
}

QList<RowModel::Row> listEntryRows(const Roster& roster, const std::vector<Finding>& findings,
                                   const GameSystem& game, const Catalogue& catalogue)
{
    QList<RowModel::Row> rows;
    for (const RosterEntry& entry : roster.entries) {
        ListEntry row;
        row.entry = QString::fromStdString(entry.id.text());
        row.card = cardOf(entry, game, catalogue);
        row.known = !cardAnswersOf(entry, catalogue).empty();
        row.own = !entry.card.empty();
        row.title = !entry.name.empty()       ? QString::fromStdString(entry.name)
                    : row.card.name.isEmpty() ? row.entry
                                              : row.card.name;
        row.notes = QString::fromStdString(entry.notes);
        row.place = static_cast<int>(rows.size());
        row.hasFindings = std::ranges::any_of(
            findings, [&entry](const Finding& finding) { return finding.entry == entry.id; });
        rows.append({row.entry, {}, QVariant::fromValue(row)});
    }
    return rows;
}

bool hasSampleCards(const Roster& roster, const Catalogue& catalogue)
{
    return std::ranges::any_of(roster.entries, [&catalogue](const RosterEntry& entry) {
        const Unit* unit = entry.card.empty() ? catalogue.find(entry.unit) : nullptr;
        return unit && unit->sample;
    });
}

} // namespace adjutant
