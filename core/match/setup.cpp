#include "core/match/setup.h"

#include <numeric>

namespace adjutant {

Expected<std::vector<SeatedPlayer>, door::Remark> playersOf(const Start& start, int most)
{
    const auto count = static_cast<int>(start.sides.size());
    if (count < 2 || count > most)
        return refuse(malformedStart(
            most == 2 ? WORDS("roster", "a match has two players")
                      : message(WORDS("roster", "a match has 2 to %1 players, not %2"), most, count)));
    std::vector<SeatedPlayer> players;
    for (const Side& side : start.sides) {
        const Message properName = verbatim(side.id.text());
        if (findIn(players, side.id, &SeatedPlayer::id))
            return refuse(malformedStart(message(WORDS("roster", "two players are called %1"), properName)));
        if (side.roster.entries.empty())
            return refuse(malformedStart(message(WORDS("roster", "%1’s list is empty"), properName)));
        players.push_back({side.id, side.name.empty() ? side.id.text() : side.name});
    }
    return players;
}

std::vector<std::string> distinctNames(const std::vector<NamedPiece>& pieces)
{
    std::map<std::string, std::set<std::string>> sides;
    std::map<std::pair<std::string, std::string>, int> count;
    std::set<std::string> taken;
    for (const NamedPiece& each : pieces) {
        sides[each.name].insert(each.side);
        ++count[{each.side, each.name}];
        taken.insert(each.name);
    }
    std::vector<std::string> names;
    std::map<std::string, int> last;
    for (const NamedPiece& each : pieces) {
        const std::string whose = sides[each.name].size() > 1 ? " (" + each.side + ')' : std::string();
        std::string name = each.name + whose;
        if (count[{each.side, each.name}] > 1)
            do
                name = each.name + ' ' + std::to_string(++last[each.side + '/' + each.name]) + whose;
            while (taken.contains(name));
        while (name != each.name && !taken.insert(name).second)
            name += '*';
        names.push_back(std::move(name));
    }
    return names;
}

Pick pickPiece(door::Path path, Label label, PieceChoice pieces)
{
    const Pick::Find find = [pieces](const std::string& id) -> std::optional<door::Option> {
        const std::size_t piece = pieces.find(unitRefOf(id));
        return piece < pieces.count ? std::optional(pieces.option(piece)) : std::nullopt;
    };
    const Pick::All all = [pieces = std::move(pieces)] {
        std::vector<std::size_t> order(pieces.count);
        std::iota(order.begin(), order.end(), std::size_t(0));
        if (pieces.rank)
            std::ranges::stable_sort(order, {}, pieces.rank);
        std::vector<door::Option> options;
        for (const std::size_t piece : order) {
            if (pieces.offered && !pieces.offered(piece))
                continue;
            door::Option option = pieces.option(piece);
            if (option.remark.rule != unknownPiece)
                options.push_back(std::move(option));
        }
        return options;
    };
    return Pick(std::move(path), std::move(label), all, find).unknownIs(unknownPiece);
}

} // namespace adjutant
