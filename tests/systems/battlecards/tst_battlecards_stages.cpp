#include "tests/systems/battlecards/battletable.h"
#include "tests/testprogram.h"

#include <QtTest>

#include <algorithm>

namespace tst_battlecards_stages {

using namespace adjutant;
using battletable::Json;
using battletable::plainHand;
using battletable::roster;
using battletable::Table;

namespace {

Roster knights(const std::vector<int>& health, int cards = 4)
{
    return roster("{'attributes': {'damage': 3, 'delay': 3, 'precision': 2, 'dodge': 1, 'defense': 1},"
                  " 'hand': " +
                      plainHand(cards) + '}',
                  health);
}

Table threeSides()
{
    return Table({{"red", knights({9})}, {"blue", knights({9})}, {"bandits", knights({9})}});
}

void begin(Table& table)
{
    QCOMPARE(
        table.play(
            "battle",
            "{'knights': ['red/k0', 'blue/k0', 'bandits/k0'], 'tie_breaker': ['red', 'blue', 'bandits']}"),
        "");
}

void choose(Table& table, const char* player)
{
    QCOMPARE(
        table.play("choose", std::string("{'player': '") + player + "', 'attack': 'c0', 'defense': 'c1'}"),
        "");
}

void chooseAll(Table& table)
{
    for (const char* player : {"red", "blue", "bandits"})
        choose(table, player);
}

void endBattle(Table& table)
{
    while (table.play("turn").empty()) {
    }
    QCOMPARE(table.play("end_battle"), "");
}

table::OfferKey keyOf(const char* procedure, const char* side = "")
{
    table::OfferKey key;
    key.procedure = procedure;
    key.side = PlayerId(side);
    return key;
}

std::vector<std::string> dueNow(const Table& table)
{
    std::vector<std::string> due;
    for (const table::Offer& offer : table.session().offers({}))
        if (offer.section == table::Section::due)
            due.push_back(offer.key.procedure + ' ' + offer.key.side.text());
    return due;
}

std::string detailOf(const table::Form& form, std::size_t field, const char* option)
{
    for (const table::Option& each : std::get<table::PickInput>(form.fields.at(field).input).options)
        if (each.id == option)
            return toText(each.detail);
    return "no such option";
}

// Whether a board has a word in it.
bool tells(const Table& table, const char* word)
{
    for (const table::Board& board : table.session().view({}).boards)
        for (const Message& spoken : board.spoken)
            if (toText(spoken).find(word) != std::string::npos)
                return true;
    return false;
}

} // namespace

/// The stages of a battle in the order of the rules, and what a match of battles comes to.
class BattlecardsStagesTest : public QObject
{
    Q_OBJECT

private slots:
    // "reveal … Wound … Players may form Alliances … Battle Turns": after the reveal, until the first turn.
    void alliancesAreMadeAfterTheReveal()
    {
        Table table = threeSides();
        begin(table);
        chooseAll(table);
        table.play("reveal");
        const auto form = table.session().form({}, keyOf("ally"), {});
        QVERIFY(!form.refusal && form.warnings.empty());
        QCOMPARE(table.play("ally", "{'players': ['red', 'blue']}"), "");
        QCOMPARE(table.session().warnings().size(), 0U);
        endBattle(table);
        QCOMPARE(table.state()["last_battle"]["victors"], (Json{"red", "blue"}));
    }

    void theFirstBattleTurnEndsTheTimeForAlliances()
    {
        Table table = threeSides();
        begin(table);
        chooseAll(table);
        table.play("reveal");
        QCOMPARE(table.play("turn"), "");
        const Json before = table.state();
        QCOMPARE(table.play("ally", "{'players': ['red', 'blue']}"), "alliance");
        QCOMPARE(table.state(), before);
    }

    // A script may say it earlier, without a remark; at the table a remark stands beside it.
    void aScriptMayAllyBeforeTheReveal()
    {
        Table table = threeSides();
        begin(table);
        const auto form = table.session().form({}, keyOf("ally"), {});
        QCOMPARE(form.warnings.size(), 1U);
        QCOMPARE(form.warnings[0].rule, "alliance");
        QCOMPARE(table.play("ally", "{'players': ['red', 'blue']}"), "");
        QCOMPARE(table.session().warnings().size(), 0U);
    }

