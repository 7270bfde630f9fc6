#include "tests/cli/clirun.h"
#include "tests/testprogram.h"

#include <QtTest>
#include <functional>

namespace tst_cli_endlesswork {

using namespace adjutant::test;

namespace {

// No run takes a second; what takes this long would take minutes with a little more text.
constexpr int seconds10 = 10'000;

// `count` things, as `thing` makes the i-th, between commas.
QByteArray many(int count, const std::function<QByteArray(const QByteArray& i)>& thing)
{
    QByteArray text;
    for (int i = 0; i < count; ++i)
        text += thing(QByteArray::number(i)) + ',';
    return text;
}

constexpr int ofOne = 200; // as many as a Unit or an entry may mention in one list

// As many as `mentions` things, each with a list of ids that nothing has.
QByteArray mentioning(int mentions, const QByteArray& id,
                      const std::function<QByteArray(const QByteArray& i, const QByteArray& ids)>& thing)
{
    return many(mentions / ofOne, [&](const QByteArray& i) {
        return thing(i, many(ofOne, [&](const QByteArray& k) { return id + i + '-' + k; }));
    });
}

// A catalogue with so many domains, and Units that mention so many others.
QByteArray catalogueOf(int domains, int mentions)
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
QByteArray referenceOf(int entries, int mentions)
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
QByteArray rosterOf(int options)
{
    const QByteArray handed =
        many(options, [](const QByteArray& i) { return "{option: enchanted-armour, to: crows-" + i + "}"; });
    return "format: adjutant-roster/1\nsystem: drakerys\nfaction: avaren\nlimits: {ap: 5, rarity: 5}\nunits: "
           "[" +
           many(200, [&](const QByteArray&) { return "{unit: crows, size: 6, options: [" + handed + "]}"; }) +
           "]\n";
}

} // namespace

/// Files that are read, and were built to exhaust those who judge them.
class CliEndlessWorkTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Files of ours, as far as the reader can tell, that give endless work to those who judge them.
    void itIsCheckedInTime_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("rule");
        QTest::addColumn<int>("findings");
        const auto row = [](const char* name, const QByteArray& text, const char* rule, int findings) {
            QTest::newRow(name) << text << QString(rule) << findings;
        };
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
        QFETCH(QString, rule);
        QFETCH(int, findings);
        const CliRun run = runCli({"check", "-", "--json"}, text, emptyEnvironment(), seconds10);
        QCOMPARE(run.exit, 1);
        const QStringList rules = run.rules();
        QCOMPARE(rules.value(0), rule);
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
            QCOMPARE(runCli({command, file}, {}, emptyEnvironment(), seconds10).exit, 0);
    }
};

ADJUTANT_TEST(CliEndlessWorkTest)

} // namespace tst_cli_endlesswork

#include "tst_cli_endlesswork.moc"
