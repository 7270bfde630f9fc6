#include "core/systems/drakerys/match/setuprules.h"

#include <algorithm>

namespace adjutant::drakerys {

void carryOut(Change& change, const NameFirst& command)
{
    pileOnStart(change.state, command.player);
}

void carryOut(Change& change, const PlaceScenery& command)
{
    auto& sceneries = change.state.sceneries;
    auto scenery = std::ranges::find(sceneries, command.scenery, &SceneryState::id);
    if (command.gone) {
        if (scenery != sceneries.end())
            sceneries.erase(scenery);
        return;
    }
    if (scenery == sceneries.end())
        scenery = sceneries.insert(scenery, SceneryState{command.scenery, {}});
    scenery->at = command.at;
    scenery->radius = command.radius;
    scenery->obstruction = command.obstruction;
}

void carryOut(Change& change, const Deploy& command)
{
    const DeploymentSide opposite = command.side == DeploymentSide::a ? DeploymentSide::b : DeploymentSide::a;
    for (PlayerState& player : change.state.players)
        player.side = player.id == command.player ? command.side : opposite;
}

void carryOut(Change& change, const StandAt& command)
{
    change.state.find(command.unit)->at = command.at;
}

void carryOut(Change& change, const DealMissions& command)
{
    auto& missions = change.state.missions;
    missions.clear();
    if (!command.common.empty())
        for (const PlayerState& player : change.state.players)
            missions.push_back({command.common, player.id, true, {}, {}, false, {}});
    for (const auto& [player, mission] : command.solo)
        if (!mission.empty())
            missions.push_back({mission, player, false, {}, {}, false, {}});
}

void carryOut(Change& change, const ChooseFor& command)
{
    MissionState& mission = *change.state.find(command.player, command.mission);
    mission.units = command.units;
    mission.sceneries = command.sceneries;
    mission.secret = command.secret;
}

void carryOut(Change& change, const Reveal& command)
{
    change.state.find(command.player, command.mission)->secret = false;
}

} // namespace adjutant::drakerys
