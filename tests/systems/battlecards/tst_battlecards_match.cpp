#include "tests/systems/battlecards/battlestart.h"

namespace adjutant::test::tst_battlecards_match {

const std::string attributes = "{attributes: {damage: 3, delay: 3, precision: 2, dodge: 1, defense: 1}";

// Red has a card that strikes early and one that guards; Blue's c1 costs each of its knights a wound.
static ScriptedMatch twoSides()
{
    return battles({knights("red", {8, 8},
                            attributes + ", hand: [{id: quick, attack: {damage: 1, delay: -2}},"
                                         " {id: guard, defense: {dodge: 2, defense: 1}}, {id: spare}]}"),
                    knights("blue", {6}, attributes + ", hand: [{id: c0}, {id: c1, defense: {wound: 1}}]}")});
}

static void chooseBoth(ScriptedMatch& match)
{
    match.play("battle: {knights: [red/k0, red/k1, blue/k0], tie_breaker: [blue, red]}");
    match.play("choose: {player: red, attack: quick, defense: guard}");
    match.play("choose: {player: blue, attack: c0, defense: c1}");
}

static ScriptedMatch revealed()
{
    ScriptedMatch match = twoSides();
    chooseBoth(match);
    match.play("reveal: {}");
    return match;
}

/// Battles at the table, by commands.
class BattlecardsMatchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Files keep an id of each card; the name is what players see.
    void aCardGoesByItsName()
    {
        ScriptedMatch match = battles(
            {knights("red", {8}, attributes + ", hand: [{id: stab, name: Quick Stab}, {id: on-guard}]}"),
             knights("blue", {6}, 2)});
        match.play("battle: {knights: [red/k0, blue/k0]}");
        match.play("choose: {player: red, attack: stab, defense: on-guard}");
        match.play("choose: {player: blue, attack: c0, defense: c1}");
        QCOMPARE(match.side("red")["hand"], Json::array());
        match.play("reveal: {}");
        const std::string story = match.story();
        QVERIFY2(story.find("Quick Stab") != story.npos, story.c_str());
        QVERIFY2(story.find("On guard") != story.npos, story.c_str());
    }

    void aMatchBeginsWithoutABattle()
    {
        const Json state = twoSides().state();
        QCOMPARE(state["system"], "battlecards");
        QVERIFY(state["round"].is_null() && state["winner"].is_null() && state["active_player"].is_null());
        QVERIFY(state["battle"].is_null() && state["last_battle"].is_null());
        QCOMPARE(listed(state["finished"], state["commands"]), "false 0");
        QCOMPARE(state["players"][0],
                 Json::parse(R"({"id": "red", "hand": ["quick", "guard", "spare"], "discard": [],
                     "units": [{"id": "k0", "wounds": 0, "out": false}, {"id": "k1", "wounds": 0, "out": false}]})"));
    }

    // Red: Damage 4, Delay 1, Precision 2, Dodge 3, Defense 2. Blue: 3, 3, 2, 1, 1, and a wound each at the
    // reveal. Red's turn: 4, not halved (Dodge 1 under 2), less 1: 3, x 2 knights, x 2 (Delay 3 against
    // 1): 12. Blue is out.
    void aWholeBattle()
    {
        ScriptedMatch match = twoSides();
        chooseBoth(match);
        QCOMPARE(match.side("red")["hand"], Json::array({"spare"}));
        QCOMPARE(match.side("red")["discard"], Json::array());
        QCOMPARE(match.state()["battle"]["revealed"], false);
        QCOMPARE(match.state()["battle"]["turns_left"], Json::array());

        match.play("reveal: {}");
        QCOMPARE(match.side("red")["discard"], (Json{"quick", "guard"}));
        QCOMPARE(match.unit("blue/k0")["wounds"], 1);
        QCOMPARE(match.state()["battle"]["turns_left"], (Json{"red", "blue"}));
        QCOMPARE(match.state()["active_player"], "red");
        QCOMPARE(match.state()["battle"]["points"], (Json{{"blue", 3}, {"red", 8}}));

        match.play("turn: {targets: {k0: blue/k0, k1: blue/k0}}");
        QCOMPARE(match.unit("blue/k0"), (Json{{"id", "k0"}, {"wounds", 13}, {"out", true}}));
        VERIFY_CONTAINS(
            match.story(),
            "Knight 0 (blue) takes 12 wounds from red: Damage 4, less Defense 1 = 3, × 2 knights = "
            "6, doubled by Delay 3 against 1 = 12\nKnight 0 (blue) is out\n");
        QCOMPARE(match.state()["battle"]["turns_left"], Json::array()); // Blue has no knight left
        match.refuses("no-turn", "turn: {}");

        match.play("end_battle: {}");
        QVERIFY(match.state()["battle"].is_null());
        QCOMPARE(match.state()["last_battle"],
                 Json::parse(R"({"points": {"blue": 0, "red": 8}, "victors": ["red"]})"));
        QCOMPARE(match.unit("blue/k0"), (Json{{"id", "k0"}, {"wounds", 0}, {"out", true}}));
        QCOMPARE(match.unit("red/k0"), (Json{{"id", "k0"}, {"wounds", 0}, {"out", false}}));
        match.play("finish: {}");
        QCOMPARE(match.state()["finished"], true);
        match.refuses("finished", "battle: {knights: [red/k0, blue/k0]}");
        QCOMPARE(match.state()["commands"], 7);
    }

