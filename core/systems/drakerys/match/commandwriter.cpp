#include "core/systems/drakerys/match/commandwriter.h"

#include "core/catalogue/skill.h"
#include "core/systems/drakerys/match/tablewords.h"

#include <nlohmann/json.hpp>

namespace adjutant::drakerys {

namespace {

using Json = nlohmann::ordered_json;

Json pointJson(const Point& at)
{
    return Json::array({at.x, at.y});
}

Json actionJson(const Action& action)
{
    Json json{{"action", wordFor(action.kind)}};
    if (action.heroicDice != 0)
        json["heroic_dice"] = action.heroicDice;
    if (action.ts)
        json["ts"] = *action.ts;
    if (action.overlord)
        json["elemental"] = "overlord";
    if (action.extraDice != 0)
        json["extra_dice"] = action.extraDice;
    if (!action.weapon.empty())
        json["weapon"] = action.weapon.text();
    return json.size() == 1 ? Json(wordFor(action.kind)) : json;
}

template <class Ids> Json idsJson(const Ids& ids)
{
    Json json = Json::array();
    for (const auto& id : ids)
        json.push_back(id.text());
    return json;
}

Json unitsJson(const std::vector<UnitRef>& units)
{
    Json json = Json::array();
    for (const UnitRef& unit : units)
        json.push_back(textOf(unit));
    return json;
}

Json body(const Activate& command)
{
    Json actions = Json::array();
    for (const Action& action : command.actions)
        actions.push_back(actionJson(action));
    return {{"unit", textOf(command.unit)}, {"actions", std::move(actions)}};
}

Json body(const Injure& command)
{
    return {{"unit", textOf(command.unit)}, {"count", command.count}};
}

Json body(const ChangeStress& command)
{
    return {{"unit", textOf(command.unit)}, {"change", command.change}};
}

Json body(const ChangeStatus& command)
{
    return {{"unit", textOf(command.unit)}, {command.add ? "add" : "remove", command.status.text()}};
}

Json body(const RemoveWarriors& command)
{
    return {{"unit", textOf(command.unit)}, {"warriors", command.warriors}};
}

Json body(const Scatter& command)
{
    return {{"unit", textOf(command.unit)}};
}

Json body(const Score& command)
{
    Json json{{"player", command.player.text()}};
    if (!command.mission.empty())
        json["mission"] = command.mission.text();
    json["vp"] = command.vp;
    return json;
}

Json body(const Pass& command)
{
    return {{"player", command.player.text()}};
}

Json body(const Summon& command)
{
    Json json{{"unit", textOf(command.unit)}, {"elemental", command.elemental.text()}};
    if (!command.source.empty())
        json["source"] = command.source.text();
    return json;
}

Json body(const ChangeSource& command)
{
    Json json{{"id", command.source.text()},
              {"element", command.element ? wordFor(*command.element) : std::string_view("maelstrom")}};
    if (command.condition != SourceCondition::active)
        json["condition"] = wordFor(command.condition);
    if (command.at)
        json["at"] = pointJson(*command.at);
    if (command.deviation && command.deviation->degrees)
        json["deviation"] = {{"degrees", *command.deviation->degrees}, {"dice", command.deviation->dice}};
    else if (command.deviation)
        json["deviation"] = "hit";
    return json;
}

Json body(const GiveOrder& command)
{
    return {{"unit", textOf(command.unit)}, {"to", textOf(command.to)}, {"order", wordFor(command.order)}};
}

Json body(const Pray& command)
{
    Json json{{"unit", textOf(command.unit)}, {"prayer", wordFor(command.prayer)}};
    if (command.prayer == Prayer::aPoxOnThem) {
        json["player"] = command.enemy.text();
        json["heroes"] = command.heroes;
    } else {
        json["to"] = textOf(command.to);
    }
    return json;
}

Json body(const BlowZephyr& command)
{
    return {{"unit", textOf(command.unit)}, {"to", textOf(command.to)}};
}

Json body(const PlaceObjective& command)
{
    Json json{{"id", command.objective.text()}};
    if (command.carrier)
        json["carrier"] = textOf(*command.carrier);
    if (command.at)
        json["at"] = pointJson(*command.at);
    if (!command.mission.empty())
        json["mission"] = command.mission.text();
    if (!command.owner.empty())
        json["owner"] = command.owner.text();
    if (command.gone)
        json["gone"] = true;
    return json;
}

Json body(const Note& command)
{
    return {{"text", command.text}};
}

Json body(const EndMatch&)
{
    return Json::object();
}

Json body(const NameFirst& command)
{
    return {{"player", command.player.text()}};
}

Json body(const PlaceScenery& command)
{
    Json json{{"id", command.scenery.text()}, {"at", pointJson(command.at)}, {"radius", command.radius}};
    if (command.obstruction)
        json["obstruction"] = true;
    if (command.gone)
        json["gone"] = true;
    return json;
}

Json body(const Deploy& command)
{
    return {{"player", command.player.text()}, {"side", wordFor(command.side)}};
}

Json body(const StandAt& command)
{
    Json json{{"unit", textOf(command.unit)}};
    if (command.at)
        json["at"] = pointJson(*command.at);
    return json;
}

Json body(const DealMissions& command)
{
    Json json = Json::object();
    if (!command.common.empty())
        json["common"] = command.common.text();
    for (const auto& [player, mission] : command.solo)
        if (!mission.empty())
            json["solo"][player.text()] = mission.text();
    return json;
}

Json body(const ChooseFor& command)
{
    Json json{{"player", command.player.text()}, {"mission", command.mission.text()}};
    if (!command.units.empty())
        json["units"] = unitsJson(command.units);
    if (!command.sceneries.empty())
        json["sceneries"] = idsJson(command.sceneries);
    if (command.secret)
        json["secret"] = true;
    return json;
}

Json body(const Reveal& command)
{
    return {{"player", command.player.text()}, {"mission", command.mission.text()}};
}

Json body(const Tick& command)
{
    return {{"player", command.player.text()},
            {"mission", command.mission.text()},
            {"condition", command.condition},
            {"count", command.count}};
}

Json body(const Cast& command)
{
    Json json{{"unit", textOf(command.unit)}, {"spell", command.spell.text()}};
    if (!command.sources.empty())
        json["sources"] = idsJson(command.sources);
    if (command.reinforcement != 0)
        json["reinforcement"] = command.reinforcement;
    json["successes"] = command.successes;
    return json;
}

Json body(const RecordRoll& command)
{
    Json json{{"player", command.player.text()}};
    if (!(command.unit == UnitRef()))
        json["unit"] = textOf(command.unit);
    json["kind"] = wordFor(command.kind);
    if (command.threshold != 0)
        json["threshold"] = command.threshold;
    if (!command.faces.empty())
        json["faces"] = command.faces;
    if (!command.forecast.empty())
        json["forecast"] = command.forecast;
    json["successes"] = command.successes;
    return json;
}

Json body(const Spend& command)
{
    return {{"player", command.player.text()}, {"ts", command.ts}};
}

Json body(const Amend& command)
{
    Json json{{"player", command.player.text()}};
    if (!command.unit.empty())
        json["unit"] = command.unit.text();
    const auto put = [&json](const char* key, const std::optional<int>& value) {
        if (value)
            json[key] = *value;
    };
    put("progress", command.progress);
    put("warriors", command.warriors);
    put("injuries", command.injuries);
    put("stress", command.stress);
    return json;
}

} // namespace

Json commandJson(const Command& command)
{
    Json json = Json::object();
    json[std::string(wordFor(command))] = std::visit([](const auto& each) { return body(each); }, command);
    return json;
}

std::string writtenCommand(const Command& command)
{
    return commandJson(command).dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace adjutant::drakerys
