#include "tests/systems/drakerys/match/anycommand.h"

#include "core/systems/drakerys/missions/mission.h"

namespace adjutant::test {

using namespace drakerys;

std::string AnyCommand::written(const std::string& word, const Keys& keys)
{
    std::string text;
    for (const auto& [key, value] : keys)
        if (!value.empty())
            text += (text.empty() ? "" : ", ") + key + ": " + value;
    return word + ": {" + text + "}";
}

std::string AnyCommand::oneOf(std::initializer_list<const char*> words)
{
    return words.begin()[upTo(static_cast<int>(words.size()) - 1)];
}

std::string AnyCommand::anyId()
{
    return "thing-" + number(0, 3);
}

// A little beside the battlefield too.
std::string AnyCommand::anyPoint()
{
    const std::string x = number(-5, 95);
    return "[" + x + ", " + number(-5, 95) + "]";
}

std::string AnyCommand::anyMission()
{
    const auto all = missions();
    return std::string(all[static_cast<std::size_t>(upTo(static_cast<int>(all.size()) - 1))].id);
}

std::string AnyCommand::operator()(const MatchState& state)
{
    const auto& player = state.players[static_cast<std::size_t>(upTo(1))];
    const auto at = static_cast<std::size_t>(upTo(static_cast<int>(player.units.size()) - 1));
    const UnitRef unit{player.id, player.units[at].id()};
    switch (upTo(21)) {
    case 20:
    case 21:
        return ofTheElements(state, unit);
    case 16:
    case 17:
    case 18:
    case 19:
        return ofTheActions(state, unit);
    case 0:
    case 1:
    case 2:
        return ofCasualties(unit);
    case 3:
    case 4:
        return ofTheTurn(unit);
    case 5:
        return ofTheHeadquarters(unit);
    case 6:
    case 7:
        return ofTheBattlefield(unit);
    case 8:
    case 9:
        return ofTheMissions(state, unit);
    case 10:
        return ofTheBooks(unit);
    case 11:
        return ofAgreements(unit);
    default:
        return activate(unit);
    }
}

std::string AnyCommand::ofCasualties(const UnitRef& unit)
{
    const std::string who = toText(unit);
    switch (upTo(4)) {
    case 0:
        return written("injure", {{"unit", who}, {"count", number(1, 5)}});
    case 1:
        return written("stress", {{"unit", who}, {"change", number(-3, 3)}});
    case 2:
        return written("status", {{"unit", who},
                                  {upTo(2) > 0 ? "add" : "remove", oneOf({"holy-fury", "plus-1-action"})}});
    default:
        return upTo(9) ? written("remove", {{"unit", who}, {"warriors", number(1, 4)}})
                       : written("scatter", {{"unit", who}});
    }
}

std::string AnyCommand::ofTheTurn(const UnitRef& unit)
{
    const std::string player = unit.player.text();
    switch (upTo(4)) {
    case 0:
        return written("pass", {{"player", player}});
    case 1:
        return written("spend", {{"player", player}, {"ts", number(1, 17)}});
    case 2:
        return written(
            "summon",
            {{"unit", toText(unit)}, {"elemental", "air-herald"}, {"source", upTo(1) ? anyId() : ""}});
    case 3:
        return written("cast", {{"unit", toText(unit)},
                                {"spell", anyId()},
                                {"sources", "[" + anyId() + "]"},
                                {"reinforcement", number(0, 3)},
                                {"successes", number(0, 3)}});
    default:
        return written("first", {{"player", player}});
    }
}

// The dice of a fight are as many as they happen to be: often they are too many or too few.
std::string AnyCommand::anyRolls()
{
    std::string rolls;
    for (int left = number(1, 3)[0] - '0'; left > 0; --left)
        rolls += (rolls.empty() ? "" : ", ") + written("", {{"successes", number(0, 1)}}).substr(2);
    return "[" + rolls + "]";
}

std::string AnyCommand::ofTheActions(const MatchState& state, const UnitRef& unit)
{
    const std::string who = toText(unit);
    const PlayerState& enemy = state.players[state.players.front().id == unit.player ? 1 : 0];
    const std::string target = toText({enemy.id, enemy.units.front().id()});
    switch (upTo(11)) {
    case 8:
        return written(
            "sacrifice",
            {{"unit", who}, {"target", target}, {"strength", number(1, 4)}, {"rolls", anyRolls()}});
    case 9:
        return written("contact", {{"unit", who}, {"with", target}, {"ends", oneOf({"true", "false"})}});
    case 0:
        return written("march", {{"unit", who}, {"to", upTo(2) ? anyPoint() : ""}});
    case 1:
        return written("special", {{"unit", who}, {"ts", number(1, 3)}});
    case 2:
        return written(
            "shoot", {{"unit", who}, {"target", target}, {"distance", number(1, 40)}, {"rolls", anyRolls()}});
    case 3:
        return written("magic", {{"unit", who},
                                 {"spell", "Mirage"},
                                 {"level", number(1, 3)},
                                 {"sources", "[" + anyId() + "]"},
                                 {"distance", number(0, 30)},
                                 {"rolls", anyRolls()}});
    case 4:
        return written("invoke", {{"unit", who},
                                  {"elemental", oneOf({"air-herald", "herald", "incarnation"})},
                                  {"source", upTo(1) ? anyId() : ""},
                                  {"chosen", upTo(1) ? "fire" : ""},
                                  {"rolls", anyRolls()}});
    case 5:
        return written("morale", {{"unit", who}, {"opposition", number(0, 3)}, {"rolls", anyRolls()}});
    case 6:
        return written(
            "hits",
            {{"unit", who}, {"hits", number(1, 4)}, {"strength", number(1, 4)}, {"rolls", anyRolls()}});
    case 7:
        return written(oneOf({"attack", "charge", "combined_charge"}),
                       {{"unit", who}, {"target", target}, {"rolls", anyRolls()}});
    default:
        return "end_activation: {}";
    }
}

std::string AnyCommand::ofTheElements(const MatchState& state, const UnitRef& unit)
{
    const std::string who = toText(unit);
    const PlayerState& enemy = state.players[state.players.front().id == unit.player ? 1 : 0];
    const std::string target = toText({enemy.id, enemy.units.front().id()});
    switch (upTo(8)) {
    case 0:
        return written("hurricane", {{"unit", who}, {"effect", "one"}, {"target", target}});
    case 1:
        return written("engulfing", {{"unit", who}, {"target", target}, {"rolls", anyRolls()}});
    case 2:
        return written("inferno",
                       {{"unit", who}, {"targets", "[" + target + "]"}, {"rolls", "[" + anyRolls() + "]"}});
    case 3:
        return written("rift", {{"unit", who}, {"target", target}, {"rolls", anyRolls()}});
    case 4:
        return written("absorb", {{"unit", who}, {"source", anyId()}});
    case 5:
        return written("elemental_movement", {{"unit", who}, {"source", anyId()}});
    case 6:
        return written("spell", {{"name", "Mirage"}, {"cost", "{air: " + number(0, 3) + "}"}});
    case 7:
        return written("come_back", {{"unit", who}, {"at", anyPoint()}});
    default:
        return written("dismiss", {{"unit", unit.player.text() + "/incarnation-of-lorn-1"}});
    }
}

std::string AnyCommand::ofTheHeadquarters(const UnitRef& unit)
{
    const std::string who = toText(unit);
    switch (upTo(3)) {
    case 0:
        return written("order", {{"unit", who},
                                 {"to", who},
                                 {"order", oneOf({"forward", "they-shall-not-pass", "reform-the-ranks"})}});
    case 1:
        return written("zephyr", {{"unit", who}, {"to", who}});
    case 2:
        return written(
            "prayer",
            {{"unit", who}, {"prayer", "a-pox-on-them"}, {"player", "red"}, {"heroes", number(0, 2)}});
    default:
        return written("prayer", {{"unit", who}, {"prayer", oneOf({"mercy", "holy-fury"})}, {"to", who}});
    }
}

std::string AnyCommand::ofTheBattlefield(const UnitRef& unit)
{
    switch (upTo(6)) {
    case 0:
        return written(
            "scenery",
            {{"id", anyId()}, {"at", anyPoint()}, {"radius", number(1, 9)}, {"gone", upTo(3) ? "" : "true"}});
    case 1:
        return written("deploy", {{"player", unit.player.text()}, {"side", oneOf({"a", "b"})}});
    case 2:
        return written("stand", {{"unit", toText(unit)}, {"at", upTo(4) ? anyPoint() : ""}});
    case 3:
        return written("vortex", {{"id", anyId()},
                                  {"element", oneOf({"air", "earth", "fire", "water", "maelstrom"})},
                                  {"condition", oneOf({"active", "exhausted", "destroyed"})},
                                  {"at", anyPoint()},
                                  {"deviation", "{degrees: " + number(0, 359) + ", dice: [" + number(1, 10) +
                                                    ", " + number(1, 10) + "]}"}});
    case 4:
        return written("objective", {{"id", "shard"}, {"carrier", toText(unit)}});
    case 5:
        return "deployed: {}";
    default:
        return written("objective", {{"id", anyId()},
                                     {"at", anyPoint()},
                                     {"mission", anyMission()},
                                     {"owner", unit.player.text()},
                                     {"gone", upTo(3) ? "" : "true"}});
    }
}

// What is ticked or chosen for may have been dealt, and what is ticked be a condition of it.
std::string AnyCommand::ofTheMissions(const MatchState& state, const UnitRef& unit)
{
    const std::string player = unit.player.text();
    const std::string mission =
        state.missions.empty() || !upTo(3) ? anyMission() : state.missions.front().mission.text();
    switch (upTo(6)) {
    case 5:
        return ofMissionActions(state);
    case 6:
        return ofTheSetup(unit);
    case 0: {
        const auto conditions = findMission(MissionId(mission))->common.conditions;
        return written("tick", {{"player", player},
                                {"mission", mission},
                                {"condition", std::string(conditions.front().id)},
                                {"count", number(0, 3)}});
    }
    case 1:
        return written("missions", {{"common", anyMission()},
                                    {"solo", "{red: " + anyMission() + ", blue: " + anyMission() + "}"}});
    case 2:
        return written("choose", {{"player", player},
                                  {"mission", mission},
                                  {"units", "[" + toText(unit) + "]"},
                                  {"sceneries", "[" + anyId() + "]"},
                                  {"secret", oneOf({"true", "false"})}});
    case 3:
        return written("score", {{"player", player}, {"mission", mission}, {"vp", number(-2, 2)}});
    default:
        return written("reveal", {{"player", player}, {"mission", mission}});
    }
}

// Everything is a Hit.
std::string AnyCommand::ofTheSetup(const UnitRef& unit)
{
    switch (upTo(3)) {
    case 0:
        return "vortexes: {elements: {near_left: air, near_right: earth, far_left: fire, far_right: water}, "
               "deviations: [13, 14, 15, 16, 18]}";
    case 1:
        return written("vortexes", {{"locations", "{first: " + oneOf({"near_left", "far_right"}) + "}"},
                                    {"elements", "{near_left: air, near_right: earth, far_left: fire, "
                                                 "far_right: water}"}});
    case 2:
        return written("choose_spells", {{"unit", toText(unit)}, {"spells", "[" + anyId() + "]"}});
    default:
        break;
    }
    return written("set_up",
                   {{"first", "[" + number(1, 10) + ", " + number(1, 10) + "]"},
                    {"missions", "[" + number(1, 9) + ", " + number(1, 8) + ", " + number(1, 7) + "]"},
                    {"vortexes", "[" + number(1, 4) + ", " + number(1, 3) + ", " + number(1, 2) +
                                     ", 13, 13, 13, 13, 13]"}});
}

// What the cards of the active player allow, where somebody dealt some.
std::string AnyCommand::ofMissionActions(const MatchState& state)
{
    const PlayerState* player = activePlayer(state);
    const std::string unit =
        player ? toText(UnitRef{player->id, player->units[static_cast<std::size_t>(upTo(2))].id()})
               : std::string("red/salik-1");
    if (state.missions.empty())
        return written("missions", {{"common", oneOf({"messenger", "conquerors", "moon-shards"})},
                                    {"solo", "{red: relics, blue: relics}"}});
    switch (upTo(4)) {
    case 0:
        return written("deliver", {{"unit", unit}});
    case 1:
        return written("plant_flag", {{"unit", unit}, {"at", anyPoint()}});
    case 2:
        return state.sceneries.empty()
                   ? written("scenery", {{"id", anyId()}, {"at", "[45, 45]"}})
                   : written("search", {{"unit", unit}, {"scenery", state.sceneries.front().id.text()}});
    case 3:
        return written("objective", {{"id", anyId()}, {"mission", state.missions.front().mission.text()}});
    default:
        return state.objectives.empty()
                   ? written("deliver", {{"unit", unit}})
                   : written("pick_up", {{"unit", unit}, {"objective", state.objectives.front().id.text()}});
    }
}

std::string AnyCommand::ofTheBooks(const UnitRef& unit)
{
    if (upTo(1))
        return written("roll", {{"player", unit.player.text()},
                                {"unit", toText(unit)},
                                {"kind", oneOf({"attack", "morale", "roll"})},
                                {"dice", number(1, 3)},
                                {"threshold", number(2, 10)},
                                {"rolled", "{successes: " + number(0, 1) + "}"}});
    return upTo(20) ? written("note", {{"text", anyId()}}) : "finish: {}";
}

std::string AnyCommand::ofAgreements(const UnitRef& unit)
{
    const std::string who = toText(unit);
    const auto some = [this](int most) { return upTo(2) ? std::string() : number(0, most); };
    switch (upTo(8)) {
    case 0:
        return written("set_warriors", {{"unit", who}, {"to", number(0, 20)}});
    case 1:
        return written("set_injuries", {{"unit", who}, {"to", number(0, 5)}});
    case 2:
        return written("set_stress", {{"unit", who}, {"to", number(0, 4)}});
    case 3:
        return written("set_progress", {{"player", unit.player.text()}, {"to", number(0, 60)}});
    case 4:
        return written("amend", {{"player", unit.player.text()}, {"progress", number(0, 60)}});
    default:
        return written("amend", {{"player", unit.player.text()},
                                 {"unit", unit.unit.text()},
                                 {"warriors", some(20)},
                                 {"injuries", some(5)},
                                 {"stress", some(4)}});
    }
}

std::string AnyCommand::activate(const UnitRef& unit)
{
    std::string actions;
    for (int k = upTo(3); k > 0; --k) {
        const std::string action = oneOf(
            {"march", "attack", "charge", "combined_charge", "shooting", "magic", "invocation", "special"});
        const std::string ts = action == "special" ? number(1, 9) : "";
        actions +=
            (actions.empty() ? "" : ", ") + ("{action: " + action + (upTo(5) ? "" : ", heroic_dice: 1") +
                                             (ts.empty() ? "}" : ", ts: " + ts + "}"));
    }
    return written("activate", {{"unit", toText(unit)}, {"actions", "[" + actions + "]"}});
}

} // namespace adjutant::test
