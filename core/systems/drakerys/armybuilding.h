#pragma once

#include "core/systems/drakerys/profile.h"

namespace adjutant::drakerys {

/// The Rarity the rulebook advises for an AP limit: one for every full 100 AP.
constexpr int advisedRarity(int apLimit)
{
    return apLimit / 100;
}

inline constexpr int highestAp = 100'000; ///< of an army
inline constexpr int highestRarity = 1'000;

inline constexpr BudgetAdvice rarityAdvice{
    .limit = [](const Amounts& limits) { return advisedRarity(limits["ap"]); },
    .taken = TR("As advised: one Rarity for every full 100 AP."),
    .other = TR("The rulebook advises Rarity %2 for %1 AP: one for every full 100 AP."),
};

/// What an army may cost (chapter "Forming an Army: Strategic Value").
inline constexpr Budget budgets[] = {
    {
        .id = "ap",
        .name = TR("Army Points"),
        .label = TR("AP"),
        .amount = TR("%1 AP"),
        .brief = TR("%1 AP"),
        .highestLimit = highestAp,
        .highestCost = 10'000,
        .ofOptions = true,
        .usualLimit = 500,
        .step = 50,
    },
    {
        .id = "rarity",
        .name = TR("Rarity"),
        .label = TR("Rarity"),
        .amount = TR("Rarity %1"),
        .brief = TR("R %1"),
        .highestLimit = highestRarity,
        .highestCost = 100,
        .usualLimit = 5,
        .advice = &rarityAdvice,
    },
};

/// All findings of an army (chapter "Forming an Army" and our reading of it): limits, Heroes, allegiance,
/// Units and sizes of the recruitment table, Ward with Lorn, Bastion's weapons.
std::vector<Finding> checkArmy(const Roster& army, const Catalogue& catalogue);

/// An army takes Units of its allegiance, of the Mercenaries and of the Maelstrom, never of another people.
bool mayRecruitFrom(const FactionId& faction, const FactionId& allegiance, const Catalogue& catalogue);

// Bastion's Experimental Weapons (recruitment table of the Mercenaries): for allied Infantry Units that are
// no Heroes, and for Bastion; no Unit carries two. Where the source prints no type for a Unit the table
// decides, so the app lets it have one.

void checkExperimentalWeapons(const Roster& army, const Catalogue& catalogue, std::vector<Finding>& findings);

/// Every weapon the giver offers, with every entry that may carry it.
std::vector<ChosenOption> experimentalWeaponsFor(const Roster& army, const EntryId& giver,
                                                 const Catalogue& catalogue);

/// Why a weapon may do nothing for its receiver: the Reloading Mechanism is for Warriors with crossbows,
/// nothing else asks for a weapon.
Message warningAboutWeapon(const ChosenOption& chosen, const Roster& army, const Catalogue& catalogue);

} // namespace adjutant::drakerys
