#include "core/systems/drakerys/match/tablerules.h"

#include "core/systems/drakerys/match/statuses.h"

#include <algorithm>

namespace adjutant::drakerys {

namespace {

StatusId token(std::string_view word)
{
    return StatusId(std::string(word));
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

} // namespace

// An Overlord exhausts its Vortex for invocations.
void carryOut(Change& change, const Summon& command)
{
    PlayerState& player = *change.state.find(command.unit.player);
    UnitCard card = *change.state.findElemental(command.elemental);
    card.id = nextId(player, command.elemental);
    UnitState elemental;
    elemental.card = std::move(card);
    elemental.warriors = elemental.card->size;
    elemental.invokedBy = command.unit.unit;
    change.events.emplace_back(UnitSummoned{{player.id, elemental.id()}, command.unit});
    player.units.push_back(std::move(elemental));
    nameUnit(change.state, {player.id, player.units.back().id()});
    const auto vortex = std::ranges::find(change.state.sources, command.source, &SourceState::id);
    if (vortex != change.state.sources.end() && command.elemental.text().ends_with("overlord"))
        vortex->exhausted = true;
}

void carryOut(Change& change, const ChangeSource& command)
{
    auto& sources = change.state.sources;
    auto source = std::ranges::find(sources, command.source, &SourceState::id);
    if (command.condition == SourceCondition::destroyed) {
        if (source != sources.end())
            sources.erase(source);
        return;
    }
    if (source == sources.end())
        source = sources.insert(source, SourceState{command.source, {}, false, {}});
    source->element = command.element;
    source->exhausted = command.condition == SourceCondition::exhausted;
    if (command.at)
        source->at = command.deviation ? deviated(*command.at, *command.deviation) : *command.at;
}

void carryOut(Change& change, const GiveOrder& command)
{
    switch (command.order) {
    case LeaderOrder::forward: // a free March: nothing that the books would show
        break;
    case LeaderOrder::theyShallNotPass:
        changeStatus(change, command.to, token(status::theyShallNotPass), true);
        break;
    case LeaderOrder::reformTheRanks:
        changeStress(change, command.to, -1);
        break;
    }
}

void carryOut(Change& change, const Pray& command)
{
    switch (command.prayer) {
    case Prayer::mercy:
        change.state.find(command.to)->injuries = 0;
        break;
    case Prayer::aPoxOnThem:
        if (command.heroes > 0 && !change.state.find(command.enemy)->done())
            moveToken(change, command.enemy, command.heroes);
        break;
    case Prayer::holyFury:
        changeStatus(change, command.to, token(status::holyFury), true);
        break;
    }
}

void carryOut(Change& change, const BlowZephyr& command)
{
    changeStatus(change, command.to, token(status::zephyr), true);
}

void carryOut(Change& change, const PlaceObjective& command)
{
    auto& objectives = change.state.objectives;
    auto objective = std::ranges::find(objectives, command.objective, &ObjectiveState::id);
    if (command.gone) {
        if (objective != objectives.end())
            objectives.erase(objective);
        return;
    }
    if (objective == objectives.end())
        objective = objectives.insert(objective, ObjectiveState{command.objective, {}, {}, {}, {}});
    objective->carrier = command.carrier;
    objective->at = command.at;
    if (!command.mission.empty())
        objective->mission = command.mission;
    if (!command.owner.empty())
        objective->owner = command.owner;
}

void carryOut(Change&, const Note&)
{
    // It stands in the log, and that is all.
}

void carryOut(Change& change, const EndMatch&)
{
    change.state.ended = true;
    change.events.emplace_back(MatchFinished{});
}

} // namespace adjutant::drakerys
