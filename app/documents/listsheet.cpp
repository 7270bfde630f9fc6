#include "app/documents/sheets.h"

#include "app/text/faultwords.h"
#include "app/text/figures.h"
#include "app/text/messagetext.h"

namespace adjutant {

using namespace document;

namespace {

/// A roster on its way to a sheet.
struct ListSheet
{
    const Roster& roster;
    const Catalogue& catalogue;
    const GameSystem& game;
    Amounts spent = totalsOf(roster, catalogue).spent;
    int count = countOf(roster, game, catalogue);

    // Over a column of sizes: "Warriors"; empty where the game has none.
    QString countLabel() const
    {
        return game.sizeLabel.text ? translated(message(game.sizeLabel)) : QString();
    }

    std::vector<Total> allTotals() const
    {
        std::vector<Total> all;
        for (const Budget& budget : game.budgets) {
            const int total = spent[budget.id];
            const int limit = roster.limits[budget.id];
            all.push_back({againstLimit(budget, total, limit), labelText(budget), total, limit});
        }
        const QString words =
            translated(counted(game.sizeWords.text ? game.sizeWords : WORDS_N("lists", "%n unit(s)"), count));
        const QString begins = figure(count) + u' ';
        all.push_back({words, words.startsWith(begins) ? words.mid(begins.size()) : countLabel(), count});
        return all;
    }

    // That the army is a draft, and why: "Crows: Size 7 is not offered …", or the words alone where it is
    // about the whole army or the words say it. Without a line for one that is legal.
    List findings() const
    {
        List list{{}, {}, List::Kind::warning};
        for (const Finding& finding : game.checkRoster(roster, catalogue)) {
            const QString words = asSentence(finding.message);
            const QString about = finding.entry ? toText(*finding.entry, roster, catalogue) : QString();
            list.items.push_back(
                {words.contains(about)
                     ? words
                     : DocumentWords::tr("%1: %2", "a Unit, what is wrong with it").arg(about, words)});
        }
        const int all = static_cast<int>(list.items.size());
        list.title =
            all == 1 ? DocumentWords::tr("Draft: %Ln problem to fix before it is legal.", "exactly one", all)
                     : DocumentWords::tr("Draft: %Ln problems to fix before it is legal.", nullptr, all);
        return list;
    }

    // A row for each Unit: its size and what it costs of each budget, a dash where nobody knows.
    Table overview() const
    {
        Table table{DocumentWords::tr("Units in this list"), {{DocumentWords::tr("Unit")}}, {}};
        table.whenEmpty = DocumentWords::tr("This list is empty.");
        table.overview = true;
        const bool sized = !countLabel().isEmpty();
        if (sized)
            table.columns.push_back({countLabel()});
        for (const Budget& budget : game.budgets)
            table.columns.push_back({labelText(budget)});
        const auto row = [&](const QString& name, int size, const Amounts* spent) {
            Row cells{{{name}}};
            if (sized)
                cells.cells.push_back({figure(size)});
            for (const Budget& budget : game.budgets)
                cells.cells.push_back({spent ? figure((*spent)[budget.id]) : QStringLiteral("–")});
            return cells;
        };
        for (const RosterEntry& entry : roster.entries) {
            const auto cost = costWithOptions(entry, roster, catalogue);
            table.rows.push_back(row(toText(entry, catalogue), entry.size, cost ? &*cost : nullptr));
        }
        table.total = row(DocumentWords::tr("Total"), count, &spent);
        return table;
    }

    // An option that a Unit carries, its own or another's gift: "Reloading Mechanism (60 AP, from Bastion)".
    Trait optionOf(const ChosenOption& chosen, const RosterEntry& giver, const QString& bearer) const
    {
        const Option* option = catalogue.find(chosen.option);
        QString cost = optionCostText(costOf(chosen, roster, catalogue).value_or(Amounts()), game.budgets);
        if (const QString name = toText(giver, catalogue); name != bearer)
            cost = DocumentWords::tr("%1, from %2", "what an option costs, who gives it").arg(cost, name);
        const QString words = QStringLiteral("%1 (%2)").arg(toText(chosen.option, catalogue), cost);
        if (!option || option->summary.empty())
            return {words};
        return {QString::fromStdString(option->summary), words, DocumentWords::tr("Option")};
    }

