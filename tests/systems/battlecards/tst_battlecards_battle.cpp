#include "tests/systems/battlecards/battlestart.h"

namespace adjutant::test::tst_battlecards_battle {

static Json battle(const std::string& scenario)
{
    return figures("battlecards", "battle", scenario);
}

// Red with two knights of Health 8 against Blue with one of Health 10; `red`, `blue` are their attributes,
// `more` what else the scenario has.
static Json fight(const std::string& red, const std::string& blue, const std::string& more = {})
{
    return battle("{players: [{id: red, attributes: " + red +
                  ", knights: [{health: 8}, {health: 8}]}, {id: blue, attributes: " + blue +
                  ", knights: [{health: 10}]}]" + more + '}');
}

static int woundsOfBlue(const Json& figures)
{
    for (const Json& turn : figures["turns"])
        if (turn["player"] == "red")
            return turn["dealt"].at(0)["wounds"];
    return -1;
}

/// The battle, rule by rule (chapter "Battle").
class BattlecardsBattleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Damage 3, Dodge 4 over Precision 2: 2 (rounded up); less Defense 1: 1; two knights: 2; Delay 6 is twice
    // 3: 4.
    void woundsAreComputedInTheOrderOfTheRules()
    {
        const auto all = fight("{damage: 3, delay: 3, precision: 2}", "{delay: 6, dodge: 4, defense: 1}");
        QCOMPARE(woundsOfBlue(all), 4);
        QCOMPARE(all["turns"][0]["dealt"][0]["knights"], 2);
        QCOMPARE(all["turns"][0]["dealt"][0]["target"], "blue/0");
    }

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

    void delayBelowTwiceDoesNotDouble()
    {
        QCOMPARE(
            woundsOfBlue(fight("{damage: 3, delay: 3, precision: 2}", "{delay: 5, dodge: 4, defense: 1}")),
            2);
    }

    // Of equal Dodge and Precision the one higher in the tie-breaker prevails: 4 stays 4, or is halved to 2.
    void equalDodgeAndPrecisionAreResolvedByTheTieBreaker()
    {
        const char* red = "{damage: 4, delay: 1, precision: 2}";
        const char* blue = "{delay: 1, dodge: 2}";
        QCOMPARE(woundsOfBlue(fight(red, blue, ", tie_breaker: [red, blue]")), 8);
        QCOMPARE(woundsOfBlue(fight(red, blue, ", tie_breaker: [blue, red]")), 4);
    }

    void defenseLeavesNoFewerThanNoWounds()
    {
        const auto all = fight("{damage: 2, delay: 5, precision: 9}", "{delay: 5, defense: 7}");
        QCOMPARE(woundsOfBlue(all), 0);
        QCOMPARE(all["turns"].size(), 2U); // an attack without wounds is told all the same
    }

    // Delay 2 before Delay 3; of equals the tie-breaker's first.
    void turnsAreInAscendingDelay()
    {
        const auto first = [](const Json& all) { return all["turns"][0]["player"].get<std::string>(); };
        QCOMPARE(first(fight("{delay: 3}", "{delay: 2}")), "blue");
        QCOMPARE(first(fight("{delay: 2}", "{delay: 3}")), "red");
        QCOMPARE(first(fight("{delay: 2}", "{delay: 2}", ", tie_breaker: [blue, red]")), "blue");
    }

    // Base Delay 3 and a card of -5: 0, not -2; Damage 1 and 2 make 3.
    void anAttributeIsBaseAndModifierAndNotBelowNought()
    {
        const auto all =
            battle("{players: [{id: red, attributes: {damage: 1, delay: 3, precision: 1}, "
                   "knights: [{health: 5}], attack_card: {id: a, attack: {damage: 2, delay: -5}, "
                   "defense: {dodge: 9}}}, {id: blue, attributes: {defense: 4, delay: 1}, "
                   "knights: [{health: 5}], defense_card: {id: b, defense: {defense: -3}}}]}");
        QCOMPARE(listed(all["turns"][0]["player"], all["turns"][0]["delay"]), "red 0");
        QCOMPARE(all["turns"][0]["dealt"][0]["wounds"], 4); // 3 - (4 - 3) = 2, doubled: Delay 1 against 0
    }

