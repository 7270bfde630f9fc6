#include "tests/cli/clirun.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_cli_usage {

using namespace adjutant::test;

/// How the command line is called, and what it says when it is called wrongly.
class CliUsageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void helpIsOnStdout_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("named");
        QTest::newRow("program") << QStringList{"--help"} << QByteArray("systems");
        QTest::newRow("short") << QStringList{"-h"} << QByteArray("roster");
        QTest::newRow("units") << QStringList{"units", "--help"} << QByteArray("SYSTEM");
        QTest::newRow("check") << QStringList{"check", "--help"} << QByteArray("PATH");
        QTest::newRow("roster") << QStringList{"roster", "--help"} << QByteArray("export");
        QTest::newRow("export") << QStringList{"roster", "export", "--help"} << QByteArray("markdown");
        QTest::newRow("match") << QStringList{"match", "--help"} << QByteArray("verify");
        QTest::newRow("match export") << QStringList{"match", "export", "--help"} << QByteArray("bgstats");
    }

    void helpIsOnStdout()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, named);
        const CliRun run = runCli(arguments);
        QCOMPARE(run.exit, 0);
        QVERIFY2(run.out.contains("Usage: adjutant-cli"), run.out);
        QVERIFY2(run.out.contains(named), run.out);
        QCOMPARE(run.err, QByteArray());
    }

    void versionIsOnStdout()
    {
        const CliRun run = runCli({"--version"});
        QCOMPARE(run.exit, 0);
        QVERIFY2(QRegularExpression("^\\d+\\.\\d+\\.\\d+\n$").match(run.out).hasMatch(), run.out);
    }

    void wrongUsageIsOneClearLineAndExits2_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("named");
        const auto row = [](const char* name, const QStringList& arguments, const char* named) {
            QTest::newRow(name) << arguments << QByteArray(named);
        };
        row("nothing", {},
            "a command is missing; the commands are: systems, units, ids, check, odds, play, roster, rules, "
            "match");
        row("empty command", {""}, "unknown command ''");
        row("unknown command", {"frobnicate"}, "unknown command 'frobnicate'; the commands are: systems");
        row("misspelt command", {"chek", "data"}, "did you mean 'check'?");
        row("no roster command", {"roster"}, "the commands are: show, check, export");
        row("no match command", {"match"}, "the commands are: list, show, export, import, verify");
        row("no rules command", {"rules"}, "the commands are: search, show, aid");
        row("misspelt roster command", {"roster", "exprt", "x"}, "did you mean 'export'?");
        row("no system", {"units"}, "units needs SYSTEM");
        row("no path", {"check"}, "check needs PATH");
        row("no file to show", {"roster", "show"}, "show needs FILE");
        row("no file to check", {"roster", "check"}, "check needs FILE");
        row("no file to export", {"roster", "export", "--format", "text"}, "export needs FILE");
        row("no format", {"roster", "export", "x"},
            "export needs --format; allowed: text, markdown, html, pdf, json");
        row("unknown format", {"roster", "export", "x", "--format", "docx"},
            "unknown format 'docx'; allowed: text");
        row("misspelt format", {"roster", "export", "x", "--format", "markdwon"}, "did you mean 'markdown'?");
        row("empty format", {"roster", "export", "x", "--format", ""}, "allowed: text");
        row("no value", {"units", "one", "--faction"}, "--faction");
        row("an option for a value", {"units", "one", "--faction", "--json"},
            "--faction needs its ID before '--json'");
        row("an unknown option for a value", {"units", "one", "--faction", "-x"},
            "--faction needs its ID before '-x'");
        row("two dashes for a value", {"units", "one", "--faction", "--"}, "--faction");
        row("an option for a format", {"roster", "export", "x", "--format", "--output", "y"},
            "--format needs its FORMAT before '--output'");
        row("twice", {"units", "one", "--faction", "a", "--faction", "b"}, "--faction");
        row("unknown option", {"systems", "--frob"}, "unknown option '--frob'; allowed here: --help, --json");
        row("misspelt option", {"units", "one", "--fation", "a"}, "did you mean '--faction'?");
        row("unknown short option", {"systems", "-x"}, "unknown option '-x'");
        row("too much", {"systems", "more"}, "unexpected argument 'more'");
        row("too much that looks like an option", {"systems", "--", "--frob"},
            "unexpected argument '--frob'");
        row("a command that looks like an option", {"--", "--frob"}, "unknown command '--frob'");
        row("two systems", {"units", "one", "other"}, "unexpected argument 'other'");
        row("two rosters", {"roster", "check", "a", "b"}, "unexpected argument 'b'");
        row("line breaks", {"a\nb\x1b[31m"}, "unknown command 'a b\\x1b[31m'");
    }

    void wrongUsageIsOneClearLineAndExits2()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, named);
        const CliRun run = runCli(arguments);
        QCOMPARE(run.exit, 2);
        QVERIFY(arguments.contains("--json") || run.out.isEmpty());
        QVERIFY2(run.complainedOnce(), run.err);
        QVERIFY2(run.err.contains(named), run.err);

        for (const char* json : {"--json", "--json=true"}) {
            const CliRun asJson = runCli(QStringList{json} + arguments);
            QCOMPARE(asJson.exit, 2);
            QVERIFY2(!asJson.json()["error"].toString().isEmpty(), asJson.out);
        }
    }

    void jsonIsAskedForWhereverItIsAnOption_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<bool>("json");
        QTest::newRow("first") << QStringList{"--json", "x"} << true;
        QTest::newRow("last") << QStringList{"x", "--json"} << true;
        QTest::newRow("as a value") << QStringList{"units", "one", "--faction", "--json"} << true;
        QTest::newRow("true") << QStringList{"x", "--json=true"} << true;
        QTest::newRow("1") << QStringList{"x", "--json=1"} << true;
        QTest::newRow("false") << QStringList{"x", "--json=false"} << false;
        QTest::newRow("neither") << QStringList{"systems", "--json=perhaps"} << true;
        QTest::newRow("after two dashes") << QStringList{"systems", "--", "--json"} << false;
    }

    void jsonIsAskedForWhereverItIsAnOption()
    {
        QFETCH(QStringList, arguments);
        QFETCH(bool, json);
        const CliRun run = runCli(arguments);
        QCOMPARE(run.exit, 2);
        QVERIFY(run.complainedOnce());
        QCOMPARE(run.json().contains("error"), json);
        QCOMPARE(run.out.isEmpty(), !json);
    }

    void jsonStandsBeforeOrAfterTheCommand_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const QString list = someReadyList();
        QTest::newRow("systems") << QStringList{"systems"};
        QTest::newRow("units") << QStringList{"units", someSystem()};
        QTest::newRow("check") << QStringList{"check", list};
        QTest::newRow("roster show") << QStringList{"roster", "show", list};
        QTest::newRow("roster check") << QStringList{"roster", "check", list};
        QTest::newRow("roster export") << QStringList{"roster", "export", list, "--format", "text"};
    }

    void jsonStandsBeforeOrAfterTheCommand()
    {
        QFETCH(QStringList, arguments);
        const CliRun after = runCli(arguments + QStringList{"--json"});
        QCOMPARE(after.exit, 0);
        QVERIFY(!after.json().isEmpty());
        QCOMPARE(after.err, QByteArray());
        for (int place = 0; place < arguments.size(); ++place) {
            if (place > 0 && arguments[place - 1] == "--format")
                continue; // there it would be the format's name
            QStringList elsewhere = arguments;
            elsewhere.insert(place, "--json");
            const CliRun run = runCli(elsewhere);
            QCOMPARE(run.exit, 0);
            QCOMPARE(run.out, after.out);
        }
        // Without it the same command speaks to people.
        QVERIFY(runCli(arguments).json().isEmpty());
    }

    void pathsThatLookLikeOptionsFollowTwoDashes()
    {
        const CliRun run = runCli({"roster", "check", "--", "--no-such-file"});
        QCOMPARE(run.exit, 2);
        QVERIFY2(run.err.contains("--no-such-file: can’t be read"), run.err);
    }

    void everythingBehindTwoDashesIsAnArgument()
    {
        const QTemporaryDir folder;
        const QString shell = "cd '" + folder.path() + "' && \"$CLI\" ";
        written(folder.path(), "--json", "format: something-else/1\n");
        const CliRun run = runShell(shell + "check -- --json --output=x");
        QCOMPARE(run.exit, 2);
        QVERIFY2(run.out.startsWith("--json:1:9: "), run.out);
        QVERIFY2(run.err.startsWith("adjutant-cli: --output=x: can’t be read"), run.err);
        QVERIFY(runCli({"units", "--", "--json"}).err.contains("'--json'"));
        QVERIFY(
            runCli({"roster", "export", "--format", "text", "--", "--output"}).err.contains("--output: "));
    }

    void aPathMayBeNamedAsACommand()
    {
        const CliRun run = runCli({"check", "check", "--json"});
        QCOMPARE(run.exit, 2);
        QCOMPARE(run.findings().at(0)["file"].toString(), QString("check"));
    }

    // `systems`: the game systems and what each offers.

    void eachSystemHasIdNameAndOffers()
    {
        const CliRun run = runCli({"systems", "--json"});
        QCOMPARE(run.exit, 0);
        QCOMPARE(run.json().keys(), QStringList{"systems"});
        const QJsonArray systems = run.json()["systems"].toArray();
        QVERIFY(!systems.isEmpty());
        for (const QJsonValue& system : systems) {
            QCOMPARE(system.toObject().keys(), (QStringList{"id", "name", "offers"}));
            QVERIFY(!system["id"].toString().isEmpty() && !system["name"].toString().isEmpty());
            QVERIFY(!system["offers"].toArray().isEmpty());
            for (const QJsonValue& offer : system["offers"].toArray())
                QVERIFY(!offer.toString().isEmpty() && !offer.toString().contains(','));
        }
    }

    void peopleReadIdAndName()
    {
        const CliRun run = runCli({"systems"});
        QCOMPARE(run.exit, 0);
        const QJsonValue first = runCli({"systems", "--json"}).json()["systems"].toArray().at(0);
        const QString line = first["id"].toString() + ": " + first["name"].toString();
        QVERIFY2(run.out.startsWith(line.toUtf8()), run.out);
        QCOMPARE(run.err, QByteArray());
    }
};

ADJUTANT_TEST(CliUsageTest)

} // namespace tst_cli_usage

#include "tst_cli_usage.moc"
