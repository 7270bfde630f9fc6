#include "core/text.h"
#include "tests/cli/clirun.h"

namespace adjutant::test::tst_cli_check {

using adjutant::onOneLine;

constexpr int fourMiB = 4 * 1024 * 1024;

// No run takes a second; what takes this long would take minutes with a little more text.
constexpr int seconds10 = 10'000;

static QByteArray filled(const QByteArray& with, int size = fourMiB)
{
    return with.repeated(size / with.size() + 1).left(size);
}

// Nine times nine times … lists of the same nine words.
static QByteArray billionLaughs()
{
    QByteArray text = "a0: &a0 [x,x,x,x,x,x,x,x,x]\n";
    for (int i = 1; i < 12; ++i) {
        const QByteArray above = "*a" + QByteArray::number(i - 1);
        text += "a" + QByteArray::number(i) + ": &a" + QByteArray::number(i) + " [" +
                (above + ',').repeated(8) + above + "]\n";
    }
    return text;
}

/// `check` on single files: each kind is seen from its contents, each finding has its place.
class CliCheckTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSoundFileHasNoFindings()
    {
        const QString data = sourceFile("data/" + someSystem());
        const QDir rules(data + "/reference/en");
        for (const QString& file :
             {someReadyList(), data + "/system.yaml", rules.filePath(rules.entryList({"*.yaml"}).value(0))}) {
            QCOMPARE(succeeds({"check", file, "--json"}).json(), (QJsonObject{{"findings", QJsonArray()}}));
            QCOMPARE(runCli({"check", file}).out, "1 file checked: no findings\n");
        }
    }

    void whatCanNotBeCheckedSaysWhatCan()
    {
        for (const auto& [text, column] : {std::pair("format: adjutant-frob/1\ncommands: []\n", 9),
                                           {"{format: adjutant-roster/2}\n", 10},
                                           {"- a\n- b\n", 1},
                                           {"hello\n", 1},
                                           {"format: [adjutant-roster/1]\n", 9}}) {
            const CliRun run = runCli({"check", "-", "--json"}, text);
            QCOMPARE(listed(run.exit, run.rules()), "1 unknown-format");
            const QJsonValue finding = run.finding();
            QCOMPARE(listed(finding["file"], finding["line"]), "- 1");
            QCOMPARE(finding["column"].toInt(), column);
            VERIFY_CONTAINS(finding["message"].toString(),
                            "adjutant-catalogue/1, adjutant-roster/1, adjutant-reference/1");
        }
    }

    void standardInputIsADash()
    {
        const CliRun run = exits(1, {"check", "-"}, "format: adjutant-rooster/1\n");
        QVERIFY2(run.out.startsWith("-:1:9: "), run.out);
        VERIFY_CONTAINS(run.out, "did you mean 'adjutant-roster/1'?");
    }

    void anUnknownSystemNamesTheKnownOnes()
    {
        for (const auto& [format, rest] : {std::pair("roster", "faction: somebody\nlimits: {}\nunits: []\n"),
                                           {"catalogue", ""},
                                           {"reference", "lang: en\nchapter: Skills\nentries: []\n"}}) {
            const CliRun run = runCli({"check", "-", "--json"}, headOf(format).chopped(1) + "z\n" + rest);
            const QJsonValue finding = run.finding();
            QCOMPARE(listed(run.exit, run.rules(), finding["line"], finding["column"]), "1 unknown-id 2 9");
            VERIFY_CONTAINS(finding["message"].toString(), "did you mean '" + someSystem() + "'?");
        }
    }

    void aMissingPathIsNamed()
    {
        VERIFY_CONTAINS(complains({"check", "no/such/file.yaml"}).err,
                        "no/such/file.yaml: can’t be read: No such file or directory [unreadable]");
        complains({"check", ""});
    }

    // YAML that was built to exhaust its reader. What it says is refused; how, is the row's rule.

