#include "tests/systems/battlecards/battlestart.h"

namespace adjutant::test::tst_battlecards_battle {

static Json battle(const std::string& scenario)
{
    return figures("battlecards", "battle", scenario);
}

// Red with two knights of Health 8 against Blue with one of Health 10; `red`, `blue` are their attributes,
// `more` what else the scenario has.
static std::string fight(const std::string& red, const std::string& blue, const std::string& more = {})
{
    return "{players: [{id: red, attributes: " + red +
           ", knights: [{health: 8}, {health: 8}]}, {id: blue, attributes: " + blue +
           ", knights: [{health: 10}]}]" + more + '}';
}

// Somebody with one knight attacks Red, whose knights these are, and Blue.
static std::string gang(const std::string& red, const std::string& tieBreaker)
{
    return "{players: [{id: gang, attributes: {damage: 1}, knights: [{health: 5}]}, {id: red, attributes: "
           "{delay: 9}, knights: [" +
           red +
           "]}, {id: blue, attributes: {delay: 9}, knights: [{health: 9}]}], tie_breaker: " + tieBreaker +
           '}';
}

/// The battle, rule by rule (chapter "Battle").
class BattlecardsBattleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void battles_data()
    {
        const auto row = columns<std::string, std::string>("question", "figures");
        // Damage 3, Dodge 4 over Precision 2: 2 (rounded up); less Defense 1: 1; two knights: 2; Delay 6 is
        // twice 3: 4.
        row("wounds are computed in the order of the rules",
            fight("{damage: 3, delay: 3, precision: 2}", "{delay: 6, dodge: 4, defense: 1}"),
            "{turns/0/player: red, turns/0/dealt/0/wounds: 4, turns/0/dealt/0/knights: 2, "
            "turns/0/dealt/0/target: blue/0}");
        row("Delay below twice does not double",
            fight("{damage: 3, delay: 3, precision: 2}", "{delay: 5, dodge: 4, defense: 1}"),
            "{turns/0/player: red, turns/0/dealt/0/wounds: 2}");
        // Of equal Dodge and Precision the one higher in the tie-breaker prevails: 4 stays 4, or is halved to
        // 2.
        const std::string precise = "{damage: 4, delay: 1, precision: 2}";
        row("equal Dodge and Precision: Red prevails",
            fight(precise, "{delay: 1, dodge: 2}", ", tie_breaker: [red, blue]"),
            "{turns/0/player: red, turns/0/dealt/0/wounds: 8}");
        row("equal Dodge and Precision: Blue prevails",
            fight(precise, "{delay: 1, dodge: 2}", ", tie_breaker: [blue, red]"),
            "{turns/1/player: red, turns/1/dealt/0/wounds: 4}");
        // An attack without wounds is reported all the same.
        row("Defense leaves no fewer than no wounds",
            fight("{damage: 2, delay: 5, precision: 9}", "{delay: 5, defense: 7}"),
            "{turns/0/player: red, turns/0/dealt/0/wounds: 0, turns/1/player: blue, turns/2: null}");
        row("Delay 2 before Delay 3", fight("{delay: 3}", "{delay: 2}"), "{turns/0/player: blue}");
        row("Delay 2 before Delay 3, Red's", fight("{delay: 2}", "{delay: 3}"), "{turns/0/player: red}");
        row("of equal Delay the tie-breaker's first",
            fight("{delay: 2}", "{delay: 2}", ", tie_breaker: [blue, red]"), "{turns/0/player: blue}");
        // Base Delay 3 and a card of -5: 0, not -2; Damage 1 and 2 make 3: 3 - (4 - 3) = 2, doubled: Delay 1
        // against 0.
        row("an attribute is base and modifier, and not below nought",
            "{players: [{id: red, attributes: {damage: 1, delay: 3, precision: 1}, knights: [{health: 5}], "
            "attack_card: {id: a, attack: {damage: 2, delay: -5}, defense: {dodge: 9}}}, {id: blue, "
            "attributes: {defense: 4, delay: 1}, knights: [{health: 5}], defense_card: {id: b, defense: "
            "{defense: -3}}}]}",
            "{turns/0/player: red, turns/0/delay: 0, turns/0/dealt/0/wounds: 4}");
        // Blue's card gives each of its knights 2 wounds: the one of Health 2 is out before any turn, and
        // Blue's turn is had by the other alone. Red's 1 wound is halved, rounded up: 1. The one left has 3
        // wounds of 8, that is 5/8: two quarters; Red 6 of 9.
        row("the wound modifier hits the own knights before any turn",
            "{players: [{id: red, attributes: {damage: 1, delay: 1}, knights: [{health: 9}]}, {id: blue, "
            "attributes: {damage: 3, delay: 1, precision: 1}, knights: [{health: 2}, {health: 8}], "
            "defense_card: {id: b, defense: {wound: 2}}}], tie_breaker: [blue, red]}",
            "{turns/0/dealt/0/knights: 1, turns/0/dealt/0/wounds: 3, turns/1/dealt/0/target: blue/1, "
            "points/blue: 2, points/red: 2}");
        row("who has no knight left has no turn",
            fight("{damage: 9, delay: 1, precision: 1}", "{damage: 9, delay: 2}"),
            "{turns/0/player: red, turns/1: null, victors: [red], points/blue: 0, points/red: 8}");
        for (const auto& [wounds, points] :
             {std::pair(0, 4), {1, 3}, {2, 3}, {3, 2}, {5, 2}, {6, 1}, {8, 0}, {10, 0}})
            row("points are full quarters of Health: " + std::to_string(wounds) + " wounds of 10",
                "{players: [{id: red, knights: [{health: 10, wounds: " + std::to_string(wounds) +
                    "}]}, {id: blue, knights: [{health: 1}]}]}",
                "{points/red: " + std::to_string(points) + '}');
        // Red and Green together have 4 + 4, Blue has 4 + 3 from its two.
        row("allies count their points together",
            "{players: [{id: red, knights: [{health: 4}], ally: green}, {id: blue, knights: [{health: 4}, "
            "{health: 4, wounds: 1}]}, {id: green, knights: [{health: 4}]}]}",
            "{victors: [red, green], points: {red: 4, blue: 7, green: 4}}");
        const std::string tied =
            "{players: [{id: red, knights: [{health: 4}]}, {id: blue, knights: [{health: 4}]}]";
        row("a tie of points", tied + '}', "{victors: [red]}");
        row("a tie of points is decided by the tie-breaker", tied + ", tie_breaker: [blue, red]}",
            "{victors: [blue]}");
        // The defense cards take both out.
        const std::string frail = "knights: [{health: 2}], defense_card: {id: b, defense: {wound: 2}}}";
        row("nobody wins where no knight is left",
            "{players: [{id: red, " + frail + ", {id: blue, " + frail + "]}", "{victors: [], turns: []}");
        // Blue's first knight is out by Red's turn when Green would attack it.
        row("a target that is out by then is not attacked",
            "{players: [{id: red, attributes: {damage: 5, delay: 1, precision: 1}, knights: [{health: 5}]}, "
            "{id: green, attributes: {damage: 5, delay: 2, precision: 1}, knights: [{health: 5}, {health: "
            "5}]}, {id: blue, attributes: {delay: 3}, knights: [{health: 5}, {health: 50}]}], targets: {red: "
            "{0: blue/0}, green: {0: blue/0, 1: blue/1}}}",
            "{turns/1/player: green, turns/1/dealt/1: null, turns/1/dealt/0/target: blue/1, "
            "turns/1/dealt/0/knights: 1}");
        // The most wounds come before the fewest knights; of equal wounds a knight of the side with the
        // fewest; of equal sides the lowest in the tie-breaker.
        row("the pattern prefers the most wounds",
            "{players: [{id: gang, attributes: {damage: 1, delay: 1}, knights: [{health: 5}, {health: 5}]}, "
            "{id: red, attributes: {delay: 9}, knights: [{health: 9}, {health: 9, wounds: 2}]}, {id: blue, "
            "attributes: {delay: 9}, knights: [{health: 9, wounds: 1}]}]}",
            "{turns/0/dealt/1: null, turns/0/dealt/0/target: red/1, turns/0/dealt/0/knights: 2}");
        row("the pattern then prefers the fewest knights",
            gang("{health: 9}, {health: 9}", "[gang, blue, red]"), "{turns/0/dealt/0/target: blue/0}");
        row("the pattern then prefers the lowest in the tie-breaker",
            gang("{health: 9}", "[gang, blue, red]"), "{turns/0/dealt/0/target: red/0}");
        row("the pattern then prefers the lowest in the tie-breaker, Blue",
            gang("{health: 9}", "[gang, red, blue]"), "{turns/0/dealt/0/target: blue/0}");
        // Red names a target for its first knight only: the second attacks nobody.
        row("a player with targets of its own does not follow the pattern",
            fight("{damage: 3, delay: 1, precision: 1}", "{delay: 1}", ", targets: {red: {0: blue/0}}"),
            "{turns/0/dealt/0/knights: 1, turns/0/dealt/0/wounds: 3}");
        row("the pattern spares an ally",
            "{players: [{id: red, attributes: {damage: 1}, knights: [{health: 5}], ally: green}, {id: green, "
            "attributes: {delay: 9}, knights: [{health: 5, wounds: 4}]}, {id: blue, attributes: {delay: 9}, "
            "knights: [{health: 5}]}]}",
            "{turns/0/dealt/0/target: blue/0}");
    }
    void battles() { figuresRow("battlecards", "battle"); }

