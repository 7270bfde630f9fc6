#include "core/systems/drakerys/battlefield/layingout.h"
#include "tests/systems/drakerys/match/played.h"
#include "tests/systems/drakerys/missions/judging.h"

namespace adjutant::test::tst_match_setup {

using namespace drakerys;
using Strings = std::vector<std::string>;

static const PlayerId red("red");
static const PlayerId blue("blue");
static const MissionId relics("relics");
static const MissionId epic("epic-fight");

static std::string vortex(const std::string& id, const std::string& at, const std::string& deviation = "")
{
    return "vortex: {id: " + id + ", element: air, at: " + at +
           (deviation.empty() ? "}" : ", deviation: " + deviation + "}");
}

static std::string scenery(const std::string& id, const std::string& at, const std::string& more = "")
{
    return "scenery: {id: " + id + ", at: " + at + more + "}";
}

static std::string lying(const std::string& id, const std::string& at, const std::string& more = "")
{
    return "objective: {id: " + id + ", at: " + at + more + "}";
}

const std::string cards = "missions: {common: epic-fight, solo: {red: relics, blue: prisoners}}";
const std::string choosing = "choose: {player: red, mission: epic-fight, units: [red/salik-1], secret: true}";

static MatchState dealt()
{
    return after(readyMatch(), {cards});
}

const std::string hits = "13, 13, 13, 13, 13";
const std::string prepares =
    "prepare: {first: [2, 6], missions: [1, 1, 2], vortexes: [2, 1, 2, " + hits + "], area: b}";

static std::string token(const std::string& id, const std::string& at, const std::string& mission = "",
                         const std::string& owner = "")
{
    return "objective: {id: " + id + ", at: " + at + (mission.empty() ? "" : ", mission: " + mission) +
           (owner.empty() ? "" : ", owner: " + owner) + "}";
}

static std::string picked(const std::string& id, const std::string& unit)
{
    return "objective: {id: " + id + ", carrier: " + unit + "}";
}

/// A rock of 5 cm around 30, 30, and a Vortex at 60, 60.
static MatchState furnished()
{
    return after(readyMatch(),
                 {scenery("rock", "[30, 30]"), "vortex: {id: north, element: air, at: [60, 60]}"});
}

const std::string crows = "red/crows-1";
const std::string noctis = "blue/noctis-1";

static bool isNear(const Point& at, double x, double y)
{
    return distanceBetween(at, {x, y}) < 1e-9;
}

/// What the players settle before the first Game Phase.
class MatchSetupTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scripts_data()
    {
        const auto row = columns<MatchState, Script>("state", "script");
        row("the first player stands once a token has moved", readyMatch(),
            {spending("red/salik-1", 1), "refused begun: first: {player: blue}",
             "refused begun: prepare: {first: [2, 6], missions: [1, 1, 6], vortexes: [2, 1, 2, " + hits +
                 "]}",
             "refused begun: vortexes: {elements: {near_left: fire, near_right: air, far_left: water}}"});
        row("sources stay on the battlefield", readyMatch(),
            {"not refused: " + vortex("west", "[2.5, 45]"),
             "refused off-the-field: " + vortex("west", "[2.4, 45]"),
             "refused off-the-field: " +
                 vortex("north", "[45, 80]", "{degrees: 0, dice: [8]}"), // 88, and 87.5 is the last
             "not refused: " + vortex("north", "[45, 80]", "{degrees: 0, dice: [7]}")});
        row("sources are not superimposed", readyMatch(),
            {vortex("maelstrom", "[45, 45]"), "refused overlap: " + vortex("north", "[45, 49.9]"),
             "not refused: " + vortex("north", "[45, 50]"),
             // At 48.
             "refused overlap: " + vortex("north", "[45, 70]", "{degrees: 180, dice: [10, 10, 2]}"),
             // It may be moved a little: it is not in its own way.
             "not refused: " + vortex("maelstrom", "[46, 45]")});
        row("units stand where the players say", readyMatch(),
            {"stand: {unit: red/crows-1, at: [10, 15]}", "red/crows-1: {at: [10, 15]}",
             "stand: {unit: red/crows-1}", "red/crows-1: {at: null}",
             "refused off-the-field: stand: {unit: red/crows-1, at: [90.5, 15]}",
             "scatter: {unit: red/crows-1}", "refused removed: stand: {unit: red/crows-1, at: [10, 15]}"});
        row("only who holds the card chooses for it", readyMatch(),
            {"refused unknown-mission: " + choosing, cards,
             "refused unknown-mission: choose: {player: red, mission: prisoners, units: [red/salik-1]}",
             "refused unknown-mission: reveal: {player: blue, mission: relics}",
             "refused unknown-unit: choose: {player: red, mission: epic-fight, units: [red/nobody]}",
             "refused unknown-unit: reveal: {player: green, mission: epic-fight}"});
        row("the first players token lies on top", readyMatch(),
            {"match: {active: red}", "first: {player: blue}", "match: {active: blue}",
             "refused unknown-unit: first: {player: green}", "first: {player: red}", "unchanged: {}",
             "refused malformed: first: {}"});
        // Exhausted without a place, it stays where it is.
        row("a vortex lies where it was placed", readyMatch(),
            {vortex("north", "[45, 70]"), "source/north: {at: [45, 70]}",
             "vortex: {id: north, element: air, condition: exhausted}", "source/north: {at: [45, 70]}"});
        // To the right, 3 + 4 + 5 cm.
        row("a vortex deviates", readyMatch(),
            {vortex("north", "[45, 70]", "{degrees: 90, dice: [3, 4, 5]}"), "source/north: {at: [57, 70]}",
             "anew: {}", vortex("north", "[45, 70]", "hit"), "source/north: {at: [45, 70]}"});
        row("a vortex deviates as its dice show", readyMatch(),
            {vortex("north", "[45, 70]", "{rolled: [3, 3, 4, 5]}"), "source/north: {at: [57, 70]}",
             "anew: {}", vortex("north", "[45, 70]", "{rolled: [13]}"), "source/north: {at: [45, 70]}",
             "anew: {}", "refused malformed: " + vortex("north", "[45, 70]", "{rolled: [3, 3, 4]}")});
        row("the other player deploys opposite", readyMatch(),
            {"deploy: {player: red, side: b}", "red: {area: b}", "blue: {area: a}",
             "refused unknown-unit: deploy: {player: green, side: a}"});
        row("objectives are left where the leader stood", readyMatch(),
            {"objective: {id: shard-1, carrier: red/crows-1}", "stand: {unit: red/crows-1, at: [10, 15]}",
             "scatter: {unit: red/crows-1}", "objective/shard-1: {carrier: none, at: [10, 15]}"});
        row("objectives lie on the battlefield", readyMatch(),
            {lying("flag-1", "[15, 15]", ", mission: conquerors, owner: red"),
             "objective/flag-1: {at: [15, 15], carrier: none, mission: conquerors, owner: red, injuries: 0}",
             // Mission and owner stay as they were.
             "objective: {id: flag-1, carrier: blue/noctis-1}",
             "objective/flag-1: {at: null, carrier: blue/noctis-1, mission: conquerors, owner: red, "
             "injuries: 0}",
             "refused off-the-field: " + lying("flag-2", "[15, -1]"),
             "refused unknown-unit: " + lying("flag-1", "[15, 15]", ", mission: conquerors, owner: green"),
             "objective: {id: flag-1, gone: true}", "match: {objectives: 0}"});
        row("cards dealt again lose what was chosen", dealt(),
            {choosing,
             "tick: {player: red, mission: epic-fight, condition: own-hero-eliminated-it, count: 1}", cards,
             "unchanged: {}"});
        row("a choice is covered until it is revealed", dealt(),
            {choosing, "mission/red/epic-fight: {secret: true, units: red/salik-1}",
             "mission/blue/epic-fight: {secret: false}", "reveal: {player: red, mission: epic-fight}",
             "mission/red/epic-fight: {secret: false, units: red/salik-1}"});
        row("sceneries are chosen too", dealt(),
            {"choose: {player: red, mission: relics, sceneries: [rock, wood], secret: true}",
             "mission/red/relics: {sceneries: rock wood}"});
        // Covered choices are turned over at the end of the game.
        row("after the end nothing is set up", dealt(),
            {"finish: {}", "refused finished: first: {player: blue}",
             "refused finished: " + scenery("rock", "[30, 30]"),
             "refused finished: deploy: {player: red, side: a}",
             "refused finished: stand: {unit: red/crows-1, at: [1, 1]}", "refused finished: " + cards,
             "refused finished: " + choosing, "refused finished: " + vortex("north", "[45, 70]"),
             "refused finished: " + lying("shard-1", "[45, 20]"),
             "not refused: reveal: {player: red, mission: epic-fight}"});