    void itIsRefusedInTimeAndMemory_data()
    {
        const auto row = columns<QByteArray, QString>("text", "rule");
        row("64 deep", filled("[", 64) + filled("]", 64), "unknown-format"); // as deep as may be
        row("1000 deep in blocks", filled("- ", 2000) + "a\n", "too-deep");
        row("1000 mappings deep", filled("{a: ", 4000) + filled("}", 1000), "too-deep");
        row("100000 mappings in lists", filled("[{a: ", 500'000), "too-deep");
        row("100000 complex keys", filled("? ", 200'000), "too-deep");
        row("billion laughs", billionLaughs(), "reference");
        // Nearly all of the file is one text, and its aliases would be thousands more.
        row("a long text and its aliases",
            "a: &a \"" + filled("x", 3'000'000) + "\"\nb: [" + filled("*a,", 400'000) + "]\n", "reference");
        row("anchors over anchors", filled("&a ", 1'000'000), "syntax");
        row("values", "[" + filled("a,", 450'000) + "]", "too-many"); // counted by their reader
        row("keys", filled("a: b\n", 1'000'000), "too-many");
        row("tags", filled("!a ", 300'000), "syntax");
        row("quotes", filled("\"", 300'001), "syntax");
        row("open quote", "\"" + filled("a ", 1'000'000), "syntax");
        row("backslashes", "\"" + filled("\\", 100'001), "syntax");
        row("many documents", filled("---\n"), "syntax");
        row("directives", filled("%YAML 1.2\n"), "syntax");
        row("tab for indentation", "a:\n\tb: c\n", "syntax");
        row("4 MiB of quotes", filled("'"), "too-many");
        row("4 MiB of brackets", filled("["), "too-many");
        row("4 MiB of braces", filled("{"), "too-many");
        row("4 MiB of one word", filled("x"), "unknown-format");
        row("4 MiB of line breaks in a text", "\"" + filled("\n", fourMiB - 2) + "\"", "unknown-format");
        row("brackets, as many as may be", filled("[", 600'000), "too-deep");
        row("words, as many as may be", "[" + filled("a,", 1'199'000), "too-many");
        row("keys, as many as may be", "{" + filled("a, ", 1'799'000), "too-many");
        row("4 MiB of words", "[" + filled("a,", fourMiB - 1), "too-many");
        row("4 MiB of surrogates", "\"" + filled("\\ud83d\\ude00", 4'194'288) + "\"", "unknown-format");
    }
    void itIsRefusedInTimeAndMemory()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, rule);
        // Many times the memory that 4 MiB of text should take, and far below what would hurt. Of address
        // space, which is more than memory.
        const QTemporaryDir folder;
        const QString file = written(folder.path(), "hostile.yaml", text);
        const CliRun run = runShell("ulimit -v 400000; timeout 10 \"$CLI\" check --json '" + file + "'");
        QVERIFY2(run.rules() == QStringList{rule}, run.out.left(2000) + run.err.left(2000));
        QCOMPARE(run.exit, rule == "unknown-format" ? 1 : 2);

        const CliRun roster =
            exits(run.exit, {"roster", "check", "-", "--json"}, text, emptyEnvironment(), seconds10);
        QCOMPARE(roster.rules(), QStringList{"malformed"});
    }

    // What the command line does in surroundings that are less than friendly.

    void aReaderThatGoesAwayIsNoError()
    {
        const CliRun run =
            runShell("\"$CLI\" units " + someSystem() + " --json | head -c 1; exit ${PIPESTATUS[0]}");
        QCOMPARE(listed(run.exit, run.out), "0 {");
        QCOMPARE(run.err, QByteArray());
    }

    void closedStreamsAreHarmless()
    {
        for (const QString streams : {"2>&-", "<&-", "<&- 2>&-"}) {
            QCOMPARE(runShell("\"$CLI\" units " + someSystem() + ' ' + streams).exit, 0);
            QCOMPARE(runShell("\"$CLI\" units chess " + streams).exit, 2);
            QCOMPARE(runShell("\"$CLI\" roster check - " + streams).exit,
                     2); // nothing in it, or no stream at all
        }
    }

    // Whoever closes it wants the exit, which must not say that all was reported.
    void whatAClosedStdoutDoesNotTakeIsReported()
    {
        for (QString command : {"units %1", "systems", "systems --json", "rules search roll", "--help",
                                "rules aid %1", "check '%2'", "roster export '%2' --format text"}) {
            command.replace("%1", someSystem()).replace("%2", someReadyList());
            const CliRun run = runShell("\"$CLI\" " + command + " >&-");
            QCOMPARE(run.exit, 2);
            QVERIFY2(run.err.endsWith("not all of the output could be written\n"), run.err);
            QCOMPARE(runShell("\"$CLI\" " + command + " <&- >&- 2>&-").exit, 2);
        }
    }

    void aClosedStdoutDoesNotWriteIntoTheExportedFile()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("list.txt");
        const QString list = someReadyList();
        const QString command = QString("\"$CLI\" roster export '%1' --format yaml --output '%2' >&-");
        QCOMPARE(runShell(command.arg(list, file)).exit, 0);
        QVERIFY(contentsOf(file).startsWith("format: adjutant-roster/1"));
    }

    void outputThatCanNotBeWrittenIsReported()
    {
        if (!QFileInfo::exists("/dev/full"))
            QSKIP("no /dev/full here");
        const CliRun run = runShell("\"$CLI\" units " + someSystem() + " > /dev/full");
        QCOMPARE(run.exit, 2);
        QVERIFY2(run.complainedOnce(), run.err);
    }

    void outputIsUtf8InEveryLocale()
    {
        for (const char* locale : {"C", "POSIX", "C.UTF-8", "xx_XX", ""}) {
            QProcessEnvironment environment = emptyEnvironment();
            for (const char* name : {"LANG", "LC_CTYPE"})
                environment.remove(name);
            environment.insert("LC_ALL", locale);
            const QByteArray list = headOf("roster") + "name: Ma\xc3\xablan\nunits: []\n";
            const CliRun run = runCli({"roster", "show", "-"}, list, environment);
            QVERIFY(run.out.contains("Ma\xc3\xablan"));
            QCOMPARE(run.err, QByteArray());
        }
    }

    void filesWithLettersBeyondAsciiAreFound()
    {
        const QTemporaryDir folder;
        QProcessEnvironment environment = emptyEnvironment();
        environment.insert("LC_ALL", "C");
        const QString path = written(folder.path(), "Maëlan’s lïst.yaml", "format: adjutant-roster/1\n");
        QCOMPARE(exits(1, {"check", path, "--json"}, {}, environment).finding()["file"].toString(), path);
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
        exits(0, {"units", someSystem()}, {}, environment);
    }

    // Texts from files on a terminal: whatever they hold, they stay on their line and command nothing.

    void whatIsShown_data()
    {
        const auto row = columns<QByteArray, QByteArray>("text", "line");
        row("plain", "Crows", "Crows");
        row("beyond ASCII", "Maëlan’s \U0001f600", "Maëlan’s \U0001f600");
        row("line breaks", "a\nb\r\nc\td", "a b  c d");
        row("escape", "\x1b[31m", "\\x1b[31m");
        row("delete", "a\x7f", "a\\x7f");
        row("control sequence introducer", "\u009b31m", "\\xc2\\x9b31m");
        row("no-break space", "a\u00a0b", "a\u00a0b");
        row("mark of direction", "a\u200fb", "a\\xe2\\x80\\x8fb");
        row("override of direction", "a\u202eb", "a\\xe2\\x80\\xaeb");
        row("isolate", "a\u2066b", "a\\xe2\\x81\\xa6b");
        row("joiner", "a\u200db", "a\u200db");
        row("no UTF-8", "Ma\xeblan", "Ma\\xeblan");
        row("cut off", "\xe2\x82", "\\xe2\\x82");
        QTest::newRow("NUL") << QByteArray("a\0b", 3) << QByteArray("a\\x00b");
    }
    void whatIsShown()
    {
        QFETCH(QByteArray, text);
        const std::string shown = onOneLine({text.constData(), static_cast<std::size_t>(text.size())});
        QTEST(QByteArray::fromStdString(shown), "line");
    }
};

ADJUTANT_TEST(CliCheckTest)

} // namespace adjutant::test::tst_cli_check
