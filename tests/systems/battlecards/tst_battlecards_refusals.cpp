#include "tests/systems/battlecards/battletable.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_battlecards_refusals {

using namespace adjutant;
using battletable::Json;
using battletable::plainHand;
using battletable::roster;
using battletable::Table;

namespace {

Roster knights(int count, int cards = 4)
{
    return roster("{'attributes': {'damage': 1, 'delay': 2}, 'hand': " + plainHand(cards) + '}',
                  std::vector<int>(static_cast<std::size_t>(count), 9));
}

Table threeSides()
{
    return Table({{"red", knights(2)}, {"blue", knights(1)}, {"bandits", knights(1)}, {"green", knights(1)}});
}

Table inBattle()
{
    Table table = threeSides();
    table.play("battle",
               "{'knights': ['red/k0', 'blue/k0', 'bandits/k0'], 'tie_breaker': ['red', 'blue', 'bandits']}");
    return table;
}

void choose(Table& table)
{
    for (const char* player : {"red", "blue", "bandits"})
        table.play("choose", std::string("{'player': '") + player + "', 'attack': 'c0', 'defense': 'c1'}");
}

} // namespace

/// What the rules refuse, by which rule, and that it changes nothing.
class BattlecardsRefusalsTest : public QObject
{
    Q_OBJECT

    static void refuses(Table& table, const char* procedure, const std::string& json, const char* rule)
    {
        const Json before = table.state();
        QCOMPARE(table.play(procedure, json), rule);
        QCOMPARE(table.state(), before);
    }

private slots:
    void beforeABattle()
    {
        Table table = threeSides();
        refuses(table, "choose", "{'player': 'red', 'attack': 'c0', 'defense': 'c1'}", "not-active");
        refuses(table, "ally", "{'players': ['red', 'blue']}", "not-active");
        refuses(table, "reveal", "{}", "not-active");
        refuses(table, "turn", "{}", "not-active");
        refuses(table, "end_battle", "{}", "not-active");
        refuses(table, "battle", "{'knights': ['red/k0', 'violet/k0']}", "unknown-unit");
        refuses(table, "battle", "{'knights': ['red/k0', 'blue/k7']}", "unknown-unit");
        refuses(table, "battle", "{'knights': ['red/k0', 'red/k1']}", "malformed");
        refuses(table, "battle", "{'knights': ['red/k0']}", "malformed");
        refuses(table, "battle", "{'knights': ['red/k0', 'red/k0', 'blue/k0']}", "malformed");
        refuses(table, "battle", "{'knights': ['red/k0', 'blue/k0'], 'tie_breaker': ['red', 'green']}",
                "malformed");
        refuses(table, "battle", "{'knights': ['red/k0', 'blue/k0'], 'tie_breaker': ['red', 'violet']}",
                "unknown-unit");
        refuses(table, "battle", "{}", "malformed");
        refuses(table, "charge", "{}", "malformed");
    }

    void whileCardsAreChosen()
    {
        Table table = inBattle();
        refuses(table, "battle", "{'knights': ['red/k0', 'blue/k0']}", "in-battle");
        refuses(table, "choose", "{'player': 'violet', 'attack': 'c0', 'defense': 'c1'}", "unknown-unit");
        refuses(table, "choose", "{'player': 'green', 'attack': 'c0', 'defense': 'c1'}", "not-active");
        refuses(table, "choose", "{'player': 'red', 'attack': 'c9', 'defense': 'c1'}", "not-in-hand");
        refuses(table, "choose", "{'player': 'red', 'attack': 'c0', 'defense': 'c0'}", "not-in-hand");
        refuses(table, "choose", "{'player': 'red', 'attack': 'c0'}", "malformed");
        refuses(table, "choose", "{'player': 'red', 'attack': 'c0', 'defense': 'c1', 'colour': 'red'}",
                "malformed");
        QCOMPARE(table.play("choose", "{'player': 'red', 'attack': 'c0', 'defense': 'c1'}"), "");
        refuses(table, "choose", "{'player': 'red', 'attack': 'c2', 'defense': 'c3'}", "chosen");
        refuses(table, "reveal", "{}", "waiting");
        refuses(table, "turn", "{}", "waiting");
        refuses(table, "end_battle", "{}", "turns-left");
    }

    void cardsThatWerePlayedAreNotInHand()
    {
        Table table = inBattle();
        choose(table);
        table.play("reveal");
        while (table.play("turn").empty()) {
        }
        QCOMPARE(table.play("end_battle"), "");
        table.play("battle", "{'knights': ['red/k0', 'blue/k0']}");
        refuses(table, "choose", "{'player': 'red', 'attack': 'c0', 'defense': 'c2'}", "not-in-hand");
        QCOMPARE(table.play("choose", "{'player': 'red', 'attack': 'c2', 'defense': 'c3'}"), "");
    }

    void alliancesOfTwoNeverWithBandits()
    {
        Table table = inBattle();
        refuses(table, "ally", "{'players': ['red', 'bandits']}", "alliance");
        refuses(table, "ally", "{'players': ['red', 'green']}", "alliance");
        refuses(table, "ally", "{'players': ['red']}", "malformed");
        refuses(table, "ally", "{'players': ['red', 'violet']}", "unknown-unit");
        QCOMPARE(table.play("ally", "{'players': ['red', 'blue']}"), "");
        refuses(table, "ally", "{'players': ['red', 'blue']}", "alliance");
        choose(table);
        table.play("reveal");
        refuses(table, "ally", "{'players': ['red', 'blue']}", "alliance");
    }

