// Rows are read from the pages that hold them, whatever became of the pages that lead there.
#include "app/storage/foundrows.h"
#include "app/storage/leafpages.h"
#include "app/storage/matches/storedrows.h"
#include "tests/storage/matchfixture.h"
#include "tests/storage/storagefixture.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_storage_leafpages {

using namespace adjutant;
using namespace adjutant::test;

class LeafPagesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everyValueIsReadBack();
    void aLongTextIsReadFromItsPages();
    void aCutChainOfPagesGivesNoRow();
    void whatWasDeletedStaysDeleted();
    void aListOfFreePagesThatIsNoneIsNotBelieved();
    void noiseHasNoRows();
    void aChainThatAllCellsLeadIntoIsReadAFewTimes();
    void aMatchWithoutStepsKeepsItsSummary_data();
    void aMatchWithoutStepsKeepsItsSummary();
    void aListWithoutATimeIsFoundAgain();
    void aMatchWithoutItsSummaryIsShown();
    void ofTwoVersionsTheLaterStays();
    void ofTwoStepsWithOneNumberTheOneThatFollowsStays_data();
    void ofTwoStepsWithOneNumberTheOneThatFollowsStays();

private:
    QByteArray bytesAfter(const QStringList& statements);
    static QList<QVariantList> rowsOf(const QByteArray& bytes, qsizetype columns);

    std::optional<QTemporaryDir> m_folder;
};

void LeafPagesTest::init()
{
    m_folder.emplace();
}

QByteArray LeafPagesTest::bytesAfter(const QStringList& statements)
{
    const QString path = m_folder->filePath(QStringLiteral("rows.db"));
    for (const QString& statement : statements)
        sql(path, statement);
    return bytesOf(path);
}

// Those with that many values; the table of tables has five.
QList<QVariantList> LeafPagesTest::rowsOf(const QByteArray& bytes, qsizetype columns)
{
    QList<QVariantList> rows;
    leafpages::everyRow(bytes, [&](leafpages::RowKind, const QVariantList& row) {
        if (row.size() == columns)
            rows.append(row);
    });
    return rows;
}

void LeafPagesTest::everyValueIsReadBack()
{
    const QByteArray bytes = bytesAfter({
        QStringLiteral("CREATE TABLE t (a, b, c, d, e, f, g)"),
        QStringLiteral("INSERT INTO t VALUES (NULL, -1, 200, 9007199254740993, 0.25, 'Žofie', x'00ff')"),
        QStringLiteral("INSERT INTO t VALUES (0, 1, -32769, -9223372036854775808, 1, '', x'')"),
    });
    const auto rows = rowsOf(bytes, 7);
    QCOMPARE(rows.size(), 2);
    QCOMPARE(rows[0], (QVariantList{QVariant(), -1, 200, qint64{9007199254740993}, 0.25,
                                    QStringLiteral("Žofie"), QByteArray("\0\xff", 2)}));
    QCOMPARE(rows[1], (QVariantList{0, 1, -32769, std::numeric_limits<qint64>::min(), 1, QStringLiteral(""),
                                    QByteArray("")}));
}