        // How Vortexes and the Maelstrom come to lie on the battlefield (chapters "Creation of the
        // Battlefield", "Deviation"). Our reading: one in the middle of each quarter, the Maelstrom in the
        // middle.
        row("vortexes are laid on their locations", readyMatch(),
            {"vortexes: {elements: {near_left: fire, near_right: air, far_left: water, far_right: earth}}",
             "match: {sources: 5}", "source/fire: {at: [22.5, 22.5]}", "source/air: {at: [67.5, 22.5]}",
             "source/water: {at: [22.5, 67.5]}", "source/earth: {at: [67.5, 67.5]}",
             "source/maelstrom: {at: [45, 45], maelstrom: true}"});
        // The last one is what is left.
        row("each element is chosen once", readyMatch(),
            {"refused element: vortexes: {elements: {near_left: fire, near_right: fire, far_left: water}}",
             "vortexes: {elements: {near_left: fire, near_right: air, far_left: water}}",
             "source/earth: {at: [67.5, 67.5]}"});
        // "places the corresponding Vortex on one of the free locations".
        row("each player in turn chooses element and location", readyMatch(),
            {"refused location: vortexes: {locations: {first: far_right, second: far_right}, elements: "
             "{far_right: fire, near_left: air, near_right: water}}",
             "vortexes: {locations: {first: far_right, second: near_left, third: near_right}, elements: "
             "{far_right: fire, near_left: air, near_right: water}}",
             "source/fire: {at: [67.5, 67.5]}", "source/air: {at: [22.5, 22.5]}",
             "source/water: {at: [67.5, 22.5]}", "source/earth: {at: [22.5, 67.5]}"});
        const auto laid = [](const std::string& deviations) {
            return "vortexes: {elements: {near_left: fire, near_right: air, far_left: water}, deviations: [" +
                   deviations + "]}";
        };
        row("all of them deviate", readyMatch(),
            {// Three o'clock: 2 + 3 + 4 cm to the right; the others are Hits.
             laid("3, 2, 3, 4, 13, 14, 15, 18"), "source/fire: {at: [31.5, 22.5]}", "anew: {}",
             // Twelve o'clock points away from Deployment Area A, six towards it.
             laid("12, 1, 1, 1, 13, 14, 15, 18"), "source/fire: {at: [22.5, 25.5]}", "anew: {}",
             laid("13, 13, 13, 13, 6, 10, 1, 1"), "source/maelstrom: {at: [45, 33]}"});
        // 22.5 - 21 is nearer than its radius of 2.5 to the edge.
        row("what would leave the battlefield is rolled again", readyMatch(),
            {"refused malformed: " + laid("9, 10, 10, 1, 13, 13, 13, 13"),
             laid("9, 10, 10, 1, 9, 10, 8, 2, 13, 13, 13, 13"), "source/fire: {at: [2.5, 22.5]}"});
        row("the first player begins with the vortexes", readyMatch(),
            {"asks vortexes: {}", "field locations/first: {label: 'Location, chosen by red'}",
             "field locations/second: {asked: false}", "asks vortexes: {locations: {first: far_left}}",
             "field elements/far_left: {label: 'Element, chosen by red'}",
             "asks vortexes: {locations: {first: far_left}, elements: {far_left: water}}",
             "field locations/second: {label: 'Location, chosen by blue'}",
             "option locations/second far_left: {standing: closed}",
             "option locations/second near_left: {standing: open}"});
        row("a location is seen from whoever deploys in area a", readyMatch(),
            {"asks vortexes: {}",
             "option locations/first near_left: {label: 'Near left, seen from Deployment Area A'}",
             "deploy: {player: red, side: b}", "asks vortexes: {}",
             "option locations/first near_left: {label: 'Near left, as seen by blue'}"});
        // It deviates once, when it is placed.
        row("what lies there deviates no more", readyMatch(),
            {vortex("north", "[45, 70]"), "asks vortex: {id: north, at: [45, 60]}",
             "field deviation/rolled: {asked: false}",
             "asks vortex: {id: south, element: fire, at: [45, 20]}",
             "field deviation/rolled: {asked: true}"});