    void afterTheReveal()
    {
        Table table = inBattle();
        choose(table);
        QCOMPARE(table.play("reveal"), "");
        refuses(table, "choose", "{'player': 'red', 'attack': 'c2', 'defense': 'c3'}", "chosen");
        refuses(table, "reveal", "{}", "not-active");
        refuses(table, "end_battle", "{}", "turns-left");
        refuses(table, "turn", "{'targets': {'k0': 'green/k0'}}", "unknown-unit"); // not on this tile
        refuses(table, "turn", "{'targets': {'k0': 'red/k0'}}", "unknown-unit");
        refuses(table, "turn", "{'targets': {'k1': 'blue/k0'}}", "malformed"); // is not in this battle
        for (int k = 0; k < 3; ++k)
            QCOMPARE(table.play("turn"), "");
        refuses(table, "turn", "{}", "no-turn");
    }

    void afterTheFinish()
    {
        Table table = inBattle();
        QCOMPARE(table.play("finish"), "");
        for (const char* procedure :
             {"battle", "choose", "ally", "reveal", "turn", "end_battle", "finish", "wounds"})
            refuses(table, procedure, "{}", "finished");
    }

    void aListIsCheckedForWhatABattleNeeds_data()
    {
        QTest::addColumn<QString>("extras");
        QTest::addColumn<QString>("says");
        const QString base = "{'attributes': {'damage': 1}";
        QTest::newRow("whole") << base + ", 'hand': [{'id': 'a'}, {'id': 'b'}]}"
                               << "";
        QTest::newRow("no attributes") << "{'hand': [{'id': 'a'}, {'id': 'b'}]}"
                                       << "attributes: damage, delay";
        QTest::newRow("no hand") << base + "}"
                                 << "hand: must be a list of 2 to 24 rows";
        QTest::newRow("one card") << base + ", 'hand': [{'id': 'a'}]}"
                                  << "hand: must be a list of 2 to 24 rows";
        QTest::newRow("same ids") << base + ", 'hand': [{'id': 'a'}, {'id': 'a'}]}"
                                  << "hand/1/id: 'a' is used twice";
        QTest::newRow("no id") << base + ", 'hand': [{'id': 'a'}, {'attack': {'damage': 1}}]}"
                               << "hand/1/id: must be answered";
        QTest::newRow("out of range")
            << base + ", 'hand': [{'id': 'a'}, {'id': 'b', 'attack': {'damage': 5000}}]}"
            << "a whole number from -1000 to 1000";
        QTest::newRow("unknown key") << base + ", 'hand': [{'id': 'a'}, {'id': 'b', 'attack': {'speed': 1}}]}"
                                     << "'hand/1/attack/speed'";
    }
    void aListIsCheckedForWhatABattleNeeds()
    {
        QFETCH(QString, extras);
        QFETCH(QString, says);
        const Roster list = roster(extras.toStdString(), {5});
        const auto findings = battletable::game().checkRoster(list, Catalogue());
        QCOMPARE(findings.empty(), says.isEmpty());
        if (findings.empty())
            return;
        const std::string what = toText(findings.front().message);
        QVERIFY2(QString::fromStdString(what).contains(says), what.c_str());
        Start start{SystemId("battlecards"), {}, {}, {}};
        start.sides.push_back({PlayerId("red"), {}, list, {}});
        start.sides.push_back({PlayerId("blue"), {}, knights(1), {}});
        const auto begun = battletable::game().begin(start);
        QVERIFY(!begun);
        QCOMPARE(begun.error().rule, "malformed");
    }

    void aKnightsCardNeedsItsHealth()
    {
        Roster list = knights(2);
        list.entries[1].card = {{"name", std::string("Vela")}};
        const auto findings = battletable::game().checkRoster(list, Catalogue());
        QCOMPARE(findings.size(), 1U);
        QCOMPARE(findings[0].entry, EntryId("k1"));
        QCOMPARE(toText(findings[0].message), "card: health: must be answered");
    }

    void anEntryIsOneKnight()
    {
        Roster list = knights(2);
        list.entries[1].size = 3;
        const auto findings = battletable::game().checkRoster(list, Catalogue());
        QCOMPARE(findings.size(), 1U);
        QCOMPARE(toText(findings[0].message), "size: one card per entry, not 3");
    }

    // A knight may be one of the catalogue's instead: then its card is there.
    void aKnightOfTheCatalogueIsLookedUp()
    {
        Roster list = knights(1);
        list.entries[0].card.clear();
        list.entries[0].unit = UnitId("sample-squire");
        const auto findings = battletable::game().checkRoster(list, Catalogue());
        QCOMPARE(findings.size(), 1U);
        QCOMPARE(findings[0].rule, "unknown-unit");
        QCOMPARE(toText(findings[0].message), "no unit is called 'sample-squire'");
    }

    void aTypedCardIsShown()
    {
        const auto card = answered<table::CardView>(battletable::game().card,
                                                    battletable::answers("{'name': 'Vela', 'health': 7}"),
                                                    Ask::Missing::leftOut);
        QVERIFY(card.form.complete);
        QCOMPARE(toText(card.result.name), "Vela");
        QCOMPARE(toText(card.result.stats[0].value), "7");
    }
};

ADJUTANT_TEST(BattlecardsRefusalsTest)

} // namespace tst_battlecards_refusals

#include "tst_battlecards_refusals.moc"
