#include "core/systems/drakerys/battlefield/field.h"
#include "core/systems/drakerys/battlefield/layingout.h"
#include "tests/systems/drakerys/match/played.h"

namespace adjutant::test::tst_match_setup {

using namespace drakerys;

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

/// What the players settle before the first Game Phase.
class MatchSetupTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scripts_data()
    {
        const auto row = columns<MatchState, Script>("state", "script");
        row("the first player stands once a token has moved", readyMatch(),
            {spending("red/salik-1", 1), "refused begun: first: {player: blue}"});
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
             "refused unknown-unit: first: {player: green}", "first: {player: red}", "unchanged: {}"});
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
};

ADJUTANT_TEST(MatchSetupTest)

} // namespace adjutant::test::tst_match_setup
