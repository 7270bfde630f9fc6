#include "core/roster/edit.h"

#include <tuple>

namespace adjutant {

namespace {

EntryId freeId(const Roster& roster, const UnitId& unit)
{
    for (int k = 1;; ++k) {
        EntryId id = defaultEntryId(unit, k);
        if (!roster.find(id))
            return id;
    }
}

// `vela`, `vela-2`, …
EntryId freeCardId(const Roster& roster, const door::Answers& card)
{
    const std::string made = idOfName(nameOnCard(card));
    const std::string stem = made.empty() ? "card" : made;
    EntryId id(stem);
    for (int k = 2; roster.find(id); ++k)
        id = EntryId(stem + '-' + std::to_string(k));
    return id;
}

auto positionOf(Roster& roster, const EntryId& entry)
{
    return std::ranges::find(roster.entries, entry, &RosterEntry::id);
}

// Amounts of the budgets, in their order; 200 entries with 20 options each may cost more than an int holds.
using Wide = std::vector<long long>;

// One thing that could be dropped to save something of the budgets.
struct Saving
{
    RosterChange change;
    std::size_t entry; // two savings on one entry can't be had together
    Wide saved;
    bool wholeUnit;
};

// Adds amounts of a budget's that are had so many times.
void addTo(Wide& amounts, const Amounts& more, std::span<const Budget> budgets, long long times = 1)
{
    for (std::size_t i = 0; i < budgets.size(); ++i)
        amounts[i] += times * more[budgets[i].id];
}

// What the options that an entry received cost of it, a Warrior.
Wide optionCostPerWarrior(const EntryId& receiver, const Roster& roster, std::span<const Budget> budgets,
                          const Catalogue& catalogue)
{
    Wide cost(budgets.size());
    for (const RosterEntry& entry : roster.entries)
        for (const ChosenOption& chosen : entry.options)
            if (const Option* option = chosen.to == receiver ? catalogue.find(chosen.option) : nullptr)
                addTo(cost, option->costPerWarrior, budgets);
    return cost;
}

std::vector<Saving> savingsOf(const Roster& roster, std::span<const Budget> budgets,
                              const Catalogue& catalogue, const MayChange& mayChange)
{
    std::vector<Saving> savings;
    const auto offer = [&](Saving saving) {
        if (mayChange(saving.change))
            savings.push_back(std::move(saving));
    };
    for (std::size_t i = 0; i < roster.entries.size(); ++i) {
        const RosterEntry& entry = roster.entries[i];
        Wide given(budgets.size()); // options for others go with their giver
        for (const ChosenOption& chosen : entry.options) {
            const Amounts cost = costOf(chosen, roster, catalogue).value_or(Amounts());
            Wide saved(budgets.size());
            addTo(saved, cost, budgets);
            offer({DropOption{entry.id, chosen.option, chosen.to}, i, std::move(saved), false});
            if (chosen.to != entry.id)
                addTo(given, cost, budgets);
        }
        const auto cost = costOf(entry, catalogue);
        if (!cost)
            continue;
        const Wide perWarrior = optionCostPerWarrior(entry.id, roster, budgets, catalogue);
        const auto savedBy = [&](const Amounts& remaining, int warriorsFewer) {
            Wide saved(budgets.size());
            addTo(saved, cost->spent, budgets);
            addTo(saved, remaining, budgets, -1);
            for (std::size_t each = 0; each < saved.size(); ++each)
                saved[each] += perWarrior[each] * warriorsFewer;
            return saved;
        };
        for (const SizeOffer& smaller : catalogue.find(entry.unit)->sizes) {
            if (smaller.size >= entry.size)
                continue;
            Wide saved = savedBy(smaller.cost, entry.size - smaller.size);
            if (saved.empty() || saved.front() >= 0) // what costs more of the first budget is no saving
                offer({ResizeEntry{entry.id, entry.size, smaller.size}, i, std::move(saved), false});
        }
        Wide saved = savedBy({}, entry.size);
        for (std::size_t each = 0; each < saved.size(); ++each)
            saved[each] += given[each];
        offer({RemoveEntry{entry.id}, i, std::move(saved), true});
    }
    return savings;
}

void take(const Saving& saving, std::span<const Budget> budgets, Fix& fix)
{
    fix.changes.push_back(saving.change);
    for (std::size_t i = 0; i < budgets.size(); ++i) {
        const std::string_view id = budgets[i].id;
        fix.effect.set(
            id, static_cast<int>(std::max<long long>(fix.effect[id] - saving.saved[i], -Totals::most)));
    }
}

// Whole entries that still help, from the dearest down, until every budget is within its limit.
std::optional<Fix> droppedFromTheDearest(std::vector<Saving> savings, Wide over,
                                         std::span<const Budget> budgets)
{
    std::ranges::stable_sort(savings, std::greater(), &Saving::saved);
    const auto isOver = [](long long each) { return each > 0; };
    Fix drops;
    for (const Saving& saving : savings) {
        bool isUseful = false;
        for (std::size_t i = 0; i < over.size(); ++i)
            isUseful = isUseful || (over[i] > 0 && saving.saved[i] > 0);
        if (!saving.wholeUnit || !isUseful)
            continue;
        take(saving, budgets, drops);
        for (std::size_t i = 0; i < over.size(); ++i)
            over[i] -= saving.saved[i];
        if (std::ranges::none_of(over, isOver))
            return drops;
    }
    return std::nullopt;
}

} // namespace

Roster recruited(Roster roster, const UnitId& unit, int size)
{
    if (roster.entries.size() < Roster::mostEntries)
        roster.entries.push_back({freeId(roster, unit), unit, size, {}, {}, {}});
    return roster;
}

Roster withOwnCard(Roster roster, door::Answers card)
{
    if (roster.entries.size() < Roster::mostEntries)
        roster.entries.push_back({freeCardId(roster, card), {}, 1, {}, {}, {}, std::move(card)});
    return roster;
}

Roster withoutEntry(Roster roster, const EntryId& entry)
{
    const EntryId gone = entry; // the caller's id may live in the entry that goes
    std::erase_if(roster.entries, [&](const RosterEntry& candidate) { return candidate.id == gone; });
    for (RosterEntry& other : roster.entries)
        std::erase_if(other.options, [&](const ChosenOption& chosen) { return chosen.to == gone; });
    return roster;
}

Roster duplicated(Roster roster, const EntryId& entry)
{
    const auto found = positionOf(roster, entry);
    if (found == roster.entries.end() || roster.entries.size() >= Roster::mostEntries)
        return roster;
    RosterEntry copy = *found;
    copy.id = copy.unit.empty() ? freeCardId(roster, copy.card) : freeId(roster, copy.unit);
    copy.options.clear();
    roster.entries.insert(found + 1, std::move(copy));
    return roster;
}

Roster moved(Roster roster, const EntryId& entry, int place)
{
    const auto found = positionOf(roster, entry);
    if (found == roster.entries.end())
        return roster;
    RosterEntry moving = std::move(*found);
    roster.entries.erase(found);
    const int target = std::clamp(place, 0, static_cast<int>(roster.entries.size()));
    roster.entries.insert(roster.entries.begin() + target, std::move(moving));
    return roster;
}

std::optional<Fix> fixForLimits(const Roster& roster, const Totals& totals, std::span<const Budget> budgets,
                                const Catalogue& catalogue, const MayChange& mayChange)
{
    Wide over(budgets.size());
    addTo(over, totals.spent, budgets);
    if (findIn(over, Totals::most))
        return std::nullopt; // how far it is over, the total doesn't tell
    addTo(over, roster.limits, budgets, -1);
    std::vector<Saving> savings = savingsOf(roster, budgets, catalogue, mayChange);

    // The cheapest one, or two together, that bring every budget within its limit.
    const Saving* first = nullptr;
    const Saving* second = nullptr;
    Wide least;
    Wide saved(over.size()); // of those being considered
    int leastUnits = 0;
    const auto consider = [&](const Saving& one, const Saving* other) {
        for (std::size_t i = 0; i < over.size(); ++i) {
            saved[i] = one.saved[i] + (other ? other->saved[i] : 0);
            if (saved[i] < over[i])
                return;
        }
        const int wholeUnits = one.wholeUnit + (other && other->wholeUnit);
        if (first && std::tie(saved, wholeUnits) >= std::tie(least, leastUnits))
            return;
        least = saved;
        leastUnits = wholeUnits;
        first = &one;
        second = other;
    };
    for (const Saving& one : savings)
        consider(one, nullptr);
    if (!first)
        for (auto one = savings.begin(); one != savings.end(); ++one)
            for (auto other = one + 1; other != savings.end(); ++other)
                if (one->entry != other->entry)
                    consider(*one, &*other);
    if (!first)
        return droppedFromTheDearest(std::move(savings), std::move(over), budgets);
    Fix fix;
    take(*first, budgets, fix);
    if (second)
        take(*second, budgets, fix);
    return fix;
}

Roster fixed(Roster roster, const Fix& fix)
{
    const auto playRecord = [&roster](const auto& change) {
        using Change = std::decay_t<decltype(change)>;
        if constexpr (std::is_same_v<Change, ResizeEntry>)
            roster = resized(std::move(roster), change.entry, change.to);
        else if constexpr (std::is_same_v<Change, RemoveEntry>)
            roster = withoutEntry(std::move(roster), change.entry);
        else if constexpr (std::is_same_v<Change, RecruitUnit>)
            roster = recruited(std::move(roster), change.unit, change.size);
        else if constexpr (std::is_same_v<Change, ReplaceUnit>)
            roster = withUnitReplaced(std::move(roster), change.entry, change.unit, change.size);
        else
            roster = withoutOption(std::move(roster), change.entry, {change.option, change.to});
    };
    for (const RosterChange& change : fix.changes)
        std::visit(playRecord, change);
    return roster;
}

} // namespace adjutant
