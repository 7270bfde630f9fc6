#include "app/viewmodels/battle/battlesetup.h"
#include "app/viewmodels/workspace.h"
#include "tests/cli/clirun.h"

namespace adjutant::test::tst_drafta_commandline {

const QByteArray vela = "{id: vela, card: {name: Vela, hp: 12, movement: 4, full: 4, partial: 2}}";
const QByteArray ogre =
    "{id: ogre, card: {name: Ogre, hp: 20, movement: 3, full: 5, partial: 3, vulnerable: {fire: 2}}}";

static QByteArray script(const QByteArray& commands)
{
    return "format: adjutant-match-script/1\nsystem: drafta\nplayers:\n  - {id: red, roster: {units: [" +
           vela + "]}}\n  - {id: blue, name: Bea, roster: {units: [" + ogre + "]}}\ncommands:\n" + commands;
}

static QByteArray roster(const QByteArray& entries)
{
    return "format: adjutant-roster/1\nsystem: drafta\nname: Reds\nunits:\n  - " + entries + "\n";
}

static QByteArray scenario(const QByteArray& kind)
{
    return "system: drafta\nkind: " + kind +
           "\nattacker: {full: 4, partial: 2, hp: 12}\ndefender: {full: 5, partial: 3, hp: 9}\n";
}

static QJsonObject play(const QByteArray& text)
{
    return runCli({"play", "-", "--json"}, text).json();
}

static int hpOf(const QJsonObject& state, int player)
{
    return state["players"][player].toObject()["units"][0].toObject()["hp"].toInt();
}

/// Defense of Drafta on the command line: lists, scripts and scenarios of any game that comes through the
/// door.
class DraftaCommandLineTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Attacker 5 against 2: Vela deals 4 of Full Damage, the ogre 3 of Partial Damage.
    void aScriptIsPlayedToItsState()
    {
        const QJsonObject state = play(
            script("  - first: {rolls: {red: 5, blue: 2}}\n"
                   "  - attack: {attacker: red/vela, defender: blue/ogre, distance: 1, dice: [5, 2]}\n"));
        QCOMPARE(listed(state["system"], state["active_player"], state["commands"]), "drafta red 2");
        QCOMPARE(listed(hpOf(state, 0), hpOf(state, 1)), listed(12 - 3, 20 - 4));
        QCOMPARE(state["warnings"], QJsonValue(QJsonArray()));
        QVERIFY(!state.contains("error"));
    }

    void whatIsWrongWithACommandIsReportedWithItsPlace()
    {
        for (const auto& [command, sentences] :
             {std::pair<QByteArray, QByteArray>{"  - {move: {}, attack: {}}\n",
                                                "one word with what it takes"},
              {"  - attakc: {}\n", "attakc"},
              {"  - first: [1]\n", "line 7, column 12"},
              {"  - first: {rolls: {red: 5}, rolls: {blue: 2}}\n", "appears twice"},
              {"  - first: {rolls: {red: 7, blue: 2}}\n", "faces from 1 to 6"},
              {"  - first: {rolls: {red: 5, blue: 2}, colour: red}\n", "colour"}}) {
            const QJsonObject state = play(script(command));
            QCOMPARE(state["error"].toObject()["rule"], QJsonValue("malformed"));
            VERIFY_CONTAINS(state["error"].toObject()["message"].toString(), sentences);
        }
    }

    void aStartThatTheGameRefusesIsAFinding()
    {
        const CliRun run =
            runCli({"play", "-", "--json"}, script("  - end_turn: {}\n").replace(vela, "{unit: nobody}"));
        QCOMPARE(listed(run.exit, run.rules()), "1 malformed");
    }

