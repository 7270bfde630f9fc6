#include "tests/systems/battlecards/battletable.h"
#include "tests/testprogram.h"

#include <QtTest>

#include <algorithm>

namespace tst_battlecards_match {

using namespace adjutant;
using battletable::Json;
using battletable::plainHand;
using battletable::roster;
using battletable::Table;

namespace {

const std::string attributes =
    "'attributes': {'damage': 3, 'delay': 3, 'precision': 2, 'dodge': 1, 'defense': 1}";

Roster knights(const std::vector<int>& health, int cards = 4)
{
    return roster("{" + attributes + ", 'hand': " + plainHand(cards) + '}', health);
}

// Red has a card that strikes early and one that guards; Blue's c1 costs each of its knights a wound.
Table twoSides()
{
    return Table(
        {{"red",
          roster("{" + attributes +
                     ", 'hand': [{'id': 'quick', 'attack': {'damage': 1, 'delay': -2}}, {'id': 'guard',"
                     "'defense': {'dodge': 2, 'defense': 1}}, {'id': 'spare'}]}",
                 {8, 8})},
         {"blue",
          roster("{" + attributes + ", 'hand': [{'id': 'c0'}, {'id': 'c1', 'defense': {'wound': 1}}]}",
                 {6})}});
}

void chooseBoth(Table& table)
{
    QCOMPARE(
        table.play("battle", "{'knights': ['red/k0', 'red/k1', 'blue/k0'], 'tie_breaker': ['blue', 'red']}"),
        "");
    QCOMPARE(table.play("choose", "{'player': 'red', 'attack': 'quick', 'defense': 'guard'}"), "");
    QCOMPARE(table.play("choose", "{'player': 'blue', 'attack': 'c0', 'defense': 'c1'}"), "");
}

} // namespace

/// Battles at the table, by commands.
class BattlecardsMatchTest : public QObject
{
    Q_OBJECT

private slots:
    // Files keep an id of each card; the name is what players see.
    void aCardGoesByItsName()
    {
        const std::string named = "'hand': [{'id': 'stab', 'name': 'Quick Stab'}, {'id': 'on-guard'}]";
        Table table({{"red", roster("{" + attributes + ", " + named + "}", {8})},
                     {"blue", roster("{" + attributes + ", 'hand': [{'id': 'c0'}, {'id': 'c1'}]}", {6})}});
        table.play("battle", "{'knights': ['red/k0', 'blue/k0']}");
        QCOMPARE(table.play("choose", "{'player': 'red', 'attack': 'stab', 'defense': 'on-guard'}"), "");
        QCOMPARE(table.play("choose", "{'player': 'blue', 'attack': 'c0', 'defense': 'c1'}"), "");
        QCOMPARE(table.side("red")["hand"], Json::array());
        QCOMPARE(table.play("reveal"), "");
        const std::string story = table.story();
        QVERIFY2(story.find("Quick Stab") != story.npos, story.c_str());
        QVERIFY2(story.find("On guard") != story.npos, story.c_str());
    }

    void aMatchBeginsWithoutABattle()
    {
        const Json state = twoSides().state();
        QCOMPARE(state["system"], "battlecards");
        QVERIFY(state["round"].is_null() && state["winner"].is_null() && state["active_player"].is_null());
        QVERIFY(state["battle"].is_null() && state["last_battle"].is_null());
        QCOMPARE(state["finished"], false);
        QCOMPARE(state["commands"], 0);
        QCOMPARE(state["players"][0],
                 Json::parse(R"({"id": "red", "hand": ["quick", "guard", "spare"], "discard": [],
                     "units": [{"id": "k0", "wounds": 0, "out": false}, {"id": "k1", "wounds": 0, "out": false}]})"));
    }

