#include "tests/cli/clirun.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_cli_hostileyaml {

using namespace adjutant::test;

namespace {

constexpr int fourMiB = 4 * 1024 * 1024;

// No run takes a second; what takes this long would take minutes with a little more text.
constexpr int seconds10 = 10'000;

QByteArray filled(const QByteArray& with, int size = fourMiB)
{
    return with.repeated(size / with.size() + 1).left(size);
}

// Nine times nine times … lists of the same nine words.
QByteArray billionLaughs()
{
    QByteArray text = "a0: &a0 [x,x,x,x,x,x,x,x,x]\n";
    for (int i = 1; i < 12; ++i) {
        const QByteArray above = "*a" + QByteArray::number(i - 1);
        text += "a" + QByteArray::number(i) + ": &a" + QByteArray::number(i) + " [" +
                (above + ',').repeated(8) + above + "]\n";
    }
    return text;
}

// Nearly all of the file is one text, and its aliases would be thousands more.
QByteArray longTextAndAliases()
{
    return "a: &a \"" + filled("x", 3'000'000) + "\"\nb: [" + filled("*a,", 400'000) + "]\n";
}

} // namespace

/// YAML that was built to exhaust its reader. What it says is refused; how, is the row's rule.
class CliHostileYamlTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itIsRefusedInTime_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("rule");
        const auto row = [](const char* name, const QByteArray& text, const char* rule) {
            QTest::newRow(name) << text << QString(rule);
        };
        row("64 deep", filled("[", 64) + filled("]", 64), "unknown-format"); // as deep as may be
        row("65 deep", filled("[", 65) + filled("]", 65), "too-deep");
        row("1000 deep", filled("[", 1000) + filled("]", 1000), "too-deep");
        row("1000 deep in blocks", filled("- ", 2000) + "a\n", "too-deep");
        row("1000 mappings deep", filled("{a: ", 4000) + filled("}", 1000), "too-deep");
        row("100000 brackets", filled("[", 100'000), "too-deep");
        row("100000 braces", filled("{", 100'000), "too-deep");
        row("100000 mappings in lists", filled("[{a: ", 500'000), "too-deep");
        row("100000 complex keys", filled("? ", 200'000), "too-deep");
        row("billion laughs", billionLaughs(), "reference");
        row("a long text and its aliases", longTextAndAliases(), "reference");
        row("alias within itself", "a: &a [*a]\n", "reference");
        row("alias without anchor", "a: *b\n", "syntax");
        row("anchors over anchors", filled("&a ", 1'000'000), "syntax");
        row("values", "[" + filled("a,", 450'000) + "]", "too-many"); // counted by their reader
        row("keys", filled("a: b\n", 1'000'000), "too-many");
        row("tags", filled("!a ", 300'000), "syntax");
        row("quotes", filled("\"", 300'001), "syntax");
        row("open quote", "\"" + filled("a ", 1'000'000), "syntax");
        row("backslashes", "\"" + filled("\\", 100'001), "syntax");
        row("two documents", "a: b\n---\nc: d\n", "syntax");
        row("many documents", filled("---\n"), "syntax");
        row("directives", filled("%YAML 1.2\n"), "syntax");
        row("tab for indentation", "a:\n\tb: c\n", "syntax");
        row("half a mapping", "a: {b: c\nd: e\n", "syntax");
        row("binary", "\x7f\x45LF", "not-utf8");
        row("4 MiB of quotes", filled("'"), "too-many");
        row("4 MiB of brackets", filled("["), "too-many");
        row("4 MiB of brackets in lines", filled("[\n"), "too-many");
        row("4 MiB of braces", filled("{"), "too-many");
        row("4 MiB of values", "[" + filled("a,", fourMiB - 1), "too-many");
        row("4 MiB of tags", "[" + filled("! ", fourMiB - 1), "too-many");
        row("4 MiB of complex keys", filled("{? a : b, "), "too-many");
        row("4 MiB of words between comments", "[" + filled("a #\n", fourMiB - 1), "too-many");
        row("4 MiB of one word", filled("x"), "unknown-format");
        row("4 MiB of line breaks in a text", "\"" + filled("\n", fourMiB - 2) + "\"", "unknown-format");
        row("4 MiB of surrogates", "\"" + filled("\\ud83d\\ude00", 4'194'288) + "\"", "unknown-format");
    }

    void itIsRefusedInTime()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, rule);
        const std::vector<CliRun> runs =
            runCliAtOnce({{"check", "-", "--json"}, {"roster", "check", "-", "--json"}}, text, seconds10);
        const CliRun& run = runs[0];
        QVERIFY2(run.rules() == QStringList{rule}, run.out.left(2000) + run.err.left(2000));
        QCOMPARE(run.exit, rule == "unknown-format" ? 1 : 2);

        const CliRun& roster = runs[1];
        QCOMPARE(roster.exit, run.exit);
        QCOMPARE(roster.rules(), QStringList{"malformed"});
    }

    void itTakesBoundedMemory_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("brackets") << filled("[");
        QTest::newRow("brackets, as many as may be") << filled("[", 600'000);
        QTest::newRow("braces") << filled("{");
        QTest::newRow("words") << "[" + filled("a,", fourMiB - 1);
        QTest::newRow("words, as many as may be") << "[" + filled("a,", 1'199'000);
        QTest::newRow("keys, as many as may be") << "{" + filled("a, ", 1'799'000);
        QTest::newRow("billion laughs") << billionLaughs();
        QTest::newRow("a long text and its aliases") << longTextAndAliases();
        QTest::newRow("values") << "[" + filled("a,", 400'000) + "]";
        QTest::newRow("one word") << filled("x");
    }

    void itTakesBoundedMemory()
    {
        // Many times what 4 MiB of text should take, and far below what would hurt. Of address space, which
        // is more than memory.
        QFETCH(QByteArray, text);
        const QTemporaryDir folder;
        const QString file = written(folder.path(), "hostile.yaml", text);
        const CliRun run = runShell("ulimit -v 400000; \"$CLI\" check '" + file + "'");
        QVERIFY2(run.exit == 1 || run.exit == 2, run.err.left(2000));
    }
};

ADJUTANT_TEST(CliHostileYamlTest)

} // namespace tst_cli_hostileyaml

#include "tst_cli_hostileyaml.moc"
