#include "app/matches/matchluck.h"
#include "tests/cli/clirun.h"
#include "tests/systems/adventure/adventurestart.h"

namespace adjutant::test::tst_adventure_commandline {

const QByteArray ana = "{id: ana, card: {name: Ana, tier: 2, atk: 3, def: 8, int: 1, agi: 2, hp: 9}}";
const QByteArray orc = "{id: orc, card: {name: Orc, tier: 1, atk: 2, def: 8, int: -1, agi: 0, hp: 6}}";

static QByteArray script(const QByteArray& commands)
{
    return "format: adjutant-match-script/1\nsystem: adventure\nplayers:\n  - {id: party, roster: {units: [" +
           ana + "]}}\n  - {id: gm, name: Gus, roster: {units: [" + orc + "]}}\ncommands:\n" + commands;
}

const QByteArray begun =
    "  - initiative: {rolls: {party/ana: 9, gm/orc: 9}, ties: {party/ana: [3], gm/orc: [5]}}\n";

static QJsonObject play(const QByteArray& text)
{
    return runCli({"play", "-", "--json"}, text).json();
}

static QJsonObject combatant(const QJsonObject& state, int player, int unit)
{
    return state["players"][player].toObject()["units"][unit].toObject();
}

/// Adventure on the command line, by the contract.
class AdventureCommandLineTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWholeBattleIsPlayedToItsEnd()
    {
        const CliRun run = exits(
            0, {"play", ADJUTANT_SOURCE_DIR "/tests/systems/adventure/fixtures/match/ford.yaml", "--json"});
        const QJsonObject state = run.json();
        QCOMPARE(
            listed(state["round"], state["phase"], state["finished"], state["winner"], state["commands"]),
            "2 end true party 30");
        QCOMPARE(state["warnings"], QJsonValue(QJsonArray()));
        QCOMPARE(state["move_order"], QJsonValue(QJsonArray{"party/bo", "gm/troll", "party/ana"}));
        QCOMPARE(state["battle_order"], QJsonValue(QJsonArray{"gm/troll", "party/ana", "party/bo"}));
        const QJsonObject last{{"net_sources", 0}, {"total", 13}, {"success", true}};
        QCOMPARE(state["last_attack"], QJsonValue(last));
        const QJsonObject bo = combatant(state, 0, 1);
        QCOMPARE(bo["effects"], QJsonValue(QJsonArray()));
        QCOMPARE(bo["disengaged"], QJsonValue(true));
        QCOMPARE(listed(combatant(state, 0, 0)["hp"], bo["hp"], combatant(state, 1, 0)["hp"],
                        combatant(state, 1, 1)["hp"]),
                 listed(12, 8 - 2 - 5, 10 - 7, 0));
    }

    void theStateHasWhatTheContractSays()
    {
        const QJsonObject state = play(script(begun + "  - seize: {unit: gm/orc}\n"));
        for (const char* key : {"system", "round", "finished", "winner", "active_player", "players",
                                "commands", "warnings", "phase", "move_order", "battle_order", "last_attack"})
            QVERIFY2(state.contains(QLatin1String(key)), key);
        QCOMPARE(state["phase"], QJsonValue("movement"));
        QCOMPARE(state["last_attack"], QJsonValue());
        QCOMPARE(state["move_order"], QJsonValue(QJsonArray{"gm/orc", "party/ana"}));
        QCOMPARE(state["battle_order"], QJsonValue(QJsonArray{"party/ana", "gm/orc"}));
        const QJsonObject unit = combatant(state, 1, 0);
        const QJsonObject wanted{{"id", "orc"},
                                 {"hp", 6},
                                 {"effects", QJsonArray()},
                                 {"seized", true},
                                 {"defending", false},
                                 {"disengaged", false},
                                 {"moved", false},
                                 {"acted", false}};
        QCOMPARE(unit, wanted);
    }

    void refusalsNameTheirRuleAndKeepTheStateBefore_data()
    {
        columns<QByteArray, QString>("commands", "rule");
        const QByteArray battle = begun + "  - next_phase: {}\n";
        const auto row = [](const char* rule, const QByteArray& commands) {
            QTest::addRow("%s", rule) << commands << QString::fromLatin1(rule);
        };
        row("tie", "  - initiative: {rolls: {party/ana: 9, gm/orc: 9}}\n");
        row("not-next", begun + "  - move: {unit: gm/orc}\n");
        row("phase", begun + "  - attack: {attacker: gm/orc, target: party/ana, dice: [1, 2, 3]}\n");
        row("dice-count", battle + "  - attack: {attacker: gm/orc, target: party/ana, dice: [1, 2]}\n");
        row("not-later", battle + "  - delay: {unit: gm/orc, after: gm/orc}\n");
        row("unknown-unit", battle + "  - defend: {unit: gm/ogre}\n");
        row("malformed", battle + "  - defend: {unit: gm/orc, how: well}\n");
        row("finished", battle + "  - finish: {}\n  - defend: {unit: gm/orc}\n");
        row("nothing-to-undo", "  - undo: {}\n");
    }
    void refusalsNameTheirRuleAndKeepTheStateBefore()
    {
        QFETCH(QByteArray, commands);
        const CliRun run = exits(1, {"play", "-", "--json"}, script(commands));
        QTEST(run.json()["error"].toObject()["rule"].toString(), "rule");
        QCOMPARE(run.json()["error"].toObject()["index"], QJsonValue(commands.count("  - ") - 1));
        QCOMPARE(run.json()["commands"], run.json()["error"].toObject()["index"]);
    }

