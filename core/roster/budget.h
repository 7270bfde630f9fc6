#pragma once

#include "core/roster/roster.h"

namespace adjutant {

/// What a game's rules advise as the limit of a budget.
struct BudgetAdvice
{
    int (*limit)(const Amounts& limits); ///< by the limits of the other budgets
    Words taken;                         ///< said where the limit is as advised
    Words other; ///< where it isn't; %1 and on are all budgets' limits, this one's as advised
};

/// Something of which an army has only so much. Its entries spend it by their size; what they spend is added
/// up and held against a limit. A game says which budgets it has, the most important first.
struct Budget
{
    std::string_view id; ///< as files name it: `ap`
    Words name;          ///< "Army Points"
    Words label;         ///< as it is printed: "AP"
    Words amount;        ///< %1 of it: "%1 AP"
    Words brief;         ///< the same where there is little room
    int highestLimit = 0;
    int highestCost = 0;    ///< of a Unit, or an option, of a catalogue
    bool ofOptions = false; ///< options cost of it, for each Warrior of the receiver
    int usualLimit = 0;     ///< of a new army
    int step = 1;           ///< by which its limit is changed
    const BudgetAdvice* advice = nullptr;
};

/// What an army, or a part of it, costs and counts.
struct Totals
{
    Amounts spent;
    int warriors = 0;

    bool operator==(const Totals&) const = default;

    /// A user's catalogue can make an army that costs more; its total is this, then.
    static constexpr int most = 1'000'000'000;
};

/// What an entry costs by the recruitment table, without options; none where the table doesn't say.
std::optional<Totals> costOf(const RosterEntry& entry, const Catalogue& catalogue);

/// What an option costs: so much a Warrior of the receiver. None for unknown options or receivers without a
/// cost.
std::optional<Amounts> costOf(const ChosenOption& chosen, const Roster& roster, const Catalogue& catalogue);

/// What an entry costs with the options that were handed to it; none where the table doesn't say.
std::optional<Amounts> costWithOptions(const RosterEntry& entry, const Roster& roster,
                                       const Catalogue& catalogue);

/// The totals of all entries and options that have a cost. An entry without one is a finding of its own.
Totals totalsOf(const Roster& roster, const Catalogue& catalogue);

/// Both together; no total is more than Totals::most.
Amounts sum(Amounts one, const Amounts& other);

/// The amount of each budget, in their order, and behind them what is of none of them.
std::vector<Amounts::Amount> inOrder(const Amounts& amounts, std::span<const Budget> budgets);

/// Those that options cost of, in their order.
std::vector<Budget> optionBudgets(std::span<const Budget> budgets);

/// What is printed for it: "AP". What is of no budget is named by its id.
Message label(std::string_view id, std::span<const Budget> budgets);

/// An amount in words: "160 AP". What is of no budget is named by its id.
Message toText(const Amounts::Amount& amount, std::span<const Budget> budgets);

} // namespace adjutant
