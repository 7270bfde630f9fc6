#include "core/utf8.h"
#include "tests/cli/clirun.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_cli_streams {

using namespace adjutant::test;
using adjutant::onOneLine;

/// What the command line does in surroundings that are less than friendly.
class CliStreamsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aReaderThatGoesAwayIsNoError()
    {
        const CliRun run =
            runShell("\"$CLI\" units " + someSystem() + " --json | head -c 1; exit ${PIPESTATUS[0]}");
        QCOMPARE(run.exit, 0);
        QCOMPARE(run.out, QByteArray("{"));
        QCOMPARE(run.err, QByteArray());
    }

    void closedStreamsAreHarmless_data()
    {
        QTest::addColumn<QString>("streams");
        QTest::newRow("stderr") << "2>&-";
        QTest::newRow("stdin") << "<&-";
        QTest::newRow("both") << "<&- 2>&-";
    }

    void closedStreamsAreHarmless()
    {
        QFETCH(QString, streams);
        QCOMPARE(runShell("\"$CLI\" units " + someSystem() + ' ' + streams).exit, 0);
        QCOMPARE(runShell("\"$CLI\" units chess " + streams).exit, 2);
        QCOMPARE(runShell("\"$CLI\" roster check - " + streams).exit,
                 2); // nothing in it, or no stream at all
    }

    // Whoever closes it wants the exit, which must not say that all was told.
    void whatAClosedStdoutDoesNotTakeIsTold_data()
    {
        QTest::addColumn<QString>("command");
        for (const char* command : {"units %1", "systems", "systems --json", "rules search roll", "--help",
                                    "rules aid %1", "check '%2'", "roster export '%2' --format text"})
            QTest::newRow(command)
                << QString(command).replace("%1", someSystem()).replace("%2", someReadyList());
    }

    void whatAClosedStdoutDoesNotTakeIsTold()
    {
        QFETCH(QString, command);
        const CliRun run = runShell("\"$CLI\" " + command + " >&-");
        QCOMPARE(run.exit, 2);
        QVERIFY2(run.err.endsWith("not all of the output could be written\n"), run.err);
        QCOMPARE(runShell("\"$CLI\" " + command + " <&- >&- 2>&-").exit, 2);
    }

    void aClosedStdoutDoesNotWriteIntoTheExportedFile()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("list.txt");
        const QString list = someReadyList();
        const QString command = QString("\"$CLI\" roster export '%1' --format yaml --output '%2' >&-");
        QCOMPARE(runShell(command.arg(list, file)).exit, 0);
        QFile exported(file);
        QVERIFY(exported.open(QIODevice::ReadOnly));
        QVERIFY(exported.readAll().startsWith("format: adjutant-roster/1"));
    }

    void outputThatCanNotBeWrittenIsTold()
    {
        if (!QFileInfo::exists("/dev/full"))
            QSKIP("no /dev/full here");
        const CliRun run = runShell("\"$CLI\" units " + someSystem() + " > /dev/full");
        QCOMPARE(run.exit, 2);
        QVERIFY2(run.complainedOnce(), run.err);
    }

    void outputIsUtf8InEveryLocale_data()
    {
        QTest::addColumn<QString>("locale");
        for (const char* locale : {"C", "POSIX", "C.UTF-8", "xx_XX", ""})
            QTest::newRow(locale) << QString(locale);
    }

    void outputIsUtf8InEveryLocale()
    {
        QFETCH(QString, locale);
        QProcessEnvironment environment = emptyEnvironment();
        for (const char* name : {"LANG", "LC_CTYPE"})
            environment.remove(name);
        environment.insert("LC_ALL", locale);
        const QByteArray list = headOf("roster") + "name: Ma\xc3\xablan\nunits: []\n";
        const CliRun run = runCli({"roster", "show", "-"}, list, environment);
        QVERIFY(run.out.contains("Ma\xc3\xablan"));
        QCOMPARE(run.err, QByteArray());
    }

    void filesWithLettersBeyondAsciiAreFound()
    {
        const QTemporaryDir folder;
        QProcessEnvironment environment = emptyEnvironment();
        environment.insert("LC_ALL", "C");
        const QString path = written(folder.path(), "Maëlan’s lïst.yaml", "format: adjutant-roster/1\n");
        const CliRun run = runCli({"check", path, "--json"}, {}, environment);
        QCOMPARE(run.exit, 1);
        QCOMPARE(run.findings().at(0)["file"].toString(), path);
    }

    void neitherHomeNorEnvironmentIsNeeded()
    {
        const CliRun run = runShell("env -i \"$CLI\" units " + someSystem() + " --json");
        QCOMPARE(run.exit, 0);
        QVERIFY(!run.json()["units"].toArray().isEmpty());
        QCOMPARE(run.out, runCli({"units", someSystem(), "--json"}).out);
        QCOMPARE(run.err, QByteArray());
    }

    void theSettingsCanBeUnreadable()
    {
        const QTemporaryDir folder;
        QProcessEnvironment environment = emptyEnvironment();
        environment.remove("ADJUTANT_DATA_HOME");
        environment.insert("XDG_CONFIG_HOME", written(folder.path(), "no-folder", "x"));
        environment.insert("XDG_DATA_HOME", written(folder.path(), "neither", "x"));
        QCOMPARE(runCli({"units", someSystem()}, {}, environment).exit, 0);
    }

    // Texts from files on a terminal: whatever they hold, they stay on their line and command nothing.

    void whatIsShown_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("line");
        const auto row = [](const char* name, const char* text, const char* line) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(line);
        };
        row("plain", "Crows", "Crows");
        row("beyond ASCII", "Maëlan’s \U0001f600", "Maëlan’s \U0001f600");
        row("line breaks", "a\nb\r\nc\td", "a b  c d");
        row("escape", "\x1b[31m", "\\x1b[31m");
        row("delete", "a\x7f", "a\\x7f");
        row("control sequence introducer",
            "\xc2\x9b"
            "31m",
            "\\xc2\\x9b31m");
        row("no-break space",
            "a\xc2\xa0"
            "b",
            "a\xc2\xa0"
            "b");
        row("mark of direction", "a\u200fb",
            "a\\xe2\\x80\\x8f"
            "b");
        row("override of direction", "a\u202eb",
            "a\\xe2\\x80\\xae"
            "b");
        row("isolate", "a\u2066b",
            "a\\xe2\\x81\\xa6"
            "b");
        row("joiner", "a\u200db", "a\u200db");
        row("no UTF-8", "Ma\xeblan", "Ma\\xeblan");
        row("cut off", "\xe2\x82", "\\xe2\\x82");
        QTest::newRow("NUL") << QByteArray("a\0b", 3) << QByteArray("a\\x00b");
    }

    void whatIsShown()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, line);
        const std::string shown = onOneLine({text.constData(), static_cast<std::size_t>(text.size())});
        QCOMPARE(QByteArray::fromStdString(shown), line);
    }
};

ADJUTANT_TEST(CliStreamsTest)

} // namespace tst_cli_streams

#include "tst_cli_streams.moc"
