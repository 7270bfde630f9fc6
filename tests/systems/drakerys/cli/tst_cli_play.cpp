#include "tests/cli/clirun.h"

namespace adjutant::test::tst_cli_play {

const QByteArray army =
    "{faction: avaren, limits: {ap: 500, rarity: 5}, units: [{unit: crows, size: 12}, {unit: "
    "salik, size: 1}]}";

/// A script of two equal armies.
static QByteArray script(const QByteArray& commands)
{
    return "format: adjutant-match-script/1\nsystem: drakerys\nplayers:\n  - {id: red, roster: " + army +
           "}\n  - {id: blue, roster: " + army + "}\nfirst_player: red\ncommands:\n" + commands;
}

static CliRun played(const QByteArray& commands, int exit = 0)
{
    return exits(exit, {"play", "-", "--json"}, script(commands));
}

static QJsonObject unit(const QString& id, int warriors, int injuries, int stress,
                        const QJsonArray& status = {})
{
    return {{"id", id},         {"warriors", warriors}, {"injuries", injuries},
            {"stress", stress}, {"status", status},     {"removed", warriors == 0}};
}

static QJsonObject player(const QString& id, int progress, const QJsonArray& units, int vp = 0)
{
    return {{"id", id}, {"progress", progress},   {"square", progress % 16}, {"headquarters", progress / 16},
            {"vp", vp}, {"done", progress == 96}, {"units", units}};
}

static QString fixture(const char* name)
{
    return sourceFile("tests/systems/drakerys/fixtures/match/") + QLatin1String(name);
}

/// `play`: match scripts from the start to their state.
class CliPlayTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anUnknownCommandIsReportedWithThoseThereAre()
    {
        const QJsonObject error =
            played("  - injur: {unit: red/crows-1, count: 1}\n", 1).json()["error"].toObject();
        const QString message = error["message"].toString();
        QCOMPARE(error["rule"].toString(), "malformed");
        QVERIFY2(message.contains("unknown command 'injur'; available: ") &&
                     message.endsWith("; did you mean 'injure'?"),
                 qPrintable(message));
    }

    void armiesInFilesOfTheirOwnAreReportedOnce()
    {
        const QTemporaryDir folder;
        const QByteArray list = "format: adjutant-roster/1\nsystem: drakerys\nname: x\nfaction: avaren\n"
                                "limits: {ap: 500, rarity: 5}\nunits:\n  - {unit: crows, size: 7}\n"
                                "  - {unit: salik, size: 1, colour: red}\n";
        const QString red = written(folder.path(), "red.yaml", list);
        const QString file = written(folder.path(), "script.yaml",
                                     "format: adjutant-match-script/1\nsystem: drakerys\nplayers:\n"
                                     "  - {id: red, roster: red.yaml}\n  - {id: blue, roster: red.yaml}\n"
                                     "first_player: red\ncommands: []\n");
        const CliRun alone = runCli({"check", red, "--json"});
        QCOMPARE(alone.rules(), (QStringList{"unknown-key", "size-not-offered"}));
        QCOMPARE(exits(1, {"check", file, "--json"}).findings(), alone.findings());
        QCOMPARE(runCli({"check", folder.path(), "--json"}).findings(), alone.findings());
    }

    void theStateHasTheseKeys()
    {
        // March 1 + Charge 3; Attack 1 + 2 dice; the score is taken back.
        const CliRun run =
            played("  - activate: {unit: red/crows-1, actions: [march, charge]}\n"
                   "  - activate: {unit: blue/salik-1, actions: [{action: attack, heroic_dice: 2}]}\n"
                   "  - injure: {unit: blue/crows-1, count: 3}\n"
                   "  - status: {unit: blue/crows-1, add: no-charge}\n"
                   "  - score: {player: red, mission: relics, vp: 1}\n"
                   "  - undo: {}\n");
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(
            run.json(),
            (QJsonObject{
                {"round", 1},
                {"finished", false},
                {"active_player", "blue"},
                {"players",
                 QJsonArray{
                     player("red", 4, {unit("crows-1", 12, 0, 1), unit("salik-1", 1, 0, 0)}),
                     player("blue", 3, {unit("crows-1", 9, 0, 0, {"no-charge"}), unit("salik-1", 1, 0, 1)})}},
                {"commands", 4},
                {"warnings", QJsonArray()}}));
    }