    // Blue's card gives each of its knights 2 wounds: the one of Health 2 is out before any turn, and Blue's
    // turn is had by the other alone.
    void theWoundModifierHitsTheOwnKnightsBeforeAnyTurn()
    {
        const auto all =
            battle("{players: [{id: red, attributes: {damage: 1, delay: 1}, knights: [{health: 9}]}, {id: "
                   "blue, attributes: {damage: 3, delay: 1, precision: 1}, knights: [{health: 2}, {health: "
                   "8}], defense_card: {id: b, defense: {wound: 2}}}], tie_breaker: [blue, red]}");
        QCOMPARE(all["turns"][0]["dealt"][0]["knights"], 1);
        QCOMPARE(all["turns"][0]["dealt"][0]["wounds"], 3);
        // Red's 1 wound is halved, rounded up: 1. The one left has 3 wounds of 8, that is 5/8: two quarters.
        QCOMPARE(listed(all["turns"][1]["dealt"][0]["target"], all["points"]["blue"]), "blue/1 2");
        QCOMPARE(all["points"]["red"], 2); // 6 of 9
    }

    void whoHasNoKnightLeftHasNoTurn()
    {
        const auto all = fight("{damage: 9, delay: 1, precision: 1}", "{damage: 9, delay: 2}");
        QCOMPARE(all["turns"].size(), 1U);
        QCOMPARE(all["victors"], Json::array({"red"}));
        QCOMPARE(listed(all["points"]["blue"], all["points"]["red"]), "0 8");
    }

    void pointsAreFullQuartersOfHealth_data()
    {
        const auto row = columns<int, int>("wounds", "points");
        row("unhurt", 0, 4);
        row("9 of 10", 1, 3);
        row("8 of 10", 2, 3);
        row("7 of 10", 3, 2);
        row("5 of 10", 5, 2);
        row("4 of 10", 6, 1);
        row("2 of 10", 8, 0);
        row("out", 10, 0);
    }
    void pointsAreFullQuartersOfHealth()
    {
        QFETCH(int, wounds);
        const auto all =
            battle("{players: [{id: red, knights: [{health: 10, wounds: " + std::to_string(wounds) +
                   "}]}, {id: blue, knights: [{health: 1}]}]}");
        QTEST(all["points"]["red"].get<int>(), "points");
    }

    // Red and Green together have 4 + 4, Blue has 4 + 3 from its two.
    void alliesCountTheirPointsTogether()
    {
        const std::string knights = "knights: [{health: 4}]";
        const auto all = battle("{players: [{id: red, " + knights +
                                ", ally: green}, {id: blue, "
                                "knights: [{health: 4}, {health: 4, wounds: 1}]}, {id: green, " +
                                knights + "}]}");
        QCOMPARE(all["victors"], Json::array({"red", "green"}));
        QCOMPARE(all["points"], (Json{{"red", 4}, {"blue", 7}, {"green", 4}}));
    }

    void aTieOfPointsIsDecidedByTheTieBreaker()
    {
        const std::string players = "{players: [{id: red, knights: [{health: 4}]}, {id: blue, "
                                    "knights: [{health: 4}]}]";
        QCOMPARE(battle(players + "}")["victors"], Json::array({"red"}));
        QCOMPARE(battle(players + ", tie_breaker: [blue, red]}")["victors"], Json::array({"blue"}));
    }

    // The defense cards take both out.
    void nobodyWinsWhereNoKnightIsLeft()
    {
        const std::string player = "knights: [{health: 2}], defense_card: {id: b, defense: {wound: 2}}}";
        const auto all = battle("{players: [{id: red, " + player + ", {id: blue, " + player + "]}");
        QCOMPARE(all["victors"], Json::array());
        QCOMPARE(all["turns"], Json::array());
    }

