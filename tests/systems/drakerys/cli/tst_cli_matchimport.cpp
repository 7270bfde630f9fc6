#include "matchtable.h"
#include "tests/testprogram.h"

#include <QtTest>

using namespace adjutant;
using namespace adjutant::test;

/// `match import`: matches are added whole, once, and never in the place of others.
class CliMatchImportTest : public QObject, MatchFolder
{
    Q_OBJECT

private Q_SLOTS:
    void init() { clear(); }

    void importingAgainChangesNothingAndSaysSo()
    {
        importBoth();
        const auto before = match({"export", "first-match", "--format", "json"}).out;
        const CliRun run = match({"import", path("whole.json")});
        QCOMPARE(run.exit, 0);
        QVERIFY2(run.out.contains("is there already as first-match; nothing was changed"), run.out);
        QCOMPARE(idsOf(match({"list", "--json"}).json()).size(), 2);
        QCOMPARE(match({"export", "first-match", "--format", "json"}).out, before);
    }

    void anotherMatchOfTheSameIdGetsANewOne()
    {
        importBoth();
        TableRecord other = wholeGame();
        other.start.title = "Another table";
        const QString file = fileOf("other.json", other);
        const CliRun run = match({"import", file, "--json"});
        QCOMPARE(run.exit, 0);
        QCOMPARE(idsOf(run.json(), "imported"), QStringList("first-match-2"));
        QCOMPARE(run.json()["imported"].toArray()[0].toObject()["new"].toBool(), true);
        const QJsonObject again =
            match({"import", file, "--json"}).json()["imported"].toArray()[0].toObject();
        QCOMPARE(again["id"].toString(), QString("first-match-2"));
        QCOMPARE(again["new"].toBool(), false);
        QVERIFY(match({"export", "first-match", "--format", "json"}).out.contains("Table at the window"));
    }

    void aMatchWithoutAnIdIsImportedOnce()
    {
        TableRecord nameless = matchByHand();
        nameless.id.clear();
        const QString file = fileOf("nameless.json", nameless);
        const QStringList ids = idsOf(match({"import", file, "--json"}).json(), "imported");
        QVERIFY(ids.size() == 1 && !ids[0].isEmpty());
        QCOMPARE(idsOf(match({"import", file, "--json"}).json(), "imported"), ids);
        QCOMPARE(idsOf(match({"list", "--json"}).json()), ids);
    }

    void aHostileImportChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("text");
        const QByteArray good = QByteArray::fromStdString(writtenTable(wholeGame(), "1.0"));
        const auto changed = [&good](const char* piece, const char* by) {
            return QByteArray(good).replace(piece, by);
        };
        QTest::newRow("a later format") << changed("adjutant-match/2", "adjutant-match/9");
        QTest::newRow("an unknown command") << changed("\"scatter\":", "\"teleport\":");
        QTest::newRow("an id that is a path") << changed("\"first-match\"", "\"../../etc\"");
        QTest::newRow("cut off") << good.left(good.size() / 2);
        QTest::newRow("a step out of order")
            << changed("\"steps\": [", "\"steps\": [{\"at\": \"2026-11-21T18:31:00Z\", \"move\": \"undo\"},");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no text") << QByteArray("\x00\xff\xfe", 3);
        QTest::newRow("a bomb") << QByteArray(
            "a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\n"
            "c: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: &d [*c,*c,*c,*c,*c,*c,*c,*c,*c]\n"
            "e: &e [*d,*d,*d,*d,*d,*d,*d,*d,*d]\nf: [*e,*e,*e,*e,*e,*e,*e,*e,*e]\n");
        QTest::newRow("deeply nested") << QByteArray(5000, '[');
        QTest::newRow("too large") << QByteArray(5 * 1024 * 1024, ' ');
    }

    void aHostileImportChangesNothing()
    {
        QFETCH(QByteArray, text);
        const QString bad = written(folder(), "bad.json", text);
        const CliRun onNothing = match({"import", fileOf("hand.json", matchByHand()), bad});
        QVERIFY2(onNothing.exit == 1 || onNothing.exit == 2, onNothing.out);
        QVERIFY(!QFile::exists(database()));
        importBoth();
        const QJsonObject before = match({"list", "--json"}).json();
        TableRecord fine = matchByHand();
        fine.id = "fine";
        const CliRun run = match({"import", fileOf("fine.json", fine), bad, "--json"});
        QVERIFY(run.exit == 1 || run.exit == 2);
        QVERIFY(!run.findings().isEmpty());
        QCOMPARE(match({"list", "--json"}).json(), before);
        QCOMPARE(match({"verify", "--json"}).json()["ok"].toBool(), true);
    }

    void aMatchIsImportedFromStandardInput()
    {
        const CliRun run = runCli({"match", "import", "-", "--db", database()},
                                  QByteArray::fromStdString(writtenTable(wholeGame(), "1.0")));
        QCOMPARE(run.exit, 0);
        QCOMPARE(idsOf(match({"list", "--json"}).json()), QStringList("first-match"));
    }

    void theAppsOwnDatabaseIsMeantWhereNoneIsNamed()
    {
        QProcessEnvironment environment = bareEnvironment();
        environment.insert("ADJUTANT_DATA_HOME", path("data"));
        const QString file = fileOf("hand.json", matchByHand());
        QCOMPARE(runCli({"match", "list"}, {}, environment).exit, 2);
        QVERIFY(!QFile::exists(path("data")));
        QCOMPARE(runCli({"match", "import", file}, {}, environment).exit, 0);
        QCOMPARE(idsOf(runCli({"match", "list", "--json"}, {}, environment).json()), QStringList("by-hand"));
        QVERIFY(QFile::exists(path("data/adjutant.db")));
    }

    void whatIsNoDatabaseOfOursIsToldAndUntouched_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("list") << QStringList{"list"};
        QTest::newRow("show") << QStringList{"show", "first-match"};
        QTest::newRow("export") << QStringList{"export", "first-match", "--format", "html"};
        QTest::newRow("verify") << QStringList{"verify"};
    }

    void whatIsNoDatabaseOfOursIsToldAndUntouched()
    {
        QFETCH(QStringList, arguments);
        written(folder(), "matches.db", QByteArray("These are no matches.\n").repeated(100));
        const QString file = fileOf("hand.json", matchByHand());
        const auto before = everything();
        QCOMPARE(match(arguments).exit, 2);
        QCOMPARE(match({"import", file}).exit, 2);
        QCOMPARE(everything(), before);
    }
};

ADJUTANT_TEST(CliMatchImportTest)
#include "tst_cli_matchimport.moc"