    // Red: Damage 4, Delay 1, Precision 2, Dodge 3, Defense 2. Blue: 3, 3, 2, 1, 1, and a wound each at the
    // reveal. Red's turn: 4, not halved (Dodge 1 under 2), less 1: 3, x 2 knights, x 2 (Delay 3 against
    // 1): 12. Blue is out.
    void aWholeBattle()
    {
        Table table = twoSides();
        chooseBoth(table);
        QCOMPARE(table.side("red")["hand"], Json::array({"spare"}));
        QCOMPARE(table.side("red")["discard"], Json::array());
        QCOMPARE(table.state()["battle"]["revealed"], false);
        QCOMPARE(table.state()["battle"]["turns_left"], Json::array());

        QCOMPARE(table.play("reveal"), "");
        QCOMPARE(table.side("red")["discard"], (Json{"quick", "guard"}));
        QCOMPARE(table.knight("blue", "k0")["wounds"], 1);
        QCOMPARE(table.state()["battle"]["turns_left"], (Json{"red", "blue"}));
        QCOMPARE(table.state()["active_player"], "red");
        QCOMPARE(table.state()["battle"]["points"], (Json{{"blue", 3}, {"red", 8}}));

        QCOMPARE(table.play("turn", "{'targets': {'k0': 'blue/k0', 'k1': 'blue/k0'}}"), "");
        QCOMPARE(table.knight("blue", "k0"), (Json{{"id", "k0"}, {"wounds", 13}, {"out", true}}));
        QVERIFY(table.story().find(
                    "Knight 0 (blue) takes 12 wounds from red: Damage 4, less Defense 1 = 3, × 2 knights = "
                    "6, doubled by Delay 3 against 1 = 12\nKnight 0 (blue) is out\n") != std::string::npos);
        QCOMPARE(table.state()["battle"]["turns_left"], Json::array()); // Blue has no knight left
        QCOMPARE(table.play("turn"), "no-turn");

        QCOMPARE(table.play("end_battle"), "");
        QVERIFY(table.state()["battle"].is_null());
        QCOMPARE(table.state()["last_battle"],
                 Json::parse(R"({"points": {"blue": 0, "red": 8}, "victors": ["red"]})"));
        QCOMPARE(table.knight("blue", "k0"), (Json{{"id", "k0"}, {"wounds", 0}, {"out", true}}));
        QCOMPARE(table.knight("red", "k0"), (Json{{"id", "k0"}, {"wounds", 0}, {"out", false}}));
        QCOMPARE(table.play("finish"), "");
        QCOMPARE(table.state()["finished"], true);
        QCOMPARE(table.play("battle", "{'knights': ['red/k0', 'blue/k0']}"), "finished");
        QCOMPARE(table.state()["commands"], 7);
    }

    // Only the one knight that is named attacks: 3 x 2 = 6 wounds, 7 of 6 with the one of the reveal.
    void aKnightWithoutATargetWhereOthersHaveOneAttacksNobody()
    {
        Table table = twoSides();
        chooseBoth(table);
        table.play("reveal");
        QCOMPARE(table.play("turn", "{'targets': {'k1': 'blue/k0'}}"), "");
        QCOMPARE(table.knight("blue", "k0")["wounds"], 7);
    }

    void withoutTargetsThePatternIsFollowed()
    {
        Table table = twoSides();
        chooseBoth(table);
        table.play("reveal");
        QCOMPARE(table.play("turn"), "");
        QCOMPARE(table.knight("blue", "k0")["wounds"], 13);
    }

    void theLosersKnightsLeaveTheBoardThoughTheyAreNotOut()
    {
        Table table({{"red", knights({9, 9})}, {"blue", knights({9})}});
        table.play("battle", "{'knights': ['red/k0', 'red/k1', 'blue/k0'], 'tie_breaker': ['red', 'blue']}");
        table.play("choose", "{'player': 'red', 'attack': 'c0', 'defense': 'c1'}");
        table.play("choose", "{'player': 'blue', 'attack': 'c0', 'defense': 'c1'}");
        table.play("reveal");
        QCOMPARE(table.play("turn"), "");
        QCOMPARE(table.play("turn"), "");
        QCOMPARE(table.play("end_battle"), "");
        QCOMPARE(table.knight("blue", "k0")["out"], true);
        QCOMPARE(table.knight("red", "k1")["out"], false);
    }

    void anEmptyHandTakesTheDiscardsBackFirst()
    {
        Table table({{"red", knights({500}, 2)}, {"blue", knights({500})}});
        for (const auto& [attack, defense] : {std::pair("c0", "c1"), std::pair("c1", "c0")}) {
            table.play("battle", "{'knights': ['red/k0', 'blue/k0']}");
            QCOMPARE(table.play("choose", std::string("{'player': 'red', 'attack': '") + attack +
                                              "', 'defense': '" + defense + "'}"),
                     "");
            QCOMPARE(table.side("red")["hand"], Json::array());
            QCOMPARE(table.side("red")["discard"], Json::array());
            table.play("choose", "{'player': 'blue', 'attack': 'c" +
                                     std::string(attack == std::string("c0") ? "0" : "2") +
                                     "', 'defense': '" + (attack == std::string("c0") ? "c1" : "c3") + "'}");
            QCOMPARE(table.play("reveal"), "");
            QCOMPARE(table.side("red")["discard"], (Json{attack, defense}));
            table.play("turn");
            table.play("turn");
            QCOMPARE(table.play("end_battle"), "");
            table.play("wounds", "{'unit': 'blue/k0', 'wounds': 0}");
            table.play("wounds", "{'unit': 'red/k0', 'wounds': 0}");
        }
    }

