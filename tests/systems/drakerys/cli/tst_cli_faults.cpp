#include "tests/systems/drakerys/cli/clifixture.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_cli_faults {

using namespace adjutant::test;

namespace {

// The file's name is the rule it breaks.
const QStringList unreadable{"not-utf8", "syntax"};

} // namespace

/// One broken file for each rule of our file formats.
class CliFaultsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachRuleIsFound_data()
    {
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("announced");
        const auto row = [](const char* rule, int line, int column, const char* announced) {
            QTest::newRow(rule) << line << column << QString(announced);
        };
        row("not-utf8", 2, 9, "has a control character or isn’t UTF-8 text");
        row("syntax", 4, 6, "not YAML: end of map flow not found");
        row("unknown-format", 1, 9, "adjutant-frob/1");
        row("wrong-type", 7, 25, "'size' must be a whole number");
        row("missing-key", 8, 5, "'unit' is missing");
        row("unknown-key", 7, 28, "did you mean 'options'?");
        row("duplicate-key", 7, 28, "key 'size' appears twice");
        row("out-of-range", 5, 14, "'ap' must be a whole number from 0 to 100000, not 100001");
        row("too-long", 3, 7, "'name' is longer than 200");
        row("bad-id", 7, 32, "'The Bold' is not a valid id: lower-case letters");
        row("unknown-word", 7, 13, "did you mean 'beast'?");
        row("unknown-id", 11, 9, "did you mean 'dreadful'?");
        row("duplicate-id", 8, 5, "'boss' appears twice");
    }

    void eachRuleIsFound()
    {
        QFETCH(int, line);
        QFETCH(int, column);
        QFETCH(QString, announced);
        const QString rule = QTest::currentDataTag();
        const QString file = fixture("faults/" + rule + ".yaml");
        const CliRun run = runCli({"check", file, "--json"});
        QCOMPARE(run.exit, unreadable.contains(rule) ? 2 : 1);
        QCOMPARE(run.rules(), QStringList{rule});
        const QJsonValue finding = run.findings().at(0);
        QCOMPARE(finding["file"].toString(), file);
        QCOMPARE(finding["line"].toInt(), line);
        QCOMPARE(finding["column"].toInt(), column);
        QCOMPARE(finding["severity"].toString(), QString("error"));
        QVERIFY2(finding["message"].toString().contains(announced),
                 qPrintable(finding["message"].toString()));
    }

    void inARosterEachIsMalformed_data()
    {
        QTest::addColumn<QString>("entry");
        for (const char* ofTheFile : {"not-utf8", "syntax", "unknown-format", "out-of-range", "too-long"})
            QTest::newRow(ofTheFile) << QString();
        QTest::newRow("wrong-type") << "salik-1";
        QTest::newRow("missing-key") << QString(); // the entry names neither a Unit nor itself
        QTest::newRow("unknown-key") << "salik-1";
        QTest::newRow("duplicate-key") << "salik-1";
        QTest::newRow("bad-id") << "The Bold";
        QTest::newRow("duplicate-id") << "boss";
    }

    void inARosterEachIsMalformed()
    {
        QFETCH(QString, entry);
        const QString rule = QTest::currentDataTag();
        const CliRun run = runCli({"roster", "check", fixture("faults/" + rule + ".yaml"), "--json"});
        QCOMPARE(run.exit, unreadable.contains(rule) ? 2 : 1);
        QCOMPARE(run.json()["ok"], QJsonValue(false));
        QCOMPARE(run.rules(), QStringList{"malformed"});
        const QJsonValue finding = run.findings().at(0);
        QCOMPARE(finding["entry"], entry.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(entry));
    }
};

ADJUTANT_TEST(CliFaultsTest)

} // namespace tst_cli_faults

#include "tst_cli_faults.moc"
