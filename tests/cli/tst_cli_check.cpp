#include "clirun.h"
#include "tests/testprogram.h"

#include <QtTest>

using namespace adjutant::test;

/// `check` on single files: each kind is seen from its contents, each finding has its place.
class CliCheckTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSoundFileHasNoFindings_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("roster") << sourceFile("data/drakerys/ready/avaren.yaml");
        QTest::newRow("catalogue") << sourceFile("data/drakerys/units/avaren.yaml");
        QTest::newRow("reference") << sourceFile("data/drakerys/reference/en/skills.yaml");
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

    void aFindingHasTheKeysOfTheContract()
    {
        const QString file = fixture("faults/unknown-key.yaml");
        const CliRun run = runCli({"check", file, "--json"});
        QCOMPARE(run.exit, 1);
        QCOMPARE(
            run.findings().at(0).toObject(),
            (QJsonObject{{"file", file},
                         {"line", 7},
                         {"column", 28},
                         {"rule", "unknown-key"},
                         {"severity", "error"},
                         {"message", "unknown key 'optoins'; allowed: unit, size, id, name, notes, options; "
                                     "did you mean 'options'?"}}));
    }

    void peopleReadFileLineColumnMessageAndRule()
    {
        const QString file = fixture("findings/ap-limit.yaml");
        const CliRun run = runCli({"check", file});
        QCOMPARE(run.exit, 1);
        QCOMPARE(QString::fromUtf8(run.out),
                 file +
                     ":5:9: AP 320 is 10 over the limit of 310 (fix: take 9 of Crows instead of 12: -40 AP, "
                     "-1 Rarity) [ap-limit]\n1 file checked: 1 finding\n");
    }

    void anArmysFindingsStandAtTheirEntry()
    {
        const CliRun run = runCli({"check", fixture("findings/size-not-offered.yaml"), "--json"});
        QCOMPARE(run.exit, 1);
        QCOMPARE(run.rules(), QStringList{"size-not-offered"});
        QCOMPARE(run.findings().at(0)["line"].toInt(), 8);
        QCOMPARE(run.findings().at(0)["column"].toInt(), 5);
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
        QTest::newRow("roster") << QByteArray("format: adjutant-roster/1\nsystem: drakeris\nfaction: avaren\n"
                                              "limits: {ap: 500, rarity: 5}\nunits: []\n");
        QTest::newRow("catalogue") << QByteArray("format: adjutant-catalogue/1\nsystem: drakeris\n");
        QTest::newRow("reference") << QByteArray("format: adjutant-reference/1\nsystem: drakeris\nlang: en\n"
                                                 "chapter: Skills\nentries: []\n");
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
        QVERIFY(finding["message"].toString().contains("did you mean 'drakerys'?"));
    }

    void aFactionThatIsNoAllegianceNamesTheFour()
    {
        const CliRun run =
            runCli({"check", "-", "--json"}, "format: adjutant-roster/1\nsystem: drakerys\n"
                                             "faction: mercenaries\nlimits: {ap: 500, rarity: 5}\n"
                                             "units: [{unit: kae, size: 1}]\n");
        QCOMPARE(run.exit, 1);
        QCOMPARE(run.rules(), QStringList{"unknown-id"});
        QVERIFY(run.findings().at(0)["message"].toString().contains("avaren, irosia, aurium, ashral"));
        QCOMPARE(run.findings().at(0)["line"].toInt(), 3);
    }

    void anythingUnreadablePrevailsOverFindings()
    {
        const QString list = fixture("findings/ap-limit.yaml");
        const CliRun run = runCli({"check", list, "no-such-file.yaml", "--json"});
        QCOMPARE(run.exit, 2);
        QCOMPARE(run.rules(), (QStringList{"ap-limit", "unreadable"}));
        QVERIFY(run.findings().at(1)["line"].isNull());
        QVERIFY(run.findings().at(1)["column"].isNull());
    }

    void aMissingPathIsNamed()
    {
        const CliRun run = runCli({"check", "no/such/file.yaml"});
        QCOMPARE(run.exit, 2);
        QVERIFY2(run.complainedOnce(), run.err);
        QVERIFY2(run.err.contains("no/such/file.yaml: can't be read: No such file or directory [unreadable]"),
                 run.err);
        QCOMPARE(runCli({"check", ""}).exit, 2);
        QVERIFY(runCli({"check", ""}).complainedOnce());
    }

    void filesAreCheckedInTheirOrderAndOnce()
    {
        const QString one = fixture("findings/rarity-limit.yaml");
        const QString other = fixture("findings/ap-limit.yaml");
        const CliRun run = runCli({"check", one, other, one, "--json"});
        QCOMPARE(run.rules(), (QStringList{"rarity-limit", "ap-limit"}));
        QVERIFY(runCli({"check", one, other, one}).out.endsWith("2 files checked: 2 findings\n"));
    }
};

ADJUTANT_TEST(CliCheckTest)
#include "tst_cli_check.moc"
