#include "tests/systems/battlecards/battlestart.h"

namespace adjutant::test::tst_battlecards_refusals {

static const GameSystem& game()
{
    return *findGameSystem("battlecards");
}

static ScriptedMatch threeSides()
{
    return battles(
        {knights("red", {9, 9}), knights("blue", {9}), knights("bandits", {9}), knights("green", {9})});
}

static ScriptedMatch inBattle()
{
    ScriptedMatch match = threeSides();
    match.play("battle: {knights: [red/k0, blue/k0, bandits/k0], tie_breaker: [red, blue, bandits]}");
    return match;
}

/// What the rules refuse, by which rule, and that it changes nothing.
class BattlecardsRefusalsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scripts_data()
    {
        const auto row = columns<Begin, Script>("begin", "script");
        row("before a battle", threeSides,
            {"refused not-active: choose: {player: red, attack: c0, defense: c1}",
             "refused not-active: ally: {players: [red, blue]}", "refused not-active: reveal: {}",
             "refused not-active: turn: {}", "refused not-active: end_battle: {}",
             "refused unknown-unit: battle: {knights: [red/k0, violet/k0]}",
             "refused unknown-unit: battle: {knights: [red/k0, blue/k7]}",
             "refused malformed: battle: {knights: [red/k0, red/k1]}",
             "refused malformed: battle: {knights: [red/k0]}",
             "refused malformed: battle: {knights: [red/k0, red/k0, blue/k0]}",
             "refused malformed: battle: {knights: [red/k0, blue/k0], tie_breaker: [red, green]}",
             "refused unknown-unit: battle: {knights: [red/k0, blue/k0], tie_breaker: [red, violet]}",
             "refused malformed: battle: {}", "refused malformed: charge: {}"});
        row("while cards are chosen", inBattle,
            {"refused in-battle: battle: {knights: [red/k0, blue/k0]}",
             "refused unknown-unit: choose: {player: violet, attack: c0, defense: c1}",
             "refused not-active: choose: {player: green, attack: c0, defense: c1}",
             "refused not-in-hand: choose: {player: red, attack: c9, defense: c1}",
             "refused not-in-hand: choose: {player: red, attack: c0, defense: c0}",
             "refused malformed: choose: {player: red, attack: c0}",
             "refused malformed: choose: {player: red, attack: c0, defense: c1, colour: red}", redChooses,
             "refused chosen: choose: {player: red, attack: c2, defense: c3}", "refused waiting: reveal: {}",
             "refused waiting: turn: {}", "refused turns-left: end_battle: {}"});
        row("alliances of two never with bandits", inBattle,
            {"refused alliance: ally: {players: [red, bandits]}",
             "refused alliance: ally: {players: [red, green]}", "refused malformed: ally: {players: [red]}",
             "refused unknown-unit: ally: {players: [red, violet]}", "ally: {players: [red, blue]}",
             "refused alliance: ally: {players: [red, blue]}", redChooses, blueChooses, banditsChoose,
             "reveal: {}", "refused alliance: ally: {players: [red, blue]}"});
        row("after the reveal", inBattle,
            {redChooses, blueChooses, banditsChoose, "reveal: {}",
             "refused chosen: choose: {player: red, attack: c2, defense: c3}",
             "refused not-active: reveal: {}", "refused turns-left: end_battle: {}",
             "refused unknown-unit: turn: {targets: {k0: green/k0}}", // not on this tile
             "refused unknown-unit: turn: {targets: {k0: red/k0}}",
             "refused malformed: turn: {targets: {k1: blue/k0}}", // is not in this battle
             "turn: {}", "turn: {}", "turn: {}", "refused no-turn: turn: {}"});
        row("after the finish", inBattle,
            {"finish: {}", "refused finished: battle: {}", "refused finished: choose: {}",
             "refused finished: ally: {}", "refused finished: reveal: {}", "refused finished: turn: {}",
             "refused finished: end_battle: {}", "refused finished: finish: {}",
             "refused finished: wounds: {}"});
        row("cards that were played are not in hand", inBattle,
            {redChooses, blueChooses, banditsChoose, "reveal: {}", "turn: {}", "turn: {}", "turn: {}",
             "end_battle: {}", "battle: {knights: [red/k0, blue/k0]}",
             "refused not-in-hand: choose: {player: red, attack: c0, defense: c2}",
             "choose: {player: red, attack: c2, defense: c3}"});
    }
    void scripts() { followRow(); }

