#pragma once

#include "core/catalogue/unit.h"
#include "core/roster/roster.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace adjutant {

/// The total of a budget is over its limit.
struct OverLimit
{
    std::string budget; ///< its id
    int total = 0;
    int limit = 0;

    bool operator==(const OverLimit&) const = default;
};

/// No Hero of the army's own allegiance is in it (chapter "Forming an Army: Heroes").
struct HeroMissing
{
    FactionId allegiance;
    bool operator==(const HeroMissing&) const = default;
};

/// A Hero stands in the army more than once.
struct HeroRepeated
{
    UnitId hero;
    int count = 0;
    bool operator==(const HeroRepeated&) const = default;
};

/// Nothing in the catalogue has that id.
struct UnknownUnit
{
    std::string named;
    UnitId nearest; ///< empty where nothing is like it
    bool operator==(const UnknownUnit&) const = default;
};

/// The recruitment table has no such size for the Unit.
struct SizeNotOffered
{
    UnitId unit;
    int size = 0;
    std::vector<int> offered;
    bool operator==(const SizeNotOffered&) const = default;
};

/// A Unit of another people than the army's.
struct WrongAllegiance
{
    UnitId unit;
    FactionId allegiance;
    bool operator==(const WrongAllegiance&) const = default;
};

/// A Unit that may only join together with another.
struct UnitRequired
{
    UnitId unit;
    UnitId required;
    bool operator==(const UnitRequired&) const = default;
};

/// A Unit that only comes by invocation.
struct NotRecruitable
{
    UnitId unit;
    bool operator==(const NotRecruitable&) const = default;
};

/// An option that may not be had so.
struct OptionNotAllowed
{
    enum class Why {
        unknown,         ///< no option has that id
        notOffered,      ///< the entry's Unit doesn't offer it
        oneOnly,         ///< the Unit has handed out its one option already
        noSuchEntry,     ///< the list has no entry of that id
        notInfantry,     ///< the receiver's card says that it is no Infantry
        hero,            ///< the receiver is a Hero other than the giver
        alreadyEquipped, ///< the receiver has one from elsewhere
    };
    Why why = Why::unknown;
    OptionId option;
    EntryId to;
    std::vector<OptionId> offered; ///< what the entry's Unit does offer
    bool operator==(const OptionNotAllowed&) const = default;
};

/// The file says something that can't be taken as an army list; the text tells what, where it is known.
struct Malformed
{
    std::string what;
    bool operator==(const Malformed&) const = default;
};

using FindingCause = std::variant<OverLimit, HeroMissing, HeroRepeated, UnknownUnit, SizeNotOffered,
                                  WrongAllegiance, UnitRequired, NotRecruitable, OptionNotAllowed, Malformed>;

// The changes of which a mend is made.
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

/// One thing that is wrong with a roster.
struct Finding
{
    FindingCause cause;
    Severity severity = Severity::error;
    std::optional<EntryId> entry; ///< none: the roster as a whole
    std::optional<std::size_t> entryIndex;
    std::optional<Fix> fix;

    bool operator==(const Finding&) const = default;
};

/// The code of a finding's rule as the command line prints it: `ap-limit`, `hero-required`, …
std::string ruleOf(const Finding& finding);

std::string_view toWord(Severity severity);

} // namespace adjutant
