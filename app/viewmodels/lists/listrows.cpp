#include "app/viewmodels/lists/listrows.h"

#include "app/text/faultwords.h"
#include "app/text/figures.h"
#include "app/text/messagetext.h"
#include "app/viewmodels/history/historyrows.h"
#include "app/viewmodels/rows/row.h"
#include "core/reference/reference.h"

#include <QSet>

#include <algorithm>
#include <ranges>

namespace adjutant {

namespace {

// What a Unit and its skills are called beside what its card shows: in the language of the data, too.
QString otherNamesOf(const Unit& unit, const Catalogue& catalogue)
{
    std::vector<std::string> names = unit.aliases;
    names.push_back(factionOf(unit.id).text());
    for (const SkillUse& use : unit.skills)
        if (const Skill* skill = catalogue.find(use.skill))
            names.insert(names.end(), skill->aliases.begin(), skill->aliases.end());
    QString words;
    for (const std::string& name : names)
        words += QLatin1Char(' ') + QString::fromStdString(name);
    return words;
}

bool hasEachWord(const QString& text, const QString& search)
{
    const QStringList words = search.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::ranges::all_of(
        words, [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

bool cardMatches(const GameCard& card, const QString& otherNames, const QString& search)
{
    QString text = card.name + QLatin1Char(' ') + card.kind + QLatin1Char(' ') + otherNames +
                   QLatin1Char(' ') + card.lines.join(QLatin1Char(' '));
    for (const QVariant& chip : card.chips)
        text += QLatin1Char(' ') + chip.value<RuleChip>().title;
    return hasEachWord(text, search);
}

QString sizeText(int size, const GameSystem& game)
{
    return game.sizeWords.text ? translated(counted(game.sizeWords, size)) : QString();
}

// What is said of each budget of a game, one behind the other.
template <class Words> QString ofEachBudget(const GameSystem& game, const QString& between, Words words)
{
    return mappedTo<QStringList>(game.budgets, words).join(between);
}

QVariantList sizesOf(const Unit& unit, const GameSystem& game)
{
    if (!game.sizeWords.text)
        return {};
    return rowsOf(unit.sizes, [&game](const SizeOffer& offer) {
        SizeChoice choice;
        choice.size = offer.size;
        choice.words = sizeText(offer.size, game);
        choice.cost = mapOf(offer.cost, game.budgets);
        if (!game.budgets.empty())
            choice.price = amountText(game.budgets[0], offer.cost[game.budgets[0].id]);
        choice.brief = ofEachBudget(game, QStringLiteral(" · "), [&offer](const Budget& budget) {
            return translated(message(budget.brief, figure(offer.cost[budget.id]).toStdString()));
        });
        choice.spoken = amountsText(offer.cost, game.budgets, QStringLiteral(", "));
        return choice;
    });
}

// Why one more of a Unit would break a rule of its own; budgets are shown by the bars.
QString reasonAgainst(const Unit& unit, const Roster& roster, const GameSystem& game,
                      const Catalogue& catalogue)
{
    const EntryId added("one-more");
    const int size = unit.sizes.empty() ? 1 : unit.sizes.front().size;
    Roster larger = roster;
    larger.entries.push_back({added, unit.id, size, {}, {}, {}});
    for (const Finding& finding : game.checkRoster(larger, catalogue)) {
        if (finding.entry == added)
            return finding.beforehand.empty() ? asSentence(finding.message) : translated(finding.beforehand);
    }
    return {};
}

QVariantList optionChoices(const RosterEntry& entry, const Roster& roster, const Roster& named,
                           const GameSystem& game, const Catalogue& catalogue)
{
    QVariantList choices;
    if (!game.optionsFor)
        return choices;
    for (const ChosenOption& allowed : game.optionsFor(roster, entry.id, catalogue)) {
        const Option* option = catalogue.find(allowed.option);
        const RosterEntry* receiver = named.find(allowed.to);
        if (!option || !receiver)
            continue;
        OptionChoice choice;
        choice.option = QString::fromStdString(allowed.option.text());
        choice.to = QString::fromStdString(allowed.to.text());
        choice.title = QString::fromStdString(option->name);
        choice.summary = QString::fromStdString(option->summary);
        choice.receiver = toText(*receiver, catalogue);
        if (const QString size = sizeText(receiver->size, game); !size.isEmpty())
            choice.receiver =
                PageWords::tr("%1 (%2)", "what is in the list, its size").arg(choice.receiver, size);
        if (game.optionWarning)
            choice.warning = translated(game.optionWarning(allowed, roster, catalogue));
        choice.price = optionCostText(costOf(allowed, roster, catalogue).value_or(Amounts()), game.budgets);
        choice.chosen = findIn(entry.options, allowed);
        choices.append(QVariant::fromValue(choice));
    }
    return choices;
}

QVariantList carriedBy(const RosterEntry& entry, const Roster& roster, const Catalogue& catalogue)
{
    QVariantList carried;
    for (const RosterEntry& giver : roster.entries)
        for (const ChosenOption& chosen : giver.options)
            if (const Option* option = chosen.to == entry.id ? catalogue.find(chosen.option) : nullptr)
                carried.append(QVariant::fromValue(RuleChip{
                    QString::fromStdString(option->name), QString::fromStdString(option->summary),
                    QString::fromStdString(referenceOf(option->id).text()), QStringLiteral("game/option")}));
    return carried;
}

ListEntry listEntryOf(const RosterEntry& entry, int place, const Roster& roster, const Roster& named,
                      const GameSystem& game, const Catalogue& catalogue)
{
    const Unit* unit = entry.card.empty() ? catalogue.find(entry.unit) : nullptr;
    ListEntry row;
    row.entry = QString::fromStdString(entry.id.text());
    row.title = toText(entry.id, named, catalogue);
    row.ownName = QString::fromStdString(entry.name);
    row.notes = QString::fromStdString(entry.notes);
    row.card = cardOf(entry, game, catalogue);
    if (row.card.name.isEmpty())
        row.card.name = QString::fromStdString(entry.unit.text());
    row.size = entry.size;
    row.place = place;
    row.own = !entry.card.empty();
    row.known = row.own || unit;
    if (unit) {
        row.unit = QString::fromStdString(unit->id.text());
        row.sizes = sizesOf(*unit, game);
        row.fromUser = unit->fromUser;
    }
    if (const auto cost = costWithOptions(entry, roster, catalogue))
        row.prices = mappedTo<QStringList>(
            game.budgets, [&cost](const Budget& budget) { return amountText(budget, (*cost)[budget.id]); });
    row.carried = carriedBy(entry, roster, catalogue);
    row.optionChoices = optionChoices(entry, roster, named, game, catalogue);
    return row;
}

const GameSystem& gameOf(const Catalogue& catalogue)
{
    const GameSystem* game = findGameSystem(catalogue.system().text());
    return game ? *game : gameSystems().front();
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
    row.brief = ofEachBudget(game, QStringLiteral(" · "), [&](const Budget& budget) {
        return amountText(budget, figure(spent[budget.id]) + QLatin1Char('/') + figure(limits[budget.id]));
    });
    row.spoken = ofEachBudget(game, QStringLiteral(", "), [&](const Budget& budget) {
        return againstLimit(budget, spent[budget.id], limits[budget.id]);
    });
    row.count = count;
    row.countText =
        translated(counted(game.sizeWords.text ? game.sizeWords : WORDS_N("lists", "%n unit(s)"), count));
    return row;
}

} // namespace

GameCard rowOf(const door::CardView& card)
{
    GameCard row;
    row.name = translated(card.name);
    row.kind = translated(card.kind);
    QStringList figures;
    for (const door::Stat& stat : card.blank ? std::vector<door::Stat>() : card.stats) {
        CardStat shown{translated(stat.label), translated(stat.value), translated(stat.name),
                       QString::fromStdString(stat.icon)};
        if (shown.name.isEmpty())
            shown.name = shown.label;
        row.stats.append(QVariant::fromValue(shown));
        figures.append(shown.label + QChar(0xa0) + shown.value);
    }
    row.figures = figures.join(QStringLiteral(" · "));
    row.chips = rowsOf(card.chips, [](const door::Chip& chip) {
        return RuleChip{translated(chip.text), translated(chip.summary), QString::fromStdString(chip.rule),
                        QString::fromStdString(chip.icon)};
    });
    row.lines = translated(card.lines);
    row.sample = card.sample;
    row.blank = card.blank;
    return row;
}

GameCard cardOf(const Unit& unit, const GameSystem& game, const Catalogue& catalogue)
{
    GameCard card = rowOf(cardViewOf(game, unit, catalogue));
    card.note = QString::fromStdString(unit.note);
    return card;
}

GameCard cardOf(const RosterEntry& entry, const GameSystem& game, const Catalogue& catalogue)
{
    if (!entry.card.empty())
        return rowOf(cardViewOf(game, entry.card));
    const Unit* unit = catalogue.find(entry.unit);
    return unit ? cardOf(*unit, game, catalogue) : GameCard();
}

QList<RowModel::Row> catalogueCardRows(const Roster& roster, const GameSystem& game,
                                       const Catalogue& catalogue, const QString& search)
{
    QList<RowModel::Row> own, others;
    for (const Unit& unit : catalogue.units()) {
        const FactionId faction = factionOf(unit.id);
        if (game.sizeWords.text && unit.sizes.empty() && !unit.invoked)
            continue;
        if (game.mayRecruitFrom && !game.mayRecruitFrom(faction, roster.faction, catalogue))
            continue;
        CatalogueCard row;
        row.card = cardOf(unit, game, catalogue);
        const QString factionName = faction.empty() ? QString() : toText(faction, catalogue);
        if (!cardMatches(row.card, factionName + otherNamesOf(unit, catalogue), search))
            continue;
        row.unit = QString::fromStdString(unit.id.text());
        row.sizes = sizesOf(unit, game);
        row.fromUser = unit.fromUser;
        row.invoked = unit.invoked;
        row.inList = static_cast<int>(std::ranges::count_if(roster.entries, [&](const RosterEntry& entry) {
            return entry.card.empty() && catalogue.find(entry.unit) == &unit;
        }));
        row.reasonAgainst = reasonAgainst(unit, roster, game, catalogue);
        (faction == roster.faction ? own : others).append({row.unit, factionName, QVariant::fromValue(row)});
    }
    return own + others;
}

QList<RowModel::Row> listEntryRows(const Roster& roster, const std::vector<Finding>& findings,
                                   const GameSystem& game, const Catalogue& catalogue)
{
    QSet<QString> wrong;
    for (const Finding& finding : findings)
        if (finding.entry)
            wrong.insert(QString::fromStdString(finding.entry->text()));
    const Roster named = withDistinctNames(roster, catalogue);
    QList<RowModel::Row> rows;
    for (const RosterEntry& entry : roster.entries) {
        ListEntry row = listEntryOf(entry, static_cast<int>(rows.size()), roster, named, game, catalogue);
        row.hasFindings = wrong.contains(row.entry);
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
        row.unsaved = summary.isUnsaved;
        row.changed = row.unsaved ? PageWords::tr("Not saved yet") : dayText(summary.changedAt);
        row.place = place++;
        if (hasEachWord(row.name + QLatin1Char(' ') + row.factionName, search))
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
    return rowsOf(
        catalogue.factions() | std::views::filter(&Faction::allegiance), [&](const Faction& faction) {
            return FactionRow{QString::fromStdString(faction.id.text()), QString::fromStdString(faction.name),
                              QString::fromStdString(faction.title), colourOf(faction.id, catalogue)};
        });
}

} // namespace adjutant
