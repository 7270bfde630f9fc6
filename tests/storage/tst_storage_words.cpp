// Every fault has words of its own that name the file, and a report says what happened.
#include "app/storage/storagewords.h"
#include "tests/testprogram.h"

#include <QSet>
#include <QSqlError>
#include <QTest>

namespace tst_storage_words {

using namespace adjutant;
using Kind = StorageFault::Kind;

class WordsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFaultHasItsOwnWords();
    void everyCodeOfSqlitesHasItsKind_data();
    void everyCodeOfSqlitesHasItsKind();
    void aReportTellsWhatWasSavedAndWhereTheOldFileIs();
    void nothingHappenedNeedsNoWords();
};

void WordsTest::everyFaultHasItsOwnWords()
{
    QSet<QString> all;
    for (int kind = 0; kind <= static_cast<int>(Kind::other); ++kind) {
        const StorageFault fault = storageFault(static_cast<Kind>(kind), QStringLiteral("/data/%2/here"));
        const QString words = toText(fault);
        QVERIFY(!words.contains(QLatin1String("%1")));
        const bool namesNoFile = fault.kind == Kind::noSuchRoster || fault.kind == Kind::noSuchMatch ||
                                 fault.kind == Kind::startLost || fault.kind == Kind::changedElsewhere;
        QVERIFY(namesNoFile || words.contains(fault.path));
        all.insert(words);
    }
    QCOMPARE(all.size(), static_cast<int>(Kind::other) + 1);
}

void WordsTest::everyCodeOfSqlitesHasItsKind_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<Kind>("kind");
    QTest::newRow("BUSY") << QStringLiteral("5") << Kind::locked;
    QTest::newRow("BUSY_SNAPSHOT") << QStringLiteral("517") << Kind::locked;
    QTest::newRow("READONLY") << QStringLiteral("8") << Kind::readOnly;
    QTest::newRow("READONLY_DBMOVED") << QStringLiteral("1032") << Kind::readOnly;
    QTest::newRow("IOERR_WRITE") << QStringLiteral("778") << Kind::unreachable;
    QTest::newRow("IOERR_SHMSIZE") << QStringLiteral("4874") << Kind::full;
    QTest::newRow("CORRUPT") << QStringLiteral("11") << Kind::damaged;
    QTest::newRow("FULL") << QStringLiteral("13") << Kind::full;
    QTest::newRow("CANTOPEN") << QStringLiteral("14") << Kind::unreachable;
    QTest::newRow("NOTADB") << QStringLiteral("26") << Kind::damaged;
    QTest::newRow("CONSTRAINT") << QStringLiteral("19") << Kind::other;
    QTest::newRow("none") << QString() << Kind::other;
}

void WordsTest::everyCodeOfSqlitesHasItsKind()
{
    QFETCH(QString, code);
    QFETCH(Kind, kind);
    const QSqlError error(QStringLiteral("driver"), QStringLiteral("what SQLite said"),
                          QSqlError::StatementError, code);
    const StorageFault fault = faultOf(error, QStringLiteral("path"));
    QCOMPARE(fault.kind, kind);
    QCOMPARE(fault.text, QStringLiteral("what SQLite said"));
}

void WordsTest::aReportTellsWhatWasSavedAndWhereTheOldFileIs()
{
    OpenReport report;
    report.rescued = true;
    report.salvaged = 17;
    report.fromBackup = 4;
    report.damagedFile = QStringLiteral("/data/adjutant.damaged-1.db");
    const QString words = toText(report);
    QVERIFY(words.contains(QLatin1String("17")));
    QVERIFY(words.contains(QLatin1String("4 ")));
    QVERIFY(words.contains(report.damagedFile));
    report.fault = storageFault(Kind::full, QStringLiteral("/data"));
    QVERIFY(toText(report).endsWith(toText(*report.fault)));
}

void WordsTest::nothingHappenedNeedsNoWords()
{
    QVERIFY(toText(OpenReport()).isEmpty());
}

ADJUTANT_TEST(WordsTest)

} // namespace tst_storage_words

#include "tst_storage_words.moc"
