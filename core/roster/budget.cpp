#include "core/roster/budget.h"

#include <algorithm>

namespace adjutant {

namespace {

// Both are costs: neither is negative, nor more than the most a total can be.
void add(int& total, int cost)
{
    total = std::min(total, Totals::most - cost) + cost;
}

} // namespace

std::optional<Totals> costOf(const RosterEntry& entry, const Catalogue& catalogue)
{
    const Unit* unit = catalogue.find(entry.unit);
    const SizeOffer* offer = unit ? unit->offerFor(entry.size) : nullptr;
    if (!offer)
        return std::nullopt;
    return Totals{offer->ap, offer->rarity, offer->size};
}

std::optional<int> costOf(const ChosenOption& chosen, const Roster& roster, const Catalogue& catalogue)
{
    const Option* option = catalogue.find(chosen.option);
    const RosterEntry* receiver = roster.find(chosen.to);
    if (!option || !receiver || !costOf(*receiver, catalogue))
        return std::nullopt;
    return option->apPerWarrior * receiver->size;
}

Totals totalsOf(const Roster& roster, const Catalogue& catalogue)
{
    Totals totals;
    for (const RosterEntry& entry : roster.entries) {
        if (const auto cost = costOf(entry, catalogue)) {
            add(totals.ap, cost->ap);
            add(totals.rarity, cost->rarity);
            add(totals.warriors, cost->warriors);
        }
        for (const ChosenOption& chosen : entry.options)
            add(totals.ap, costOf(chosen, roster, catalogue).value_or(0));
    }
    return totals;
}

} // namespace adjutant