    void scripts_data()
    {
        const auto row = columns<Begin, Script>("begin", "script");
        // Only the one knight that is named attacks: 3 x 2 = 6 wounds, 7 of 6 with the one of the reveal.
        row("a knight without a target where others have one attacks nobody", revealed,
            {"turn: {targets: {k1: blue/k0}}", "blue/k0: {wounds: 7}"});
        row("without targets the pattern is followed", revealed, {"turn: {}", "blue/k0: {wounds: 13}"});
        row("the losers' knights leave the board though they are not out",
            [] {
                return battles({knights("red", {9, 9}), knights("blue", {9})});
            },
            {"battle: {knights: [red/k0, red/k1, blue/k0], tie_breaker: [red, blue]}",
             "choose: {player: red, attack: c0, defense: c1}",
             "choose: {player: blue, attack: c0, defense: c1}", "reveal: {}", "turn: {}", "turn: {}",
             "end_battle: {}", "blue/k0: {out: true}", "red/k1: {out: false}"});
        // What has to be done next is due, and nothing else is.
        row("what is due is offered", twoSides,
            {"due: ", "battle: {knights: [red/k0, red/k1, blue/k0]}", "due: choose red, choose blue",
             "choose: {player: red, attack: quick, defense: guard}", "due: choose blue",
             "choose: {player: blue, attack: c0, defense: c1}", "due: reveal", "reveal: {}", "due: turn",
             "turn: {}", "due: end_battle"});
    }
    void scripts() { followRow(); }

    void anEmptyHandTakesTheDiscardsBackFirst()
    {
        ScriptedMatch match = battles({knights("red", {500}, 2), knights("blue", {500})});
        for (const auto& [red, blue, discarded] :
             {std::tuple("attack: c0, defense: c1", "attack: c0, defense: c1", "c0 c1"),
              {"attack: c1, defense: c0", "attack: c2, defense: c3", "c1 c0"}}) {
            match.play("battle: {knights: [red/k0, blue/k0]}");
            match.play(std::string("choose: {player: red, ") + red + '}');
            QCOMPARE(match.side("red")["hand"], Json::array());
            QCOMPARE(match.side("red")["discard"], Json::array());
            match.play({std::string("choose: {player: blue, ") + blue + '}', "reveal: {}"});
            QCOMPARE(wordsOf(match.side("red")["discard"]), discarded);
            match.play({"turn: {}", "turn: {}", "end_battle: {}", "wounds: {unit: blue/k0, wounds: 0}"});
            match.play("wounds: {unit: red/k0, wounds: 0}");
        }
    }

    // Of three cards one is left: it is one of the two, the other comes out of the discards; one stays in
    // hand. "Select their Attack Battlecard before their Defense one": the last card of the hand attacks.
    void banditsAttackWithTheLastCardOfTheirHand()
    {
        ScriptedMatch match = battles({knights("red", {500}), knights("bandits", {500}, 3)});
        match.play("battle: {knights: [red/k0, bandits/k0]}");
        choose(match, {"red", "bandits"});
        match.play({"reveal: {}", "turn: {}", "turn: {}", "end_battle: {}"});
        QCOMPARE(match.side("bandits")["hand"], Json::array({"c2"}));
        match.play("battle: {knights: [red/k0, bandits/k0]}");
        match.refuses("not-in-hand", "choose: {player: bandits, attack: c0, defense: c2}");
        match.play("choose: {player: bandits, attack: c2, defense: c0}");
    }