    // Of three cards one is left: it is one of the two, the other comes out of the discards; one stays in
    // hand.
    // "Select their Attack Battlecard before their Defense one": the last card of the hand attacks.
    void banditsAttackWithTheLastCardOfTheirHand()
    {
        Table table({{"red", knights({500})}, {"bandits", knights({500}, 3)}});
        table.play("battle", "{'knights': ['red/k0', 'bandits/k0']}");
        for (const char* player : {"red", "bandits"})
            table.play("choose",
                       std::string("{'player': '") + player + "', 'attack': 'c0', 'defense': 'c1'}");
        table.play("reveal");
        table.play("turn");
        table.play("turn");
        table.play("end_battle");
        QCOMPARE(table.side("bandits")["hand"], Json::array({"c2"}));
        QCOMPARE(table.play("battle", "{'knights': ['red/k0', 'bandits/k0']}"), "");
        QCOMPARE(table.play("choose", "{'player': 'bandits', 'attack': 'c0', 'defense': 'c2'}"),
                 "not-in-hand");
        QCOMPARE(table.play("choose", "{'player': 'bandits', 'attack': 'c2', 'defense': 'c0'}"), "");
    }

    void aHandOfOneCardLendsItAndTakesTheDiscardsBack()
    {
        for (const char* pair : {"'attack': 'c2', 'defense': 'c0'", "'attack': 'c0', 'defense': 'c2'"}) {
            Table table({{"red", knights({500}, 3)}, {"blue", knights({500})}});
            table.play("battle", "{'knights': ['red/k0', 'blue/k0']}");
            table.play("choose", "{'player': 'red', 'attack': 'c0', 'defense': 'c1'}");
            table.play("choose", "{'player': 'blue', 'attack': 'c0', 'defense': 'c1'}");
            table.play("reveal");
            table.play("turn");
            table.play("turn");
            table.play("end_battle");
            QCOMPARE(table.side("red")["hand"], Json::array({"c2"}));
            QCOMPARE(table.play("battle", "{'knights': ['red/k0', 'blue/k0']}"), "");
            QCOMPARE(table.play("choose", "{'player': 'red', 'attack': 'c0', 'defense': 'c1'}"),
                     "not-in-hand");
            QCOMPARE(table.play("choose", std::string("{'player': 'red', ") + pair + '}'), "");
            QCOMPARE(table.side("red")["hand"], Json::array({"c1"}));
            QCOMPARE(table.side("red")["discard"], Json::array());
        }
    }

    void alliesWinTogether()
    {
        Table table({{"red", knights({9})}, {"blue", knights({9})}, {"bandits", knights({9, 9})}});
        table.play(
            "battle",
            "{'knights': ['red/k0', 'blue/k0', 'bandits/k0'], 'tie_breaker': ['bandits', 'red', 'blue']}");
        QCOMPARE(table.play("ally", "{'players': ['red', 'blue']}"), "");
        for (const char* player : {"red", "blue", "bandits"})
            table.play("choose",
                       std::string("{'player': '") + player + "', 'attack': 'c0', 'defense': 'c1'}");
        QCOMPARE(table.play("reveal"), "");
        for (int turn = 0; turn < 3; ++turn)
            QCOMPARE(table.play("turn"), "");
        QCOMPARE(table.play("end_battle"), "");
        QCOMPARE(table.state()["last_battle"]["victors"], (Json{"red", "blue"}));
        QCOMPARE(table.knight("bandits", "k0")["out"], true);
        QCOMPARE(table.knight("bandits", "k1")["out"], false); // was not on the tile
    }

    void whoLeftTheBoardComesBackWithAWarning()
    {
        Table table = twoSides();
        chooseBoth(table);
        table.play("reveal");
        table.play("turn");
        table.play("end_battle");
        QCOMPARE(table.play("battle", "{'knights': ['red/k0', 'blue/k0']}"), "");
        QCOMPARE(table.session().warnings().size(), 1U);
        QCOMPARE(table.session().warnings()[0].second.rule, "out");
        QCOMPARE(table.knight("blue", "k0")["out"], false);
    }