    QString costOfEntry(const RosterEntry& entry) const
    {
        if (game.budgets.empty())
            return {};
        const auto cost = costWithOptions(entry, roster, catalogue);
        const QString words = cost ? amountsText(*cost, game.budgets, middleDot) : QString();
        return words.isEmpty() ? DocumentWords::tr("no known cost") : words;
    }

    Card cardOf(const RosterEntry& entry) const
    {
        const door::CardView view = cardViewOf(game, entry, catalogue);
        const Unit* unit = entry.card.empty() ? catalogue.find(entry.unit) : nullptr;
        Card card;
        card.title = toText(entry, catalogue);
        card.unitName = view.name.empty() ? toText(entry.unit, catalogue) : translated(view.name);
        card.kind = translated(view.kind);
        if (game.sizeWords.text)
            card.size = translated(counted(game.sizeWords, entry.size));
        card.cost = costOfEntry(entry);
        card.leads = view.leads;
        card.blank = view.blank;
        for (const door::Stat& stat : view.stats)
            card.stats.push_back({translated(stat.label),
                                  translated(stat.name.empty() ? stat.label : stat.name),
                                  translated(stat.value)});
        card.abilitiesLabel =
            view.chipsLabel.empty() ? DocumentWords::tr("Abilities") : translated(view.chipsLabel);
        const QString gear = view.gearLabel.empty() ? DocumentWords::tr("Gear") : translated(view.gearLabel);
        for (const door::Chip& chip : view.chips)
            if (chip.gear)
                card.traits.push_back({translated(chip.summary), translated(chip.text), gear});
            else
                card.abilities.push_back(
                    {translated(chip.summary), translated(chip.text), {}, chip.shownByGear});
        for (const QString& line : translated(view.lines))
            card.traits.push_back({line});
        if (view.sample)
            card.traits.push_back({DocumentWords::tr("Made-up sample, not from the game.")});
        for (const RosterEntry& giver : roster.entries)
            for (const ChosenOption& chosen : giver.options)
                if (chosen.to == entry.id)
                    card.traits.push_back(optionOf(chosen, giver, card.title));
        card.notes = QString::fromStdString(entry.notes);
        if (unit)
            card.source = QString::fromStdString(unit->note);
        if (game.tickRows)
            for (const door::TickRow& row : game.tickRows(entry, catalogue))
                card.ticks.push_back(
                    {translated(row.label), translated(row.detail), row.boxes, row.inGroup, row.round});
        return card;
    }
};

} // namespace

Document listSheetOf(const Roster& roster, const Catalogue& catalogue, const GameSystem& game)
{
    const ListSheet sheet{roster, catalogue, game};
    const Faction* faction = catalogue.find(roster.faction);
    const QString allegiance = game.hasFactions ? toText(roster.faction, catalogue) : QString();
    Document document;
    document.game = QString::fromUtf8(game.name);
    document.title = !roster.name.empty() ? QString::fromStdString(roster.name)
                     : game.hasFactions   ? DocumentWords::tr("%1 list").arg(allegiance)
                                          : document.game;
    document.kind =
        onLine({allegiance, faction ? QString::fromStdString(faction->title) : QString(), document.game});
    document.totals = sheet.allTotals();
    if (faction)
        document.colour = faction->colour;
    if (List findings = sheet.findings(); !findings.items.empty())
        document.blocks.push_back(std::move(findings));
    document.blocks.push_back(Paragraph{QString::fromStdString(roster.notes), Paragraph::Kind::typed});
    if (Table overview = sheet.overview(); overview.columns.size() > 1 || overview.rows.empty())
        document.blocks.push_back(std::move(overview));
    for (const RosterEntry& entry : roster.entries)
        document.blocks.push_back(sheet.cardOf(entry));
    return document;
}

} // namespace adjutant