        // What dice, players and cards settle before the first Game Phase (chapters "Start playing",
        // "Selecting Missions", "Deploying Armies").
        row("the higher D10 is the first player", readyMatch(),
            {"first: {rolls: [3, 8]}", "match: {active: blue}", "anew: {}", "first: {rolls: [9, 8]}",
             "match: {active: red}"});
        row("equal D10s are rolled again", readyMatch(),
            {"refused malformed: first: {rolls: [7, 7]}", "first: {rolls: [7, 7, 2, 2, 4, 5]}",
             "match: {active: blue}"});
        row("infiltration is deployed anywhere but in the enemys area",
            withSkill(after(readyMatch(), {"deploy: {player: red, side: a}"}), "red/crows-1", "infiltration"),
            {"allowed: stand: {unit: red/crows-1, at: [45, 45]}",
             "warned deployment: stand: {unit: red/crows-1, at: [45, 75]}"});
        row("faces that no die shows are refused", readyMatch(),
            {"refused malformed: prepare: {first: [2, 6], missions: [1, 1, 6], vortexes: [5]}",
             "refused malformed: prepare: {first: [2, 6], missions: [1, 1, 6], vortexes: [0]}",
             "refused malformed: prepare: {first: [2, 6], missions: [1, 1, 6], vortexes: [3, 3, 3, 3]}",
             "refused malformed: prepare: {first: [2, 6], missions: [1, 1, 6], vortexes: [1, 9]}",
             "refused malformed: prepare: {first: [2, 6], missions: [1, 1, 6], vortexes: [-1, 2]}",
             "refused malformed: prepare: {first: [2, 6], missions: [99, 1, 6]}"});
        // Cards that the players have chosen aren't drawn again; with one missing all three are.
        const std::string rest = "prepare: {first: [2, 6], vortexes: [2, 1, 2, " + hits + "], area: b}";
        row("chosen cards stay when the rest is set up", readyMatch(),
            {"missions: {common: epic-fight, solo: {red: conquerors, blue: relics}}", rest,
             "match: {missions: red/epic-fight blue/epic-fight red/conquerors blue/relics, active: blue}",
             "anew: {}", "missions: {common: epic-fight}", "refused malformed: " + rest});
        // Without Sceneries Relics stay out: the first of eight, the first of the seven that are left, for
        // the First Player, the last of six. Of Air, Earth, Fire, Water the second; of Air, Fire, Water the
        // first; of Fire, Water the second.
        const std::string rolled =
            "prepare: {first: [2, 6], missions: [1, 1, 6], vortexes: [2, 1, 2, " + hits + "]";
        row("dice settle everything at once", readyMatch(),
            {rolled + ", area: b}",
             "match: {active: blue, missions: red/epic-fight blue/epic-fight blue/conquerors red/prisoners}",
             "blue: {area: b}", "red: {area: a}", "source/earth: {at: [22.5, 22.5]}",
             "source/air: {at: [67.5, 22.5]}", "source/water: {at: [22.5, 67.5]}",
             "source/fire: {at: [67.5, 67.5]}"});
        row("each step can be changed afterwards", readyMatch(),
            {rolled + "}", "first: {player: red}", "deploy: {player: red, side: b}",
             "missions: {common: relics, solo: {red: messenger, blue: prisoners}}",
             "vortex: {id: fire, element: fire, at: [60, 60]}",
             "match: {active: red, missions: red/relics blue/relics red/messenger blue/prisoners}",
             "red: {area: b}", "source/fire: {at: [60, 60]}"});
        // As in the setup by dice: the first of eight, the first of the seven that are left, the last of six.
        row("the cards are drawn by dice", readyMatch(),
            {"missions: {drawn: [1, 1, 6]}",
             "match: {missions: red/epic-fight blue/epic-fight red/conquerors blue/prisoners}"});
        // Later a Unit may stand anywhere.
        row("a unit is deployed in its area", readyMatch(),
            {"deploy: {player: red, side: a}", "allowed: stand: {unit: red/crows-1, at: [45, 20]}",
             "warned deployment: stand: {unit: red/crows-1, at: [45, 21]}", spending("red/salik-1", 1),
             "allowed: stand: {unit: red/crows-1, at: [45, 45]}"});
        row("a unit stands anywhere once the deployment is ended", readyMatch(),
            {"deploy: {player: red, side: a}", "deployed: {}",
             "allowed: stand: {unit: red/crows-1, at: [45, 45]}"});