    void playersOfTheOddsGoByTheirNames()
    {
        const std::string side = "attributes: {damage: 1, delay: 1}, knights: [{health: 9}], "
                                 "attack_card: {}, defense_card: {}}";
        const auto view =
            *solved("battlecards", "battle",
                    "{players: [{id: anna, name: Anna Gold, " + side + ", {id: bo, " + side + "]}");
        std::string words;
        for (const door::OddsStep& step : view.steps) {
            words += toText(step.label) + '\n';
            for (const Message& reason : step.reasons)
                words += toText(reason) + '\n';
        }
        QVERIFY2(words.find("Turn: Anna Gold") != words.npos, words.c_str());
        QVERIFY2(words.find("Bo, knight 1 takes 1 wound") != words.npos, words.c_str());
        QVERIFY2(words.find("anna") == words.npos, words.c_str());
        // A name alone is enough for one.
        QVERIFY(battle("{players: [{name: Anna, " + side + ", {id: bo, " + side + "]}")["points"].contains(
            "anna"));
    }

    void everyWoundReportsItsWorking()
    {
        const auto view =
            *solved("battlecards", "battle",
                    fight("{damage: 3, delay: 3, precision: 2}", "{delay: 6, dodge: 4, defense: 1}"));
        QCOMPARE(toText(view.steps.at(1).reasons.at(0)),
                 "Blue, knight 1 takes 4 wounds: Damage 3, halved by Dodge 4 against Precision 2 = 2, less "
                 "Defense 1 = 1, "
                 "× 2 knights = 2, doubled by Delay 6 against 3 = 4");
        QCOMPARE(toText(view.headline), "Red: victory with 8 points");
    }

