// A database that somebody else has made, or altered with another program, is read without being let in: what
// it would run isn't run, what has no end isn't followed, and what Adjutant has written is kept.
#include "app/storage/matches/matchdatabase.h"
#include "app/storage/rescue.h"
#include "app/storage/storefiles.h"
#include "tests/storage/matchfixture.h"
#include "tests/storage/storagefixture.h"
#include "tests/testprogram.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

namespace tst_storage_foreign {

using namespace adjutant;
using namespace adjutant::test;

namespace {

const QString match = QStringLiteral("m");

void makeStore(const QString& folder, int steps)
{
    RosterStore lists = RosterStore::open(folder);
    add(lists, fullRoster(1));
    MatchStore matches = MatchStore::open(folder);
    addMatch(matches, openMatch(match), steps);
}

// Makes each page that leads to others lead to the first of them only, as often as it led to any
// (sqlite.org/fileformat.html, chapter 1.6). Gives how many it were.
int leadAllToTheFirst(QByteArray& file)
{
    constexpr qsizetype pageSize = 4096;
    constexpr char indexInterior = 2;
    int changed = 0;
    for (qsizetype page = pageSize; page < file.size(); page += pageSize) {
        if (file[page] != indexInterior)
            continue;
        const auto cells = qFromBigEndian<quint16>(file.constData() + page + 3);
        const auto cell = [&](int k) {
            return page + qFromBigEndian<quint16>(file.constData() + page + 12 + 2 * k);
        };
        const QByteArray first = file.mid(cell(0), 4);
        for (int k = 1; k < cells; ++k)
            file.replace(cell(k), 4, first);
        file.replace(page + 8, 4, first);
        ++changed;
    }
    return changed;
}

// Copies a database as a program leaves it that is killed within a transaction: half of it written, with the
// journal that undoes it.
bool copyWithinTransaction(const QString& path, const QString& copy)
{
    const QString name = QStringLiteral("without a log");
    bool isDone = true;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        database.setDatabaseName(path);
        isDone = database.open();
        QSqlQuery query(database);
        for (const char* statement : {"PRAGMA journal_mode = DELETE", "PRAGMA cache_size = 2",
                                      "BEGIN IMMEDIATE", "UPDATE match_steps SET body = 'altered'"})
            isDone = isDone && query.exec(QLatin1String(statement));
        isDone = isDone && QFile::copy(path, copy) &&
                 QFile::copy(storefiles::journalOf(path), storefiles::journalOf(copy));
    }
    QSqlDatabase::removeDatabase(name);
    return isDone;
}

} // namespace

class ForeignTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatAnotherHasPutInIsNotRun_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::newRow("a trigger")
            << "CREATE TRIGGER odd AFTER INSERT ON match_steps BEGIN DELETE FROM rosters; END";
        QTest::newRow("an index")
            << "CREATE INDEX odd ON match_steps (length(printf('%.*c', 500000000, body)))";
        QTest::newRow("a generated column")
            << "ALTER TABLE match_steps ADD COLUMN odd TEXT AS (printf('%.*c', 500000000, body))";
    }

    void whatAnotherHasPutInIsNotRun()
    {
        QFETCH(QString, statement);
        const QTemporaryDir folder;
        makeStore(folder.path(), 0);
        sql(databaseOf(folder.path()), statement);
        const QByteArray before = bytesOf(databaseOf(folder.path()));
        {
            MatchStore store = MatchStore::open(folder.path());
            QVERIFY(store.report().rescued);
            QCOMPARE(bytesOf(store.report().damagedFile), before);
            const Appended step = store.append(match, stepText(1));
            QVERIFY(!step.fault);
            QCOMPARE(stepTexts(store, match), stepTexts(1));
        }
        RosterStore lists = RosterStore::open(folder.path());
        QVERIFY(!lists.report().hasNews());
        QVERIFY(contents(lists) == std::vector{fullRoster(1)});
    }

    void aNewerDatabaseMayHaveMoreButComputesNothing_data()
    {
        QTest::addColumn<QString>("column");
        QTest::addColumn<bool>("isRead");
        QTest::newRow("a column") << "colour TEXT NOT NULL DEFAULT 'red'" << true;
        QTest::newRow("a computed column") << "colour TEXT AS (printf('%.*c', 500000000, body))" << false;
        QTest::newRow("a check") << "colour TEXT CHECK (length(printf('%.*c', 500000000, body)) > 0)"
                                 << false;
    }

    void aNewerDatabaseMayHaveMoreButComputesNothing()
    {
        QFETCH(QString, column);
        QFETCH(bool, isRead);
        const QTemporaryDir folder;
        makeStore(folder.path(), 1);
        sql(databaseOf(folder.path()), QStringLiteral("ALTER TABLE rosters ADD COLUMN ") + column);
        sql(databaseOf(folder.path()), QStringLiteral("PRAGMA user_version = 1000"));
        auto database = Database::openUntouched(databaseOf(folder.path()));
        QCOMPARE(soundRows(*database, schemaSteps()).complete, isRead);
    }

    void theLogOfAnotherIsNotReadForItsOwn()
    {
        const QTemporaryDir folder, another, killed;
        makeStore(folder.path(), 3);
        MatchStore store = MatchStore::open(another.path());
        addMatch(store, openMatch(QStringLiteral("other")), 3);
        QVERIFY(QFile::copy(databaseOf(folder.path()), databaseOf(killed.path())));
        QVERIFY(QFile::copy(storefiles::logOf(databaseOf(another.path())),
                            storefiles::logOf(databaseOf(killed.path()))));
        for (const auto open : {MatchDatabase::openUntouched, MatchDatabase::open}) {
            const auto opened = open(databaseOf(killed.path()));
            QVERIFY(!opened);
            QCOMPARE(opened.error().kind, StorageFault::Kind::damaged);
            QVERIFY(opened.error().text.contains(QStringLiteral("another database's")));
        }
    }

    void whatIsLongerThanAnyOfOursIsNotRead_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::newRow("players of a match") << "UPDATE matches SET players = printf('%.*c', 1100000, 'x')";
        QTest::newRow("behind a NUL")
            << "UPDATE matches SET title = 'a' || char(0) || printf('%.*c', 1100000, 'x')";
        QTest::newRow("a list's name") << "UPDATE rosters SET name = printf('%.*c', 1100000, 'x')";
    }

    void whatIsLongerThanAnyOfOursIsNotRead()
    {
        QFETCH(QString, statement);
        const QTemporaryDir folder;
        makeStore(folder.path(), 1);
        sql(databaseOf(folder.path()), statement);
        const auto opened = MatchDatabase::openUntouched(databaseOf(folder.path()));
        QVERIFY(!opened);
        QVERIFY2(opened.error().text.contains(QStringLiteral("is longer than 1000000 bytes")),
                 qPrintable(opened.error().text));
    }

    void aTextThatNobodyCouldHoldIsLostAlone()
    {
        const QTemporaryDir folder;
        makeStore(folder.path(), 3);
        sql(databaseOf(folder.path()),
            QStringLiteral("UPDATE match_steps SET body = printf('%.*c', %1, 'x') WHERE number = 3")
                .arg(longestValue + 1));
        {
            auto opened = MatchDatabase::openUntouched(databaseOf(folder.path()));
            QVERIFY(opened);
            const auto read = opened->find(match);
            QVERIFY(!read);
            QCOMPARE(read.error().kind, StorageFault::Kind::damaged);
        }
        MatchStore matches = MatchStore::open(folder.path());
        const auto steps = matches.steps(match);
        QVERIFY(steps);
        QCOMPARE(steps->steps.size(), 2);
        QVERIFY(steps->damage);
        QVERIFY(matches.report().rescued);
        QCOMPARE(RosterStore::open(folder.path()).summaries().size(), std::size_t{1});
    }

    // It is whole, and stays where it is.
    void textsOfAnotherEncodingAreRefused()
    {
        const QTemporaryDir folder;
        sql(databaseOf(folder.path()), QStringLiteral("PRAGMA encoding = 'UTF-16le'"));
        {
            auto database = Database::open(databaseOf(folder.path()), {});
            QVERIFY(database->run(QStringLiteral("PRAGMA encoding = 'UTF-16le'")));
            QVERIFY(updateSchema(*database, schemaSteps(), QString()));
        }
        const QByteArray before = bytesOf(databaseOf(folder.path()));
        for (const auto open : {MatchDatabase::openUntouched, MatchDatabase::open}) {
            const auto opened = open(databaseOf(folder.path()));
            QVERIFY(!opened);
            QVERIFY(opened.error().text.contains(QStringLiteral("UTF-16le")));
        }
        const MatchStore store = MatchStore::open(folder.path());
        QVERIFY(store.report().fault);
        QVERIFY(storefiles::damaged(folder.path()).isEmpty());
        QCOMPARE(bytesOf(databaseOf(folder.path())), before);
    }

    // As a program leaves it that keeps no log and was killed: what it had begun is undone.
    void aTransactionThatAnotherLeftUnfinishedIsUndone()
    {
        const QTemporaryDir folder, killed;
        makeStore(folder.path(), 2000);
        const QString copy = databaseOf(killed.path());
        QVERIFY(copyWithinTransaction(databaseOf(folder.path()), copy));
        {
            auto opened = MatchDatabase::openUntouched(copy);
            QVERIFY2(opened, opened ? "" : qPrintable(opened.error().text));
            const auto found = opened->find(match);
            QVERIFY(found && *found);
            QCOMPARE((*found)->record.steps.size(), 2000);
            QVERIFY(!(*found)->record.damage);
        }
        MatchStore store = MatchStore::open(killed.path());
        QVERIFY(!store.report().hasNews());
        QCOMPARE(stepTexts(store, match), stepTexts(2000));
    }

    // Undone out of it, the other would be lost: its pages are written over by this one's.
    void anotherDatabasesTransactionIsNotUndone()
    {
        const QTemporaryDir folder, other, unfinished;
        makeStore(folder.path(), 30);
        makeStore(other.path(), 2000);
        QVERIFY(copyWithinTransaction(databaseOf(other.path()), databaseOf(unfinished.path())));
        const QString journal = storefiles::journalOf(databaseOf(folder.path()));
        QVERIFY(QFile::copy(storefiles::journalOf(databaseOf(unfinished.path())), journal));
        const QByteArray bytes = bytesOf(journal);
        {
            MatchStore store = MatchStore::open(folder.path());
            QVERIFY(!store.report().fault);
            QVERIFY(!store.report().rescued);
            QCOMPARE(stepTexts(store, match), stepTexts(30));
        }
        QVERIFY(!QFile::exists(journal));
        const QStringList aside =
            QDir(folder.path()).entryList({QStringLiteral("adjutant.damaged-*.journal")}, QDir::Files);
        QCOMPARE(aside.size(), 1);
        QCOMPARE(bytesOf(folder.filePath(aside.front())), bytes);
    }

    void pagesThatLeadInCirclesAreNotFollowed()
    {
        const QTemporaryDir folder;
        makeStore(folder.path(), 2000);
        QByteArray file = bytesOf(databaseOf(folder.path()));
        QVERIFY(leadAllToTheFirst(file) > 0);
        write(databaseOf(folder.path()), file);
        const auto read = MatchDatabase::openUntouched(databaseOf(folder.path()));
        QVERIFY(!read);
        QCOMPARE(read.error().kind, StorageFault::Kind::damaged);
        // The rows are there, whatever leads to them.
        MatchStore store = MatchStore::open(folder.path());
        QVERIFY(store.report().rescued);
        QCOMPARE(stepTexts(store, match), stepTexts(2000));
    }
};

ADJUTANT_TEST(ForeignTest)

} // namespace tst_storage_foreign

#include "tst_storage_foreign.moc"