    void aHandOfOneCardLendsItAndTakesTheDiscardsBack()
    {
        for (const std::string pair : {"attack: c2, defense: c0", "attack: c0, defense: c2"}) {
            ScriptedMatch match = battles({knights("red", {500}, 3), knights("blue", {500})});
            match.play("battle: {knights: [red/k0, blue/k0]}");
            choose(match, {"red", "blue"});
            match.play({"reveal: {}", "turn: {}", "turn: {}", "end_battle: {}"});
            QCOMPARE(match.side("red")["hand"], Json::array({"c2"}));
            match.play("battle: {knights: [red/k0, blue/k0]}");
            match.refuses("not-in-hand", "choose: {player: red, attack: c0, defense: c1}");
            match.play("choose: {player: red, " + pair + '}');
            QCOMPARE(match.side("red")["hand"], Json::array({"c1"}));
            QCOMPARE(match.side("red")["discard"], Json::array());
        }
    }

    void alliesWinTogether()
    {
        ScriptedMatch match =
            battles({knights("red", {9}), knights("blue", {9}), knights("bandits", {9, 9})});
        match.play("battle: {knights: [red/k0, blue/k0, bandits/k0], tie_breaker: [bandits, red, blue]}");
        match.play("ally: {players: [red, blue]}");
        choose(match, {"red", "blue", "bandits"});
        match.play({"reveal: {}", "turn: {}", "turn: {}", "turn: {}", "end_battle: {}"});
        QCOMPARE(match.state()["last_battle"]["victors"], (Json{"red", "blue"}));
        QCOMPARE(match.unit("bandits/k0")["out"], true);
        QCOMPARE(match.unit("bandits/k1")["out"], false); // was not on the tile
    }

    void whoLeftTheBoardComesBackWithAWarning()
    {
        ScriptedMatch match = revealed();
        match.play({"turn: {}", "end_battle: {}", "battle: {knights: [red/k0, blue/k0]}"});
        QCOMPARE(match.session().warnings().size(), 1U);
        QCOMPARE(match.session().warnings()[0].second.rule, "out");
        QCOMPARE(match.unit("blue/k0")["out"], false);
    }

    void woundsAreARoleOfCorrection()
    {
        ScriptedMatch match = twoSides();
        match.follow({"wounds: {unit: red/k0, wounds: 5}", "red/k0: {wounds: 5}",
                      "wounds: {unit: red/k0, wounds: 8}", "red/k0: {out: true}",
                      "wounds: {unit: red/k0, wounds: 2}", "red/k0: {out: false}"});
        QCOMPARE(match.session().record(0).role, door::Role::correction);
        const auto view = match.session().view({});
        QCOMPARE(listed(view.pieces[0].counters[1].adjust, view.pieces[0].counters[1].value), "wounds 2");
    }

    // "The Attacker distributes the Knight they have in this Battle": a player is asked of each; only bandits
    // follow their pattern.
    void aPlayerSaysWhomEachKnightAttacks()
    {
        const ScriptedMatch match = revealed();
        const auto asked = match.form("turn");
        QCOMPARE(asked.fields.size(), 1U);
        QCOMPARE(asked.fields[0].path, "targets/k0");
        QCOMPARE(asked.fields[0].origin, door::Origin::missing);
        QVERIFY(!asked.playable);
        const auto one = match.form("turn", "{targets: {k0: blue/k0}}");
        QCOMPARE(one.fields.size(), 2U);
        QCOMPARE(one.fields[1].origin, door::Origin::missing);
    }

    void everyBoardSaysItText()
    {
        ScriptedMatch match = twoSides();
        chooseBoth(match);
        for (const std::string next : {"", "reveal: {}", "turn: {}", "end_battle: {}"}) {
            if (!next.empty())
                match.play(next);
            const auto view = match.session().view({});
            QVERIFY(!view.headline.empty() && !view.toAct.empty());
            QCOMPARE(view.boards.size(), next == "end_battle: {}" ? 0U : 3U);
            for (const door::Board& board : view.boards)
                QVERIFY(!board.title.empty() && !board.spoken.empty());
        }
    }

    // Names that are alike are told apart, so that no two options of a question read the same.
    void equalNamesAreDistinguished()
    {
        WrittenSide twins = knights("red", {5, 5});
        twins.cards = "k0: {name: Twin, health: 5}, k1: {name: Twin, health: 5}";
        const auto form = battles({twins, knights("blue", {5})}).form("battle");
        const auto& options = test::optionsOf(form, "knights");
        QCOMPARE(toText(options[0].label), "Twin 1 (red)");
        QCOMPARE(toText(options[1].label), "Twin 2 (red)");
    }
};

ADJUTANT_TEST(BattlecardsMatchTest)

} // namespace adjutant::test::tst_battlecards_match
