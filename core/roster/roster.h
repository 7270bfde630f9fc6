#pragma once

#include "core/catalogue/translation.h"
#include "core/words/message.h"

#include <set>

namespace adjutant {

/// An option that one entry hands to another, or to itself.
struct ChosenOption
{
    OptionId option;
    EntryId to;

    bool operator==(const ChosenOption&) const = default;
};

/// One Unit of an army list.
struct RosterEntry
{
    EntryId id;
    UnitId unit; ///< kept as written even when nothing has that id
    int size = 0;
    std::string name; ///< the player's own name for it; empty: the catalogue's
    std::string notes;
    std::vector<ChosenOption> options;
    door::Answers card{}; ///< what its owner typed, in place of a Unit of the catalogue; empty: nothing

    bool operator==(const RosterEntry&) const = default;

    static constexpr std::size_t mostOptions = 20;
};

/// An army list. It may break every rule of its game: a draft is worth keeping.
struct Roster
{
    SystemId system;
    std::string name;
    FactionId faction; ///< the allegiance
    Amounts limits;    ///< what it may cost, by budget: no total may exceed its limit
    std::string notes;
    std::vector<RosterEntry> entries;
    door::Answers extras{}; ///< what else the game asks of a list

    const RosterEntry* find(const EntryId& id) const { return findIn(entries, id, &RosterEntry::id); }

    bool operator==(const Roster&) const = default;

    static constexpr std::size_t mostEntries = 200;
    static constexpr std::size_t longestName = 200;   ///< bytes
    static constexpr std::size_t longestNotes = 4000; ///< bytes
};

/// The id of the k-th entry of a Unit where its owner gives none: `crows-1`.
inline EntryId defaultEntryId(const UnitId& unit, int k)
{
    return EntryId(nameWithinFaction(unit) + '-' + std::to_string(k));
}

/// The ids a roster's entries have where their owner gives none, in order; k counts the entries of the same
/// name.
std::vector<EntryId> defaultEntryIds(const Roster& roster);

/// What files and people call a thing; its id stands for a name that the catalogue doesn't have.
template <class Kind> ProperName properName(const Id<Kind>& id, const Catalogue& catalogue)
{
    const auto* thing = catalogue.find(id);
    return {id.text(), thing ? thing->name : id.text()};
}

/// What a card says that it is called; empty: nothing.
std::string nameOnCard(const door::Answers& card);

/// An entry goes by its owner's own name for it, else by its card's.
ProperName properName(const RosterEntry& entry, const Catalogue& catalogue);
inline ProperName properName(const EntryId& id, const Roster& roster, const Catalogue& catalogue)
{
    const RosterEntry* entry = roster.find(id);
    return entry ? properName(*entry, catalogue) : ProperName{id.text(), id.text()};
}

/// A roster as a match begins with it: every entry has its card, its own or the one of its Unit in the
/// catalogue, called by the name that its owner gave it. An entry of an unknown Unit has none.
Roster withCards(Roster roster, const Catalogue& catalogue);

/// A sample list's roster in another language, by its path in the data; its ids stay.
Roster translated(Roster roster, const std::string& path, const Translation& translation);

/// Sample lists by the paths that translations name them by.
using ListsByPath = std::map<std::string, Roster>;

/// What the cards of a catalogue and of its sample lists write as a word or a key: what `words` of a
/// translation can name.
std::set<std::string> wordsOf(const Catalogue& catalogue, const ListsByPath& lists);

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

/// The budgets that options cost from, in their order.
inline std::vector<Budget> optionBudgets(std::span<const Budget> budgets)
{
    std::vector<Budget> cost;
    std::ranges::copy_if(budgets, std::back_inserter(cost), &Budget::ofOptions);
    return cost;
}

/// What is printed for it: "AP". What is of no budget is named by its id.
inline Message label(std::string_view id, std::span<const Budget> budgets)
{
    const Budget* budget = findIn(budgets, id, &Budget::id);
    return budget ? message(budget->label) : verbatim(std::string(id));
}

/// An amount in words: "160 AP". What is of no budget is named by its id.
inline Message toText(const Amounts::Amount& amount, std::span<const Budget> budgets)
{
    const auto& [id, number] = amount;
    const Budget* budget = findIn(budgets, id, &Budget::id);
    return budget ? message(budget->amount, number) : verbatim(std::to_string(number) + ' ' + id);
}

} // namespace adjutant