        // Where Sceneries and Objectives may lie, and who may pick these: warned of, not refused.
        row("sceneries lie ten from whatever was placed", furnished(),
            {"allowed: " + scenery("wood", "[30, 50]"), "warned apart: " + scenery("wood", "[30, 49.9]"),
             "allowed: " + scenery("wood", "[60, 42.5]"), // 17.5 - 5 - 2.5
             "warned apart: " + scenery("wood", "[60, 42.6]"),
             "allowed: " + scenery("rock", "[31, 30]"), // moved a little
             "allowed: scenery: {id: wood, at: [30, 31], gone: true}"});
        row("objectives lie ten from whatever was placed", furnished(),
            {token("first", "[30, 70]"), "allowed: " + token("second", "[30, 46.25]"), // 16.25 - 5 - 1.25
             "warned apart: " + token("second", "[30, 46]"),
             "warned apart: " + token("second", "[60, 47]"), // 13 - 2.5 - 1.25
             "allowed: " + token("second", "[30, 82.5]"), "warned apart: " + token("second", "[30, 82.4]"),
             "allowed: " + token("first", "[31, 70]")});
        row("where there is no room they are superimposed", furnished(),
            {token("first", "[30, 70]"), "allowed: " + token("second", "[60, 60]"),
             "allowed: " + token("second", "[30, 70]"),
             // Not on a Scenery.
             "warned apart: " + token("second", "[30, 30]")});
        row("what is dropped lies where it fell", furnished(),
            {token("first", "[30, 70]"), spending("red/crows-1", 1), "allowed: " + token("first", "[60, 62]"),
             "warned apart: " + token("second", "[60, 62]")});
        row("moon shards lie twenty five apart", withCommon("moon-shards"),
            {token("shard-1", "[30, 30]", "moon-shards"), token("other", "[80, 80]"),
             "allowed: " + token("shard-2", "[30, 57.5]", "moon-shards"),
             "warned apart: " + token("shard-2", "[30, 57.4]", "moon-shards"),
             // From those of the mission; ten are enough from another.
             "allowed: " + token("shard-2", "[80, 67.5]", "moon-shards")});
        // 32.5 cm from middle to middle are 22.98 to the side and up.
        row("solo idols lie thirty apart", withSolo("idols-of-power"),
            {token("idol-1", "[20, 20]", "idols-of-power"),
             "allowed: " + token("idol-2", "[43, 43]", "idols-of-power"),
             "warned apart: " + token("idol-2", "[42, 42]", "idols-of-power")});
        const std::string maelstrom = "vortex: {id: maelstrom, element: maelstrom, at: [45, 45]}";
        row("players are warned of a token on the maelstrom", withSolo("idols-of-power"),
            {maelstrom, "asks " + token("idol-1", "[45, 45]", "idols-of-power"), "warnings: apart",
             "allowed: " + token("idol-1", "[45, 45]", "idols-of-power")});
        row("players are warned of a token on the maelstrom, not where it must lie",
            withCommon("idols-of-power"),
            {maelstrom, "asks " + token("idol-1", "[45, 45]", "idols-of-power"), "warnings: none"});
        row("a corrected place ends no contact", readyMatch(),
            {"stand: {unit: red/crows-1, at: [45, 10]}", "stand: {unit: blue/soldiers-1, at: [45, 14]}",
             "contact: {unit: red/crows-1, with: blue/soldiers-1}",
             "asks stand: {unit: red/crows-1, at: [45, 12]}", "warnings: none",
             "asks stand: {unit: red/crows-1, at: [45, 60]}", "warnings: engaged",
             "allowed: stand: {unit: red/crows-1, at: [45, 60]}"});
        row("flags are planted where the unit stands", withCommon("conquerors"),
            {scenery("rock", "[30, 30]"), "allowed: " + token("flag-1", "[30, 36]", "conquerors")});
        row("idols and cages stay", withCommon("idols-of-power"),
            {token("idol", "[45, 45]", "idols-of-power"), "warned pick: " + picked("idol", crows)});
        row("idols and cages stay, 2", withSolo("prisoners"),
            {token("cage", "[45, 45]", "prisoners"), "warned pick: " + picked("cage", crows)});
        row("shards and relics are anybodys", withCommon("moon-shards"),
            {token("shard", "[45, 45]", "moon-shards"), "allowed: " + picked("shard", crows),
             "allowed: " + picked("shard", noctis)});
        row("shards and relics are anybodys, 2", readyMatch(), {"allowed: " + picked("thing", noctis)});
        row("the message is its owners to pick", withSolo("messenger"),
            {token("message", "[10, 75]", "messenger", "red"), "allowed: " + picked("message", crows),
             "warned pick: " + picked("message", noctis)});
        row("solo flags are the enemys to pick", withSolo("conquerors"),
            {token("flag", "[10, 75]", "conquerors", "red"), "allowed: " + picked("flag", noctis),
             "warned pick: " + picked("flag", crows)});
        row("solo flags are the enemys to pick, 2", withCommon("conquerors"),
            {token("flag", "[10, 75]", "conquerors", "red"), "warned pick: " + picked("flag", noctis)});
        // 30 cm along the diagonal are 21.2 to the side and up.
        const auto idol = [](const std::string& id, const std::string& at) {
            return token("idol-" + id, at, "idols-of-power");
        };
        row("idols lie on a diagonal around the middle", withCommon("idols-of-power"),
            {"allowed: " + idol("1", "[45, 45]"), "allowed: " + idol("1", "[66.2, 66.2]"),
             "allowed: " + idol("1", "[23.8, 66.2]"), "warned apart: " + idol("1", "[60, 60]"),
             "warned apart: " + idol("1", "[45, 75]"), // no diagonal
             "warning says: Idol 1 is not on a diagonal of the battlefield",
             "warned apart apart: " + idol("1", "[10, 60]"), idol("1", "[66.2, 66.2]"),
             "warned apart: " + idol("2", "[23.8, 66.2]"),
             "warning says: Idol 2 is not on the same diagonal as Idol 1",
             // The others on opposite sides.
             "allowed: " + idol("2", "[23.8, 23.8]"), "allowed: " + idol("2", "[45, 45]"),
             "warned apart: " + idol("2", "[66.2, 66.2]"), "warned apart: " + idol("2", "[66, 66]"),
             // Both measure from middle to middle.
             "anew: {}", idol("1", "[45, 45]"), "warned apart apart: " + idol("2", "[55, 55]"),
             "warning says: Idol 2 lies 14.1 cm from Idol 1; it must be at least 30 cm",
             "warning says: Idol 2 lies 14.1 cm from the middle; it must be there or 30 cm away"});
        row("the map shows where the next idol may lie", withCommon("idols-of-power"),
            {"match: {places: '66.2, 66.2 cm; 66.2, 23.8 cm; 23.8, 66.2 cm; 23.8, 23.8 cm; 45, 45 cm'}",
             // The others on the diagonal of the first, the last at the other end.
             idol("1", "[23.8, 23.8]"), "match: {places: '66.2, 66.2 cm; 45, 45 cm'}", idol("2", "[45, 45]"),
             "match: {places: '66.2, 66.2 cm'}", "anew: {}",
             // The last in the middle, and none once all lie there.
             idol("1", "[23.8, 66.2]"), idol("2", "[66.2, 23.8]"), "match: {places: '45, 45 cm'}",
             idol("3", "[45, 45]"), "match: {places: ''}", "anew: {}",
             // None beside a Scenery.
             scenery("rock", "[66, 60]"), idol("1", "[23.8, 23.8]"), "match: {places: '45, 45 cm'}"});
        // 30 cm from edge to edge.
        row("the map shows the idols of one player farther away", withSolo("idols-of-power"),
            {idol("1", "[45, 45]"), idol("2", "[22, 22]"), "match: {places: '68, 68 cm'}"});
        // Red's enemy is at the far edge.
        row("the message lies beyond the middle line", withSolo("messenger"),
            {"allowed: " + token("message", "[10, 75]", "messenger", "red"),
             "warned apart: " + token("message", "[10, 15]", "messenger", "red"),
             "warned apart: " + token("message", "[10, 70]", "messenger", "red")});
        row("an objective of one player has an owner", readyMatch(),
            {"asks objective: {id: objective-1, at: [45, 45]}", "field owner: {label: Owner, value: null}"});
        row("cages stand away from the enemy", withSolo("prisoners"),
            {"stand: {unit: blue/noctis-1, at: [45, 65]}",
             "allowed: " + token("cage-1", "[20, 60]", "prisoners"),
             "warned apart: " + token("cage-1", "[20, 75]", "prisoners"), // blue's own area
             "warned apart: " + token("cage-1", "[45, 55]", "prisoners"), // beside Noctis
             "warning says: Cage 1 lies 7.3 cm from Noctis; it must be more than 10 cm",
             "allowed: " + token("cage-1", "[45, 52]", "prisoners")});
    }
    void scripts() { followState(); }

