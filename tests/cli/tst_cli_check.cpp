#include "tests/cli/clirun.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_cli_check {

using namespace adjutant::test;

/// `check` on single files: each kind is seen from its contents, each finding has its place.
class CliCheckTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatPlayersWroteIsCheckedLikeAnyFile()
    {
        const QByteArray text = headOf("own-rules") + "notes: [{rule: a, txt: b}]\n";
        const CliRun run = runCli({"check", "-"}, text);
        QCOMPARE(run.exit, 1);
        QVERIFY2(run.out.contains(":3:19"), run.out.constData());
        QVERIFY2(run.out.contains("text"), run.out.constData());
    }

    void aSoundFileHasNoFindings_data()
    {
        QTest::addColumn<QString>("file");
        const QString data = sourceFile("data/" + someSystem());
        QTest::newRow("roster") << someReadyList();
        QTest::newRow("catalogue") << data + "/system.yaml";
        const QDir rules(data + "/reference/en");
        QTest::newRow("reference") << rules.filePath(rules.entryList({"*.yaml"}).value(0));
    }

    void aSoundFileHasNoFindings()
    {
        QFETCH(QString, file);
        const CliRun run = runCli({"check", file, "--json"});
        QCOMPARE(run.exit, 0);
        QCOMPARE(run.json(), (QJsonObject{{"findings", QJsonArray()}}));
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(runCli({"check", file}).out, QByteArray("1 file checked: no findings\n"));
    }

    void whatCanNotBeCheckedSaysWhatCan_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("column");
        QTest::newRow("another format") << QByteArray("format: adjutant-frob/1\ncommands: []\n") << 9;
        QTest::newRow("newer roster") << QByteArray("{format: adjutant-roster/2}\n") << 10;
        QTest::newRow("list") << QByteArray("- a\n- b\n") << 1;
        QTest::newRow("word") << QByteArray("hello\n") << 1;
        QTest::newRow("format is a list") << QByteArray("format: [adjutant-roster/1]\n") << 9;
    }

    void whatCanNotBeCheckedSaysWhatCan()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, column);
        const CliRun run = runCli({"check", "-", "--json"}, text);
        QCOMPARE(run.exit, 1);
        QCOMPARE(run.rules(), QStringList{"unknown-format"});
        const QJsonValue finding = run.findings().at(0);
        QCOMPARE(finding["file"].toString(), QString("-"));
        QCOMPARE(finding["line"].toInt(), 1);
        QCOMPARE(finding["column"].toInt(), column);
        QVERIFY(finding["message"].toString().contains(
            "adjutant-catalogue/1, adjutant-roster/1, adjutant-reference/1"));
    }

    void standardInputIsCalledDash()
    {
        const CliRun run = runCli({"check", "-"}, "format: adjutant-rooster/1\n");
        QCOMPARE(run.exit, 1);
        QVERIFY2(run.out.startsWith("-:1:9: "), run.out);
        QVERIFY2(run.out.contains("did you mean 'adjutant-roster/1'?"), run.out);
    }

    void anUnknownSystemNamesTheKnownOnes_data()
    {
        QTest::addColumn<QByteArray>("text");
        const QByteArray misspelt = "system: " + someSystem().toUtf8() + "z\n";
        QTest::newRow("roster") << "format: adjutant-roster/1\n" + misspelt +
                                       "faction: somebody\nlimits: {}\nunits: []\n";
        QTest::newRow("catalogue") << "format: adjutant-catalogue/1\n" + misspelt;
        QTest::newRow("reference") << "format: adjutant-reference/1\n" + misspelt +
                                          "lang: en\nchapter: Skills\nentries: []\n";
    }

    void anUnknownSystemNamesTheKnownOnes()
    {
        QFETCH(QByteArray, text);
        const CliRun run = runCli({"check", "-", "--json"}, text);
        QCOMPARE(run.exit, 1);
        QCOMPARE(run.rules(), QStringList{"unknown-id"});
        const QJsonValue finding = run.findings().at(0);
        QCOMPARE(finding["line"].toInt(), 2);
        QCOMPARE(finding["column"].toInt(), 9);
        QVERIFY(finding["message"].toString().contains("did you mean '" + someSystem() + "'?"));
    }

    void aMissingPathIsNamed()
    {
        const CliRun run = runCli({"check", "no/such/file.yaml"});
        QCOMPARE(run.exit, 2);
        QVERIFY2(run.complainedOnce(), run.err);
        QVERIFY2(run.err.contains("no/such/file.yaml: can’t be read: No such file or directory [unreadable]"),
                 run.err);
        QCOMPARE(runCli({"check", ""}).exit, 2);
        QVERIFY(runCli({"check", ""}).complainedOnce());
    }
};

ADJUTANT_TEST(CliCheckTest)

} // namespace tst_cli_check

#include "tst_cli_check.moc"