    void aListIsCheckedForWhatABattleNeeds_data()
    {
        columns<std::string, QString>("extras", "expected");
        const auto row = [](const char* name, const std::string& extras, const char* expected) {
            QTest::newRow(name) << "{attributes: {damage: 1}" + extras + '}' << QString(expected);
        };
        row("whole", ", hand: [{id: a}, {id: b}]", "");
        QTest::newRow("no attributes")
            << std::string("{hand: [{id: a}, {id: b}]}") << "attributes: damage, delay";
        row("no hand", "", "hand: must be a list of 2 to 24 rows");
        row("one card", ", hand: [{id: a}]", "hand: must be a list of 2 to 24 rows");
        row("same ids", ", hand: [{id: a}, {id: a}]", "hand/1/id: 'a' is used twice");
        row("no id", ", hand: [{id: a}, {attack: {damage: 1}}]", "hand/1/id: must be answered");
        row("out of range", ", hand: [{id: a}, {id: b, attack: {damage: 5000}}]",
            "a whole number from -1000 to 1000");
        row("unknown key", ", hand: [{id: a}, {id: b, attack: {speed: 1}}]", "'hand/1/attack/speed'");
    }
    void aListIsCheckedForWhatABattleNeeds()
    {
        QFETCH(std::string, extras);
        QFETCH(QString, expected);
        const Roster list = rosterOf(knights("red", {5}, extras));
        const auto findings = game().checkRoster(list, Catalogue());
        QCOMPARE(findings.empty(), expected.isEmpty());
        if (findings.empty())
            return;
        const std::string what = toText(findings.front().message);
        QVERIFY2(QString::fromStdString(what).contains(expected), what.c_str());
        const auto begun =
            game().begin(startOf("battlecards", {knights("red", {5}, extras), knights("blue", {9})}));
        QVERIFY(!begun);
        QCOMPARE(begun.error().rule, "malformed");
    }

    // A knight may be one of the catalogue's instead: then its card is there.
    void anEntryIsOneKnightWithACard_data()
    {
        const auto row = columns<RosterEntry, QString>("entry", "finding");
        RosterEntry entry = rosterOf(knights("red", {9})).entries[0];
        entry.size = 3;
        row("three", entry, "malformed size: one card per entry, not 3");
        entry.size = 1;
        entry.card = {{"name", std::string("Vela")}};
        row("no Health", entry, "malformed card: health: must be answered");
        entry.card.clear();
        entry.unit = UnitId("sample-squire");
        row("of the catalogue", entry, "unknown-unit no unit is called 'sample-squire'");
    }
    void anEntryIsOneKnightWithACard()
    {
        QFETCH(RosterEntry, entry);
        Roster list = rosterOf(knights("red", {9, 9}));
        list.entries[1] = entry;
        list.entries[1].id = EntryId("k1");
        const auto findings = game().checkRoster(list, Catalogue());
        QCOMPARE(findings.size(), 1U);
        QCOMPARE(findings[0].entry, EntryId("k1"));
        QTEST(QString::fromStdString(findings[0].rule + ' ' + toText(findings[0].message)), "finding");
    }

    void aTypedCardIsShown()
    {
        const auto card = answered<door::CardView>(game().card, answersFrom("{name: Vela, health: 7}"),
                                                   Ask::Missing::skipped);
        QVERIFY(card.form.complete);
        QCOMPARE(listed(toText(card.result.name), toText(card.result.stats[0].value)), "Vela 7");
    }
};

ADJUTANT_TEST(BattlecardsRefusalsTest)

} // namespace adjutant::test::tst_battlecards_refusals