void LeafPagesTest::aLongTextIsReadFromItsPages()
{
    const QByteArray bytes = bytesAfter({
        QStringLiteral("CREATE TABLE t (a, b, c)"),
        QStringLiteral("INSERT INTO t VALUES (1, replace(hex(zeroblob(10000)), '00', 'ab'), 3)"),
        QStringLiteral("CREATE TABLE u (a, b, c, d, PRIMARY KEY (a)) WITHOUT ROWID"),
        QStringLiteral("INSERT INTO u VALUES (1, replace(hex(zeroblob(3000)), '00', 'cd'), 3, 4)"),
    });
    QCOMPARE(rowsOf(bytes, 3), (QList<QVariantList>{{1, QStringLiteral("ab").repeated(10'000), 3}}));
    QCOMPARE(rowsOf(bytes, 4), (QList<QVariantList>{{1, QStringLiteral("cd").repeated(3'000), 3, 4}}));
}

void LeafPagesTest::aCutChainOfPagesGivesNoRow()
{
    QByteArray bytes = bytesAfter({
        QStringLiteral("CREATE TABLE t (a, b, c)"),
        QStringLiteral("INSERT INTO t VALUES (1, 'short', 3)"),
        QStringLiteral("INSERT INTO t VALUES (1, replace(hex(zeroblob(10000)), '00', 'ab'), 3)"),
    });
    bytes.truncate(3 * 4096); // the table's page, and one of the four that the long text goes on upon
    QCOMPARE(rowsOf(bytes, 3), (QList<QVariantList>{{1, QStringLiteral("short"), 3}}));
}

void LeafPagesTest::whatWasDeletedStaysDeleted()
{
    const QByteArray bytes = bytesAfter({
        QStringLiteral("CREATE TABLE t (a, b, c)"),
        QStringLiteral("CREATE TABLE gone (a, b, c)"),
        QStringLiteral("INSERT INTO t VALUES (1, 2, 3), (4, 5, 6)"),
        QStringLiteral("INSERT INTO gone VALUES (7, 8, 9)"),
        QStringLiteral("DELETE FROM t WHERE a = 1"),
        QStringLiteral("DROP TABLE gone"),
    });
    QCOMPARE(rowsOf(bytes, 3), (QList<QVariantList>{{4, 5, 6}}));
}

// Page 2 is the table's; the header says that it is the only free one, or leads to it as a list of them.
void LeafPagesTest::aListOfFreePagesThatIsNoneIsNotBelieved()
{
    QByteArray bytes = bytesAfter({
        QStringLiteral("CREATE TABLE t (a, b, c)"),
        QStringLiteral("INSERT INTO t VALUES (1, 2, 3)"),
    });
    bytes[35] = 2; // the first free page
    bytes[39] = 1; // how many there are
    QCOMPARE(rowsOf(bytes, 3).size(), 1);
}

void LeafPagesTest::noiseHasNoRows()
{
    QByteArray bytes(40 * 4096, '\0');
    std::uint32_t state = 1;
    for (char& byte : bytes)
        byte = static_cast<char>((state = state * 1664525 + 1013904223) >> 24);
    for (int page = 0; page < 40; ++page)
        bytes[page * 4096] = static_cast<char>(page % 2 == 0 ? 13 : 10);
    leafpages::everyRow(bytes, [](leafpages::RowKind, const QVariantList&) { QFAIL("a row of noise"); });
    leafpages::everyRow({}, [](leafpages::RowKind, const QVariantList&) { QFAIL("a row of nothing"); });
}

// A page full of cells that are all the one with the long text.
void LeafPagesTest::aChainThatAllCellsLeadIntoIsReadAFewTimes()
{
    QByteArray bytes = bytesAfter({
        QStringLiteral("CREATE TABLE t (a, b, c)"),
        QStringLiteral("INSERT INTO t VALUES (1, replace(hex(zeroblob(10000)), '00', 'ab'), 3)"),
    });
    constexpr qsizetype page = 4096, header = 8;
    const QByteArray cell = bytes.mid(page + header, 2);
    bytes[page + 3] = 0;
    bytes[page + 4] = 100; // cells
    for (int k = 0; k < 100; ++k)
        bytes.replace(page + header + 2 * k, 2, cell);
    const auto rows = rowsOf(bytes, 3);
    QCOMPARE(rows.size(), 4);
    QCOMPARE(rows[0], (QVariantList{1, QStringLiteral("ab").repeated(10'000), 3}));
}

void LeafPagesTest::aMatchWithoutStepsKeepsItsSummary_data()
{
    QTest::addColumn<MatchSummary>("summary");
    QTest::addColumn<bool>("isMovedAside");
    QTest::newRow("entered by hand") << matchOf(1) << false; // odd ones are
    QTest::newRow("just begun") << openMatch(QStringLiteral("begun")) << false;
    QTest::newRow("moved aside to the start") << matchOf(2) << true;
}

void LeafPagesTest::aMatchWithoutStepsKeepsItsSummary()
{
    QFETCH(MatchSummary, summary);
    QFETCH(bool, isMovedAside);
    {
        MatchStore store = MatchStore::open(m_folder->path());
        addMatch(store, summary, isMovedAside ? 3 : 0);
        if (isMovedAside)
            QVERIFY(store.setAside(summary.id, 0, 3));
    }
    overwrite(databaseOf(m_folder->path()), 0, QByteArray(100, 'x'));
    MatchStore store = MatchStore::open(m_folder->path());
    QVERIFY(store.report().rescued);
    QVERIFY(*store.summary(summary.id) == summary);
}

// A list saved by a clock at 1970 has been rescued twice, and was in the trash in between.
void LeafPagesTest::aListWithoutATimeIsFoundAgain()
{
    const QString path = databaseOf(m_folder->path());
    {
        RosterStore store = RosterStore::open(m_folder->path());
        add(store, namedRoster(QStringLiteral("of 1970")));
        add(store, namedRoster(QStringLiteral("of no time")));
    }
    sql(path, QStringLiteral("UPDATE rosters SET changed_at = '1970-01-01T00:00:10.000Z', created_at = "
                             "changed_at WHERE name = 'of 1970'"));
    sql(path,
        QStringLiteral("UPDATE rosters SET changed_at = '', created_at = '' WHERE name = 'of no time'"));
    for (int rescue = 0; rescue < 2; ++rescue) {
        overwrite(path, 0, QByteArray(100, 'x'));
        RosterStore store = RosterStore::open(m_folder->path());
        QVERIFY(store.report().rescued);
        QCOMPARE(names(store), (QStringList{QStringLiteral("of 1970"), QStringLiteral("of no time")}));
        for (const RosterSummary& summary : store.summaries())
            QVERIFY(summary.changedAt.isValid());
        const QString id = ids(store).front();
        QVERIFY(store.remove(id));
        QVERIFY(store.deleted().front().summary.changedAt.isValid());
        QVERIFY(store.restore(id));
    }
}

void LeafPagesTest::aMatchWithoutItsSummaryIsShown()
{
    {
        MatchStore store = MatchStore::open(m_folder->path());
        const QString start = QStringLiteral(
            R"({"system": "regatta", "title": "At the window", "started": "2026-11-21T18:30:00.123Z"})");
        QVERIFY(store.create(QStringLiteral("lost"), start, openMatch(QStringLiteral("lost"))));
        QCOMPARE(store.append(QStringLiteral("lost"), stepText(1)).number, 1);
    }
    sql(databaseOf(m_folder->path()), QStringLiteral("DELETE FROM matches"));
    overwrite(databaseOf(m_folder->path()), 0, QByteArray(100, 'x'));
    {
        MatchStore store = MatchStore::open(m_folder->path());
        QCOMPARE(store.report().matches, 1);
        QVERIFY(!store.summary(QStringLiteral("lost"))->intact); // nobody knows what it has been
        QCOMPARE(stepTexts(store, QStringLiteral("lost")), stepTexts(1));
    }
    auto database = Database::openForReading(databaseOf(m_folder->path()), {});
    QVERIFY(database);
    const auto rows = storedrows::read(*database);
    QVERIFY(rows);
    QCOMPARE(rows->tables[0].rows.size(), std::size_t(1));
    const StoredTable& matches = rows->tables[0];
    const auto at = [&matches](const char* column) {
        return matches.rows[0][matches.columns.indexOf(QLatin1String(column))];
    };
    QCOMPARE(at("id"), QStringLiteral("lost"));
    QCOMPARE(at("system"), QStringLiteral("regatta"));
    QCOMPARE(at("title"), QStringLiteral("At the window"));
    QCOMPARE(at("started_at"), QStringLiteral("2026-11-21T18:30:00.123Z"));
    QCOMPARE(at("state"), QStringLiteral("open"));
    QCOMPARE(at("steps"), 1);
}

// Pages that were freed may still have a row as it was before; here both stand on pages in use.
void LeafPagesTest::ofTwoVersionsTheLaterStays()
{
    {
        RosterStore store = RosterStore::open(m_folder->path());
        add(store, namedRoster(QStringLiteral("as it is")));
    }
    const QString path = databaseOf(m_folder->path());
    sql(path, QStringLiteral("CREATE TABLE copied AS SELECT * FROM rosters"));
    sql(path,
        QStringLiteral("UPDATE copied SET name = 'as it was', changed_at = '2020-01-01T00:00:00.000Z'"));
    auto gathered = gatheredFrom(bytesOf(path), schemaSteps());
    QVERIFY(gathered);
    QCOMPARE(gathered->value(QStringLiteral("SELECT group_concat(name) FROM rosters"))->toString(),
             QStringLiteral("as it is"));
}

void LeafPagesTest::ofTwoStepsWithOneNumberTheOneThatFollowsStays_data()
{
    QTest::addColumn<QString>("altered");
    QTest::newRow("found first") << QStringLiteral("match_steps");
    QTest::newRow("found last") << QStringLiteral("copied");
}

void LeafPagesTest::ofTwoStepsWithOneNumberTheOneThatFollowsStays()
{
    QFETCH(QString, altered);
    {
        MatchStore store = MatchStore::open(m_folder->path());
        addMatch(store, openMatch(QStringLiteral("m")), 3);
    }
    const QString path = databaseOf(m_folder->path());
    sql(path,
        QStringLiteral("CREATE TABLE copied (match_id TEXT NOT NULL, number BIGINT NOT NULL, chain TEXT NOT "
                       "NULL, body TEXT NOT NULL, PRIMARY KEY (match_id, number)) WITHOUT ROWID"));
    sql(path, QStringLiteral("INSERT INTO copied SELECT * FROM match_steps"));
    sql(path, QStringLiteral("UPDATE %1 SET chain = '0123456789abcdef', body = 'of another' WHERE number = 2")
                  .arg(altered));
    MatchStore store = MatchStore::open(m_folder->path());
    QVERIFY(store.report().rescued);
    QCOMPARE(stepTexts(store, QStringLiteral("m")), stepTexts(3));
    QCOMPARE(
        sql(path, QStringLiteral("SELECT group_concat(number || body) FROM match_steps_aside")).toString(),
        QStringLiteral("2of another"));
}

ADJUTANT_TEST(LeafPagesTest)

} // namespace tst_storage_leafpages

#include "tst_storage_leafpages.moc"
