#include "core/match/setup.h"

namespace adjutant {

table::Remark malformedStart(Message message)
{
    return {"malformed", std::move(message)};
}

Expected<std::vector<SeatedPlayer>, table::Remark> playersOf(const Start& start, int most)
{
    const auto count = static_cast<int>(start.sides.size());
    if (count < 2 || count > most)
        return refuse(malformedStart(
            most == 2 ? message(WORDS("roster", "a match has two players"))
                      : message(WORDS("roster", "a match has 2 to %1 players, not %2"), most, count)));
    std::vector<SeatedPlayer> players;
    for (const Side& side : start.sides) {
        const Message called = verbatim(side.id.text());
        if (std::ranges::find(players, side.id, &SeatedPlayer::id) != players.end())
            return refuse(malformedStart(message(WORDS("roster", "two players are called %1"), called)));
        if (side.roster.entries.empty())
            return refuse(malformedStart(message(WORDS("roster", "%1’s list is empty"), called)));
        players.push_back({side.id, side.name.empty() ? side.id.text() : side.name});
    }
    return players;
}

table::Remark wrongCardOf(const UnitRef& ref, const table::Remark& why)
{
    return {why.rule, message(WORDS("roster", "card of %1: %2"), verbatim(toText(ref)), why.message)};
}

} // namespace adjutant
