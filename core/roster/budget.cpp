#include "core/roster/budget.h"

#include <algorithm>
#include <iterator>

namespace adjutant {

namespace {

int added(int total, int cost)
{
    return static_cast<int>(std::min<long long>(static_cast<long long>(total) + cost, Totals::most));
}

} // namespace

Amounts sum(Amounts one, const Amounts& other)
{
    for (const auto& [id, amount] : other)
        one.set(id, added(one[id], amount));
    return one;
}

std::optional<Totals> costOf(const RosterEntry& entry, const Catalogue& catalogue)
{
    const Unit* unit = catalogue.find(entry.unit);
    const SizeOffer* offer = unit ? unit->offerFor(entry.size) : nullptr;
    if (!offer)
        return std::nullopt;
    return Totals{offer->cost, offer->size};
}

std::optional<Amounts> costOf(const ChosenOption& chosen, const Roster& roster, const Catalogue& catalogue)
{
    const Option* option = catalogue.find(chosen.option);
    const RosterEntry* receiver = roster.find(chosen.to);
    if (!option || !receiver || !costOf(*receiver, catalogue))
        return std::nullopt;
    Amounts cost;
    for (const auto& [id, amount] : option->costPerWarrior)
        cost.set(id, amount * receiver->size);
    return cost;
}

std::optional<Amounts> costWithOptions(const RosterEntry& entry, const Roster& roster,
                                       const Catalogue& catalogue)
{
    const auto cost = costOf(entry, catalogue);
    if (!cost)
        return std::nullopt;
    Amounts whole = cost->spent;
    for (const RosterEntry& giver : roster.entries)
        for (const ChosenOption& chosen : giver.options)
            if (const auto option = chosen.to == entry.id ? costOf(chosen, roster, catalogue) : std::nullopt)
                whole = sum(std::move(whole), *option);
    return whole;
}

Totals totalsOf(const Roster& roster, const Catalogue& catalogue)
{
    Totals totals;
    for (const RosterEntry& entry : roster.entries) {
        if (const auto cost = costOf(entry, catalogue)) {
            totals.spent = sum(std::move(totals.spent), cost->spent);
            totals.warriors = added(totals.warriors, cost->warriors);
        }
        for (const ChosenOption& chosen : entry.options)
            if (const auto cost = costOf(chosen, roster, catalogue))
                totals.spent = sum(std::move(totals.spent), *cost);
    }
    return totals;
}

std::vector<Amounts::Amount> inOrder(const Amounts& amounts, std::span<const Budget> budgets)
{
    std::vector<Amounts::Amount> ordered;
    for (const Budget& budget : budgets)
        ordered.emplace_back(budget.id, amounts[budget.id]);
    for (const Amounts::Amount& amount : amounts)
        if (!findIn(budgets, amount.first, &Budget::id))
            ordered.push_back(amount);
    return ordered;
}

std::vector<Budget> optionBudgets(std::span<const Budget> budgets)
{
    std::vector<Budget> cost;
    std::ranges::copy_if(budgets, std::back_inserter(cost), &Budget::ofOptions);
    return cost;
}

Message label(std::string_view id, std::span<const Budget> budgets)
{
    const Budget* budget = findIn(budgets, id, &Budget::id);
    return budget ? message(budget->label) : verbatim(std::string(id));
}

Message toText(const Amounts::Amount& amount, std::span<const Budget> budgets)
{
    const auto& [id, number] = amount;
    const Budget* budget = findIn(budgets, id, &Budget::id);
    return budget ? message(budget->amount, number) : verbatim(std::to_string(number) + ' ' + id);
}

} // namespace adjutant
