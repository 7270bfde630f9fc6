#include "tests/systems/drakerys/match/played.h"

namespace adjutant::test::tst_match_pieces {

using namespace drakerys;

static MatchState with(const std::string& command)
{
    return after(readyMatch(), {command});
}

static std::string pox(int heroes)
{
    return "prayer: {unit: blue/noctis-1, prayer: a-pox-on-them, player: red, heroes: " +
           std::to_string(heroes) + "}";
}

/// Salik invokes.
static std::string invoked(const std::string& elemental, const std::string& source = "")
{
    return "summon: {unit: red/salik-1, elemental: " + elemental +
           (source.empty() ? "}" : ", source: " + source + "}");
}

/// Of the Blood Banes: Health 2, 4 Warriors.
static MatchState injured(int count)
{
    return after(readyMatch(), {"injure: {unit: red/blood-banes-1, count: " + std::to_string(count) + "}"});
}

static std::string token(const std::string& word)
{
    return "status: {unit: red/blood-banes-1, add: " + word + "}";
}

/// What happens beside the activations: Elementals, Vortexes, orders, prayers, Objectives.
class MatchPiecesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scripts_data()
    {
        const auto row = columns<MatchState, Script>("state", "script");
        row("with the awakened goes the elemental", with(invoked("maelstrom/fire-overlord")),
            {"injure: {unit: red/salik-1, count: 2}", "red/fire-overlord-1: {removed: false}",
             "injure: {unit: red/salik-1, count: 1}", // Health 3
             "red/fire-overlord-1: {removed: true}"});
        // 2 - 1, and once more.
        row("orders of a headquarters phase",
            after(readyMatch(), {"stress: {unit: red/crows-1, change: 2}", spending("red/salik-1", 16)}),
            {"order: {unit: red/salik-1, to: red/crows-1, order: reform-the-ranks}",
             "red/crows-1: {stress: 0}", "anew: {}",
             "order: {unit: red/salik-1, to: red/crows-1, order: they-shall-not-pass}",
             "red/crows-1: {they-shall-not-pass: true}",
             // Salik has no Leadership, and an order was given; before a Headquarters Phase nobody has.
             "warned once skill: order: {unit: red/salik-1, to: red/crows-1, order: forward}"});
        row("orders of a headquarters phase, 2", readyMatch(),
            {"warned skill headquarters: order: {unit: red/salik-1, to: red/crows-1, order: forward}"});
        row("the players may end the match", with("finish: {}"),
            {"match: {finished: true}", "refused finished: activate: {unit: red/crows-1, actions: [march]}",
             "refused finished: finish: {}", "not refused: note: {text: a fine game}"});
        row("tokens add up", injured(1),
            {"injure: {unit: red/blood-banes-1, count: 2}", "red/blood-banes-1: {warriors: 3, injuries: 1}"});
        row("injuries report what they did", injured(1),
            {"injure: {unit: red/blood-banes-1, count: 7}",
             "reports: Blood Banes: 7 Injuries; Blood Banes: 4 Warriors lost; Blood Banes: off the table"});
        row("an unknown health is one",
            matchOf(army("avaren", {{"scouts", 6}}), army("avaren", {{"crows", 6}})),
            {"injure: {unit: red/scouts-1, count: 2}", "red/scouts-1: {warriors: 4}", "anew: {}",
             "warned unknown-profile: injure: {unit: red/scouts-1, count: 2}"});
        row("removed warriors take no tokens with them", injured(1),
            {"remove: {unit: red/blood-banes-1, warriors: 2}",
             "red/blood-banes-1: {warriors: 2, injuries: 1}"});
        row("the last warrior removed removes the unit", injured(1),
            {"remove: {unit: red/blood-banes-1, warriors: 4}",
             "red/blood-banes-1: {removed: true, injuries: 0}"});
        row("a scattered unit is off the table", injured(3),
            {"scatter: {unit: red/blood-banes-1}", "red/blood-banes-1: {removed: true, warriors: 0}"});
        row("stress does not fall below nothing", readyMatch(),
            {"stress: {unit: red/blood-banes-1, change: 2}", "stress: {unit: red/blood-banes-1, change: -5}",
             "red/blood-banes-1: {stress: 0}"});
        const std::string herald = invoked("maelstrom/air-herald");
        row("an elemental is a unit in itself", readyMatch(),
            {"warned skill: summon: {unit: red/crows-1, elemental: maelstrom/air-herald}",
             "allowed: " + herald, herald, herald, "red/air-herald-1: {warriors: 1}",
             "red/air-herald-2: {name: Air Herald}", "refused unknown-unit: " + invoked("avaren/crows")});
        const std::string overlord = invoked("maelstrom/fire-overlord", "north");
        row("an overlord exhausts its vortex", with("vortex: {id: north, element: fire}"),
            {"warned vortex: " + invoked("maelstrom/air-herald", "north"),
             invoked("maelstrom/fire-herald", "north"), "source/north: {exhausted: false}", overlord,
             "source/north: {exhausted: true}", "warned vortex: " + overlord,
             "vortex: {id: north, element: fire, condition: destroyed}", "match: {sources: 0}"});
        row("a pox moves the enemys token", after(with(spending("red/salik-1", 15)), {pox(2)}),
            {"red: {progress: 17, headquarters: 1}", "red/salik-1: {stress: 0}", pox(0), "unchanged: {}"});
        const std::string picked = "objective: {id: shard-1, carrier: red/crows-1}";
        row("objectives stay where their carrier fell", with(picked),
            {"objective/shard-1: {carrier: red/crows-1}",
             "refused unknown-unit: objective: {id: shard-1, carrier: red/nobody}",
             "scatter: {unit: red/crows-1}", "objective/shard-1: {carrier: none}", "anew: {}",
             "objective: {id: shard-1}", "objective/shard-1: {carrier: none}"});
        row("who is engaged picks up no objective", with("status: {unit: red/crows-1, add: engaged}"),
            {"warned engaged: " + picked});

