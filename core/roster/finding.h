#pragma once

#include "core/catalogue/unit.h"
#include "core/roster/roster.h"
#include "core/words/message.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace adjutant {

class Catalogue;

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

/// One thing that is wrong with a roster. Who finds it says which rule is broken and what is to be said.
struct Finding
{
    std::string rule; ///< its code, as the command line prints it: `ap-limit`, `unknown-unit`, …
    Message message;
    Severity severity = Severity::error;
    std::optional<EntryId> entry; ///< none: the roster as a whole
    std::optional<std::size_t> entryIndex;
    std::optional<Fix> fix;
    std::string budget; ///< the one whose limit is broken; empty: another rule
    Message beforehand; ///< what is said before the entry is added, where that is something else

    bool operator==(const Finding&) const = default;
};

/// A finding about the roster as a whole.
Finding aboutRoster(std::string rule, Message message);

/// A finding about one entry.
Finding aboutEntry(const Roster& roster, std::size_t index, std::string rule, Message message,
                   std::optional<Fix> fix = std::nullopt);

std::string_view toWord(Severity severity);

/// A mend as an invitation with what it does to the totals: "drop Crows: -40 AP". `roster` is the one before
/// the mend.
Message toMessage(const Fix& fix, const Roster& roster, const Catalogue& catalogue);

} // namespace adjutant
