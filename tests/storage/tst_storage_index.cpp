// The index is worth nothing of its own: without it the pages are the same.
#include "app/storage/storefiles.h"
#include "tests/storage/matchfixture.h"
#include "tests/storage/storagefixture.h"

namespace adjutant::test::tst_storage_index {

class IndexTest : public QObject, DataFolder
{
    Q_OBJECT

private Q_SLOTS:
    void init() { clear(); }

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
        std::vector<MatchSummary> before;
        {
            MatchStore store = matchesIn(folder());
            for (int number = 1; number <= 9; ++number)
                addMatch(store, matchOf(number), number);
            addMatch(store, openMatch("open"), 0);
            before = store.summaries();
        }
        const QString path = folder() + storefiles::index;
        if (bytes == "damaged") {
            for (qint64 at = 100; at + 200 < QFileInfo(path).size(); at += 1000)
                overwrite(path, at, QByteArray(200, '\xff'));
        } else if (bytes == "damaged rows") {
            SqlDatabase index(path);
            QVERIFY(index.run("UPDATE matches SET row = zeroblob(7)"));
            QVERIFY(index.run("UPDATE matches SET row = replace(hex(zeroblob(200)), '0', char(255)) WHERE "
                              "id = 'match-2'"));
        } else {
            for (const char* suffix : {"", "-wal", "-shm"})
                QFile::remove(path + QLatin1String(suffix));
            if (bytes == "another's") {
                SqlDatabase other(path);
                QVERIFY(other.run("CREATE TABLE matches (a, b)"));
            } else if (!bytes.isNull()) {
                written(path, bytes);
            }
        }
        MatchStore store = matchesIn(folder());
        QVERIFY(store.summaries() == before);
        QCOMPARE(store.results().size(), std::size_t(10));
        QVERIFY(store.takeNews().empty());
        QVERIFY(bytes != "another's" || SqlDatabase(path).run("SELECT a, b FROM matches")); // it stays
    }

    void aLinkInItsPlaceIsNotFollowed()
    {
        const QTemporaryDir elsewhere;
        const QString other = elsewhere.path() + "/other.sqlite";
        QVERIFY(QFile::link(other, folder() + storefiles::index));
        MatchStore store = matchesIn(folder());
        addMatch(store, matchOf(1), 2);
        QVERIFY(store.summaries() == std::vector{matchOf(1)});
        QVERIFY(!QFile::exists(other));
    }

    void whereNoneCanBeMadeItIsInMemory()
    {
        QVERIFY(QDir().mkpath(folder() + storefiles::index + "/folder"));
        MatchStore store = matchesIn(folder());
        addMatch(store, matchOf(1), 2);
        QVERIFY(store.summaries() == std::vector{matchOf(1)});
        QVERIFY(matchesIn(folder()).summaries() == std::vector{matchOf(1)});
    }

    void aFileThatHasChangedIsReadAgain()
    {
        const QTemporaryDir other;
        {
            MatchStore store = matchesIn(folder());
            addMatch(store, openMatch("m"), 2);
            MatchStore elsewhere = matchesIn(other.path());
            addMatch(elsewhere, openMatch("m"), 5);
            addMatch(elsewhere, matchOf(1), 1);
            QVERIFY(QFile::remove(fileOf(store, "m")));
            for (const char* id : {"m", "match-1"})
                QVERIFY(QFile::copy(fileOf(elsewhere, id),
                                    fileOf(elsewhere, id).replace(other.path(), folder())));
        }
        MatchStore store = matchesIn(folder());
        QCOMPARE(shown(store), (QStringList{"match-1", "m"}));
        QCOMPARE(store.summary("m")->rounds, 5);
        QVERIFY(QFile::remove(fileOf(store, "match-1")));
        store.refresh();
        QCOMPARE(shown(store), QStringList{"m"});
    }

    void manyFilesAreReadAFewAtATime()
    {
        constexpr int many = 230;
        for (int number = 1; number <= many; ++number)
            written(in(QString("matches/2026/m-%1.match").arg(number)),
                    matchFile({"setup of m-" + std::to_string(number)}));
        MatchStore store = matchesIn(folder());
        QCOMPARE(store.unread(), std::size_t(many));
        QVERIFY(store.read("m-7")); // each can be opened all the same
        store.readMore(100);
        QCOMPARE(store.count(), 100);
        store.readMore(200);
        QCOMPARE(store.unread(), std::size_t(0));
        QCOMPARE(store.count(), many);
        QCOMPARE(matchesIn(folder()).unread(), std::size_t(0));
    }

    void aMatchThatHasBecomeShorterIsReported()
    {
        addMatch(folder(), openMatch("m"), 5);
        const QString path = in("matches/2026/m.match");
        const QByteArray bytes = bytesOf(path);
        written(path, bytes.first(bytes.lastIndexOf('\n', -2) + 1));
        MatchStore store = matchesIn(folder());
        const StorageNews news = onlyNews(store);
        QCOMPARE(news.kind, StorageNews::Kind::shorter);
        QCOMPARE(news.path, path);
        QCOMPARE(store.summary("m")->rounds, 4);
        QVERIFY(matchesIn(folder()).takeNews().empty());
    }
};

ADJUTANT_TEST(IndexTest)

} // namespace adjutant::test::tst_storage_index
