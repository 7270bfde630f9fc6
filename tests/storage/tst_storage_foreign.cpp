// A database that somebody else has made, or altered with another program, is read without being let in: what
// it would run isn't run, what has no end isn't followed, and what Adjutant has written is kept.
#include "app/storage/matches/matchdatabase.h"
#include "app/storage/rescue.h"
#include "tests/storage/matchfixture.h"
#include "tests/storage/storagefixture.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

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
#include "tst_storage_foreign.moc"
