#include "app/systems/drakerys/matches/matchrecord.h"

#include "core/systems/drakerys/match/matchstate.h"

#include <algorithm>

namespace adjutant {

const RecordedPlayer* MatchStart::find(const PlayerId& id) const
{
    const auto found = std::ranges::find(players, id, &RecordedPlayer::id);
    return found == players.end() ? nullptr : &*found;
}

MatchStart startOf(std::vector<RecordedPlayer> players, const PlayerId& first, const Limits& limits,
                   const QDateTime& now, const Catalogue& catalogue)
{
    MatchStart start;
    start.system = SystemId("drakerys");
    start.started = now;
    start.limits = limits;
    start.first = first;
    start.players = std::move(players);
    for (RecordedPlayer& player : start.players) {
        player.cards.clear();
        for (const RosterEntry& entry : player.roster.entries)
            player.cards.push_back(drakerys::cardOf(entry, player.roster, catalogue));
    }
    start.elementals = drakerys::elementalsOf(catalogue);
    return start;
}

} // namespace adjutant
