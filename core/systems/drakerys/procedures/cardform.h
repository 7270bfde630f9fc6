#pragma once

#include "core/door/view.h"
#include "core/match/ask.h"
#include "core/systems/drakerys/match/unitcard.h"

namespace adjutant::drakerys {

// A figure of a card as its form answers it; what the form presets or leaves out anyway is not written.

inline int written(int value)
{
    return value;
}
inline std::string written(Element element)
{
    return std::string(toWord(element));
}
template <class Kind> std::string written(const Id<Kind>& id)
{
    return id.text();
}
template <class Value> void put(door::Answers& answers, const door::Path& path, const Value& value)
{
    if (value != Value())
        answers[path] = value;
}
template <class Value>
void put(door::Answers& answers, const door::Path& path, const std::optional<Value>& value)
{
    if (value)
        answers[path] = written(*value);
}
template <class Value>
void put(door::Answers& answers, const door::Path& path, const std::vector<Value>& values)
{
    std::vector<std::string> words;
    for (const Value& each : values)
        words.push_back(written(each));
    if (!words.empty())
        answers[path] = std::move(words);
}

/// What the card of a Unit says, as a match keeps it and as an owner types it: `name`, `ap`, `profile/…`,
/// `hero`, `infantry`, `awakened`, `wizard`, `skills`, `weapons` (rows of `id` and `shots`).
Task<> askCard(UnitCard& card, Ask& ask);

/// The answers that make such a card: the reverse of askCard(). Its id, Unit and size stand in the list.
door::Answers answersOf(const UnitCard& card);

/// The same card as any page draws it.
door::CardView viewOf(const UnitCard& card);

} // namespace adjutant::drakerys
