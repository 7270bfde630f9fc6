#include "app/storage/database.h"
#include "tests/systems/drakerys/cli/matchtable.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_cli_matchaudit {

using namespace adjutant;
using namespace adjutant::test;

/// Databases that aren't made as Adjutant makes them, what no checksum of a match tells, and `--db` that
/// leads nowhere.
class CliMatchAuditTest : public QObject, MatchFolder
{
    Q_OBJECT

    void change(const QString& statements) const
    {
        auto opened = Database::open(database(), {});
        for (const QString& each : statements.split(u';'))
            QVERIFY(opened && opened->run(each));
    }

private Q_SLOTS:
    void init() { clear(); }

    void whatAdjutantHasNotMadeIsNotUsed_data()
    {
        QTest::addColumn<QString>("statements");
        QTest::addColumn<QString>("fault");
        QTest::newRow("a trigger") << "CREATE TRIGGER odd AFTER INSERT ON match_steps BEGIN SELECT 1: END"
                                   << "the trigger 'odd' is not Adjutant's";
        QTest::newRow("a table") << "CREATE TABLE odd (id TEXT)"
                                 << "the table 'odd' is not Adjutant's";
        QTest::newRow("an index") << "CREATE INDEX odd ON matches (title)"
                                  << "the index 'odd' is not Adjutant's";
        QTest::newRow("a view") << "CREATE VIEW odd AS SELECT 1"
                                << "the view 'odd' is not Adjutant's";
        QTest::newRow("a trigger gone") << "DROP TRIGGER match_goes_on"
                                        << "the trigger 'match_goes_on' is missing";
        QTest::newRow("an index gone") << "DROP INDEX matches_by_start"
                                       << "the index 'matches_by_start' is missing";
        QTest::newRow("an index of other columns")
            << "DROP INDEX matches_by_start; CREATE INDEX matches_by_start ON matches (id)"
            << "the index 'matches_by_start' is not as Adjutant makes it";
        QTest::newRow("a table with more columns") << "ALTER TABLE match_starts ADD COLUMN odd TEXT"
                                                   << "the table 'match_starts' is not as Adjutant makes it";
    }

    void whatAdjutantHasNotMadeIsNotUsed()
    {
        QFETCH(QString, statements);
        QFETCH(QString, fault);
        importBoth();
        if (statements.contains(u':')) { // stands for the semicolon within a trigger
            auto opened = Database::open(database(), {});
            QVERIFY(opened && opened->run(QString(statements).replace(u':', u';')));
        } else {
            change(statements);
        }
        const QString other = fileOf("other.match", begunMatch());
        const auto before = everything();
        for (const QStringList& arguments :
             {QStringList{"list"}, QStringList{"show", "first-match"}, QStringList{"verify"},
              QStringList{"export", "--all", "--format", "csv"}, QStringList{"import", other}}) {
            const CliRun run = match(arguments);
            QCOMPARE(run.exit, 2);
            QVERIFY2(run.complainedOnce() && run.err.contains(fault.toUtf8()), run.err);
            QCOMPARE(everything(), before);
        }
    }

    void whatIsComputedIsNotRead_data()
    {
        QTest::addColumn<QString>("statements");
        const QString endless =
            "(WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n)";
        QTest::newRow("a view in place of a table")
            << "DROP TABLE match_details;"
               "CREATE VIEW match_details AS SELECT 'first-match' AS id, " +
                   endless + " AS body";
        QTest::newRow("a generated column")
            << "DROP TABLE match_details;CREATE TABLE match_details (id TEXT NOT NULL, body TEXT AS "
               "(printf('%.*c', 10000000, id)) NOT NULL, PRIMARY KEY (id));"
               "INSERT INTO match_details (id) VALUES ('first-match')";
        QTest::newRow("a check")
            << "DROP TABLE match_details;CREATE TABLE match_details (id TEXT NOT NULL, body TEXT "
               "NOT NULL CHECK (length(printf('%.*c', 500000000, id)) > 0), PRIMARY KEY (id))";
    }

    void whatIsComputedIsNotRead()
    {
        QFETCH(QString, statements);
        importBoth();
        change(statements);
        for (const QStringList& arguments : {QStringList{"list"}, QStringList{"verify"}}) {
            const CliRun run = match(arguments);
            QCOMPARE(run.exit, 2);
            QVERIFY2(run.err.contains("is not as Adjutant makes it"), run.err);
        }
    }

