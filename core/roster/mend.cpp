#include "core/roster/mend.h"

#include "core/roster/edit.h"

#include <algorithm>
#include <tuple>

namespace adjutant {

namespace {

// One thing that could be dropped to save AP or Rarity.
struct Saving
{
    RosterChange change;
    std::size_t entry; // two savings on one entry can't be had together
    long long ap;      // 200 entries with 20 options each may cost more than an int holds
    int rarity;
    bool wholeUnit;
};

// AP that options put on an entry cost a Warrior.
long long optionApPerWarrior(const EntryId& receiver, const Roster& roster, const Catalogue& catalogue)
{
    long long ap = 0;
    for (const RosterEntry& entry : roster.entries)
        for (const ChosenOption& chosen : entry.options)
            if (const Option* option = chosen.to == receiver ? catalogue.find(chosen.option) : nullptr)
                ap += option->apPerWarrior;
    return ap;
}

std::vector<Saving> savingsOf(const Roster& roster, const Catalogue& catalogue, const MayChange& mayChange)
{
    std::vector<Saving> savings;
    const auto offer = [&](Saving saving) {
        if (mayChange(saving.change))
            savings.push_back(std::move(saving));
    };
    for (std::size_t i = 0; i < roster.entries.size(); ++i) {
        const RosterEntry& entry = roster.entries[i];
        long long ownOptions = 0;
        for (const ChosenOption& chosen : entry.options) {
            const int ap = costOf(chosen, roster, catalogue).value_or(0);
            offer({DropOption{entry.id, chosen.option, chosen.to}, i, ap, 0, false});
            ownOptions += chosen.to == entry.id ? 0 : ap;
        }
        const auto cost = costOf(entry, catalogue);
        if (!cost)
            continue;
        const long long perWarrior = optionApPerWarrior(entry.id, roster, catalogue);
        for (const SizeOffer& smaller : catalogue.find(entry.unit)->sizes) {
            const long long ap = cost->ap - smaller.ap + perWarrior * (entry.size - smaller.size);
            if (smaller.size < entry.size && ap >= 0)
                offer({ResizeEntry{entry.id, entry.size, smaller.size}, i, ap, cost->rarity - smaller.rarity,
                       false});
        }
        offer(
            {RemoveEntry{entry.id}, i, cost->ap + perWarrior * entry.size + ownOptions, cost->rarity, true});
    }
    return savings;
}

void take(const Saving& saving, Mend& mend)
{
    mend.changes.push_back(saving.change);
    mend.apChange = static_cast<int>(std::max<long long>(mend.apChange - saving.ap, -Totals::most));
    mend.rarityChange -= saving.rarity;
}

Mend mendOf(std::initializer_list<const Saving*> savings)
{
    Mend mend;
    for (const Saving* saving : savings)
        take(*saving, mend);
    return mend;
}

} // namespace

std::optional<Mend> mendForLimits(const Roster& roster, const Totals& totals, const Catalogue& catalogue,
                                  const MayChange& mayChange)
{
    if (totals.ap == Totals::most)
        return std::nullopt; // how far it is over, the total doesn't tell
    const int apOver = totals.ap - roster.limits.ap;
    const int rarityOver = totals.rarity - roster.limits.rarity;
    std::vector<Saving> savings = savingsOf(roster, catalogue, mayChange);

    using Cost = std::tuple<long long, int, int>;
    std::optional<Cost> smallest;
    std::optional<Mend> best;
    const auto consider = [&](long long ap, int rarity, int wholeUnits,
                              std::initializer_list<const Saving*> parts) {
        if (ap < apOver || rarity < rarityOver)
            return;
        const Cost cost{ap, rarity, wholeUnits};
        if (!smallest || cost < *smallest) {
            smallest = cost;
            best = mendOf(parts);
        }
    };
    for (const Saving& one : savings)
        consider(one.ap, one.rarity, one.wholeUnit, {&one});
    if (best)
        return best;
    for (auto one = savings.begin(); one != savings.end(); ++one)
        for (auto other = one + 1; other != savings.end(); ++other)
            if (one->entry != other->entry)
                consider(one->ap + other->ap, one->rarity + other->rarity, one->wholeUnit + other->wholeUnit,
                         {&*one, &*other});
    if (best)
        return best;

    std::ranges::stable_sort(savings, std::greater(),
                             [](const Saving& saving) { return std::pair(saving.ap, saving.rarity); });
    Mend drops;
    for (const Saving& saving : savings) {
        const bool useful = (drops.apChange + apOver > 0 && saving.ap > 0) ||
                            (drops.rarityChange + rarityOver > 0 && saving.rarity > 0);
        if (!saving.wholeUnit || !useful)
            continue;
        take(saving, drops);
        if (drops.apChange + apOver <= 0 && drops.rarityChange + rarityOver <= 0)
            return drops;
    }
    return std::nullopt;
}

Roster mended(Roster roster, const Mend& mend)
{
    const auto carryOut = [&roster](const auto& change) {
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
    for (const RosterChange& change : mend.changes)
        std::visit(carryOut, change);
    return roster;
}

} // namespace adjutant