    void aCheckReadsTheCommandsOfAScript()
    {
        const QTemporaryDir folder;
        const auto check = [&folder](const QByteArray& commands) {
            return runCli({"check", "--json", written(folder.path(), "a.yaml", script(commands))});
        };
        QCOMPARE(check("  - first: {rolls: {red: 5, blue: 2}}\n").exit, 0);
        // What the rules forbid is no fault of the form; behind it words are looked at all the same.
        const CliRun run = check("  - end_turn: {}\n  - unod: {}\n");
        QCOMPARE(listed(run.exit, run.rules(), run.findings()[0].toObject()["line"]), "1 unknown-word 8");
        QCOMPARE(check("  - first: {rolls: {red: 5, blue: 2}}\n  - move: {unit: red/vela, squares: far}\n")
                     .rules(),
                 QStringList{"wrong-type"});
    }

    void oddsAreFiguresAndForPeopleSentences()
    {
        const QJsonObject odds = runCli({"odds", "-", "--json"}, scenario("exchange")).json();
        QCOMPARE(odds["kind"], QJsonValue("exchange"));
        // 15 of 36 rolls are higher for the attacker, one of them 6 against 1.
        QCOMPARE(odds["outcomes"][3].toObject()["p"].toDouble(), 14 / 36.0);
        QVERIFY(odds["steps"].isArray());
        QCOMPARE(odds["warnings"], QJsonValue(QJsonArray()));
        const CliRun people = exits(0, {"odds", "-"}, scenario("exchange"));
        VERIFY_CONTAINS(people.out, "  4   41.7%  ######");
        QVERIFY2(!people.out.contains("to_defender"), people.out);
    }

    void faultsOfAScenarioStandWhereTheyAre()
    {
        const CliRun run = exits(1, {"odds", "-"},
                                 "system: drafta\nkind: exchange\n"
                                 "attacker: {ful: 4, partial: 2, hp: x}\ndefender: 3\nfoo: 1\n");
        VERIFY_CONTAINS(run.out, "-:3:11: 'attacker/full' is missing");
        VERIFY_CONTAINS(run.out, "-:3:12: unknown key 'ful'");
        VERIFY_CONTAINS(run.out, "did you mean 'full'?");
        VERIFY_CONTAINS(run.out, "-:3:36: 'attacker/hp' must be a whole number");
        VERIFY_CONTAINS(run.out, "'defender' must be a mapping of keys to values");
        VERIFY_CONTAINS(run.out, "unknown key 'foo'");
        QCOMPARE(runCli({"odds", "-", "--json"}, "system: drafta\nkind: exchang\n").rules(),
                 QStringList{"unknown-word"});
    }

    void aListOfTypedCardsIsShownCheckedAndExported()
    {
        const QByteArray list = roster(vela);
        const CliRun check = runCli({"roster", "check", "-", "--json"}, list);
        QCOMPARE(listed(check.exit, check.json()["ok"]), "0 true");
        VERIFY_CONTAINS(runCli({"roster", "show", "-"}, list).out, "Vela, vela\n  Hit points 12, Movement 4");
        QCOMPARE(runCli({"roster", "show", "-", "--json"}, list)
                     .json()["units"][0]
                     .toObject()["card"]
                     .toObject()["hp"],
                 QJsonValue(12));
        for (const char* format : {"text", "markdown", "html", "pdf", "json", "yaml", "code", "qr"})
            QVERIFY(!exits(0, {"roster", "export", "-", "--format", format}, list).out.isEmpty());
    }

    void faultsOfACardAreReportedOnceAndInPlace()
    {
        const CliRun run =
            exits(1, {"roster", "check", "-"}, roster(QByteArray(vela).replace("hp: 12", "hp: 0")));
        QVERIFY2(run.out.startsWith("-:5:39: 'hp' must be a whole number from 1 to "), run.out);
        QCOMPARE(run.out.count("[malformed]"), 1);
    }