    void aWholeGameEndsAsItsBookKeeperSays()
    {
        QJsonObject state = QJsonDocument::fromJson(contentsOf(fixture("six-rounds.json"))).object();
        state["warnings"] = QJsonArray();
        QCOMPARE(exits(0, {"play", fixture("six-rounds.yaml"), "--json"}).json(), state);
    }

    // Each lap of 16 TS takes back the Stress of its activation. Of the last, for 15 TS, the sixth
    // Headquarters Phase takes it back, and one of the two that Noctis was given.
    void everyKindOfCommandInSixRounds()
    {
        const CliRun run = exits(0, {"play", fixture("every-command.yaml"), "--json"});
        const QJsonObject state = run.json();
        QCOMPARE(state["finished"].toBool(), true);
        const QJsonObject red =
            player("red", 96,
                   {unit("crows-1", 12, 0, 0, {"engaged"}), unit("blood-banes-1", 4, 0, 0),
                    unit("salik-1", 1, 0, 0), unit("fire-herald-1", 1, 0, 0)},
                   3);
        const QJsonObject blue = player("blue", 96,
                                        {unit("crossbowmen-1", 0, 0, 0), unit("gold-keepers-1", 5, 0, 0),
                                         unit("noctis-1", 1, 0, 1), unit("soldiers-1", 5, 0, 0)});
        QCOMPARE(state["players"].toArray(), (QJsonArray{red, blue}));
        QCOMPARE(state["vortexes"].toArray().size(), 3);
        QCOMPARE(state["objectives"].toArray().at(1)["carrier"].toString(), "blue/soldiers-1");
    }

    void anIllegalCommandStopsTheScript_data()
    {
        QTest::addColumn<QByteArray>("command");
        const auto row = [](const char* rule, const char* command) {
            QTest::addRow("%s: %s", rule, command) << QByteArray(command);
        };
        row("unknown-unit", "activate: {unit: red/crow-1, actions: [march]}");
        row("not-active", "activate: {unit: red/salik-1, actions: [march]}");
        row("affordable", "pass: {player: blue}");
        row("nothing-to-undo", "redo: {}");
        row("malformed", "activate: {unit: blue/crows-1, actions: [walk]}");
        row("malformed", "dance: {}");
    }
    void anIllegalCommandStopsTheScript()
    {
        QFETCH(QByteArray, command);
        const QByteArray first = "  - activate: {unit: red/crows-1, actions: [march]}\n";
        const CliRun before = played(first);
        const CliRun run = played(first + "  - " + command + "\n  - scatter: {unit: red/crows-1}\n", 1);
        QJsonObject state = run.json();
        const QJsonObject error = state.take("error").toObject();
        QCOMPARE(error["index"].toInt(), 1);
        QCOMPARE(error["rule"].toString(), QString(QTest::currentDataTag()).section(':', 0, 0));
        QVERIFY(!error["message"].toString().isEmpty());
        QCOMPARE(state, before.json());
    }

    void warningsNameTheirCommandAndGoWithIt()
    {
        const QByteArray commands = "  - score: {player: red, mission: relics, vp: 1}\n"
                                    "  - activate: {unit: red/crows-1, actions: [magic]}\n";
        QCOMPARE(
            played(commands).json()["warnings"].toArray(),
            (QJsonArray{QJsonObject{
                {"index", 1}, {"rule", "skill"}, {"message", "magic without the Wizard skill: Crows"}}}));
        QCOMPARE(played(commands + "  - undo: {}\n").json()["warnings"].toArray(), QJsonArray());
        QCOMPARE(played(commands + "  - undo: {}\n  - redo: {}\n").json()["warnings"].toArray().size(), 1);
    }

    void peopleReadTheTable()
    {
        QCOMPARE(QString::fromUtf8(exits(1, {"play", "-"},
                                         script("  - activate: {unit: red/crows-1, actions: [march]}\n"
                                                "  - injure: {unit: blue/salik-1, count: 2}\n"
                                                "  - scatter: {unit: blue/crows-1}\n"
                                                "  - pass: {player: red}\n"))
                                       .out),
                 "Round 1: blue’s turn\nred: VP 0, Squares 1 of 96, Headquarters Phases 0 of 6\n  "
                 "Crows (red/crows-1): Warriors 12 of 12, Stress 1\n  Salik (red/salik-1): Warriors 1 of "
                 "1, Injuries 0, Stress 0\nblue: VP 0, Squares 0 of 96, Headquarters Phases 0 of 6\n  "
                 "Crows (blue/crows-1): off the table\n  Salik (blue/salik-1): Warriors 1 of 1, Injuries "
                 "2, Stress 0\nTimePath:\n  blue’s token is on START, 0 of 6 Headquarters Phases\n  red’s "
                 "token is on square 1, 0 of 6 Headquarters Phases\nBattlefield:\n  Nothing placed "
                 "yet\nWhat happened:\n  Crows of red: March\n  Salik of blue: 2 Injuries\n  Crows of "
                 "blue: scattered\n  Crows of blue: 12 Warriors lost\n  Crows of blue: off the "
                 "table\n-:11:5: command 3: it is blue’s turn, not red’s [not-active]\n");
    }

