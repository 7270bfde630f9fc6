#include "core/systems/drakerys/procedures/invoking.h"

#include "core/systems/drakerys/match/change.h"
#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/procedures/sources.h"
#include "core/systems/drakerys/procedures/tellchanges.h"

#include <algorithm>

namespace adjutant::drakerys {

namespace {

// So many Units a player that nothing grows beyond what a match can be.
constexpr std::size_t mostUnitsOfAPlayer = 300;

const UnitId& incarnationUnit()
{
    static const UnitId unit("mercenaries/incarnation-of-lorn");
    return unit;
}

// The id of a new Elemental: `air-herald-2` where one came before it.
EntryId nextId(const PlayerState& player, const UnitId& elemental)
{
    int k = 1;
    while (std::ranges::find(player.units, defaultEntryId(elemental, k), &UnitState::id) !=
           player.units.end())
        ++k;
    return defaultEntryId(elemental, k);
}

void makeWay(MatchState& state, Ask& ask, const MagicalSource& source)
{
    const UnitRef before = elementalOn(state, source);
    if (before.unit.empty())
        return;
    ask.tell(message(WORDS("drakerys", "%1 there is replaced"), toMessage(state, before)));
    Change change{state};
    loseWarriors(change, before, state.find(before)->warriors);
    tellChanges(ask, change);
}

} // namespace

UnitId elementalCalled(const std::string& word)
{
    return word.find('/') == std::string::npos ? unitOf(FactionId("maelstrom"), word) : UnitId(word);
}

Forbidden noRoomForMore(const MatchState& state, const UnitRef& by)
{
    if (state.find(by.player)->units.size() < mostUnitsOfAPlayer)
        return std::nullopt;
    return table::Remark{"malformed", message(WORDS("drakerys", "at most %1 of these per match"),
                                              static_cast<int>(mostUnitsOfAPlayer))};
}

void comeToTable(MatchState& state, Ask& ask, const UnitRef& by, const UnitCard& called,
                 const std::string& source)
{
    const auto stands = findSource(state, source);
    if (stands)
        makeWay(state, ask, *stands);
    PlayerState& player = *state.find(by.player);
    UnitCard card = called;
    card.id = nextId(player, card.unit);
    UnitState elemental;
    elemental.card = std::move(card);
    elemental.warriors = elemental.card->size;
    elemental.invokedBy = by.unit;
    elemental.at = stands ? stands->at : std::nullopt;
    player.units.push_back(std::move(elemental));
    nameUnit(state, {player.id, player.units.back().id()});
}

UnitCard incarnationCard()
{
    UnitCard card;
    card.unit = incarnationUnit();
    card.name = "Incarnation of Lorn";
    return card;
}

bool isIncarnation(const UnitCard& card)
{
    return card.unit == incarnationUnit();
}

bool hasIncarnated(const MatchState& state, const PlayerId& player)
{
    return std::ranges::any_of(state.find(player)->units,
                               [](const UnitState& unit) { return isIncarnation(*unit.card); });
}

} // namespace adjutant::drakerys
