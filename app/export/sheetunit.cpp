#include "app/export/sheetunit.h"

#include "app/export/sheetwords.h"
#include "app/text/budgetwords.h"
#include "app/text/messagetext.h"
#include "app/text/names.h"
#include "core/roster/budget.h"

#include <QCoreApplication>

namespace adjutant {

namespace {

struct SheetUnitWords
{
    Q_DECLARE_TR_FUNCTIONS(SheetUnit)
};

std::vector<SheetOption> optionsCarriedBy(const EntryId& receiver, const Roster& roster,
                                          const Catalogue& catalogue, std::span<const Budget> budgets)
{
    std::vector<SheetOption> carried;
    for (const RosterEntry& giver : roster.entries) {
        for (const ChosenOption& chosen : giver.options) {
            if (chosen.to != receiver)
                continue;
            const Option* option = catalogue.find(chosen.option);
            carried.push_back(
                {toText(chosen.option, catalogue),
                 option ? QString::fromStdString(option->summary) : QString(), toText(giver, catalogue),
                 optionCostText(costOf(chosen, roster, catalogue).value_or(Amounts()), budgets)});
        }
    }
    return carried;
}

} // namespace

SheetUnit sheetUnitOf(const RosterEntry& entry, const Roster& roster, const Catalogue& catalogue,
                      const GameSystem& game)
{
    const table::CardView view = cardViewOf(game, entry, catalogue);
    const Unit* unit = entry.card.empty() ? catalogue.find(entry.unit) : nullptr;
    SheetUnit card;
    card.title = toText(entry, catalogue);
    card.unitName = view.name.empty() ? toText(entry.unit, catalogue) : translated(view.name);
    card.size = entry.size;
    if (game.sizeWords.text)
        card.sizeText = translated(counted(game.sizeWords, entry.size));
    card.hasCost = !game.budgets.empty();
    card.options = optionsCarriedBy(entry.id, roster, catalogue, game.budgets);
    if (const auto cost = card.hasCost ? costWithOptions(entry, roster, catalogue) : std::nullopt) {
        for (const Budget& budget : game.budgets)
            card.costs.push_back((*cost)[budget.id]);
        card.cost = amountsText(*cost, game.budgets, middleDot);
    }
    card.notes = QString::fromStdString(entry.notes);
    card.leads = view.leads;
    card.kind = translated(view.kind);
    card.blank = view.blank;
    for (const table::Stat& stat : view.stats)
        card.stats.push_back({translated(stat.label), translated(stat.name.empty() ? stat.label : stat.name),
                              translated(stat.value)});
    card.abilitiesLabel =
        view.chipsLabel.empty() ? SheetUnitWords::tr("Abilities") : translated(view.chipsLabel);
    card.gearLabel = view.gearLabel.empty() ? SheetUnitWords::tr("Gear") : translated(view.gearLabel);
    for (const table::Chip& chip : view.chips) {
        if (chip.gear)
            card.gear.push_back({translated(chip.text), translated(chip.summary)});
        else
            card.abilities.push_back({translated(chip.text), translated(chip.summary), chip.shownByGear});
    }
    card.lines = translated(view.lines);
    if (view.sample)
        card.lines.append(SheetUnitWords::tr("Made-up sample, not from the game."));
    if (unit)
        card.catalogueNote = QString::fromStdString(unit->note);
    if (game.tickRows)
        for (const table::TickRow& row : game.tickRows(entry, catalogue))
            card.ticks.push_back(
                {translated(row.label), translated(row.detail), row.boxes, row.inGroup, row.round});
    return card;
}

} // namespace adjutant
