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
             "refused malformed: choose: {player: red, attack: c0, defense: c1, colour: red}",
             "choose: {player: red, attack: c0, defense: c1}",
             "refused chosen: choose: {player: red, attack: c2, defense: c3}", "refused waiting: reveal: {}",
             "refused waiting: turn: {}", "refused turns-left: end_battle: {}"});
        row("alliances of two never with bandits", inBattle,
            {"refused alliance: ally: {players: [red, bandits]}",
             "refused alliance: ally: {players: [red, green]}", "refused malformed: ally: {players: [red]}",
             "refused unknown-unit: ally: {players: [red, violet]}", "ally: {players: [red, blue]}",
             "refused alliance: ally: {players: [red, blue]}",
             "choose: {player: red, attack: c0, defense: c1}",
             "choose: {player: blue, attack: c0, defense: c1}",
             "choose: {player: bandits, attack: c0, defense: c1}", "reveal: {}",
             "refused alliance: ally: {players: [red, blue]}"});
        row("after the reveal", inBattle,
            {"choose: {player: red, attack: c0, defense: c1}",
             "choose: {player: blue, attack: c0, defense: c1}",
             "choose: {player: bandits, attack: c0, defense: c1}", "reveal: {}",
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
    }
    void scripts() { followRow(); }

    void cardsThatWerePlayedAreNotInHand()
    {
        ScriptedMatch match = inBattle();
        choose(match, {"red", "blue", "bandits"});
        match.play("reveal: {}");
        endBattle(match);
        match.play("battle: {knights: [red/k0, blue/k0]}");
        match.refuses("not-in-hand", "choose: {player: red, attack: c0, defense: c2}");
        match.play("choose: {player: red, attack: c2, defense: c3}");
    }

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

    void aKnightsCardNeedsItsHealth()
    {
        Roster list = rosterOf(knights("red", {9, 9}));
        list.entries[1].card = {{"name", std::string("Vela")}};
        const auto findings = game().checkRoster(list, Catalogue());
        QCOMPARE(findings.size(), 1U);
        QCOMPARE(findings[0].entry, EntryId("k1"));
        QCOMPARE(toText(findings[0].message), "card: health: must be answered");
    }

    void anEntryIsOneKnight()
    {
        Roster list = rosterOf(knights("red", {9, 9}));
        list.entries[1].size = 3;
        const auto findings = game().checkRoster(list, Catalogue());
        QCOMPARE(findings.size(), 1U);
        QCOMPARE(toText(findings[0].message), "size: one card per entry, not 3");
    }

    // A knight may be one of the catalogue's instead: then its card is there.
    void aKnightOfTheCatalogueIsLookedUp()
    {
        Roster list = rosterOf(knights("red", {9}));
        list.entries[0].card.clear();
        list.entries[0].unit = UnitId("sample-squire");
        const auto findings = game().checkRoster(list, Catalogue());
        QCOMPARE(findings.size(), 1U);
        QCOMPARE(findings[0].rule, "unknown-unit");
        QCOMPARE(toText(findings[0].message), "no unit is called 'sample-squire'");
    }

    void aTypedCardIsShown()
    {
        const auto card = answered<door::CardView>(game().card, answersFrom("{name: Vela, health: 7}"),
                                                   Ask::Missing::skipped);
        QVERIFY(card.form.complete);
        QCOMPARE(toText(card.result.name), "Vela");
        QCOMPARE(toText(card.result.stats[0].value), "7");
    }
};

ADJUTANT_TEST(BattlecardsRefusalsTest)

} // namespace adjutant::test::tst_battlecards_refusals
