// Every fault has words of its own that name the file, and so has all news.
#include "app/storage/storagefault.h"
#include "tests/testprogram.h"

#include <QSet>
#include <QTest>

namespace tst_storage_words {

using namespace adjutant;
using Kind = StorageFault::Kind;

class WordsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFaultHasItsOwnWords();
    void newsTellWhereTheFileIs();
};

void WordsTest::everyFaultHasItsOwnWords()
{
    QSet<QString> all;
    for (int kind = 0; kind <= static_cast<int>(Kind::comesLater); ++kind) {
        const StorageFault fault = storageFault(static_cast<Kind>(kind), QStringLiteral("/data/%2/here"));
        const QString words = toText(fault);
        QVERIFY(!words.contains(QLatin1String("%1")));
        const bool namesNoFile = fault.kind == Kind::noSuchRoster || fault.kind == Kind::noSuchMatch ||
                                 fault.kind == Kind::nameTaken;
        QVERIFY(namesNoFile || words.contains(fault.path));
        all.insert(words);
    }
    QCOMPARE(all.size(), static_cast<int>(Kind::comesLater) + 1);
}

void WordsTest::newsTellWhereTheFileIs()
{
    QSet<QString> all;
    for (int kind = 0; kind <= static_cast<int>(StorageNews::Kind::shorter); ++kind) {
        const StorageNews news{static_cast<StorageNews::Kind>(kind), QStringLiteral("/data/here"), {}};
        QVERIFY(toText(news).contains(news.path));
        all.insert(toText(news));
    }
    QCOMPARE(all.size(), static_cast<int>(StorageNews::Kind::shorter) + 1);
}

ADJUTANT_TEST(WordsTest)

} // namespace tst_storage_words

#include "tst_storage_words.moc"