    void aScenarioThatSaysNonsenseIsRefused_data()
    {
        columns<std::string, QString>("scenario", "expected");
        const auto row = [](const char* name, const std::string& players, const char* expected) {
            QTest::newRow(name) << "{players: [" + players + '}' << QString(expected);
        };
        const std::string two = "{id: red, knights: [{health: 4}]}, {id: blue, knights: [{health: 4}]}]";
        row("one player", "{id: red}]", "a list of 2 to 8 rows");
        row("id twice", "{id: red}, {id: red}]", "'red' is used twice");
        row("no Health", "{id: red, knights: [{wounds: 1}]}, {id: blue}]",
            "players/0/knights/0/health: must be answered");
        row("Health 0", "{id: red, knights: [{health: 0}]}, {id: blue}]", "a whole number from 1 to 1000");
        row("unknown ally", "{id: red, ally: green}, {id: blue}]", "'green'");
        row("three allies", "{id: red, ally: blue}, {id: blue}, {id: green, ally: blue}]",
            "an alliance needs two players");
        row("tie-breaker", two + ", tie_breaker: [red]", "a list of 2 to 2 words");
        row("own target", two + ", targets: {red: {0: red/0}}", "'red/0'");
        row("no such knight", two + ", targets: {red: {7: blue/0}}", "'targets/red/7'");
        row("unknown key", two + ", colour: red", "'colour'");
        row("text for a number", "{id: red, attributes: {damage: much}}, {id: blue}]",
            "a whole number from 0 to 1000");
    }
    void aScenarioThatSaysNonsenseIsRefused()
    {
        QFETCH(std::string, scenario);
        QFETCH(QString, expected);
        const auto all = battle(scenario);
        QVERIFY(all.contains("refused"));
        const QString refused = QString::fromStdString(all["refused"].get<std::string>());
        QVERIFY2(refused.startsWith("malformed: ") && refused.contains(expected), qPrintable(refused));
    }
};

ADJUTANT_TEST(BattlecardsBattleTest)

} // namespace adjutant::test::tst_battlecards_battle