    void sceneriesComeAndGo()
    {
        const std::string rock = scenery("rock", "[30, 30]", ", radius: 7, obstruction: true");
        MatchState state = after(readyMatch(), {rock, scenery("wood", "[60, 60]")});
        QVERIFY(state.sceneries == (std::vector<SceneryState>{{SceneryId("rock"), {30, 30}, 7, true},
                                                              {SceneryId("wood"), {60, 60}, 5, false}}));
        state = after(state, {"scenery: {id: rock, gone: true}", scenery("wood", "[61, 60]")});
        QVERIFY(state.sceneries == (std::vector<SceneryState>{{SceneryId("wood"), {61, 60}, 5, false}}));
        QCOMPARE(run(state, scenery("hut", "[30, 91]")).refusal(), "off-the-field");
    }

    void oneCardIsCommonAndOneEachSolo()
    {
        const auto& missions = dealt().missions;
        QCOMPARE(missions.size(), 4U);
        QVERIFY(missions[0] == (MissionState{epic, red, true, {}, {}, false, {}}));
        QVERIFY(missions[1] == (MissionState{epic, blue, true, {}, {}, false, {}}));
        QVERIFY(missions[2] == (MissionState{relics, red, false, {}, {}, false, {}}));
        QVERIFY(missions[3] == (MissionState{MissionId("prisoners"), blue, false, {}, {}, false, {}}));
        QVERIFY(after(dealt(), {"missions: {}"}).missions.empty());
        QCOMPARE(run(readyMatch(), "missions: {common: epic-fight, solo: {green: relics}}").refusal(),
                 "malformed");
    }

    void whatWouldLieOnAnotherIsRolledAgain()
    {
        const ElementsLaidOut elements{Element::fire, Element::air, Element::water, Element::earth};
        // The Air Vortex goes 20 cm up, to 67.5, 42.5; the Maelstrom 20 cm to the right would lie on it.
        const std::vector<int> superimposed{13, 12, 10, 9, 1, 13, 13, 3, 10, 9, 1};
        QCOMPARE(layOut(elements, superimposed).due.size(), 1U);
        std::vector<int> rolledAgain = superimposed;
        rolledAgain.push_back(13);
        QVERIFY(layOut(elements, rolledAgain).due.empty());
        QVERIFY(layOut(elements, rolledAgain).sources.back().at == Point(45, 45));
    }

    // What dice, players and cards settle before the first Game Phase (chapters "Start playing", "Selecting
    // Missions", "Deploying Armies").

    void whatIsDue_data()
    {
        const auto due = columns<Script>("script");
        Script shards;
        for (int k = 1; k <= 6; ++k)
            shards.push_back("objective: {id: shard-" + std::to_string(k) + ", mission: moon-shards}");
        const auto joined = [](Script one, const Script& two) {
            one.insert(one.end(), two.begin(), two.end());
            return one;
        };
        // Beginning lets it go.
        due("what the cards ask for is due",
            joined(joined({"missions: {common: moon-shards, solo: {red: breakthrough, blue: epic-fight}}",
                           "due: objective", "deploy: {player: red, side: a}", "due: objective, deployed"},
                          shards),
                   {"due: deployed", "deployed: {}", "due: choose red, choose blue",
                    "choose: {player: red, mission: breakthrough, units: [red/crows-1, red/salik-1, "
                    "red/blood-banes-1]}",
                    "due: choose blue", "march: {unit: red/crows-1}", "due: end_activation"}));
        // "At the end of the Deployment": when the last Unit stands on the map.
        due("choices are due once all units stand",
            {"missions: {common: epic-fight}", "stand: {unit: red/crows-1, at: [45, 45]}",
             "stand: {unit: red/blood-banes-1, at: [45, 45]}", "stand: {unit: red/salik-1, at: [45, 45]}",
             "stand: {unit: blue/crossbowmen-1, at: [45, 45]}",
             "stand: {unit: blue/gold-keepers-1, at: [45, 45]}", "stand: {unit: blue/noctis-1, at: [45, 45]}",
             "due: ", "stand: {unit: blue/soldiers-1, at: [40, 80]}", "due: choose red, choose blue",
             "undo: {}", "due: "});
        const std::string chosen = "choose: {player: red, mission: epic-fight, units: [red/salik-1]}";
        due("a choice may be made earlier",
            {"missions: {common: epic-fight}", chosen, "deployed: {}", "due: choose blue"});
        due("a choice is asked for later", {"missions: {common: epic-fight}", "march: {unit: red/crows-1}",
                                            "end_activation: {}", chosen, "due: choose blue"});
        due("idols are placed with the battlefield",
            {"missions: {common: idols-of-power}", "due: objective"});
        due("without objectives nothing is due", {"missions: {common: total-destruction}", "due: "});
        due("only covered choices are offered to be revealed",
            {"missions: {common: epic-fight, solo: {red: conquerors, blue: relics}}", chosen,
             "form reveal red", "field mission: {options: epic-fight}"});
        // A form isn't complete without all three; a script may do without.
        due("the book wants three cards",
            {"form missions", "complete: no", "form missions: {common: relics}",
             "field solo/red: {skippable: false}", "form missions: {common: relics, solo: {red: messenger}}",
             "complete: no", "form missions: {common: relics, solo: {red: messenger, blue: prisoners}}",
             "complete: yes", "missions: {common: relics}"});
        due("no card is drawn twice",
            {"form missions: {common: relics}", "option solo/red relics: {standing: closed}",
             "option solo/red messenger: {standing: open}"});
        // "three Allied Units", secretly.
        due("Breakthrough asks for three Units",
            {"missions: {common: breakthrough}", "form choose blue",
             "field units: {picks: 3 to 3, options: blue/crossbowmen-1 blue/gold-keepers-1 blue/noctis-1 "
             "blue/soldiers-1, secret: true}",
             "field secret: {asked: false}", "field sceneries: {asked: false}"});
        due("a Hero of the own side, without a question where there is only one",
            {"missions: {common: epic-fight}", "form choose red", "field units: {asked: false}",
             "form choose red: {units: []}", "field units: {options: red/salik-1}"});
        due("Heroes of both sides of a Solo card",
            {"missions: {solo: {red: epic-fight}}", "form choose red",
             "field units: {options: red/salik-1 blue/noctis-1, secret: false}"});
        // "the Enemy player secretly chooses three Sceneries".
        due("the enemy hides the Relics",
            {"missions: {solo: {red: relics}}", "scenery: {id: a, at: [10, 10]}",
             "scenery: {id: b, at: [30, 10]}", "scenery: {id: c, at: [10, 80]}", "form choose blue",
             "field sceneries: {by: blue, secret: true}", "field units: {asked: false}", "deployed: {}",
             "due: choose blue"});
        // Too near, the form says so before it is confirmed.
        due("how many Objectives are missing is reported",
            {"missions: {common: moon-shards}",
             "objective: {id: shard-1, mission: moon-shards, at: [45, 20]}", "form objective: {id: shard-2}",
             "why at: 25 cm", "why at: 5 still", "form objective: {id: shard-2, at: [45, 30]}",
             "rules: apart"});
        // Cages and the message are placed, relics are given, at the end of the Deployment; shards and idols
        // before.
        for (const auto& [cards, afterwards] :
             {std::pair<std::string, std::string>("{solo: {red: prisoners}}", "objective"),
              {"{common: relics}", "choose red, choose blue"}})
            due("Objectives of the end of the Deployment wait for it: " + cards,
                {"missions: " + cards, "deploy: {player: red, side: a}", "due: deployed", "deployed: {}",
                 "due: " + afterwards});
        due("a Relic waits for its Unit and is given to it",
            {"missions: {common: relics}", "deployed: {}", "form objective", "field id: {options: new}",
             "choose: {player: red, mission: relics, units: [red/crows-1]}", "due: objective, choose blue",
             "form objective", "field id: {value: relic-1}",
             "field carrier: {value: red/crows-1, options: red/crows-1 red/blood-banes-1 red/salik-1}",
             "field at: {asked: false}",
             "objective: {id: relic-1, carrier: red/crows-1, mission: relics, owner: red}",
             "mentions: Relic 1 given to Crows", "due: choose blue",
             "choose: {player: red, mission: relics, units: [red/salik-1]}",
             "mentions: Relic 1 given to Salik"});
        due("Relics are an Infantry Unit's own", {"missions: {common: relics}", "form choose blue",
                                                  "field units: {secret: false, options: blue/crossbowmen-1 "
                                                  "blue/gold-keepers-1 blue/noctis-1 blue/soldiers-1}"});
        due("without a map the players say when the Deployment is over",
            {"missions: {common: epic-fight}", "form deployed", "questions: ", "complete: yes",
             "follows: red then chooses for Epic Fight", "deployed: {}", "due: choose red, choose blue",
             "refused begun: deployed: {}"});
        due("the Deployment is over once somebody has acted",
            {"march: {unit: red/crows-1}", "refused begun: deployed: {}"});
    }
    void whatIsDue()
    {
        QFETCH(Script, script);
        playing().follow(script);
    }