    void woundsAreARoleOfCorrection()
    {
        Table table = twoSides();
        QCOMPARE(table.play("wounds", "{'unit': 'red/k0', 'wounds': 5}"), "");
        QCOMPARE(table.knight("red", "k0")["wounds"], 5);
        QCOMPARE(table.play("wounds", "{'unit': 'red/k0', 'wounds': 8}"), "");
        QCOMPARE(table.knight("red", "k0")["out"], true);
        QCOMPARE(table.play("wounds", "{'unit': 'red/k0', 'wounds': 2}"), "");
        QCOMPARE(table.knight("red", "k0")["out"], false);
        QCOMPARE(table.session().record(0).role, table::Role::correction);
        const auto view = table.session().view({});
        QCOMPARE(view.pieces[0].counters[1].adjust, "wounds");
        QCOMPARE(view.pieces[0].counters[1].value, 2);
    }

    // What has to be done next is due, and nothing else is.
    void whatIsDueIsOffered()
    {
        Table table = twoSides();
        const auto due = [&table] {
            std::vector<std::string> keys;
            for (const table::Offer& offer : table.session().offers({}))
                if (offer.section == table::Section::due)
                    keys.push_back(offer.key.procedure +
                                   (offer.key.side.empty() ? "" : ' ' + offer.key.side.text()));
            return keys;
        };
        using Keys = std::vector<std::string>;
        QCOMPARE(due(), Keys());
        table.play("battle", "{'knights': ['red/k0', 'red/k1', 'blue/k0']}");
        QCOMPARE(due(), (Keys{"choose red", "choose blue"}));
        table.play("choose", "{'player': 'red', 'attack': 'quick', 'defense': 'guard'}");
        QCOMPARE(due(), Keys{"choose blue"});
        table.play("choose", "{'player': 'blue', 'attack': 'c0', 'defense': 'c1'}");
        QCOMPARE(due(), Keys{"reveal"});
        table.play("reveal");
        QCOMPARE(due(), Keys{"turn"});
        table.play("turn");
        QCOMPARE(due(), Keys{"end_battle"});
    }

    // "The Attacker distributes the Knight they have in this Battle": a player is asked of each; only bandits
    // follow their pattern.
    void aPlayerSaysWhomEachKnightAttacks()
    {
        Table table = twoSides();
        chooseBoth(table);
        table.play("reveal");
        table::OfferKey key;
        key.procedure = "turn";
        const auto asked = table.session().form({}, key, {});
        QCOMPARE(asked.fields.size(), 1U);
        QCOMPARE(asked.fields[0].path, "targets/k0");
        QCOMPARE(asked.fields[0].origin, table::Origin::missing);
        QVERIFY(!asked.playable);
        const auto one = table.session().form({}, key, {{"targets/k0", std::string("blue/k0")}});
        QCOMPARE(one.fields.size(), 2U);
        QCOMPARE(one.fields[1].origin, table::Origin::missing);
    }

    void undoTakesBackOneCommandAndRedoDoesItAgain()
    {
        Table table = twoSides();
        chooseBoth(table);
        table.play("reveal");
        const Json before = table.state();
        table.play("turn");
        const Json after = table.state();
        QVERIFY(table.session().undo(Extent::record, {}).has_value());
        QCOMPARE(table.state(), before);
        QVERIFY(table.session().redo(Extent::record, {}).has_value());
        QCOMPARE(table.state(), after);
    }

    void everyBoardSaysItText()
    {
        Table table = twoSides();
        chooseBoth(table);
        for (const char* next : {"", "reveal", "turn", "end_battle"}) {
            if (*next)
                QCOMPARE(table.play(next), "");
            const auto view = table.session().view({});
            QVERIFY(!view.headline.empty() && !view.toAct.empty());
            QCOMPARE(view.boards.size(), std::string(next) == "end_battle" ? 0U : 3U);
            for (const table::Board& board : view.boards)
                QVERIFY(!board.title.empty() && !board.spoken.empty());
        }
    }

    // Names that are alike are told apart, so that no two options of a question read the same.
    void equalNamesAreToldApart()
    {
        Roster twins = knights({5, 5});
        for (RosterEntry& entry : twins.entries)
            entry.card["name"] = std::string("Twin");
        Table table({{"red", twins}, {"blue", knights({5})}});
        table::OfferKey key;
        key.procedure = "battle";
        const auto form = table.session().form({}, key, {});
        const auto& options = std::get<table::PickInput>(form.fields[0].input).options;
        QCOMPARE(toText(options[0].label), "Twin 1 (red)");
        QCOMPARE(toText(options[1].label), "Twin 2 (red)");
    }
};

ADJUTANT_TEST(BattlecardsMatchTest)

} // namespace tst_battlecards_match

#include "tst_battlecards_match.moc"
