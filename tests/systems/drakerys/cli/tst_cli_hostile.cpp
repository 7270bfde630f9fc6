#include "tests/cli/clirun.h"

namespace adjutant::test::tst_cli_hostile {

constexpr int fourMiB = 4 * 1024 * 1024;

const QByteArray head =
    "format: adjutant-roster/1\nsystem: drakerys\nfaction: avaren\nlimits: {ap: 500, rarity: 5}\n";
const QByteArray salik = "units:\n  - {unit: salik, size: 1}\n";

// A list of so many Units, the first of them the Hero it needs.
static QByteArray listOf(int entries)
{
    return head + salik + QByteArray("  - {unit: scouts, size: 6}\n").repeated(entries - 1);
}

// No run takes a second; what takes this long would take minutes with a little more text.
constexpr int seconds10 = 10'000;

// `count` things, as `thing` makes the i-th, between commas.
static QByteArray many(int count, const std::function<QByteArray(const QByteArray& i)>& thing)
{
    QByteArray text;
    for (int i = 0; i < count; ++i)
        text += thing(QByteArray::number(i)) + ',';
    return text;
}

constexpr int ofOne = 200; // as many as a Unit or an entry may mention in one list

// As many as `mentions` things, each with a list of ids that nothing has.
static QByteArray
mentioning(int mentions, const QByteArray& id,
           const std::function<QByteArray(const QByteArray& i, const QByteArray& ids)>& thing)
{
    return many(mentions / ofOne, [&](const QByteArray& i) {
        return thing(i, many(ofOne, [&](const QByteArray& k) { return id + i + '-' + k; }));
    });
}

// A catalogue with so many domains, and Units that mention so many others.
static QByteArray catalogueOf(int domains, int mentions)
{
    return "format: adjutant-catalogue/1\nsystem: drakerys\ndomains: [" +
           many(domains, [](const QByteArray& i) { return "{id: domain-number-" + i + ", name: x}"; }) +
           "]\nfaction: avaren\nunits: [" +
           mentioning(mentions, "domain-nunber-",
                      [](const QByteArray& i, const QByteArray& ids) {
                          return "{id: u" + i +
                                 ", name: u, types: [infantry], sizes: [], "
                                 "skills: [{id: wizard, value: 1, domains: [" +
                                 ids + "]}]}";
                      }) +
           "]\n";
}

// A file of so many rules entries, and others that point at so many that there aren't.
static QByteArray referenceOf(int entries, int mentions)
{
    return "format: adjutant-reference/1\nsystem: drakerys\nlang: en\nchapter: x\nentries: [" +
           many(entries,
                [](const QByteArray& i) { return "{id: rule/number-" + i + ", title: x, text: x}"; }) +
           mentioning(mentions, "rule/nunber-",
                      [](const QByteArray& i, const QByteArray& ids) {
                          return "{id: rule/x" + i + ", title: x, text: x, see: [" + ids + "]}";
                      }) +
           "]\n";
}

// A list of 200 Units that hand so many options to each of them.
static QByteArray rosterOf(int options)
{
    const QByteArray handed =
        many(options, [](const QByteArray& i) { return "{option: enchanted-armour, to: crows-" + i + "}"; });
    return "format: adjutant-roster/1\nsystem: drakerys\nfaction: avaren\nlimits: {ap: 5, rarity: 5}\nunits: "
           "[" +
           many(200, [&](const QByteArray&) { return "{unit: crows, size: 6, options: [" + handed + "]}"; }) +
           "]\n";
}

/// Input that means harm, or comes from far away: no crash, no hang, the documented exit status. Every row is
/// given to `roster check` and to `check`.
class CliHostileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anythingGetsItsExit_data()
    {
        const auto row = columns<QByteArray, int>("text", "exit");

        // Nothing much.
        row("only blanks", " \n\t\n", 2);
        row("only a byte order mark", "\xef\xbb\xbf", 2);
        row("an empty document", "---\n", 1);
        row("null", "null\n", 1);
        row("an empty mapping", "{}\n", 1);
        row("an empty list", "[]\n", 1);