    void aCardNeedsAnIdAndNoUnitBeside()
    {
        const auto rules = [](const QByteArray& entry) {
            return runCli({"roster", "check", "-", "--json"}, roster(entry)).rules();
        };
        QCOMPARE(rules(QByteArray(vela).replace("id: vela, ", "")), QStringList{"malformed"});
        QCOMPARE(rules(QByteArray(vela).replace("id: vela, ", "id: vela, unit: sample-sentinel, ")),
                 QStringList{"malformed"});
        QCOMPARE(rules("{}"), QStringList{"malformed"});
        QCOMPARE(rules("{unit: sample-sentinle}"), QStringList{"unknown-unit"});
    }

    void unitsOfTheCatalogueAreCards()
    {
        const QJsonObject units = runCli({"units", "drafta", "--json"}).json();
        QCOMPARE(units["units"][0].toObject()["sample"], QJsonValue(true));
        QVERIFY(units["units"][0].toObject()["card"].toObject()["hp"].toInt() > 0);
        VERIFY_CONTAINS(runCli({"units", "drafta"}).out, "): sample\n  Hit points ");
    }

    void hostileInputIsRefusedAndNothingElse_data()
    {
        QTest::addColumn<QByteArray>("text");
        const QByteArray start = script("  - attack: ");
        const QByteArray deep = QByteArray("[").repeated(60) + QByteArray("]").repeated(60);
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("NUL") << start + QByteArray("{a: \"\0\"}", 8);
        QTest::newRow("escaped NUL") << start + "{attacker: \"\\0\"}";
        QTest::newRow("deep") << start + "{dice: " + deep + "}";
        QTest::newRow("absurd numbers") << start + "{attacker: 1e999, distance: 99999999999999999999}";
        QTest::newRow("long word") << start + "{attacker: " + QByteArray(1'000'000, 'x') + "}";
        QTest::newRow("long list") << start + "{dice: [" + QByteArray("1,").repeated(90'000) + "1]}";
        QTest::newRow("aliases")
            << start + "{a: &a [1, 1, 1, 1, 1], b: &b [*a, *a, *a, *a], c: [*b, *b, *b, *b]}";
        QByteArray many = "{";
        for (int k = 0; k < 50'000; ++k)
            many += "k" + QByteArray::number(k) + ": 1, ";
        QTest::newRow("many keys") << start + many + "}";
    }
    void hostileInputIsRefusedAndNothingElse()
    {
        QFETCH(QByteArray, text);
        const QTemporaryDir folder;
        QElapsedTimer timer;
        timer.start();
        for (const QStringList& command : {QStringList{"play", "-"}, {"play", "-", "--json"}}) {
            const CliRun run = runCli(command, text);
            QVERIFY(run.exit == 1 || run.exit == 2);
        }
        const CliRun check = runCli({"check", written(folder.path(), "a.yaml", text)});
        QVERIFY(check.exit == 1 || check.exit == 2 || check.exit == 0);
        QVERIFY2(timer.elapsed() < 20'000, qPrintable(QString::number(timer.elapsed())));
        const CliRun odds = runCli({"odds", "-"}, QByteArray(text).replace("format:", "kind: exchange\nx:"));
        QVERIFY(odds.exit == 1 || odds.exit == 2);
        const CliRun list =
            runCli({"roster", "check", "-"}, QByteArray(text).replace("match-script", "roster"));
        QVERIFY(list.exit == 1 || list.exit == 2);
    }

    void aGapOfTheChartIsNamedWhereTheMatchWaitsForIt()
    {
        const DataHome home;
        Workspace workspace("en");
        BattleSetup setup(&workspace);
        setup.setSystem("drafta");
        QVERIFY2(setup.ready(), qPrintable(setup.pending()));
        setup.extras()->addRow("chart");
        QCOMPARE(setup.pending(), "The match setup still has choices to make.");
        setup.extras()->answer("chart/0/to", 90);
        setup.extras()->answer("chart/0/text", "Robbed");
        QCOMPARE(setup.pending(), "The chart has a gap: no row has 91 to 100; 1 to 100 must be covered");
    }
};

ADJUTANT_TEST(DraftaCommandLineTest)

} // namespace adjutant::test::tst_drafta_commandline