        // Injuries and what else takes Warriors from the table (chapters "Injuries and withdrawal of the
        // Casualties", "Morale"), Stress and status tokens, victory points.
        row("injuries below the health stay as tokens", injured(1),
            {"red/blood-banes-1: {warriors: 4, injuries: 1, removed: false}"});
        row("injuries remove a warrior at its health", injured(2),
            {"red/blood-banes-1: {warriors: 3, injuries: 0, removed: false}"});
        row("injuries remove a warrior again while they reach its health", injured(5),
            {"red/blood-banes-1: {warriors: 2, injuries: 1, removed: false}"});
        row("injuries remove all warriors", injured(8),
            {"red/blood-banes-1: {warriors: 0, injuries: 0, removed: true}"});
        row("injuries beyond the last warrior remove nobody", injured(11),
            {"red/blood-banes-1: {warriors: 0, injuries: 0, removed: true}"});
        row("statuses lie in their order each once", readyMatch(),
            {token("no-charge"), token("berserk"), token("no-charge"),
             "red/blood-banes-1: {tokens: no-charge berserk}",
             "status: {unit: red/blood-banes-1, remove: no-charge}", "red/blood-banes-1: {tokens: berserk}"});
        row("what holds for a round ends with it", readyMatch(),
            {token("they-shall-not-pass"), token("rain"), spending("red/salik-1", 16),
             "red/blood-banes-1: {they-shall-not-pass: true}", spending("blue/noctis-1", 16),
             "red/blood-banes-1: {tokens: rain}"});
        row("victory points add up and never fall below none", readyMatch(),
            {"score: {player: red, mission: relics, vp: 1}",
             "score: {player: red, mission: epic-fight, vp: 2}", "red: {vp: 3}", "blue: {vp: 0}",
             "score: {player: red, mission: relics, vp: -2}", "red: {vp: 1}",
             "score: {player: red, mission: relics, vp: -2}", "score: {player: red, mission: relics, vp: 1}",
             "red: {vp: 1}"});
    }
    void scripts() { followState(); }
};

ADJUTANT_TEST(MatchPiecesTest)

} // namespace adjutant::test::tst_match_pieces