    void rostersAreFoundBesideTheScript()
    {
        const QTemporaryDir folder;
        written(folder.path(), "lists/red.yaml",
                "format: adjutant-roster/1\nsystem: drakerys\n" +
                    army.mid(1).chopped(1).replace(", limits", "\nlimits").replace("}, units", "}\nunits"));
        const QString file =
            written(folder.path(), "game.yaml",
                    "format: adjutant-match-script/1\nsystem: drakerys\nplayers: [{id: a, roster: "
                    "lists/red.yaml}, {id: b, roster: ./lists/../lists/red.yaml}]\nfirst_player: "
                    "b\ncommands: []\n");
        const CliRun run = runCli({"play", file, "--json"});
        QCOMPARE(listed(run.exit, run.json()["active_player"].toString()), "0 b");
        exits(0, {"check", file});
    }

    void rostersThatCanNotBeReadAreFindings_data()
    {
        const auto row = columns<QByteArray, int>("path", "exit");
        row("away", "away.yaml", 2);
        row("folder", "/tmp", 2);
        row("device", "/dev/zero", 2);
        row("resource", "':/catalogues/x.yaml'", 2);
        row("empty", "''", 2);
        row("control characters", "\"a\\0b\"", 1);
        row("no roster", "[]", 1);
    }
    void rostersThatCanNotBeReadAreFindings()
    {
        QFETCH(QByteArray, path);
        QFETCH(int, exit);
        const QByteArray text =
            script("  - undo: {}\n").replace("red, roster: " + army, "red, roster: " + path);
        const CliRun run = runCli({"play", "-", "--json"}, text);
        QCOMPARE(listed(run.exit, run.findings().size(), run.finding()["line"]), listed(exit, 1, 4));
    }

    void whatIsNoScriptIsAFinding()
    {
        exits(2, {"play", "/away.yaml", "--json"});
        exits(2, {"play"});
        exits(2, {"play", "-"}, "{");
        QCOMPARE(runCli({"play", "-", "--json"}, "format: adjutant-roster/1\n").rules(),
                 QStringList{"unknown-format"});
        const QByteArray other = script("  - undo: {}\n").replace("system: drakerys", "system: draughts");
        QCOMPARE(runCli({"play", "-", "--json"}, other).rules(), QStringList{"unknown-word"});
    }

    void checkReportsTheFormOfAllCommands()
    {
        const QByteArray text = script("  - dance: {}\n  - injure: {unit: red/crows-1, cuont: 1}\n"
                                       "  - scatter: {unit: nobody/at-all}\n");
        const CliRun run = runCli({"check", "-", "--json"}, text);
        QCOMPARE(listed(run.exit, run.rules(), run.finding()["line"]),
                 "1 unknown-word,missing-key,unknown-key 8");
        VERIFY_CONTAINS(run.finding(2)["message"].toString(), "did you mean 'count'?");
        const QString game = fixture("six-rounds.yaml");
        QCOMPARE(runCli({"check", game}).out, "1 file checked: no findings\n");
    }

    void checkLooksAtTheArmiesInAScript()
    {
        const QByteArray text = script("  []\n").replace("rarity: 5}, units: [{unit: crows, size: 12}",
                                                         "rarity: 5}, units: [{unit: crows, size: 7}");
        QCOMPARE(runCli({"check", "-", "--json"}, text).rules(),
                 (QStringList{"size-not-offered", "size-not-offered"}));
        exits(0, {"play", "-", "--json"}, text);
    }

    void longScriptsAreNoTrouble()
    {
        QByteArray commands;
        for (int i = 0; i < 12'000; ++i)
            commands += "  - stress: {unit: red/crows-1, change: 1}\n  - undo: {}\n  - redo: {}\n";
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(played(commands).json()["commands"].toInt(), 12'000);
        QVERIFY(timer.elapsed() < 20'000);
    }
};

ADJUTANT_TEST(CliPlayTest)

} // namespace adjutant::test::tst_cli_play
