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
    match.play(blueChooses);
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

    void scripts_data()
    {
        const auto row = columns<Begin, Script>("begin", "script");
        // Red: Damage 4, Delay 1, Precision 2, Dodge 3, Defense 2. Blue: 3, 3, 2, 1, 1, and a wound each at
        // the reveal. Red's turn: 4, not halved (Dodge 1 under 2), less 1: 3, x 2 knights, x 2 (Delay 3
        // against 1): 12. Blue is out, and has no knight left for a turn.
        row("a whole battle", twoSides,
            {"battle: {knights: [red/k0, red/k1, blue/k0], tie_breaker: [blue, red]}",
             "choose: {player: red, attack: quick, defense: guard}",
             blueChooses,
             "side red: {hand: [spare], discard: []}",
             "match: {battle/revealed: false, battle/turns_left: []}",
             "reveal: {}",
             "side red: {discard: [quick, guard]}",
             "blue/k0: {wounds: 1}",
             "match: {battle/turns_left: [red, blue], active_player: red, battle/points: {blue: 3, red: 8}}",
             "turn: {targets: {k0: blue/k0, k1: blue/k0}}",
             "blue/k0: {wounds: 13, out: true}",
             "mentions: Knight 0 (blue) takes 12 wounds from red: Damage 4, less Defense 1 = 3, × 2 knights "
             "= "
             "6, doubled by Delay 3 against 1 = 12\nKnight 0 (blue) is out\n",
             "match: {battle/turns_left: []}",
             "refused no-turn: turn: {}",
             "end_battle: {}",
             "match: {battle: null, last_battle: {points: {blue: 0, red: 8}, victors: [red]}}",
             "blue/k0: {wounds: 0, out: true}",
             "red/k0: {wounds: 0, out: false}",
             "finish: {}",
             "match: {finished: true}",
             "refused finished: battle: {knights: [red/k0, blue/k0]}",
             "match: {commands: 7}"});
        // Only the one knight that is named attacks: 3 x 2 = 6 wounds, 7 of 6 with the one of the reveal.
        row("a knight without a target where others have one attacks nobody", revealed,
            {"turn: {targets: {k1: blue/k0}}", "blue/k0: {wounds: 7}"});
        row("without targets the pattern is followed", revealed, {"turn: {}", "blue/k0: {wounds: 13}"});
        row("the losers' knights leave the board though they are not out",
            between({knights("red", {9, 9}), knights("blue", {9})}),
            {"battle: {knights: [red/k0, red/k1, blue/k0], tie_breaker: [red, blue]}", redChooses,
             blueChooses, "reveal: {}", "turn: {}", "turn: {}", "end_battle: {}", "blue/k0: {out: true}",
             "red/k1: {out: false}"});
        // Files keep an id of each card; the name is what players see.
        row("a card goes by its name",
            between(
                {knights("red", {8}, attributes + ", hand: [{id: stab, name: Quick Stab}, {id: on-guard}]}"),
                 knights("blue", {6}, 2)}),
            {"battle: {knights: [red/k0, blue/k0]}", "choose: {player: red, attack: stab, defense: on-guard}",
             blueChooses, "side red: {hand: []}", "reveal: {}", "mentions: Quick Stab",
             "mentions: On guard"});
        // What has to be done next is due, and nothing else is.
        row("what is due is offered", twoSides,
            {"due: ", "battle: {knights: [red/k0, red/k1, blue/k0]}", "due: choose red, choose blue",
             "choose: {player: red, attack: quick, defense: guard}", "due: choose blue", blueChooses,
             "begun: yes", "due: reveal", "reveal: {}", "due: turn", "turn: {}", "due: end_battle"});
        const std::string begin = "battle: {knights: [red/k0, blue/k0]}";
        for (const std::string pair : {"attack: c2, defense: c0", "attack: c0, defense: c2"})
            row("a hand of one card lends it and takes the discards back: " + pair,
                between({knights("red", {500}, 3), knights("blue", {500})}),
                {begin, redChooses, blueChooses, "reveal: {}", "turn: {}", "turn: {}", "end_battle: {}",
                 "side red: {hand: [c2]}", begin,
                 "refused not-in-hand: choose: {player: red, attack: c0, defense: c1}",
                 "choose: {player: red, " + pair + '}', "side red: {hand: [c1], discard: []}"});
        row("an empty hand takes the discards back first",
            between({knights("red", {500}, 2), knights("blue", {500})}),
            {begin, redChooses, "side red: {hand: [], discard: []}", blueChooses, "reveal: {}",
             "side red: {discard: [c0, c1]}", "turn: {}", "turn: {}", "end_battle: {}",
             "wounds: {unit: blue/k0, wounds: 0}", "wounds: {unit: red/k0, wounds: 0}", begin,
             "choose: {player: red, attack: c1, defense: c0}", "side red: {hand: [], discard: []}",
             "choose: {player: blue, attack: c2, defense: c3}", "reveal: {}",
             "side red: {discard: [c1, c0]}"});
        // Of three cards one is left: it is one of the two, the other comes out of the discards; one stays in
        // hand. "Select their Attack Battlecard before their Defense one": the last card of the hand attacks.
        row("bandits attack with the last card of their hand",
            between({knights("red", {500}), knights("bandits", {500}, 3)}),
            {"battle: {knights: [red/k0, bandits/k0]}", redChooses, banditsChoose, "reveal: {}", "turn: {}",
             "turn: {}", "end_battle: {}", "side bandits: {hand: [c2]}",
             "battle: {knights: [red/k0, bandits/k0]}",
             "refused not-in-hand: choose: {player: bandits, attack: c0, defense: c2}",
             "choose: {player: bandits, attack: c2, defense: c0}"});
        row("allies win together",
            between({knights("red", {9}), knights("blue", {9}), knights("bandits", {9, 9})}),
            {"battle: {knights: [red/k0, blue/k0, bandits/k0], tie_breaker: [bandits, red, blue]}",
             "ally: {players: [red, blue]}", redChooses, blueChooses, banditsChoose, "reveal: {}", "turn: {}",
             "turn: {}", "turn: {}", "end_battle: {}", "match: {last_battle/victors: [red, blue]}",
             "bandits/k0: {out: true}", "bandits/k1: {out: false}"}); // was not on the tile
        row("who left the board comes back with a warning", revealed,
            {"turn: {}", "end_battle: {}", "warned out: " + begin, "blue/k0: {out: false}"});
        // "The Attacker distributes the Knight they have in this Battle": a player is asked of each; only
        // bandits follow their pattern.
        row("a player says whom each knight attacks", revealed,
            {"form turn", "next: targets/k0", "field targets/k0: {value: null}", "playable: no",
             "form turn: {targets: {k0: blue/k0}}", "next: targets/k1", "field targets/k1: {value: null}"});
        // No two options of a question read the same.
        row("names that are alike are distinguished",
            [] {
                WrittenSide twins = knights("red", {5, 5});
                twins.cards = "k0: {name: Twin, health: 5}, k1: {name: Twin, health: 5}";
                return battles({twins, knights("blue", {5})});
            },
            {"form battle", "option knights red/k0: {label: Twin 1 (red)}",
             "option knights red/k1: {label: Twin 2 (red)}"});
    }
    void scripts() { followRow(); }

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

    // "The others are discarded (they will return to their Castle during cleanup)"; bandits have none.
    void nobodyButBanditsIsLostByABattle()
    {
        ScriptedMatch match = battles({knights("red", {1}), knights("blue", {9}), knights("bandits", {1})});
        match.play({"battle: {knights: [red/k0, blue/k0, bandits/k0]}", redChooses, blueChooses,
                    banditsChoose, "reveal: {}"});
        endBattle(match);
        match.play("wounds: {unit: red/k0, wounds: 1}");
        match.play("wounds: {unit: bandits/k0, wounds: 1}");
        const auto pieces = match.session().view({}).pieces;
        QCOMPARE(listed(pieces[0].out, toText(pieces[0].chips.front())), "false Back in its Castle");
        QCOMPARE(listed(pieces[2].out, toText(pieces[2].chips.front())), "true Out");
        match.follow({"form battle: {knights: [red/k0, bandits/k0]}", "warning says: back from its castle",
                      "warning says: treated as a new bandit"});
    }

    // A match is won by battles; knights are back from their Castle when it ends.
    void aSideStandsByTheBattlesItWon()
    {
        ScriptedMatch match = battles({knights("red", {9, 9}), knights("blue", {9})});
        match.play({"battle: {knights: [red/k0, red/k1, blue/k0]}", redChooses, blueChooses, "reveal: {}"});
        endBattle(match);
        const auto standing = [sides = match.session().view({}).sides](std::size_t k) {
            const auto* counter = findIn(sides[k].counters, sides[k].score, &door::Counter::id);
            return counter ? toText(counter->label) + ' ' + std::to_string(counter->value) : "none";
        };
        QCOMPARE(standing(0), "Battles won 1");
        QCOMPARE(standing(1), "Battles won 0");
    }

    void aSideIsAskedWhetherItIsBandits()
    {
        Ask ask({}, Ask::Missing::stays);
        ask.run(findGameSystem("battlecards")->sideExtras(ask));
        QCOMPARE(toText(ask.form().fields.front().label), "These are bandits");
    }

    // A list says so itself, and a player may say otherwise.
    void aListOfBanditsNeedsNobodyToSaySo()
    {
        const GameSystem& game = *findGameSystem("battlecards");
        Start start = startOf("battlecards", {knights("red", {9}), knights("blue", {9})});
        QCOMPARE(game.sideAnswersOf(start.sides[1].roster).size(), 0U);
        start.sides[1].roster.extras["bandits"] = true;
        QCOMPARE(std::get<bool>(game.sideAnswersOf(start.sides[1].roster).at("bandits")), true);
        const auto chips = [&start] { return ScriptedMatch(start).session().view({}).sides[1].chips.size(); };
        QCOMPARE(chips(), 1U);
        start.sides[1].extras["bandits"] = false;
        QCOMPARE(chips(), 0U);
    }
};

ADJUTANT_TEST(BattlecardsMatchTest)

} // namespace adjutant::test::tst_battlecards_match
