#include "core/systems/drakerys/match/commandbody.h"
#include "core/systems/drakerys/match/tablewords.h"

#include <fmt/format.h>

namespace adjutant::drakerys {

using yaml::FaultRule;
using yaml::Mapping;
using yaml::Need;
using yaml::Node;

namespace {

Command readFirst(CommandBody body)
{
    return NameFirst{body.player()};
}

Command readScenery(CommandBody body)
{
    PlaceScenery command;
    command.scenery = SceneryId(body.id("id"));
    command.gone = body.keys.flag("gone");
    const Need need = command.gone ? Need::optional : Need::required;
    command.at = body.point("at", need).value_or(Point());
    command.radius = body.keys.number("radius", {0.5, 45}).value_or(command.radius);
    command.obstruction = body.keys.flag("obstruction");
    return command;
}

Command readDeploy(CommandBody body)
{
    return Deploy{body.player(), static_cast<DeploymentSide>(body.word("side", sideWords, Need::required))};
}

Command readStand(CommandBody body)
{
    return StandAt{body.unit(), body.point("at")};
}

Command readMissions(CommandBody body)
{
    DealMissions command{MissionId(body.id("common", Need::optional)), {}};
    const Node* solo = body.keys.node("solo");
    if (!solo)
        return command;
    if (solo->kind != Node::Kind::mapping) {
        body.faults.add(FaultRule::wrongType, solo->at, "solo", "a mission for each player");
        return command;
    }
    for (const yaml::Member& member : solo->members)
        command.solo.emplace_back(PlayerId(member.key), MissionId(body.id(&member.value, "solo")));
    return command;
}

Command readChoose(CommandBody body)
{
    ChooseFor command;
    command.player = body.player();
    command.mission = MissionId(body.id("mission"));
    command.units = body.units("units");
    for (std::string& scenery : body.ids("sceneries"))
        command.sceneries.emplace_back(std::move(scenery));
    command.secret = body.keys.flag("secret");
    return command;
}

Command readReveal(CommandBody body)
{
    return Reveal{body.player(), MissionId(body.id("mission"))};
}

constexpr CommandReader setupCommands[] = {
    {"first", readFirst},       {"scenery", readScenery}, {"deploy", readDeploy}, {"stand", readStand},
    {"missions", readMissions}, {"choose", readChoose},   {"reveal", readReveal},
};

} // namespace

std::span<const CommandReader> setupReaders()
{
    return setupCommands;
}

} // namespace adjutant::drakerys