    // "Bandit Battle Hands … are kept face down": nobody's secret, and nothing of the hand is shown.
    void theBanditsCardsAreDrawnUnseen()
    {
        Table table = threeSides();
        begin(table);
        QCOMPARE(dueNow(table), (std::vector<std::string>{"choose red", "choose blue"}));
        choose(table, "red");
        choose(table, "blue");
        QCOMPARE(dueNow(table), std::vector<std::string>{"choose bandits"});
        for (const table::Offer& offer : table.session().offers({}))
            QVERIFY(!offer.eyesOnly);
        const auto form = table.session().form({}, keyOf("choose", "bandits"), {});
        QVERIFY(!form.eyesOnly);
        QCOMPARE(form.fields.size(), 2U);
        const auto& dice = std::get<table::DiceInput>(form.fields[1].input).dice;
        QCOMPARE(dice.size(), 2U);
        QCOMPARE(dice[0].sides, 4);
        QCOMPARE(dice[1].sides, 3);

        // Of c0 to c3 the third is the attack card; of c0, c1 and c3 the third is the defense card.
        const auto played =
            table.session().play(keyOf("choose", "bandits"), {{"drawn", std::vector<int>{3, 3}}}, {}, {});
        QVERIFY(played.has_value());
        QCOMPARE(table.side("bandits")["hand"], (Json{"c0", "c1"}));
        QVERIFY(!tells(table, "C2"));
        QCOMPARE(table.play("reveal"), "");
        QVERIFY(tells(table, "C2"));
        QCOMPARE(table.side("bandits")["discard"], (Json{"c2", "c3"}));
    }

    // With cards on the table the players draw, and enter what they drew.
    void theBanditsCardsMayBeEnteredAsDrawn()
    {
        Table table = threeSides();
        begin(table);
        const table::Answers entered{{"drawn", table::LeftOut{}}, {"attack", std::string("c3")}};
        const auto form = table.session().form({}, keyOf("choose", "bandits"), entered);
        QVERIFY(!form.eyesOnly);
        QCOMPARE(form.fields.back().path, "defense");
        QVERIFY(!form.fields.back().secret);
        for (const table::Option& option : std::get<table::PickInput>(form.fields.back().input).options)
            QVERIFY(option.detail.empty());
        // As records of earlier releases have it.
        const auto played =
            table.session().play(keyOf("choose", "bandits"),
                                 {{"attack", std::string("c0")}, {"defense", std::string("c1")}}, {}, {});
        QVERIFY(played.has_value());
        QCOMPARE(table.side("bandits")["hand"], (Json{"c2", "c3"}));
    }

    // Hands of three: the last card is the attack card, and the other comes from the two that came back.
    void aLastCardOfTheBanditsIsTheAttackCard()
    {
        Table table({{"red", knights({500})}, {"bandits", knights({500}, 3)}});
        for (const char* drawn : {"[1, 2]", "[2]"}) {
            table.play("battle", "{'knights': ['red/k0', 'bandits/k0']}");
            table.play("choose", std::string("{'player': 'red', 'attack': '") +
                                     (drawn[1] == '1' ? "c0', 'defense': 'c1'}" : "c2', 'defense': 'c3'}"));
            QCOMPARE(table.play("choose", std::string("{'player': 'bandits', 'drawn': ") + drawn + '}'), "");
            table.play("reveal");
            if (drawn[1] == '1')
                endBattle(table);
        }
        // First c0 and, of c1 and c2, the second: c1 is left. Then c1 and, of c0 and c2, the second.
        QCOMPARE(table.side("bandits")["hand"], Json::array({"c0"}));
    }

