#include "tests/systems/drakerys/match/anycommand.h"

#include "core/systems/drakerys/missions/mission.h"

namespace adjutant::test {

using namespace drakerys;

namespace {

/// Commands that are as likely as one another, and how likely one of them is beside those of other kinds.
struct Kind
{
    int weight;
    std::vector<const char*> commands;
};

// In angle brackets stands what is chosen anew each time: one of several words, "" among them; a number from
// the first to the last; or what AnyCommand::chosen knows by its name.
const Kind kinds[]{
    // Activations
    {4,
     {"activate: {unit: <unit>, actions: []}", "activate: {unit: <unit>, actions: [<action>]}",
      "activate: {unit: <unit>, actions: [<action>, <action>]}",
      "activate: {unit: <unit>, actions: [<action>, <action>, <action>]}"}},
    // Casualties
    {3,
     {"injure: {unit: <unit>, count: <1..5>}", "stress: {unit: <unit>, change: <-3..3>}",
      "status: {unit: <unit>, <add|add|remove>: <holy-fury|plus-1-action>}",
      "remove: {unit: <unit>, warriors: <1..4>}", "remove: {unit: <unit>, warriors: <1..4>}",
      "<remove|remove|remove|scatter>: {unit: <unit>}"}},
    // The turn
    {2,
     {"pass: {player: <player>}", "spend: {player: <player>, ts: <1..17>}",
      "summon: {unit: <unit>, elemental: air-herald<|, source: <id>>}",
      "cast: {unit: <unit>, spell: <id>, sources: [<id>], reinforcement: <0..3>, successes: <0..3>}",
      "first: {player: <player>}"}},
    // Actions; the dice of a fight are as many as they happen to be: often they are too many or too few.
    {4,
     {"march: {unit: <unit><|, to: <point>|, to: <point>>}", "special: {unit: <unit>, ts: <1..3>}",
      "shoot: {unit: <unit>, target: <target>, distance: <1..40>, rolls: <rolls>}",
      "magic: {unit: <unit>, spell: Mirage, level: <1..3>, sources: [<id>], distance: <0..30>, rolls: "
      "<rolls>}",
      "invoke: {unit: <unit>, elemental: <air-herald|herald|incarnation><|, source: <id>><|, chosen: fire>, "
      "rolls: <rolls>}",
      "morale: {unit: <unit>, opposition: <0..3>, rolls: <rolls>}",
      "hits: {unit: <unit>, hits: <1..4>, strength: <1..4>, rolls: <rolls>}",
      "<attack|charge|combined_charge>: {unit: <unit>, target: <target>, rolls: <rolls>}",
      "sacrifice: {unit: <unit>, target: <target>, strength: <1..4>, rolls: <rolls>}",
      "contact: {unit: <unit>, with: <target>, ends: <true|false>}", "end_activation: {}",
      "end_activation: {}"}},
    // Elementals and spells
    {2,
     {"hurricane: {unit: <unit>, effect: one, target: <target>}",
      "engulfing: {unit: <unit>, target: <target>, rolls: <rolls>}",
      "inferno: {unit: <unit>, targets: [<target>], rolls: [<rolls>]}",
      "rift: {unit: <unit>, target: <target>, rolls: <rolls>}", "absorb: {unit: <unit>, source: <id>}",
      "elemental_movement: {unit: <unit>, source: <id>}", "spell: {name: Mirage, cost: {air: <0..3>}}",
      "come_back: {unit: <unit>, at: <point>}", "dismiss: {unit: <player>/incarnation-of-lorn-1}"}},
    // Headquarters
    {1,
     {"order: {unit: <unit>, to: <unit>, order: <forward|they-shall-not-pass|reform-the-ranks>}",
      "zephyr: {unit: <unit>, to: <unit>}",
      "prayer: {unit: <unit>, prayer: a-pox-on-them, player: red, heroes: <0..2>}",
      "prayer: {unit: <unit>, prayer: <mercy|holy-fury>, to: <unit>}"}},
    // The battlefield
    {2,
     {"scenery: {id: <id>, at: <point>, radius: <1..9><|||, gone: true>}",
      "deploy: {player: <player>, side: <a|b>}",
      "stand: {unit: <unit><, at: <point>|, at: <point>|, at: <point>|>}",
      "vortex: {id: <id>, element: <air|earth|fire|water|maelstrom>, condition: "
      "<active|exhausted|destroyed>, "
      "at: <point>, deviation: {degrees: <0..359>, dice: [<1..10>, <1..10>]}}",
      "objective: {id: shard, carrier: <unit>}", "deployed: {}",
      "objective: {id: <id>, at: <point>, mission: <mission>, owner: <player><|||, gone: true>}"}},
    // Missions: what is ticked or chosen for may have been dealt, and what is ticked be a condition of it.
    {2,
     {"tick: {player: <player>, <condition>, count: <0..3>}",
      "missions: {common: <mission>, solo: {red: <mission>, blue: <mission>}}",
      "choose: {player: <player>, mission: <dealt>, units: [<unit>], sceneries: [<id>], secret: "
      "<true|false>}",
      "score: {player: <player>, mission: <dealt>, vp: <-2..2>}",
      "reveal: {player: <player>, mission: <dealt>}", "<missionAction>", "<missionAction>"}},
    // The set-up: everything is a Hit.
    {1,
     {"vortexes: {elements: {near_left: air, near_right: earth, far_left: fire, far_right: water}, "
      "deviations: [13, 14, 15, 16, 18]}",
      "vortexes: {locations: {first: <near_left|far_right>}, elements: {near_left: air, near_right: earth, "
      "far_left: fire, far_right: water}}",
      "choose_spells: {unit: <unit>, spells: [<id>]}", "deploy_units: {player: <player>}",
      "prepare: {first: [<1..10>, <1..10>], missions: [<1..9>, <1..8>, <1..7>], vortexes: [<1..4>, <1..3>, "
      "<1..2>, 13, 13, 13, 13, 13]}"}},
    // The books; a match is rarely finished.
    {1,
     {"roll: {player: <player>, unit: <unit>, kind: <attack|morale|roll>, dice: <1..3>, threshold: <2..10>, "
      "rolled: {successes: <0|1>}}",
      "<noteOrFinish>"}},
    // Corrections
    {1,
     {"set_warriors: {unit: <unit>, to: <0..20>}", "set_injuries: {unit: <unit>, to: <0..5>}",
      "set_stress: {unit: <unit>, to: <0..4>}", "set_progress: {player: <player>, to: <0..60>}",
      "amend: {player: <player>, progress: <0..60>}",
      "amend: {player: <player>, unit: <unitId><||, warriors: <0..20>><||, injuries: <0..5>><||, stress: "
      "<0..4>>}"}},
};

} // namespace

std::string AnyCommand::chosen(const std::string& what, const MatchState& state)
{
    const auto oneOf = [this](const auto& all) {
        return all[static_cast<std::size_t>(upTo(static_cast<int>(all.size()) - 1))];
    };
    if (const std::size_t dots = what.find(".."); dots != std::string::npos) {
        const int lowest = std::stoi(what);
        return std::to_string(lowest + upTo(std::stoi(what.substr(dots + 2)) - lowest));
    }
    if (what.find('|') != std::string::npos) {
        std::vector<std::string> words(1);
        for (const char each : what)
            if (each == '|')
                words.emplace_back();
            else
                words.back() += each;
        return oneOf(words);
    }
    if (what == "unit")
        return toText(m_unit);
    if (what == "unitId")
        return m_unit.unit.text();
    if (what == "player")
        return m_unit.player.text();
    if (what == "target")
        return toText(m_target);
    if (what == "id")
        return "thing-<0..3>";
    if (what == "point") // a little beside the battlefield too
        return "[<-5..95>, <-5..95>]";
    if (what == "rolls")
        return "[{successes: <0..1>}<|, {successes: <0..1>}|, {successes: <0..1>}, {successes: <0..1>}>]";
    if (what == "action")
        return "{action: <march|attack|charge|combined_charge|shooting|magic|invocation|special, ts: "
               "<1..9>><|||||, heroic_dice: 1>}";
    if (what == "noteOrFinish")
        return upTo(20) ? "note: {text: <id>}" : "finish: {}";
    if (what == "mission")
        return std::string(oneOf(missions()).id);
    if (what == "dealt")
        return state.missions.empty() || !upTo(3) ? "<mission>" : state.missions.front().mission.text();
    if (what == "condition") {
        const std::string mission = state.missions.empty() || !upTo(3)
                                        ? std::string(oneOf(missions()).id)
                                        : state.missions.front().mission.text();
        return "mission: " + mission +
               ", condition: " + std::string(findMission(MissionId(mission))->common.conditions.front().id);
    }
    // What the cards of the active player allow, where somebody dealt some.
    if (state.missions.empty())
        return "missions: {common: <messenger|conquerors|moon-shards|prisoners>, solo: {red: relics, blue: "
               "relics}}";
    const PlayerState* player = activePlayer(state);
    const std::string by =
        player ? toText(UnitRef{player->id, player->units[static_cast<std::size_t>(upTo(2))].id()})
               : std::string("red/salik-1");
    const MissionId prisoners("prisoners");
    const auto cage = std::ranges::find(state.objectives, prisoners, &ObjectiveState::mission);
    if (cage != state.objectives.end() && upTo(1))
        return "<attack_cage|charge_cage>: {unit: " + by + ", cage: " + cage->id.text() +
               ", rolls: [{successes: <0..1>}]}";
    switch (upTo(4)) {
    case 0:
        return "plant_flag: {unit: " + by + ", at: <point>}";
    case 1:
        return state.sceneries.empty()
                   ? "scenery: {id: <id>, at: [45, 45]}"
                   : "search: {unit: " + by + ", scenery: " + state.sceneries.front().id.text() + "}";
    case 2:
        return "objective: {id: <id>, mission: " + state.missions.front().mission.text() + "}";
    case 3:
        if (!state.objectives.empty())
            return "pick_up: {unit: " + by + ", objective: " + state.objectives.front().id.text() + "}";
        [[fallthrough]];
    default:
        return "deliver: {unit: " + by + "}";
    }
}

std::string AnyCommand::operator()(const MatchState& state)
{
    const auto& player = state.players[static_cast<std::size_t>(upTo(1))];
    const auto& enemy = state.players[&player == &state.players[0] ? 1 : 0];
    m_unit = {player.id,
              player.units[static_cast<std::size_t>(upTo(static_cast<int>(player.units.size()) - 1))].id()};
    m_target = {enemy.id, enemy.units.front().id()};
    int all = 0;
    for (const Kind& kind : kinds)
        all += kind.weight;
    int at = upTo(all - 1);
    const Kind* kind = kinds;
    for (; at >= kind->weight; ++kind)
        at -= kind->weight;
    std::string command =
        kind->commands[static_cast<std::size_t>(upTo(static_cast<int>(kind->commands.size()) - 1))];
    // The last bracket that opens is within all others.
    for (std::size_t open = command.rfind('<'); open != std::string::npos; open = command.rfind('<')) {
        const std::size_t close = command.find('>', open);
        command.replace(open, close - open + 1, chosen(command.substr(open + 1, close - open - 1), state));
    }
    return command;
}

} // namespace adjutant::test