    void whatIsOddInAMatchIsFound_data()
    {
        QTest::addColumn<QString>("statements");
        QTest::addColumn<QString>("fault");
        QTest::newRow("deleted at no time")
            << "UPDATE matches SET deleted_at = 'yesterday' WHERE id = 'first-match'"
            << "first-match: 0 good steps; it was deleted at 'yesterday', which is no time";
        QTest::newRow("deleted on no day")
            << "UPDATE matches SET deleted_at = '2026-02-30T10:00:00.000Z' WHERE id = 'first-match'"
            << "first-match: 0 good steps; it was deleted at '2026-02-30T10:00:00.000Z', which is no time";
        QTest::newRow("deleted at a time in bytes")
            << "UPDATE matches SET deleted_at = CAST('2026-11-22T18:30:00.000Z' AS BLOB) WHERE id = "
               "'first-match'"
            << "first-match: 0 good steps; it was deleted at '2026-11-22T18:30:00.000Z', which is no time";
        QTest::newRow("not deleted yet")
            << "UPDATE matches SET deleted_at = '2999-01-01T10:00:00.000Z' WHERE id = 'first-match'"
            << "first-match: 0 good steps; it was deleted at 2999-01-01T10:00:00.000Z, which is still to "
               "come";
        QTest::newRow("a step before the first")
            << "INSERT INTO match_steps VALUES ('first-match', -1, '0123456789abcdef', '{}')"
            << "; there is a step -1, but steps begin with 1";
        QTest::newRow("a step of no match")
            << "INSERT INTO match_steps VALUES ('no-match', 1, '0123456789abcdef', '{}')"
            << "no-match: 0 good steps; parts of it are there, but the match is not in the list";
        QTest::newRow("a step set aside of no match")
            << "INSERT INTO match_steps_aside VALUES ('no-match', 1, '0123456789abcdef', '', '{}')"
            << "no-match: 0 good steps; parts of it are there, but the match is not in the list";
        QTest::newRow("begun at a time in bytes")
            << "UPDATE matches SET started_at = CAST(started_at AS BLOB) WHERE id = 'first-match'"
            << "; what the history shows of it was altered";
        QTest::newRow("what is searched") << "UPDATE matches SET search = 'odd' WHERE id = 'first-match'"
                                          << "; its search text was altered";
        QTest::newRow("what is filtered by") << "UPDATE matches SET facets = 'odd' WHERE id = 'first-match'"
                                             << "; its search text was altered";
    }

    void whatIsOddInAMatchIsFound()
    {
        QFETCH(QString, statements);
        QFETCH(QString, fault);
        importBoth();
        change(statements);
        const CliRun run = match({"verify"});
        QCOMPARE(run.exit, 1);
        QVERIFY2(run.out.contains(fault.toUtf8() + '\n'), run.out);
        QCOMPARE(match({"verify", "--json"}).json()["ok"], QJsonValue(false));
        QCOMPARE(match({"verify", "by-hand"}).exit, 0);
    }

    void aFolderThatIsNotThereIsNotMade_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("list") << QStringList{"list"};
        QTest::newRow("show") << QStringList{"show", "by-hand"};
        QTest::newRow("verify") << QStringList{"verify"};
        QTest::newRow("import") << QStringList{"import"};
    }

    void aFolderThatIsNotThereIsNotMade()
    {
        QFETCH(QStringList, arguments);
        if (arguments.front() == "import")
            arguments << fileOf("hand.match", matchByHand());
        const CliRun run = runCli(QStringList{"match"} + arguments + QStringList{"--db", path("none/m.db")});
        QCOMPARE(run.exit, 2);
        QVERIFY2(run.complainedOnce() && run.err.contains("there is no such file"), run.err);
        QVERIFY(!QFileInfo::exists(path("none")));
    }

    void anImportNeverHidesWhatTheAppWouldRescue_data()
    {
        QTest::addColumn<QString>("left");
        QTest::newRow("a log without its database") << "adjutant.db-wal";
        QTest::newRow("a rescue that was cut off") << "adjutant.damaged-20260101-120000-000.db";
    }

    void anImportNeverHidesWhatTheAppWouldRescue()
    {
        QFETCH(QString, left);
        const QDir folder(path("own"));
        QVERIFY(folder.mkpath("."));
        QFile file(folder.filePath(left));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray(5000, 'x')) == 5000);
        file.close();
        const CliRun run = runCli(
            {"match", "import", fileOf("hand.match", matchByHand()), "--db", folder.filePath("adjutant.db")});
        QCOMPARE(run.exit, 2);
        QVERIFY2(run.err.contains("what it had can be rescued: start Adjutant first"), run.err);
        QCOMPARE(folder.entryList(QDir::Files), QStringList{left});
        QCOMPARE(file.size(), 5000);
    }
};

ADJUTANT_TEST(CliMatchAuditTest)

} // namespace tst_cli_matchaudit

#include "tst_cli_matchaudit.moc"
