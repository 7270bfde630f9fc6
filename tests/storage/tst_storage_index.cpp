// The index is worth nothing of its own: without it the pages are the same.
#include "app/storage/storefiles.h"
#include "tests/storage/matchfixture.h"
#include "tests/storage/storagefixture.h"

namespace adjutant::test::tst_storage_index {

static void removeIndex(const QString& folder)
{
    for (const char* suffix : {"", "-wal", "-shm"})
        QFile::remove(folder + storefiles::index + QLatin1String(suffix));
}

class IndexTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anIndexThatIsNoneIsMadeAnew_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("missing") << QByteArray();
        QTest::newRow("empty") << QByteArray("");
        QTest::newRow("garbage") << QByteArray(20'000, 'x');
        QTest::newRow("damaged") << QByteArray("damaged");
        QTest::newRow("another's") << QByteArray("another's");
        QTest::newRow("damaged rows") << QByteArray("damaged rows");
    }

    void anIndexThatIsNoneIsMadeAnew()
    {
        QFETCH(QByteArray, bytes);
        const QTemporaryDir folder;
        std::vector<MatchSummary> before;
        {
            MatchStore store = matchesIn(folder.path());
            for (int number = 1; number <= 9; ++number)
                addMatch(store, matchOf(number), number);
            addMatch(store, openMatch("open"), 0);
            before = store.summaries();
        }
        const QString path = folder.path() + storefiles::index;
        if (bytes == "damaged") {
            for (qint64 at = 100; at + 200 < QFileInfo(path).size(); at += 1000)
                overwrite(path, at, QByteArray(200, '\xff'));
        } else if (bytes == "damaged rows") {
            SqlDatabase index(path);
            QVERIFY(index.run("UPDATE matches SET row = zeroblob(7)"));
            QVERIFY(index.run("UPDATE matches SET row = replace(hex(zeroblob(200)), '0', char(255)) WHERE "
                              "id = 'match-2'"));
        } else {
            removeIndex(folder.path());
            if (bytes == "another's") {
                SqlDatabase other(path);
                QVERIFY(other.run("CREATE TABLE matches (a, b)"));
            } else if (!bytes.isNull()) {
                write(path, bytes);
            }
        }
        MatchStore store = matchesIn(folder.path());
        QVERIFY(store.summaries() == before);
        QCOMPARE(store.results().size(), std::size_t(10));
        QVERIFY(store.takeNews().empty());
    }

    void aLinkInItsPlaceIsNotFollowed()
    {
        const QTemporaryDir folder, elsewhere;
        const QString other = elsewhere.path() + "/other.sqlite";
        QVERIFY(QFile::link(other, folder.path() + storefiles::index));
        MatchStore store = matchesIn(folder.path());
        addMatch(store, matchOf(1), 2);
        QVERIFY(store.summaries() == std::vector{matchOf(1)});
        QVERIFY(!QFile::exists(other));
    }

    void whereNoneCanBeMadeItIsInMemory()
    {
        const QTemporaryDir folder;
        QVERIFY(QDir().mkpath(folder.path() + storefiles::index + "/folder"));
        MatchStore store = matchesIn(folder.path());
        addMatch(store, matchOf(1), 2);
        QVERIFY(store.summaries() == std::vector{matchOf(1)});
        MatchStore again = matchesIn(folder.path());
        QVERIFY(again.summaries() == std::vector{matchOf(1)});
    }

    void aFileThatHasChangedIsReadAgain()
    {
        const QTemporaryDir folder;
        const QTemporaryDir other;
        {
            MatchStore store = matchesIn(folder.path());
            addMatch(store, openMatch("m"), 2);
            MatchStore elsewhere = matchesIn(other.path());
            addMatch(elsewhere, openMatch("m"), 5);
            addMatch(elsewhere, matchOf(1), 1);
            QVERIFY(QFile::remove(fileOf(store, "m")));
            QVERIFY(QFile::copy(fileOf(elsewhere, "m"),
                                fileOf(elsewhere, "m").replace(other.path(), folder.path())));
            QVERIFY(QFile::copy(fileOf(elsewhere, "match-1"),
                                fileOf(elsewhere, "match-1").replace(other.path(), folder.path())));
        }
        MatchStore store = matchesIn(folder.path());
        QCOMPARE(shown(store), (QStringList{"match-1", "m"}));
        QCOMPARE(store.summary("m")->rounds, 5);
        QVERIFY(QFile::remove(fileOf(store, "match-1")));
        store.refresh();
        QCOMPARE(shown(store), QStringList{"m"});
    }

    void manyFilesAreReadAFewAtATime()
    {
        const QTemporaryDir folder;
        QVERIFY(QDir().mkpath(folder.filePath("matches/2026")));
        constexpr int many = 230;
        for (int number = 1; number <= many; ++number) {
            const std::string id = "m-" + std::to_string(number);
            write(folder.filePath("matches/2026/" + QString::fromStdString(id) + ".match"),
                  QByteArray::fromStdString(recordBytes({"setup of " + id})));
        }
        MatchStore store = matchesIn(folder.path());
        QCOMPARE(store.unread(), std::size_t(many));
        QVERIFY(store.read("m-7")); // each can be opened all the same
        store.readMore(100);
        QCOMPARE(store.count(), 100);
        store.readMore(200);
        QCOMPARE(store.unread(), std::size_t(0));
        QCOMPARE(store.count(), many);
        MatchStore again = matchesIn(folder.path());
        QCOMPARE(again.unread(), std::size_t(0));
    }

    void aMatchThatHasBecomeShorterIsReported()
    {
        const QTemporaryDir folder;
        QString path;
        {
            MatchStore store = matchesIn(folder.path());
            addMatch(store, openMatch("m"), 5);
            path = fileOf(store, "m");
        }
        const QByteArray bytes = bytesOf(path);
        write(path, bytes.first(bytes.lastIndexOf('\n', -2) + 1));
        MatchStore store = matchesIn(folder.path());
        const auto news = store.takeNews();
        QCOMPARE(news.size(), std::size_t(1));
        QCOMPARE(news.front().kind, StorageNews::Kind::shorter);
        QCOMPARE(news.front().path, path);
        QCOMPARE(store.summary("m")->rounds, 4);
        MatchStore again = matchesIn(folder.path());
        QVERIFY(again.takeNews().empty());
    }
};

ADJUTANT_TEST(IndexTest)

} // namespace adjutant::test::tst_storage_index