    void aCheckReadsScripts()
    {
        const QTemporaryDir folder;
        const QString path = written(folder.path(), "a.yaml", script(begun + "  - next_phase: {}\n"));
        exits(0, {"check", path, "--json"});
        exits(0, {"check", ADJUTANT_SOURCE_DIR "/tests/systems/adventure/fixtures"});
    }

    // 6 on 2D6 and a D6, the two highest of which count: 193 of 216.
    void oddsAreFiguresAndForPeopleSentences()
    {
        const QByteArray scenario = "system: adventure\nkind: attack\nattack: 3\ndefence: 9\nadvantage: 1\n";
        const QJsonObject odds = runCli({"odds", "-", "--json"}, scenario).json();
        QCOMPARE(odds["net_sources"], QJsonValue(1));
        QCOMPARE(odds["success"].toDouble(), 193 / 216.0);
        QCOMPARE(odds["totals"].toObject()["12"].toDouble(), 16 / 216.0);
        QVERIFY(odds["steps"].isArray());
        VERIFY_CONTAINS(runCli({"odds", "-"}, scenario).out, "89.4% to succeed");
        VERIFY_CONTAINS(
            exits(1, {"odds", "-"}, "system: adventure\nkind: attack\nattack: x\ndefense: 9\n").out,
            "did you mean 'defence'?");
    }

    void aListOfTypedCardsIsCheckedAndExported()
    {
        const QByteArray list =
            "format: adjutant-roster/1\nsystem: adventure\nname: Party\nunits:\n  - " + ana + "\n";
        exits(0, {"roster", "check", "-"}, list);
        for (const char* format : {"text", "markdown", "html", "json", "code"})
            QVERIFY(!exits(0, {"roster", "export", "-", "--format", format}, list).out.isEmpty());
        VERIFY_CONTAINS(exits(1, {"roster", "check", "-"}, QByteArray(list).replace("def: 8", "def: 88")).out,
                        "'def' must be a whole number from 0 to 40");
    }

    void hostileInputIsRefusedAndNothingElse()
    {
        const QByteArray deep = QByteArray("[").repeated(60) + QByteArray("]").repeated(60);
        for (const QByteArray& ties :
             {QByteArray("{party/ana: []}"), QByteArray("{party/ana: {}}"), "{party/ana: " + deep + "}",
              "{party/ana: [" + QByteArray("1,").repeated(90'000) + "1]}", QByteArray("{party/ana: x}"),
              "{party/ana: [" + QByteArray("1,").repeated(400) + "1], gm/orc: [" +
                  QByteArray("1,").repeated(400) + "1]}"}) {
            const CliRun run =
                runCli({"play", "-"},
                       script("  - initiative: {rolls: {party/ana: 9, gm/orc: 9}, ties: " + ties + "}\n"));
            QVERIFY(run.exit == 1 || run.exit == 2);
        }
    }

    // What the story and the table say of luck.

    // Bo of tier 1 against the Orc of tier 1: 2D6, of which 7 is expected.
    void luckCountsWhatTheDiceShowed()
    {
        ScriptedMatch match = inBattle();
        match.play("attack: {attacker: party/bo, target: gm/orc, dice: [4, 5]}");
        const auto outcomes = match.session().outcomes();
        const auto luck = luckOfSide(outcomes, PlayerId("party"), oddsOf(outcomes));
        QCOMPARE(luck.size(), std::size_t(1));
        QCOMPARE(luck[0].luck.observed, 9);
        QVERIFY(qAbs(luck[0].luck.expected - 7) < 1e-12);
        // 26 of the 36 rolls of 2D6 are below 9, and 4 are 9.
        QVERIFY(qAbs(luck[0].luck.fewer - 26.0 / 36) < 1e-12);
        QVERIFY(qAbs(luck[0].luck.percentile - 28.0 / 36) < 1e-12);
    }
};

ADJUTANT_TEST(AdventureCommandLineTest)

} // namespace adjutant::test::tst_adventure_commandline
