#pragma once

#include "core/match/task.h"
#include "core/roster/roster.h"

namespace adjutant {

// The changes that make up a fix.
struct ResizeEntry
{
    EntryId entry;
    int from = 0;
    int to = 0;
    bool operator==(const ResizeEntry&) const = default;
};
struct RemoveEntry
{
    EntryId entry;
    bool operator==(const RemoveEntry&) const = default;
};
struct RecruitUnit
{
    UnitId unit;
    int size = 0;
    bool operator==(const RecruitUnit&) const = default;
};
struct ReplaceUnit
{
    EntryId entry;
    UnitId unit;
    int size = 0;
    bool operator==(const ReplaceUnit&) const = default;
};
struct DropOption
{
    EntryId entry;
    OptionId option;
    EntryId to;
    bool operator==(const DropOption&) const = default;
};

using RosterChange = std::variant<ResizeEntry, RemoveEntry, RecruitUnit, ReplaceUnit, DropOption>;

/// The smallest change that would do away with a finding, and what it does to the totals.
struct Fix
{
    std::vector<RosterChange> changes;
    Amounts effect;

    bool operator==(const Fix&) const = default;
};

enum class Severity { error, warning };

/// One thing that is wrong with a roster. Who finds it says which rule is broken and what is to be said.
struct Finding
{
    std::string rule; ///< its code, as the command line prints it: `ap-limit`, `unknown-unit`, …
    Message message;
    Severity severity = Severity::error;
    std::optional<EntryId> entry{}; ///< none: the roster as a whole
    std::optional<std::size_t> entryIndex{};
    std::optional<Fix> fix{};
    std::string budget{}; ///< the one whose limit is broken; empty: another rule
    Message beforehand{}; ///< what is said before the entry is added, where that is something else

    bool operator==(const Finding&) const = default;
};

/// A finding about the roster as a whole.
inline Finding aboutRoster(std::string rule, Message message)
{
    return {std::move(rule), std::move(message)};
}

/// A finding about one entry.
inline Finding aboutEntry(const Roster& roster, std::size_t index, std::string rule, Message message,
                          std::optional<Fix> fix = std::nullopt)
{
    return {std::move(rule), std::move(message), Severity::error, roster.entries[index].id,
            index,           std::move(fix)};
}

inline std::string_view toWord(Severity severity)
{
    return severity == Severity::error ? "error" : "warning";
}

/// A fix as an invitation with what it does to the totals: "drop Crows: -40 AP". `roster` is the one before
/// the fix.
Message toMessage(const Fix& fix, const Roster& roster, const Catalogue& catalogue);

class Ask;
namespace door {
struct CardView;
}

/// Cards of a game that are no Units': what they say is asked as a form, of which data files hold the
/// answers.
struct CardKind
{
    std::string_view id; ///< `spell`
    Task<> (*ask)(Ask& ask);
};

/// What the lists and catalogues of a game are made of, for those who read and write them.
struct ListShape
{
    bool isUnknown = false;            ///< nobody knows the game
    bool hasFactions = false;          ///< an army is of one, and so is every Unit of the catalogue
    std::span<const Budget> budgets{}; ///< what an army's entries spend; none: armies have no limits
    Words sizeWords{};                 ///< what the size of an entry counts, with a plural: "%n Warrior(s)";
                                       ///< none: entries have no size

    /// Whether an army of `allegiance` may recruit from `faction`. Null: everybody recruits from all.
    bool (*mayRecruitFrom)(const FactionId& faction, const FactionId& allegiance,
                           const Catalogue& catalogue) = nullptr;

    /// What only its catalogue has.
    CatalogueKeys keys{};

    /// What a card of the game says, asked as a form: what an owner types, and what data files hold. Null:
    /// the game's cards can't be typed.
    Task<> (*card)(door::CardView& card, Ask& ask) = nullptr;

    /// Further kinds of cards, which the catalogue holds beside the Units.
    std::span<const CardKind> cardKinds{};

    /// What else a list is asked for: the answers are Roster::extras. Null: nothing.
    Task<> (*rosterExtras)(Ask& ask) = nullptr;

    bool hasLimits() const { return isUnknown || !budgets.empty(); }
};

/// The shape of a game's lists; of a game that nobody knows, a strict one. The list of games has it.
ListShape listShapeOf(const SystemId& system);

// The checks that hold for every game whose lists have budgets and sizes. A game system puts them together
// with its own.

/// Entries whose Unit nothing has, or whose size the table does not offer. Units that nobody can recruit are
/// left to the game.
void checkUnitsAndSizes(const Roster& roster, const Catalogue& catalogue, std::vector<Finding>& findings);

/// Entries of factions from which the army may not recruit.
void checkFactions(const Roster& roster, const Catalogue& catalogue, std::vector<Finding>& findings);

/// The fix that takes an entry out, with what that saves.
inline Fix dropping(const RosterEntry& entry, const Catalogue& catalogue)
{
    const Totals cost = costOf(entry, catalogue).value_or(Totals{});
    return {{RemoveEntry{entry.id}}, negated(cost.spent)};
}

/// Totals over the limits.
void checkLimits(const Roster& roster, const Totals& totals, std::span<const Budget> budgets,
                 std::vector<Finding>& findings);

/// Entries of a list of typed cards: units that nobody knows, cards that are missing or don't hold, sizes of
/// what has none.
void checkCards(const Roster& list, const Catalogue& catalogue,
                Task<> (*card)(door::CardView& card, Ask& ask), std::vector<Finding>& findings);

/// All that is wrong with a list of a game that has no other rules for lists.
template <Task<> (*card)(door::CardView& card, Ask& ask)>
std::vector<Finding> checkedCards(const Roster& list, const Catalogue& catalogue)
{
    std::vector<Finding> findings;
    checkCards(list, catalogue, card, findings);
    return findings;
}

} // namespace adjutant