    void aBanditsDrawBeyondTheHandIsRefused()
    {
        Table table = threeSides();
        begin(table);
        const Json before = table.state();
        QCOMPARE(table.play("choose", "{'player': 'bandits', 'drawn': [5, 1]}"), "malformed");
        QCOMPARE(table.play("choose", "{'player': 'bandits', 'drawn': [1]}"), "malformed");
        QCOMPARE(table.play("choose", "{'player': 'bandits'}"), "malformed");
        QCOMPARE(table.play("choose", "{'player': 'red', 'drawn': [1, 1]}"), "malformed");
        QCOMPARE(table.state(), before);
    }

    // Damage 3, Dodge 1 under Precision 2, less Defense 1: 2 wounds of each knight, Delay 3 against 3.
    void eachTargetTellsTheWoundsItWouldTake()
    {
        Table table({{"red", knights({9, 9})}, {"blue", knights({9, 9})}});
        table.play("battle", "{'knights': ['red/k0', 'red/k1', 'blue/k0', 'blue/k1'],"
                             " 'tie_breaker': ['red', 'blue']}");
        choose(table, "red");
        choose(table, "blue");
        table.play("reveal");
        const auto first = table.session().form({}, keyOf("turn"), {});
        QCOMPARE(detailOf(first, 0, "blue/k0"), "0 of 9 wounds; takes 2 wounds");
        const auto second = table.session().form({}, keyOf("turn"), {{"targets/k0", std::string("blue/k0")}});
        QCOMPARE(detailOf(second, 1, "blue/k0"), "0 of 9 wounds; takes 4 wounds from 2 knights");
        QCOMPARE(detailOf(second, 1, "blue/k1"), "0 of 9 wounds; takes 2 wounds");
        QCOMPARE(table.play("turn", "{'targets': {'k0': 'blue/k0', 'k1': 'blue/k0'}}"), "");
        QCOMPARE(table.knight("blue", "k0")["wounds"], 4);
    }

    // A bar is as long as the Health that is left: 9 less 4 wounds.
    void aKnightShowsTheHealthItHasLeft()
    {
        Table table({{"red", knights({9})}, {"blue", knights({9})}});
        table.play("wounds", "{'unit': 'blue/k0', 'wounds': 4}");
        const auto view = table.session().view({});
        QCOMPARE(toText(view.pieces[0].counters[0].label), "Health");
        QCOMPARE(view.pieces[0].counters[0].value, 9);
        QCOMPARE(view.pieces[1].counters[0].value, 5);
        QCOMPARE(*view.pieces[1].counters[0].most, 9);
    }

    void whoWonMostBattlesHasWonTheMatch()
    {
        Table table({{"red", knights({9, 9})}, {"blue", knights({9})}});
        table.play("battle", "{'knights': ['red/k0', 'red/k1', 'blue/k0'], 'tie_breaker': ['red', 'blue']}");
        choose(table, "red");
        choose(table, "blue");
        table.play("reveal");
        endBattle(table);
        QCOMPARE(table.state()["last_battle"]["victors"], Json::array({"red"}));
        const auto form = table.session().form({}, keyOf("finish"), {});
        QCOMPARE(form.fields[0].path, "winners");
        QCOMPARE(std::get<std::vector<std::string>>(*form.fields[0].value), std::vector<std::string>{"red"});
        QCOMPARE(table.play("finish"), "");
        QCOMPARE(table.session().view({}).winners, std::vector<PlayerId>{PlayerId("red")});
        QCOMPARE(table.state()["winner"], "red");
        QVERIFY(table.story().ends_with("The match is over\nMatch won by red\n"));
    }

    void thePlayersMayDecideOtherwise()
    {
        Table table({{"red", knights({9})}, {"blue", knights({9})}});
        QCOMPARE(table.play("finish", "{'winners': ['blue']}"), "");
        QCOMPARE(table.state()["winner"], "blue");
    }

    void withoutABattleNobodyHasWon()
    {
        Table table({{"red", knights({9})}, {"blue", knights({9})}});
        QCOMPARE(table.play("finish"), "");
        QVERIFY(table.session().view({}).winners.empty());
        QVERIFY(table.state()["winner"].is_null());
    }
};

ADJUTANT_TEST(BattlecardsStagesTest)

} // namespace tst_battlecards_stages

#include "tst_battlecards_stages.moc"
