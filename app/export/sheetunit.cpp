#include "app/export/sheetunit.h"

#include "app/export/sheetwords.h"
#include "app/text/budgetwords.h"
#include "app/text/figures.h"
#include "app/text/names.h"
#include "app/text/rulewords.h"
#include "core/roster/budget.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

namespace adjutant {

namespace {

struct SheetUnitWords
{
    Q_DECLARE_TR_FUNCTIONS(SheetUnit)
};

// A draft may claim any size; beyond this it is a slip that nobody wants boxes for.
constexpr int mostWarriors = 200;

InjuryBoxes injuryBoxesOf(const RosterEntry& entry, const Unit* unit)
{
    if (entry.size < 1 || entry.size > mostWarriors)
        return {};
    const int health = unit && unit->profile ? unit->profile->health : 1;
    return {entry.size, std::max(health, 1)};
}

QString specialOf(const Weapon& weapon)
{
    QStringList special;
    if (const int shots = weapon.shotsPerActivation.value_or(0); shots == 1)
        special.append(SheetUnitWords::tr("%Ln Shot an Activation", "exactly one", shots));
    else if (shots > 1)
        special.append(SheetUnitWords::tr("%Ln Shots an Activation", nullptr, shots));
    if (weapon.cancelsParry)
        special.append(SheetUnitWords::tr("no Parry or Expert Parry against it"));
    return special.join(QStringLiteral(", "));
}

QString strengthOf(const Weapon& weapon, const std::optional<Profile>& profile)
{
    if (weapon.strength)
        return figure(*weapon.strength);
    return profile ? SheetUnitWords::tr("%1 (Warrior’s)", "the Strength of the one who shoots")
                         .arg(figure(profile->strength))
                   : SheetUnitWords::tr("Warrior’s", "the Strength of the one who shoots");
}

std::vector<SheetWeapon> weaponsOf(const Unit& unit, const Catalogue& catalogue)
{
    std::vector<SheetWeapon> weapons;
    for (const SkillUse& use : unit.skills)
        if (const Weapon* weapon = use.weapon.empty() ? nullptr : catalogue.find(use.weapon))
            weapons.push_back({QString::fromStdString(weapon->name), centimetresInWords(weapon->range),
                               strengthOf(*weapon, unit.profile), figure(weapon->saturation),
                               specialOf(*weapon)});
    return weapons;
}

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
                {nameOf(chosen.option, catalogue),
                 option ? QString::fromStdString(option->summary) : QString(), nameOf(giver, catalogue),
                 optionCostInWords(costOf(chosen, roster, catalogue).value_or(Amounts()), budgets)});
        }
    }
    return carried;
}

} // namespace

SheetUnit sheetUnitOf(const RosterEntry& entry, const Roster& roster, const Catalogue& catalogue,
                      std::span<const Budget> budgets)
{
    const Unit* unit = catalogue.find(entry.unit);
    SheetUnit card;
    card.title = nameOf(entry, catalogue);
    card.unitName = nameOf(entry.unit, catalogue);
    card.size = entry.size;
    card.options = optionsCarriedBy(entry.id, roster, catalogue, budgets);
    if (const auto cost = costWithOptions(entry, roster, catalogue)) {
        for (const Budget& budget : budgets)
            card.costs.push_back((*cost)[budget.id]);
        card.cost = amountsInWords(*cost, budgets, middleDot);
    }
    card.notes = QString::fromStdString(entry.notes);
    card.injuries = injuryBoxesOf(entry, unit);
    if (!unit)
        return card;
    card.hero = unit->has(UnitType::hero);
    card.types = typesOf(*unit);
    card.profile = unit->profile;
    for (const SkillUse& use : unit->skills)
        card.skills.push_back(
            {titleOf(use, catalogue), summaryOf(use, catalogue), catalogue.find(use.weapon) != nullptr});
    card.weapons = weaponsOf(*unit, catalogue);
    card.catalogueNote = QString::fromStdString(unit->note);
    return card;
}

} // namespace adjutant
