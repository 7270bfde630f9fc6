#include "core/systems/drakerys/statejson.h"

#include "core/systems/drakerys/missions/verdicts.h"

#include <nlohmann/json.hpp>

namespace adjutant::drakerys {

namespace {

using Json = nlohmann::ordered_json;

Json unitJson(const UnitState& unit)
{
    Json status = Json::array();
    for (const StatusId& token : unit.status)
        status.push_back(token.text());
    Json object{{"id", unit.id().text()}, {"warriors", unit.warriors},   {"injuries", unit.injuries},
                {"stress", unit.stress},  {"status", std::move(status)}, {"removed", unit.removed()}};
    if (unit.chosenSpells) {
        Json& spells = object["spells"] = Json::array();
        for (const SpellId& spell : *unit.chosenSpells)
            spells.push_back(spell.text());
    }
    return object;
}

Json playerJson(const MatchState& state, const PlayerState& player)
{
    Json units = Json::array();
    for (const UnitState& unit : player.units)
        units.push_back(unitJson(unit));
    return {{"id", player.id.text()},
            {"progress", player.progress},
            {"square", player.square()},
            {"headquarters", player.headquarters()},
            {"vp", victoryPointsOf(state, player.id)},
            {"done", player.done()},
            {"units", std::move(units)}};
}

} // namespace

Json stateJson(const MatchState& state)
{
    const PlayerState* active = activePlayer(state);
    Json players = Json::array();
    for (const PlayerState& player : state.players)
        players.push_back(playerJson(state, player));
    Json object{{"round", roundOf(state)},
                {"finished", isFinished(state)},
                {"active_player", active ? Json(active->id.text()) : Json()},
                {"players", std::move(players)}};
    if (state.activation) {
        Json actions = Json::array();
        for (const Action& action : state.activation->actions)
            actions.push_back(toWord(action.kind));
        object["activation"] = {{"unit", toText(state.activation->unit)},
                                {"actions", std::move(actions)},
                                {"ts", state.activation->ts}};
    }
    for (const SourceState& vortex : state.sources)
        object["vortexes"].push_back(
            {{"id", vortex.id.text()},
             {"element", vortex.element ? toWord(*vortex.element) : std::string_view("maelstrom")},
             {"exhausted", vortex.exhausted}});
    for (const ObjectiveState& objective : state.objectives)
        object["objectives"].push_back(
            {{"id", objective.id.text()},
             {"carrier", objective.carrier ? Json(toText(*objective.carrier)) : Json()}});
    return object;
}

} // namespace adjutant::drakerys