    void whatIsSettledIsTicked()
    {
        const auto setUp = [](const ScriptedMatch& match, bool settled) {
            std::set<std::string> procedures;
            for (const door::Offer& offer : match.session().offers({}))
                if (offer.section == door::Section::setup && offer.settled == settled)
                    procedures.insert(offer.key.procedure);
            return procedures;
        };
        auto fresh = playing({});
        auto settled = playing({prepares});
        for (const char* procedure :
             {"prepare", "missions", "vortexes", "vortex", "deploy", "deploy_units"}) {
            QVERIFY2(!setUp(fresh, true).contains(procedure), procedure);
            QVERIFY2(setUp(settled, true).contains(procedure), procedure);
            QVERIFY2(!setUp(settled, false).contains(procedure), procedure);
        }
        QVERIFY(setUp(settled, true).contains("first"));
        QVERIFY(setUp(settled, false).contains("scenery"));
    }

    // Nobody has to lay Scenery out; the Deployment has an end.
    void stepsOfTheSetup()
    {
        std::map<std::string, std::pair<std::string, bool>> steps;
        for (const door::Offer& offer : playing().session().offers({}))
            steps[offer.key.procedure] = {toText(offer.step), offer.optional};
        QCOMPARE(steps["vortexes"], std::pair(std::string("Battlefield"), false));
        QCOMPARE(steps["scenery"], std::pair(std::string("Battlefield"), true));
        QCOMPARE(steps["missions"], std::pair(std::string("Missions"), false));
        for (const char* procedure : {"deploy", "deploy_units", "deployed"})
            QCOMPARE(steps[procedure], std::pair(std::string("Deployment"), false));
        QVERIFY(!steps.contains("choose") && !steps.contains("choose_spells")); // once all are deployed
        QCOMPARE(steps["march"], std::pair(std::string(), false));
    }

    void whatIsChosenFirstIsNamed()
    {
        auto match = playing(
            {"missions: {common: epic-fight, solo: {red: breakthrough, blue: relics}}", "deployed: {}"});
        const door::Form form = match.form("choose red");
        const door::Field* mission = fieldAt(form, "mission");
        QVERIFY(mission && mission->value);
        Strings named;
        for (const door::Offer& offer : match.session().offers({}))
            if (offer.key.procedure == "choose" && offer.key.side == PlayerId("red"))
                named.push_back(toText(offer.detail));
        QCOMPARE(named, Strings{toText(toMessage(MissionId(std::get<std::string>(*mission->value))))});
    }

    // Three Units are asked for, and there are three: nobody is handed the device.
    void aSecretWithOneAnswerIsShown()
    {
        auto match = playing({"missions: {common: breakthrough}", "deployed: {}"});
        const door::Form form = match.form("choose red");
        QVERIFY(form.complete && !form.eyesOnly && !fieldAt(form, "units"));
        QCOMPARE(form.follows.size(), 1U);
        VERIFY_CONTAINS(toText(form.follows.front()), "Crows");
    }

