#include "tests/systems/drakerys/match/played.h"

#include "core/systems/drakerys/odds/steps.h"

namespace adjutant::test::tst_match_books {

using namespace drakerys;

/// Celeste is a Wizard of level 3.
static MatchState withCeleste()
{
    return matchOf(army("irosia", {{"celeste", 1}, {"bowmen", 5}}), army("avaren", {{"crows", 6}}));
}

static std::string casting(const std::string& unit, const std::string& spell, const std::string& sources = "")
{
    return "cast: {unit: " + unit + ", spell: " + spell + ", sources: [" + sources + "], successes: 2}";
}

static std::string ticking(int count)
{
    return "tick: {player: red, mission: prisoners, condition: heroes-captured, count: " +
           std::to_string(count) + "}";
}

/// What red agrees on for a Unit: `figures` is "", or begins with a comma.
static std::string amending(const std::string& unit, const std::string& figures = "")
{
    return "amend: {player: red, unit: " + unit + figures + "}";
}

static std::string tokenAt(const std::string& player, int progress)
{
    return "amend: {player: " + player + ", progress: " + std::to_string(progress) + "}";
}

/// What is written into the books beside the activations.
class MatchBooksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scripts_data()
    {
        const auto row = columns<MatchState, Script>("state", "script");
        row("only what was dealt is ticked", readyMatch(),
            {"refused unknown-mission: " + ticking(1), "anew: {}", "missions: {common: prisoners}",
             "finish: {}", "not refused: " + ticking(1)});
        row("wizards cast", withCeleste(),
            {"allowed: " + casting("red/celeste-1", "mirage"),
             "warned skill: " + casting("red/bowmen-1", "mirage"),
             "refused unknown-unit: " + casting("red/nobody-1", "mirage"), "scatter: {unit: red/celeste-1}",
             "refused removed: " + casting("red/celeste-1", "mirage"), "anew: {}", "finish: {}",
             "refused finished: " + casting("red/celeste-1", "mirage")});
        row("a wizard draws on as many sources as the level", withCeleste(),
            {"vortex: {id: north, element: air, condition: exhausted}",
             "vortex: {id: south, element: air, condition: exhausted}",
             "vortex: {id: east, element: air, condition: exhausted}",
             "vortex: {id: west, element: air, condition: exhausted}",
             "allowed: " + casting("red/celeste-1", "mirage", "north, south, east"),
             "warned sources: " + casting("red/celeste-1", "mirage", "north, south, east, west"),
             "warned vortex: " + casting("red/celeste-1", "mirage", "north, nowhere")});
        row("spending moves the token", readyMatch(),
            {"stress: {unit: red/crows-1, change: 2}", "spend: {player: red, ts: 15}", "red: {progress: 15}",
             "match: {active: blue}", "spend: {player: blue, ts: 16}", "spend: {player: red, ts: 3}",
             "red: {progress: 18}", "red/crows-1: {stress: 1}", "red: {at-headquarters: true}"});
        row("spending has the limits of an activation", readyMatch(),
            {"refused not-active: spend: {player: blue, ts: 1}",
             "refused unknown-unit: spend: {player: green, ts: 1}",
             "not refused: spend: {player: red, ts: 16}", "refused over-16: spend: {player: red, ts: 17}",
             "anew: {}", tokenAt("blue", 95), tokenAt("red", 90), "not refused: spend: {player: red, ts: 6}",
             "refused beyond-start: spend: {player: red, ts: 7}", "anew: {}", "finish: {}",
             "refused finished: spend: {player: red, ts: 1}"});
        row("the players agree on a tokens place", after(readyMatch(), {tokenAt("red", 20)}),
            {"red: {progress: 20}", "match: {active: blue}",
             // Where it comes to lie on another it lies on top.
             tokenAt("blue", 20), "match: {active: blue}", "anew: {}", tokenAt("red", 4),
             "red: {progress: 4}"});
        row("a unit comes back", after(readyMatch(), {"scatter: {unit: red/crows-1}"}),
            {amending("crows-1", ", warriors: 5"), "red/crows-1: {warriors: 5}",
             // Of 12.
             "anew: {}", amending("crows-1", ", warriors: 100"), "red/crows-1: {warriors: 12}"});
        row("a condition is ticked and unticked", after(readyMatch(), {"missions: {common: prisoners}"}),
            {ticking(2), "mission/red/prisoners: {heroes-captured: 2}",
             "mission/blue/prisoners: {heroes-captured: 0}", ticking(1),
             "mission/red/prisoners: {heroes-captured: 1}", ticking(0), "unchanged: {}"});
        row("a spell is remembered until the next activation", withCeleste(),
            {"activate: {unit: red/celeste-1, actions: [magic]}", casting("red/celeste-1", "mirage"),
             "red/celeste-1: {spells: mirage}", "allowed: " + casting("red/celeste-1", "storm"),
             "warned spell-used: " + casting("red/celeste-1", "mirage"), spending("blue/crows-1", 9),
             "activate: {unit: red/celeste-1, actions: [magic]}", "red/celeste-1: {spells: ''}",
             "allowed: " + casting("red/celeste-1", "mirage")});
        const std::string roll = "roll: {player: red, unit: red/crows-1, kind: attack, dice: 2, threshold: "
                                 "5, rolled: {dice: [3, 7]}}";
        row("a recorded roll changes nothing", readyMatch(),
            {roll, "unchanged: {}",
             "refused unknown-unit: roll: {player: green, kind: roll, dice: 1, threshold: 6, rolled: "
             "{successes: 0}}",
             "refused unknown-unit: roll: {player: red, unit: red/nobody, kind: roll, dice: 1, threshold: 6, "
             "rolled: {successes: 0}}",
             "finish: {}", "not refused: " + roll});
        for (const Named& kind : rollNames)
            row("every kind of roll has its word: " + std::string(kind.id), readyMatch(),
                {"roll: {player: red, kind: " + std::string(kind.id) +
                 ", dice: 1, threshold: 6, rolled: {successes: 0}}"});
        row("fewer warriors are losses",
            after(readyMatch(), {"objective: {id: shard, carrier: red/crows-1}"}),
            {amending("crows-1", ", warriors: 3"), "red/crows-1: {warriors: 3}", "anew: {}",
             amending("crows-1", ", warriors: 0"), "red/crows-1: {removed: true}",
             "objective/shard: {carrier: none}"});
        // Health 3.
        row("injuries stay below the health", readyMatch(),
            {amending("salik-1", ", injuries: 7, stress: 4"),
             "red/salik-1: {injuries: 2, stress: 4, warriors: 1}",
             amending("salik-1", ", injuries: 0, stress: 0"), "unchanged: {}", "scatter: {unit: red/salik-1}",
             amending("salik-1", ", injuries: 1"), "red/salik-1: {injuries: 0}"});
        row("nobody amends what is not there", readyMatch(),
            {"refused unknown-unit: " + amending("nobody-1"), "refused unknown-unit: " + tokenAt("green", 1),
             // Naming nothing changes nothing.
             amending("crows-1"), "unchanged: {}", "finish: {}", "refused finished: " + tokenAt("red", 1)});
    }
    void scripts() { followState(); }
};

ADJUTANT_TEST(MatchBooksTest)

} // namespace adjutant::test::tst_match_books
