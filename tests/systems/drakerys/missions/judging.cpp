#include "judging.h"

#include <QtGlobal>

namespace adjutant::test {

using namespace drakerys;

namespace {

MissionId card(std::string_view mission)
{
    return MissionId(std::string(mission));
}

PlayerId id(std::string_view player)
{
    return PlayerId(std::string(player));
}

} // namespace

MissionVerdict verdictOn(const MatchState& state, std::string_view player, std::string_view mission)
{
    for (const MissionVerdict& verdict : verdictsOf(state))
        if (verdict.player.text() == player && verdict.mission.text() == mission)
            return verdict;
    qFatal("no such card");
}

std::string pointsOf(const MatchState& state, std::string_view player, std::string_view mission)
{
    std::string words;
    for (const ConditionVerdict& each : verdictOn(state, player, mission).conditions) {
        words += (words.empty() ? "" : " ") + std::to_string(each.vp);
        if (each.source != VerdictSource::computed)
            words += each.source == VerdictSource::ticked ? "!" : "?";
    }
    return words;
}

MatchState withCommon(std::string_view mission)
{
    return after(readyTable(), {DealMissions{card(mission), {}}, Deploy{id("red"), DeploymentSide::a}});
}

MatchState withSolo(std::string_view mission)
{
    return after(readyTable(),
                 {DealMissions{{}, {{id("red"), card(mission)}}}, Deploy{id("red"), DeploymentSide::a}});
}

ChooseFor choosing(std::string_view player, std::string_view mission, const std::vector<std::string>& units)
{
    ChooseFor command{id(player), card(mission), {}, {}, false};
    for (const std::string& unit : units)
        command.units.push_back(unitRefOf(unit));
    return command;
}

Tick ticking(std::string_view player, std::string_view mission, std::string_view condition, int count)
{
    return {id(player), card(mission), std::string(condition), count};
}

StandAt standing(std::string_view unit, double x, double y)
{
    return {unitRefOf(unit), Point{x, y}};
}

PlaceObjective lying(std::string_view objective, std::string_view mission, Point at, std::string_view owner)
{
    return {ObjectiveId(std::string(objective)), {}, at, card(mission), id(owner), false};
}

PlaceObjective carried(std::string_view objective, std::string_view mission, std::string_view unit,
                       std::string_view owner)
{
    return {ObjectiveId(std::string(objective)), unitRefOf(unit), {}, card(mission), id(owner), false};
}

} // namespace adjutant::test