    // In the book's order, down to the last Unit in its own Deployment Area.
    void everythingIsPreparedAtOnce()
    {
        const CommandRun prepared = run(readyMatch(), prepares);
        QCOMPARE(prepared.warnings(), "");
        QVERIFY(isDeployed(prepared.state));
        for (const PlayerState& player : prepared.state.players)
            for (const UnitState& unit : player.units)
                QVERIFY(unit.at && liesInArea(*unit.at, *player.side));
        const std::string story = prepared.story();
        std::size_t at = 0;
        for (const char* line :
             {"First Player: blue", "Earth Vortex placed", "Missions: Epic Fight",
              "Scenery: place it by hand", "blue: Deployment Area B", "Crossbowmen: at", "Crows: at"}) {
            QVERIFY2(story.find(line, at) != std::string::npos, story.c_str());
            at = story.find(line, at);
        }
        const MatchState table =
            run(readyMatch(), prepares.substr(0, prepares.size() - 1) + ", deploy: false}").state;
        QVERIFY(!isDeployed(table) && playerOf(table, "red").side);
    }

    // Relics of a Solo mission are hidden in three Sceneries of both halves.
    void cardsThatCantBePlayedAreNotDrawn()
    {
        const auto sides = [](const MatchState& state, const std::string& drawn) {
            const CommandRun form = asked(state, "prepare: {first: [2, 6], missions: [" + drawn + "]}");
            return std::get<door::DiceInput>(fieldAt(form.form, "missions")->input).dice.back().sides;
        };
        const CommandRun form = asked(readyMatch(), "prepare: {first: [2, 6], missions: [1]}");
        const door::Field& draw = *fieldAt(form.form, "missions");
        QCOMPARE(toText(draw.why), "no Solo Relics: they need three Sceneries, not all in the same half");
        const auto& faces = std::get<door::DiceInput>(draw.input).dice.back().faces;
        QCOMPARE(
            joined(faces, {}, ", "),
            "Conquerors, Total Destruction, Moon Shards, Idols of Power, Messenger, Breakthrough, Prisoners");
        const MatchState wood =
            after(readyMatch(), {"scenery: {id: a, at: [10, 10]}", "scenery: {id: b, at: [30, 10]}"});
        QCOMPARE(sides(wood, "1"), 7);
        QCOMPARE(sides(wood, "9"), 8); // Relics is the Common one
        QCOMPARE(sides(after(wood, {"scenery: {id: c, at: [60, 10]}"}), "1"), 7);
        QCOMPARE(sides(after(wood, {"scenery: {id: c, at: [60, 80]}"}), "1"), 8);
        const MatchState last = run(readyMatch(), "prepare: {first: [2, 6], missions: [1, 7, 6], vortexes: "
                                                  "[2, 1, 2, " +
                                                      hits + "]}")
                                    .state;
        QCOMPARE(last.missions[2].mission.text(), "prisoners");
        QCOMPARE(last.missions[3].mission.text(), "breakthrough");
    }

    // Six shards, at least 25 cm apart; three Idols on one diagonal.
    void objectivesArePlacedWithoutAWarning()
    {
        for (const int card : {4, 5}) {
            const CommandRun prepared =
                run(readyMatch(), "prepare: {first: [2, 6], missions: [" + std::to_string(card) +
                                      ", 1, 1], vortexes: [2, 1, 2, " + hits + "]}");
            QCOMPARE(prepared.refusal(), "none");
            QCOMPARE(prepared.state.objectives.size(), card == 4 ? 6U : 3U);
            for (const ObjectiveState& each : prepared.state.objectives)
                QVERIFY(remarksOnPlacing(prepared.state, each).empty());
        }
    }

    // The Maelstrom lies in the middle: the Idol of the middle comes to it, the others to opposite sides.
    void anIdolWithoutRoomIsSuperimposedOnTheMaelstrom()
    {
        const MatchState state =
            after(readyMatch(), {"vortex: {id: air, element: air, at: [8, 45]}",
                                 "vortex: {id: earth, element: earth, at: [82, 45]}",
                                 "vortex: {id: fire, element: fire, at: [45, 8]}",
                                 "vortex: {id: water, element: water, at: [45, 82]}",
                                 "vortex: {id: maelstrom, element: maelstrom, at: [47, 45]}",
                                 "prepare: {first: [2, 6], missions: [5, 1, 1], area: b}"});
        QCOMPARE(state.objectives.size(), 3U);
        const Point one = *state.objectives[0].at, other = *state.objectives[1].at;
        QCOMPARE(one.x + other.x, 90.0);
        QCOMPARE(one.y + other.y, 90.0);
        QVERIFY(distanceBetween(one, other) > 55);
        QVERIFY(state.objectives[2].at == Point(47, 45));
    }

    // One Vortex stands on the third place of a diagonal, another near those of the other.
    void idolsTakeTheDiagonalThatIsFree()
    {
        const auto laid = [](const std::string& fire, const std::string& water) {
            return run(after(readyMatch(), {"vortex: {id: air, element: air, at: [8, 45]}",
                                            "vortex: {id: earth, element: earth, at: [82, 45]}",
                                            "vortex: {id: fire, element: fire, at: [" + fire + "]}",
                                            "vortex: {id: water, element: water, at: [" + water + "]}",
                                            "vortex: {id: maelstrom, element: maelstrom, at: [64, 45]}"}),
                       "prepare: {first: [2, 6], missions: [5, 1, 1], area: b}");
        };
        const auto idols = [](const MatchState& state) {
            return joined(
                state.objectives, [](const ObjectiveState& each) { return toText(toMessage(*each.at)); },
                "; ");
        };
        const CommandRun free = laid("66, 66", "45, 8");
        QCOMPARE(idols(free.state), "45, 45 cm; 23.8, 66.2 cm; 66.2, 23.8 cm");
        QVERIFY(free.story().find("no room") == std::string::npos);
        // Where it is near, it lies a little farther out on the same line.
        const CommandRun near = laid("57.5, 57.5", "60, 30");
        QCOMPARE(idols(near.state), "45, 45 cm; 23.8, 23.8 cm; 67.5, 67.5 cm");
        // By the book on a Vortex: the one that stands on the place, not the Maelstrom.
        const CommandRun full = laid("66, 66", "66, 25");
        QCOMPARE(idols(full.state), "45, 45 cm; 23.8, 23.8 cm; 66, 66 cm");
        VERIFY_CONTAINS(full.story(), "Idol 3 placed at 66, 66 cm, on the Fire Vortex: no room elsewhere");
    }

