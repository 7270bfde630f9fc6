#include "tests/systems/drakerys/match/readymatch.h"

#include "core/systems/drakerys/procedures/rules.h"

#include <QtGlobal>

namespace adjutant::test {

using namespace drakerys;

MatchState matchOf(const std::vector<std::pair<PlayerId, Roster>>& armies, const PlayerId& first)
{
    std::vector<MusteredArmy> mustering;
    for (const auto& [player, roster] : armies) {
        mustering.push_back({player, {}});
        for (const RosterEntry& entry : roster.entries)
            mustering.back().cards.push_back(cardOf(entry, roster, shipped()));
    }
    return mustered(mustering, first, elementalsOf(shipped()));
}

MatchState matchOf(const Roster& red, const Roster& blue)
{
    return matchOf({{PlayerId("red"), red}, {PlayerId("blue"), blue}}, PlayerId("red"));
}

MatchState matchAsPlayed(const Roster& red, const Roster& blue)
{
    Start start;
    start.system = SystemId("drakerys");
    start.first = PlayerId("red");
    start.sides.resize(2);
    start.sides[0].id = PlayerId("red");
    start.sides[0].roster = red;
    start.sides[1].id = PlayerId("blue");
    start.sides[1].roster = blue;
    auto match = matchAt(withCards(std::move(start), shipped()));
    if (!match)
        qFatal("%s", toText(match.error().message).c_str());
    return std::move(*match);
}

MatchState readyMatch()
{
    return matchOf(army("avaren", {{"crows", 12}, {"blood-banes", 4}, {"salik", 1}}),
                   army("aurium", {{"crossbowmen", 6}, {"gold-keepers", 6}, {"noctis", 1}, {"soldiers", 6}}));
}

const UnitState& unitOf(const MatchState& state, std::string_view unit)
{
    const UnitState* found = state.find(unitRefOf(unit));
    if (!found)
        qFatal("no such Unit");
    return *found;
}

const PlayerState& playerOf(const MatchState& state, std::string_view player)
{
    const PlayerState* found = state.find(PlayerId(std::string(player)));
    if (!found)
        qFatal("no such player");
    return *found;
}

std::string activeOf(const MatchState& state)
{
    const PlayerState* active = activePlayer(state);
    return active ? active->id.text() : std::string();
}

drakerys::SourceState sourceOf(const drakerys::MatchState& state, std::string_view id)
{
    for (const drakerys::SourceState& source : state.sources)
        if (source.id.text() == id)
            return source;
    return {};
}

bool liesAt(const drakerys::MatchState& state, std::string_view id, const drakerys::Point& at)
{
    const auto source = sourceOf(state, id);
    return source.at && drakerys::distanceBetween(*source.at, at) < 1e-9;
}

} // namespace adjutant::test
