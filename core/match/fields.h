#pragma once

#include "core/match/ask.h"

namespace adjutant {

// What cards and scenarios are mostly asked with, each in a line. An empty rule: the reference has no entry.

inline constexpr std::size_t longestName = 80; ///< bytes

/// A whole number, `preset` unless the players say otherwise; with `detail` pages show it on demand.
Task<int> askNumber(Ask& ask, door::Path path, Label label, int lowest, int highest, int preset,
                    const char* rule, bool detail = false);

/// A whole number that may be left out; with `usuallyNone` nothing waits for it.
Task<std::optional<int>> askNumberOrNone(Ask& ask, door::Path path, Label label, int lowest, int highest,
                                         Label ifSkipped, const char* rule, bool usuallyNone = false);

/// Words that are mostly left out: empty then.
Task<std::string> askWords(Ask& ask, door::Path path, Label label, Label ifSkipped, const char* rule,
                           std::size_t longest = longestName);

/// Whether: no, unless the players say so.
inline Task<bool> askWhether(Ask& ask, door::Path path, Label label, const char* rule, bool detail = false)
{
    co_return co_await ask.yes(Whether(std::move(path), std::move(label)).rule(rule).detail(detail));
}

/// Small letters, words joined by dashes: so types and conditions are the same however they are typed.
std::string asWord(std::string_view text);

/// Whether nothing is written there.
inline bool isBlank(std::string_view text)
{
    return text.find_first_not_of(' ') == text.npos;
}

inline std::vector<door::Option> optionsOf(std::span<const Named> names)
{
    return mapped(names, [](const Named& each) { return door::Option{each.id, message(each.label)}; });
}

/// One of a kind's names: the first unless the players say otherwise.
template <class Kind>
Task<Kind> askKind(Ask& ask, door::Path path, Label label, std::span<const Named> names, const char* rule)
{
    const std::string id =
        co_await ask.one(Pick(std::move(path), std::move(label), names).preset(names.front().id).rule(rule));
    co_return kindNamed<Kind>(id, names);
}

/// What players call a thing of theirs, and the id by which files know it.
struct NamedId
{
    std::string id;   ///< empty: it has none
    std::string name; ///< as it was typed; empty: files give an id only
    bool operator==(const NamedId&) const = default;
};

/// Asks what a thing is called, at `at/name`, and its id, at `at/id`. Players type the name, of which an id
/// is made that is unlike those `taken`; in files the id is needed and the name is not. Where `isNeeded` is
/// false it may have neither.
Task<NamedId> askNamedId(Ask& ask, door::Path at, Message label, std::vector<std::string> taken,
                         bool isNeeded = true);

/// The name; without one the id in words.
inline Message toText(const NamedId& properName)
{
    return properName.name.empty() ? fromId(properName.id) : verbatim(properName.name);
}

} // namespace adjutant
