#include "unitrows.h"

#include "app/text/budgetwords.h"
#include "app/text/figures.h"
#include "app/text/names.h"
#include "app/text/rulewords.h"
#include "budgetrows.h"
#include "core/reference/reference.h"
#include "core/roster/budget.h"
#include "core/roster/listshape.h"
#include "entrynames.h"

#include <QCoreApplication>
#include <QLocale>
#include <QSet>

#include <algorithm>
#include <array>

namespace adjutant {

namespace {

struct UnitRows
{
    Q_DECLARE_TR_FUNCTIONS(UnitRows)
};

RuleChip chipOf(const SkillUse& use, const Catalogue& catalogue)
{
    return {titleOf(use, catalogue), summaryOf(use, catalogue),
            QString::fromStdString(referenceOf(use.skill).text())};
}

RuleChip chipOf(const Weapon& weapon)
{
    const QString strength =
        weapon.strength ? QLocale().toString(*weapon.strength) : UnitRows::tr("the Warrior's");
    return {QString::fromStdString(weapon.name),
            UnitRows::tr("%1 cm, Strength %2, Saturation %3")
                .arg(weapon.range)
                .arg(strength)
                .arg(weapon.saturation),
            QString::fromStdString(referenceOf(weapon.id).text())};
}

RuleChip chipOf(const Option& option)
{
    return {QString::fromStdString(option.name), QString::fromStdString(option.summary),
            QString::fromStdString(referenceOf(option.id).text())};
}

bool matches(const ShownCard& card, const QString& search)
{
    QString text = card.name + QLatin1Char(' ') + card.types + QLatin1Char(' ') + card.factionName;
    for (const QVariant& chip : card.chips)
        text += QLatin1Char(' ') + chip.value<RuleChip>().title;
    for (const QString& word : search.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        if (!text.contains(word, Qt::CaseInsensitive))
            return false;
    return true;
}

// Why one more of a Unit would break a rule of its own; budgets are shown by the bars.
QString obstacleTo(const Unit& unit, const Roster& roster, const GameSystem& system,
                   const Catalogue& catalogue)
{
    Roster larger = roster;
    larger.entries.push_back({EntryId("one-more"), unit.id, unit.sizes.front().size, {}, {}, {}});
    for (const Finding& finding : system.checkRoster(larger, catalogue)) {
        if (finding.entry != EntryId("one-more"))
            continue;
        if (std::holds_alternative<HeroRepeated>(finding.cause))
            return UnitRows::tr("In the army already; a Hero may be there once");
        if (const auto* required = std::get_if<UnitRequired>(&finding.cause))
            return UnitRows::tr("Only together with %1")
                .arg(QString::fromStdString(catalogue.find(required->required)->name));
    }
    return {};
}

// The Reloading Mechanism is for Warriors with crossbows; nothing else asks for a weapon of its receiver.
QString doubtAbout(const Option& option, const RosterEntry& receiver, const Catalogue& catalogue)
{
    if (option.id != OptionId("reloading-mechanism"))
        return {};
    const Unit* unit = catalogue.find(receiver.unit);
    if (!unit || !unit->profile)
        return UnitRows::tr("Its card isn't in the rulebook: of use only if it has crossbows");
    for (const SkillUse& use : unit->skills) {
        const Weapon* weapon = use.weapon.empty() ? nullptr : catalogue.find(use.weapon);
        if (!weapon || !use.weapon.text().ends_with("crossbow"))
            continue;
        return use.weapon == WeaponId("crossbow")
                   ? QString()
                   : UnitRows::tr("%1: agree on whether it counts as a crossbow")
                         .arg(QString::fromStdString(weapon->name));
    }
    return UnitRows::tr("Has no crossbow: it would do nothing");
}

QVariantList optionChoices(const RosterEntry& entry, const Roster& roster, const Roster& named,
                           const GameSystem& system, const Catalogue& catalogue)
{
    QVariantList choices;
    for (const ChosenOption& allowed : system.optionsFor(roster, entry.id, catalogue)) {
        const Option* option = catalogue.find(allowed.option);
        const RosterEntry* receiver = named.find(allowed.to);
        const QString receiverName = UnitRows::tr("%1 (%2)", "a Unit and its size")
                                         .arg(nameOf(*receiver, catalogue), warriorsInWords(receiver->size));
        const bool chosen = std::ranges::find(entry.options, allowed) != entry.options.end();
        choices.append(QVariant::fromValue(OptionChoice{
            QString::fromStdString(allowed.option.text()), QString::fromStdString(allowed.to.text()),
            QString::fromStdString(option->name), QString::fromStdString(option->summary), receiverName,
            doubtAbout(*option, *receiver, catalogue),
            optionCostInWords(costOf(allowed, roster, catalogue).value_or(Amounts()), system.budgets),
            chosen}));
    }
    return choices;
}

QVariantList carriedBy(const RosterEntry& entry, const Roster& roster, const Catalogue& catalogue)
{
    QVariantList carried;
    for (const RosterEntry& giver : roster.entries)
        for (const ChosenOption& chosen : giver.options)
            if (const Option* option = chosen.to == entry.id ? catalogue.find(chosen.option) : nullptr)
                carried.append(QVariant::fromValue(chipOf(*option)));
    return carried;
}

EntryRow rowOf(const RosterEntry& entry, int place, const Roster& roster, const Roster& named,
               const GameSystem& system, const Catalogue& catalogue)
{
    EntryRow row;
    row.entry = QString::fromStdString(entry.id.text());
    row.title = nameOf(entry.id, named, catalogue);
    row.ownName = QString::fromStdString(entry.name);
    row.notes = QString::fromStdString(entry.notes);
    row.size = entry.size;
    row.place = place;
    if (const auto cost = costWithOptions(entry, roster, catalogue)) {
        for (const Budget& budget : system.budgets)
            row.prices.append(amountInWords(budget, (*cost)[budget.id]));
        row.priced = true;
    }
    row.carried = carriedBy(entry, roster, catalogue);
    row.optionChoices = optionChoices(entry, roster, named, system, catalogue);
    const Unit* unit = catalogue.find(entry.unit);
    row.known = unit != nullptr;
    if (unit)
        row.card = cardOf(*unit, catalogue);
    else
        row.card.name = QString::fromStdString(entry.unit.text());
    return row;
}

// The nine places of a card in printed order, each with its picture.
QVariantList profileValues(const Profile& profile)
{
    static const std::array<QString, 9> icons{
        QStringLiteral("game/actions"),    QStringLiteral("game/power"),     QStringLiteral("game/health"),
        QStringLiteral("game/initiative"), QStringLiteral("game/combat"),    QStringLiteral("game/strength"),
        QStringLiteral("game/resistance"), QStringLiteral("game/willpower"), QStringLiteral("game/march")};
    QVariantList values;
    const auto printed = printedProfile(profile);
    for (std::size_t i = 0; i < printed.size(); ++i)
        values.append(
            QVariant::fromValue(ProfileValue{icons[i], printed[i].label, printed[i].name, printed[i].value}));
    return values;
}

} // namespace

QString colourOf(const FactionId& id, const Catalogue& catalogue)
{
    const Faction* faction = catalogue.find(id);
    const std::string_view word = wordFor(faction ? faction->colour : FactionColour::grey);
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

ShownCard cardOf(const Unit& unit, const Catalogue& catalogue)
{
    ShownCard card;
    card.unit = QString::fromStdString(unit.id.text());
    card.name = QString::fromStdString(unit.name);
    card.faction = QString::fromStdString(factionOf(unit.id).text());
    card.factionName = nameOf(factionOf(unit.id), catalogue);
    card.colour = colourOf(factionOf(unit.id), catalogue);
    card.types = typesOf(unit);
    card.note = QString::fromStdString(unit.note);
    card.hero = unit.has(UnitType::hero);
    card.hasProfile = unit.profile.has_value();
    card.fromUser = unit.fromUser;
    const auto budgets = listShapeOf(catalogue.system()).budgets;
    for (const SizeOffer& offer : unit.sizes)
        card.sizes.append(QVariant::fromValue(SizeChoice{
            offer.size, mapOf(offer.cost, budgets),
            budgets.empty() ? QString() : amountInWords(budgets[0], offer.cost[budgets[0].id]),
            briefAmounts(offer.cost, budgets), amountsInWords(offer.cost, budgets, QStringLiteral(", "))}));
    if (unit.profile)
        card.profile = profileValues(*unit.profile);
    for (const SkillUse& use : unit.skills) {
        card.chips.append(QVariant::fromValue(chipOf(use, catalogue)));
        if (const Weapon* weapon = use.weapon.empty() ? nullptr : catalogue.find(use.weapon))
            card.chips.append(QVariant::fromValue(chipOf(*weapon)));
    }
    return card;
}

QList<RowModel::Row> recruitRows(const Roster& roster, const GameSystem& system, const Catalogue& catalogue,
                                 const QString& search)
{
    QList<RowModel::Row> own, others;
    for (const Unit& unit : catalogue.units()) {
        const FactionId faction = factionOf(unit.id);
        if (unit.sizes.empty() || !system.mayRecruitFrom(faction, roster.faction, catalogue))
            continue;
        const auto sameUnit = [&](const RosterEntry& entry) { return catalogue.find(entry.unit) == &unit; };
        RecruitRow row{
            cardOf(unit, catalogue), static_cast<int>(std::ranges::count_if(roster.entries, sameUnit)), {}};
        if (!matches(row.card, search))
            continue;
        row.obstacle = obstacleTo(unit, roster, system, catalogue);
        (faction == roster.faction ? own : others)
            .append({row.card.unit, row.card.factionName, QVariant::fromValue(row)});
    }
    return own + others;
}

QList<RowModel::Row> entryRows(const Roster& roster, const std::vector<Finding>& findings,
                               const GameSystem& system, const Catalogue& catalogue)
{
    QSet<QString> wrong;
    for (const Finding& finding : findings)
        if (finding.entry)
            wrong.insert(QString::fromStdString(finding.entry->text()));
    const Roster named = withDistinctNames(roster, catalogue);
    QList<RowModel::Row> rows;
    int place = 0;
    for (const RosterEntry& entry : roster.entries) {
        EntryRow row = rowOf(entry, place++, roster, named, system, catalogue);
        row.hasFindings = wrong.contains(row.entry);
        rows.append({row.entry, {}, QVariant::fromValue(row)});
    }
    return rows;
}

} // namespace adjutant