    void anArmyIsDeployedAtOnce()
    {
        auto match = playing({"first: {player: red}"});
        QCOMPARE(match.form("deploy_units red").refusal->rule, "deployment"); // it has no Area yet
        match.play("deploy: {player: red, side: b}");
        const door::Form form = match.form("deploy_units red");
        QVERIFY(form.complete);
        QCOMPARE(form.fields.size(), 1U + 3U);
        match.play({"deploy_units: {player: red, at: {crows-1: [10, 75]}}", "deploy_units: {player: blue}"});
        const MatchState& state = stateOf(match.session());
        QVERIFY(unitOf(state, "red/crows-1").at == Point(10, 75));
        QVERIFY(liesInArea(*unitOf(state, "red/salik-1").at, DeploymentSide::b));
        QVERIFY(liesInArea(*unitOf(state, "blue/noctis-1").at, DeploymentSide::a));
        QVERIFY(isDeployed(state));
        QCOMPARE(toText(match.form("deploy_units red").refusal->message), "all Units are deployed");
        QCOMPARE(run(after(readyMatch(), {"deploy: {player: red, side: a}"}),
                     "deploy_units: {player: red, at: {crows-1: [10, 75]}}")
                     .warnings(),
                 "deployment");
    }

    // Nobody's turn has come, and no points are counted.
    void theTableSaysThatItIsBeingSetUp()
    {
        auto match = playing({"first: {player: blue}"});
        const auto vpOf = [&match](std::size_t side) {
            return match.session().view({}).sides[side].counters.front().value;
        };
        QCOMPARE(toText(match.session().view({}).headline), "Setup: blue has the first turn");
        match.play({"missions: {common: prisoners}", "deployed: {}"});
        QCOMPARE(listed(toText(match.session().view({}).headline), vpOf(0)), "Round 1: blue’s turn 0");
        for (const door::Goal& goal : match.session().view({}).goals)
            for (const door::Goal::Check& check : goal.checks)
                QCOMPARE(check.points, 0);
        const auto states = [&match] {
            const std::vector<door::Goal> goals = match.session().view({}).goals;
            return joined(
                goals.front().checks, [](const door::Goal::Check& check) { return toText(check.state); },
                ", ");
        };
        QCOMPARE(states(), "0, no, not yet, 0, no, not yet");
        // From then on as if it ended now: no Hero was captured.
        match.play("march: {unit: blue/noctis-1}");
        QCOMPARE(states(), "0, no, yes, 0, no, yes");
        QCOMPARE(vpOf(0), 1);
        QCOMPARE(match.session().view({}).sides[0].points, std::optional(1));
    }

    void theDeviationDieHasItsName()
    {
        const auto due = layOut({Element::air, Element::earth, Element::fire, Element::water}, {}).due;
        VERIFY_CONTAINS(toText(due.front().label), "Deviation Die");
        // 1 to 12 by their numbers, 13 to 18 all show the same.
        QCOMPARE(due.front().faces.size(), std::size_t(13));
        QVERIFY(due.front().faces[11].empty());
        QCOMPARE(toText(due.front().faces.back()), "Hit");
    }

    void aSoloCardHasItsOwnText()
    {
        auto match = playing();
        const door::Form form = match.form("missions", "{common: relics}");
        VERIFY_CONTAINS(toText(optionAt(form, "common", "messenger").detail), "secretly");
        VERIFY_CONTAINS(toText(optionAt(form, "solo/red", "messenger").detail), "30 cm");
    }

    void idolsOfADealtCardAreAskedFor()
    {
        const MatchState state =
            after(readyMatch(), {"missions: {common: idols-of-power, solo: {red: relics}}"});
        const auto missing = missingObjectives(state);
        QCOMPARE(missing.size(), 3U);
        QCOMPARE(missing.front().id, ObjectiveId("idol-1"));
    }

    // Where Sceneries and Objectives may lie, and who may pick these: warned of, not refused.

    // The geometry of the battlefield, worked out by hand.

    void distancesAreThoseOfPythagoras() { QCOMPARE(distanceBetween({10, 20}, {13, 24}), 5.0); }

    void theArrowTurnsClockwiseFromAreaB()
    {
        const Point at{45, 45};
        QVERIFY(isNear(deviated(at, {0, {4}}), 45, 49) && isNear(deviated(at, {90, {4}}), 49, 45));
        QVERIFY(isNear(deviated(at, {180, {4}}), 45, 41));
        QVERIFY(isNear(deviated(at, {270, {4}}), 41, 45));
        // The sine of 30 degrees is a half.
        QVERIFY(isNear(deviated(at, {30, {10}}), 50, 45 + 5 * std::sqrt(3)));
    }

    void aThingLiesOnTheBattlefieldWithAllOfIt()
    {
        QVERIFY(liesWithin({0, 90}, 0) && liesWithin({2.5, 87.5}, 2.5));
        QVERIFY(!liesWithin({2.4, 45}, 2.5) && !liesWithin({45, 87.6}, 2.5));
        QVERIFY(!liesWithin({std::nan(""), 45}, 0));
    }

    void clearancesAreFromEdgeToEdge()
    {
        const MatchState state = furnished();
        // 20 cm to the rock's middle, less 5 and 2.5.
        QCOMPARE(*clearance(state, {30, 50}, 2.5, "wood"), 12.5);
        // 10 cm to the Vortex's middle, less 2.5 and 1.25.
        QCOMPARE(*clearance(state, {60, 50}, 1.25, "shard"), 6.25);
        QCOMPARE(*clearance(state, {31, 30}, 1.25, "shard"), 0.0);
        QCOMPARE(*clearance(state, {30, 60}, 5, "rock"), 22.5); // the Vortex's alone: 30 - 5 - 2.5
        QVERIFY(!clearance(readyMatch(), {45, 45}, 1, "shard"));
    }

    void deploymentAreasLieAlongTheEdges()
    {
        QVERIFY(liesInArea({45, 0}, DeploymentSide::a) && liesInArea({45, 20}, DeploymentSide::a));
        QVERIFY(!liesInArea({45, 20.1}, DeploymentSide::a));
        QVERIFY(liesInArea({45, 90}, DeploymentSide::b) && liesInArea({45, 70}, DeploymentSide::b));
        QVERIFY(!liesInArea({45, 69.9}, DeploymentSide::b));
        QVERIFY(oppositeOf(DeploymentSide::a) == DeploymentSide::b);
        QVERIFY(oppositeOf(DeploymentSide::b) == DeploymentSide::a);
    }
};

ADJUTANT_TEST(MatchSetupTest)

} // namespace adjutant::test::tst_match_setup
