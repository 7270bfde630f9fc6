#include "app/export/sheetwords.h"

#include "app/text/figures.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

namespace adjutant {

namespace {

struct SheetWords
{
    Q_DECLARE_TR_FUNCTIONS(SheetWords)
};

} // namespace

QString totalsLine(const RosterSheet& sheet)
{
    QStringList totals;
    for (const SheetBudget& budget : sheet.budgets)
        totals.append(budget.words);
    totals.append(sheet.countText);
    return totals.join(middleDot);
}

QStringList costCells(const SheetUnit& unit, const RosterSheet& sheet)
{
    QStringList cells;
    for (std::size_t i = 0; i < sheet.budgets.size(); ++i)
        cells.append(i < unit.costs.size() ? figure(unit.costs[i]) : QStringLiteral("–"));
    return cells;
}

QStringList totalCells(const RosterSheet& sheet)
{
    QStringList cells;
    for (const SheetBudget& budget : sheet.budgets)
        cells.append(figure(budget.total));
    return cells;
}

QString allegianceLine(const RosterSheet& sheet)
{
    QStringList parts{sheet.allegiance, sheet.allegianceTitle, sheet.system};
    parts.removeAll(QString());
    return parts.join(middleDot);
}

QString draftLine(const RosterSheet& sheet)
{
    const int findings = static_cast<int>(sheet.findings.size());
    if (findings == 0)
        return {};
    return findings == 1
               ? SheetWords::tr("Draft: %Ln problem to fix before it is legal.", "exactly one", findings)
               : SheetWords::tr("Draft: %Ln problems to fix before it is legal.", nullptr, findings);
}

QString findingLine(const SheetFinding& finding)
{
    return finding.about.isEmpty()
               ? finding.words
               : SheetWords::tr("%1: %2", "a Unit, what is wrong with it").arg(finding.about, finding.words);
}

QString costLine(const SheetUnit& unit)
{
    if (unit.hasCost && unit.cost.isEmpty())
        return SheetWords::tr("no known cost");
    return unit.cost;
}

QString sizeAndCostLine(const SheetUnit& unit)
{
    QStringList parts{unit.sizeText, costLine(unit)};
    parts.removeAll(QString());
    return parts.join(middleDot);
}

QString aboutLine(const SheetUnit& unit)
{
    QStringList parts{unit.title != unit.unitName ? unit.unitName : QString(), sizeAndCostLine(unit),
                      unit.kind};
    parts.removeAll(QString());
    return parts.join(middleDot);
}

QString optionCost(const SheetOption& option, const SheetUnit& bearer)
{
    if (option.giver == bearer.title)
        return option.cost;
    return SheetWords::tr("%1, from %2", "what an option costs, who gives it").arg(option.cost, option.giver);
}

std::vector<SheetAbility> explainedAbilities(const SheetUnit& unit)
{
    std::vector<SheetAbility> abilities = unit.abilities;
    std::erase_if(abilities, &SheetAbility::shownByGear);
    return abilities;
}

std::vector<SheetAbility> explainedAbilities(const RosterSheet& sheet)
{
    std::vector<SheetAbility> abilities;
    for (const SheetUnit& unit : sheet.units)
        std::ranges::copy(explainedAbilities(unit), std::back_inserter(abilities));
    const auto before = [](const SheetAbility& one, const SheetAbility& other) {
        const int order = QString::localeAwareCompare(one.title, other.title);
        return order != 0 ? order < 0 : one.title < other.title;
    };
    std::ranges::sort(abilities, before);
    const auto repeated = std::ranges::unique(abilities, {}, &SheetAbility::title);
    abilities.erase(repeated.begin(), repeated.end());
    return abilities;
}

} // namespace adjutant