    // Blue's first knight is out by Red's turn when Green would attack it.
    void aTargetThatIsOutByThenIsNotAttacked()
    {
        const auto all =
            battle("{players: [{id: red, attributes: {damage: 5, delay: 1, precision: 1}, knights: "
                   "[{health: 5}]}, {id: green, attributes: {damage: 5, delay: 2, precision: 1}, knights: "
                   "[{health: 5}, {health: 5}]}, {id: blue, attributes: {delay: 3}, knights: [{health: "
                   "5}, {health: 50}]}], targets: {red: {0: blue/0}, green: {0: blue/0, 1: blue/1}}}");
        QCOMPARE(listed(all["turns"][1]["player"], all["turns"][1]["dealt"].size()), "green 1");
        QCOMPARE(all["turns"][1]["dealt"][0]["target"], "blue/1");
        QCOMPARE(all["turns"][1]["dealt"][0]["knights"], 1);
    }

    // The most wounds come before the fewest knights.
    void thePatternPrefersTheMostWounds()
    {
        const auto all =
            battle("{players: [{id: gang, attributes: {damage: 1, delay: 1}, knights: [{health: 5}, "
                   "{health: 5}]}, {id: red, attributes: {delay: 9}, knights: [{health: 9}, {health: 9, "
                   "wounds: 2}]}, {id: blue, attributes: {delay: 9}, knights: [{health: 9, wounds: 1}]}]}");
        QCOMPARE(all["turns"][0]["dealt"].size(), 1U);
        QCOMPARE(all["turns"][0]["dealt"][0]["target"], "red/1");
        QCOMPARE(all["turns"][0]["dealt"][0]["knights"], 2);
    }

    // Of equal wounds a knight of the side with the fewest; of equal sides the lowest in the tie-breaker.
    void thePatternThenPrefersTheFewestKnightsAndTheLowestInTheTieBreaker()
    {
        const auto target = [](const std::string& red, const char* tieBreaker) {
            const auto all = battle("{players: [{id: gang, attributes: {damage: 1}, knights: [{health: 5}]},"
                                    "{id: red, attributes: {delay: 9}, knights: [" +
                                    red +
                                    "]},"
                                    "{id: blue, attributes: {delay: 9}, knights: [{health: 9}]}], "
                                    "tie_breaker: " +
                                    tieBreaker + '}');
            return all["turns"][0]["dealt"][0]["target"].get<std::string>();
        };
        QCOMPARE(target("{health: 9}, {health: 9}", "[gang, blue, red]"), "blue/0");
        QCOMPARE(target("{health: 9}", "[gang, blue, red]"), "red/0");
        QCOMPARE(target("{health: 9}", "[gang, red, blue]"), "blue/0");
    }

    // Red names a target for its first knight only: the second attacks nobody.
    void aPlayerWithTargetsOfItsOwnDoesNotFollowThePattern()
    {
        const auto all =
            fight("{damage: 3, delay: 1, precision: 1}", "{delay: 1}", ", targets: {red: {0: blue/0}}");
        QCOMPARE(all["turns"][0]["dealt"][0]["knights"], 1);
        QCOMPARE(all["turns"][0]["dealt"][0]["wounds"], 3);
    }

    void thePatternSparesAnAlly()
    {
        const auto all = battle("{players: [{id: red, attributes: {damage: 1}, knights: [{health: 5}], ally: "
                                "green}, {id: green, attributes: {delay: 9}, knights: [{health: 5, wounds: "
                                "4}]}, {id: blue, attributes: {delay: 9}, knights: [{health: 5}]}]}");
        QCOMPARE(all["turns"][0]["dealt"][0]["target"], "blue/0");
    }

    void everyWoundReportsItsWorking()
    {
        const auto view = *solved("battlecards", "battle",
                                  "{players: [{id: red, attributes: {damage: 3, delay: 3, precision: 2},"
                                  "knights: [{health: 8}, {health: 8}]}, {id: blue, attributes: {delay: 6, "
                                  "dodge: 4,"
                                  "defense: 1}, knights: [{health: 10}]}]}");
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