        // Texts of every kind.
        row("byte order mark", "\xef\xbb\xbf" + head + salik, 0);
        row("CRLF", QByteArray(head + salik).replace("\n", "\r\n"), 0);
        row("no line break at the end", (head + salik).chopped(1), 0);
        row("comments and document marks", "---\n# a\n" + head + salik + "...\n", 0);
        row("NUL", head + QByteArray(1, '\0') + salik, 2);
        row("control characters", head + "name: \x1b[31m\n" + salik, 2);
        row("invalid UTF-8", head + "name: Ma\xeblan\n" + salik, 2);
        row("letters beyond ASCII", head + "name: \"Maëlan \U0001f600 \\U0001F600 \\xe9\"\n" + salik, 0);
        row("JSON surrogate pair", head + "name: \"\\ud83d\\ude00\"\n" + salik, 0);
        row("JSON lone surrogate", head + "name: \"\\ud83d\"\n" + salik, 2);
        row("escaped control characters", head + "name: \"\\e[31m\"\n" + salik, 1);
        row("escaped NUL", head + "name: \"\\0\"\n" + salik, 1);
        row("escapes in a key", head + "\"\\x00\\x1b\": 1\n" + salik, 1);

        // More than is allowed.
        row("4 MiB", head + salik + QByteArray(fourMiB - head.size() - salik.size(), '#'), 0);
        row("4 MiB and a byte", head + salik + QByteArray(fourMiB - head.size() - salik.size() + 1, '#'), 2);
        row("200 entries", listOf(200), 1); // over the limits, but read
        row("name of 200 bytes", head + "name: " + QByteArray(200, 'x') + '\n' + salik, 0);
        row("name of 201 bytes", head + "name: " + QByteArray(201, 'x') + '\n' + salik, 1);
        row("name of 300 kB", head + "name: " + QByteArray(300'000, 'x') + '\n' + salik, 1);
        row("key of 300 kB", head + salik + "? " + QByteArray(300'000, 'k') + "\n: 1\n", 1);
        row("id of 300 kB", head + "units: [{unit: " + QByteArray(300'000, 'u') + ", size: 1}]\n", 1);
        row(
            "unknown keys",
            head + salik +
                [] {
                    QByteArray keys;
                    for (int i = 0; i < 5000; ++i)
                        keys += "key" + QByteArray::number(i) + ": 1\n";
                    return keys;
                }(),
            1);

        // Numbers.
        for (const char* size : {"-1", "0", "2", "1000000"})
            row(size, head + "units: [{unit: salik, size: " + size + "}]\n", 1);
        for (const char* limits :
             {"{ap: -1, rarity: 5}", "{ap: 500}", "{ap: 500, rarity: 1001}", "[500, 5]", "500", "{}"})
            row(limits, QByteArray(head + salik).replace("{ap: 500, rarity: 5}", limits), 1);
        row("the highest limits",
            QByteArray(head + salik).replace("{ap: 500, rarity: 5}", "{ap: 100000, rarity: 1000}"), 0);

        // The right words in the wrong places.
        row("units is a mapping", head + "units: {salik: 1}\n", 1);
        row("entries are lists", head + "units: [[], [[]]]\n", 1);
        row("entries are null", head + "units: [~, null, ]\n", 1);
        row("name is a mapping", head + salik + "name: {a: b}\n", 1);
        row("a mapping as a key", head + salik + "? {a: b}\n: c\n", 1);
        row("merge keys", head + salik + "<<: {name: x}\n", 1);
        row("options of options",
            head + "units: [{unit: salik, size: 1, options: [{option: {option: a}, to: []}]}]\n", 1);
        row("an option for itself",
            head + "units: [{unit: salik, size: 1, options: [{option: salik, to: salik-1}]}]\n", 1);
        row("paths as ids", head + "units: [{unit: ../../../etc/passwd, size: 1}, {unit: /, size: 1}]\n", 1);
        row("ids with line breaks", head + "units: [{unit: \"a\\nb\", size: 1, id: \"c\\nd\"}]\n", 1);
        row("system is a path", QByteArray(head + salik).replace("drakerys", "../drakerys"), 1);
        row("faction is a list", QByteArray(head + salik).replace("avaren", "[avaren]"), 1);
        row("format is a number", QByteArray(head + salik).replace("adjutant-roster/1", "1"), 1);
    }
    void anythingGetsItsExit()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, exit);
        for (const QStringList& command : {QStringList{"roster", "check", "-"}, {"check", "-"}}) {
            const CliRun run = exits(exit, command + QStringList{"--json"}, text);
            QVERIFY2(run.json().contains("findings"), run.out.left(2000));
            QCOMPARE(run.findings().isEmpty(), exit == 0);
            // No character of a file does anything but be shown.
            const CliRun spoken = exits(exit, command, text);
            for (const QByteArray& announced : {spoken.out, spoken.err})
                QVERIFY(std::ranges::all_of(announced, [](char letter) {
                    return letter == '\n' || static_cast<unsigned char>(letter) >= ' ';
                }));
        }
    }

    void showAndExportSurviveTheSame()
    {
        for (const QByteArray& text :
             {QByteArray(), QByteArray("[]"), listOf(201), head + "units: [~, {unit: , size: 1}]\n",
              QByteArray(fourMiB + 1, '['), head + "name: \"\\xff\\x9b\"\n" + salik}) {
            for (const char* format : {"text", "markdown", "html", "pdf", "json", "yaml", "code", "qr"})
                QVERIFY(runCli({"roster", "export", "-", "--format", format}, text).exit >= 0);
            QVERIFY(runCli({"roster", "show", "-"}, text).exit >= 0);
            QVERIFY(!runCli({"roster", "show", "-", "--json"}, text).json().isEmpty());
        }
    }

    void endlessInputIsRefused()
    {
        if (!QFileInfo::exists("/dev/zero"))
            QSKIP("no /dev/zero here");
        exits(2, {"roster", "check", "/dev/zero"});
        QCOMPARE(runShell("\"$CLI\" check - < /dev/zero").exit, 2);
        QCOMPARE(runShell("yes '- a' | \"$CLI\" check -").exit, 2);
    }

    void aPipeIsReadToItsEnd()
    {
        const CliRun run =
            runShell("\"$CLI\" roster check <(cat '" + sourceFile("data/drakerys/ready/avaren.yaml") +
                     "'; sleep 0.1; for i in {1..20000}; do echo '# padding'; done)");
        QVERIFY2(run.exit == 0, run.err);
    }

    // Files of ours, as far as the reader can tell, that give endless work to those who judge them.
    void itIsCheckedInTime_data()
    {
        const auto row = columns<QByteArray, QString, int>("text", "rule", "findings");
        row("1000 ids, 4000 mentions of none", catalogueOf(1000, 4000), "unknown-id", 1000);
        row("2000 ids, 60000 mentions of none", catalogueOf(2000, 60'000), "unknown-id", 1000);
        row("1000 rules, 4000 mentions of none", referenceOf(1000, 4000), "unknown-id", 1000);
        row("10000 rules, 60000 mentions of none", referenceOf(10'000, 60'000), "unknown-id", 1000);
        // One for each Unit's 21st option, one for each other that no Unit may hand out, and the limits'.
        row("200 options of each Unit", rosterOf(180), "out-of-range", -1);
    }
    void itIsCheckedInTime()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, findings);
        const CliRun run = exits(1, {"check", "-", "--json"}, text, emptyEnvironment(), seconds10);
        const QStringList rules = run.rules();
        QTEST(rules.value(0), "rule");
        if (findings >= 0)
            QCOMPARE(rules.size(), findings);
    }

    // About a second each without optimisation: no command costs more because of those before it.
    void longMatchesArePlayedInTime_data()
    {
        QTest::addColumn<QByteArray>("commands");
        const auto row = [](const char* name, int count,
                            const std::function<QByteArray(const QByteArray& i)>& command) {
            QByteArray commands;
            for (int i = 1; i <= count; ++i)
                commands += "  - " + command(QByteArray::number(i)) + '\n';
            QTest::newRow(name) << commands;
        };
        row("100 sceneries", 100,
            [](const QByteArray& i) { return "scenery: {id: scenery-" + i + ", at: [45, 45]}"; });
        row("100 objectives, ten times each", 1000, [](const QByteArray& i) {
            return "objective: {id: objective-" + i.rightJustified(2, '0').right(2) + ", at: [45, 45]}";
        });
        row("100 objectives in a heap", 100, [](const QByteArray& i) {
            return "objective: {id: objective-" + i + ", at: [45." + i.rightJustified(4, '0') + ", 45]}";
        });
        row("100 vortexes", 100,
            [](const QByteArray& i) { return "vortex: {id: vortex-" + i + ", element: fire}"; });
        row("5000 scores", 5000,
            [](const QByteArray&) { return QByteArray("score: {player: red, mission: relics, vp: 1}"); });
    }
    void longMatchesArePlayedInTime()
    {
        QFETCH(QByteArray, commands);
        const QTemporaryDir folder;
        const QString ready = sourceFile("data/drakerys/ready/");
        const QString file =
            written(folder.path(), "script.yaml",
                    "format: adjutant-match-script/1\nsystem: drakerys\nplayers:\n  - {id: red, roster: " +
                        ready.toUtf8() + "avaren.yaml}\n  - {id: blue, roster: " + ready.toUtf8() +
                        "aurium.yaml}\nfirst_player: red\ncommands:\n" + commands);
        for (const char* command : {"check", "play"})
            exits(0, {command, file}, {}, emptyEnvironment(), seconds10);
    }
};

ADJUTANT_TEST(CliHostileTest)

} // namespace adjutant::test::tst_cli_hostile
