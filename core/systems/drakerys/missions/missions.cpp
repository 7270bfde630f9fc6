#include "core/systems/drakerys/missions/mission.h"

namespace adjutant::drakerys {

// Each in a file of its own, in the rulebook's order; a new one goes to the end. Matches on record say by its number in
// this list which card was drawn.
#define ALL_MISSIONS                                                                                         \
    epicFight(), conquerors(), totalDestruction(), moonShards(), idolsOfPower(), messenger(),                \
        breakthrough(), prisoners(), relics()

Mission ALL_MISSIONS;

std::span<const Mission> missions()
{
    static const std::array all{ALL_MISSIONS};
    return all;
}

const Mission* findMission(const MissionId& id)
{
    const auto all = missions();
    const auto found = std::ranges::find(all, id.text(), &Mission::id);
    return found == all.end() ? nullptr : &*found;
}

const MissionCondition* MissionEffect::find(std::string_view condition) const
{
    const auto found = std::ranges::find(conditions, condition, &MissionCondition::id);
    return found == conditions.end() ? nullptr : &*found;
}

MissionEffect effectOf(const MatchState& state, const MissionId& id)
{
    const Mission* mission = findMission(id);
    if (!mission)
        return {};
    const auto dealt = std::ranges::find(state.missions, id, &MissionState::mission);
    return mission->effect(dealt == state.missions.end() || dealt->common);
}

Message summaryOf(const MissionId& id, bool common)
{
    const Mission* mission = findMission(id);
    return mission ? message(mission->effect(common).summary) : Message();
}

Message conditionLabel(const MissionId& id, std::string_view condition)
{
    const Mission* mission = findMission(id);
    for (const bool common : {true, false})
        if (const auto* found = mission ? mission->effect(common).find(condition) : nullptr)
            return message(found->label);
    return fromId(condition);
}

Judged tickOf(const MissionState& mission, std::string_view condition)
{
    const auto found = std::ranges::find(mission.ticked, condition, &TickedCondition::condition);
    return found == mission.ticked.end() ? std::nullopt : std::optional(found->count);
}

ObjectiveState newObjective(const MatchState& state, const MissionId& mission, const PlayerId& owner)
{
    ObjectiveState objective;
    objective.mission = mission;
    objective.owner = owner;
    const std::string kind(findMission(mission)->token.id);
    int number = 0;
    do
        objective.id = ObjectiveId(kind + '-' + std::to_string(++number));
    while (std::ranges::find(state.objectives, objective.id, &ObjectiveState::id) != state.objectives.end());
    return objective;
}

std::vector<const PlayerState*> JudgedCard::enemies() const
{
    std::vector<const PlayerState*> others;
    for (const PlayerState& each : state.players)
        if (each.id != player.id)
            others.push_back(&each);
    return others;
}

std::vector<const UnitState*> JudgedCard::chosenOf(const PlayerId& side, const MissionState& chosenFor) const
{
    std::vector<const UnitState*> units;
    for (const UnitRef& ref : chosenFor.units)
        if (const UnitState* unit = ref.player == side ? state.find(ref) : nullptr)
            units.push_back(unit);
    return units;
}

std::vector<const ObjectiveState*> JudgedCard::objectives() const
{
    std::vector<const ObjectiveState*> own;
    for (const ObjectiveState& objective : state.objectives)
        if (objective.mission == mission.mission)
            own.push_back(&objective);
    return own;
}

int JudgedCard::carriedObjectives() const
{
    return static_cast<int>(std::ranges::count_if(objectives(), [this](const ObjectiveState* each) {
        return each->carrier && each->carrier->player == player.id;
    }));
}

} // namespace adjutant::drakerys
