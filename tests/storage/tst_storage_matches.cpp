// Matches are recorded step by step, and the history finds them again.
#include "app/storage/storefiles.h"
#include "tests/storage/matchfixture.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace tst_storage_matches {

using namespace adjutant;
using namespace adjutant::test;
using Kind = StorageFault::Kind;

namespace {

QString text(const char* latin)
{
    return QString::fromUtf8(latin);
}

MatchFilter searching(const char* words)
{
    MatchFilter filter;
    filter.text = text(words);
    return filter;
}

} // namespace

class MatchesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recordsComeBackInTheirOrder();
    void anUnknownMatchIsRefused();
    void theSummaryComesBackAsItWas();
    void theSummaryIsReplacedWhole();
    void aDeletedMatchComesBackWithItsSteps();
    void theTrashIsEmptiedAfterThirtyDays();
    void theNewestMatchComesFirstAndPagesFollow();
    void aSearchFindsPartsOfWords_data();
    void aSearchFindsPartsOfWords();
    void aFilterShowsWhatItNames_data();
    void aFilterShowsWhatItNames();
    void filtersAreCombined();
};

void MatchesTest::recordsComeBackInTheirOrder()
{
    const QTemporaryDir folder;
    {
        MatchStore store = matchesIn(folder.path());
        QVERIFY(store.create(openMatch(text("m")), {"setup of m"}));
        for (int number = 1; number <= 30; ++number)
            QVERIFY(store.append(text("m"), {stepText(number)}));
    }
    MatchStore store = matchesIn(folder.path());
    QVERIFY(stepTexts(store, text("m")) == stepTexts(30));
    QCOMPARE(fileOf(store, text("m")), folder.path() + text("/matches/2026/m.match"));
    QVERIFY(store.append(text("m"), {stepText(31), stepText(32)}));
    QVERIFY(stepTexts(store, text("m")) == stepTexts(32));
    QVERIFY(store.takeNews().empty());
}

void MatchesTest::anUnknownMatchIsRefused()
{
    const QTemporaryDir folder;
    MatchStore store = matchesIn(folder.path());
    QCOMPARE(store.append(text("none"), {"step"}).error().kind, Kind::noSuchMatch);
    QCOMPARE(store.read(text("none")).error().kind, Kind::noSuchMatch);
    QCOMPARE(store.read(text("../matches/2026/none")).error().kind, Kind::noSuchMatch);
    QCOMPARE(store.remove(text("none")).error().kind, Kind::noSuchMatch);
    QCOMPARE(store.restore(text("none")).error().kind, Kind::noSuchMatch);
    addMatch(store, matchOf(1), 0);
    QCOMPARE(store.create(matchOf(1), {"again"}).error().kind, Kind::nameTaken);
}

void MatchesTest::theSummaryComesBackAsItWas()
{
    const QTemporaryDir folder;
    MatchStore store = matchesIn(folder.path());
    addMatch(store, matchOf(1), 0);
    addMatch(store, matchOf(2), 0);
    QVERIFY(store.summaries() == std::vector({matchOf(2), matchOf(1)}));
    QVERIFY(*store.summary(text("match-1")) == matchOf(1));
}

void MatchesTest::theSummaryIsReplacedWhole()
{
    const QTemporaryDir folder;
    MatchStore store = matchesIn(folder.path());
    addMatch(store, openMatch(text("match-5")), 2);
    store.setSummary(matchOf(5));
    QVERIFY(store.summaries() == std::vector{matchOf(5)});
    QCOMPARE(shown(store, searching("rained")), QStringList{text("match-5")});
    QVERIFY(shown(store, searching("window")).isEmpty());
    QVERIFY(stepTexts(store, text("match-5")) == stepTexts(2));
}

void MatchesTest::aDeletedMatchComesBackWithItsSteps()
{
    const QTemporaryDir folder;
    MatchStore store = matchesIn(folder.path());
    addMatch(store, matchOf(1), 3);
    addMatch(store, openMatch(text("open")), 2);
    QVERIFY(store.remove(text("match-1")));
    QVERIFY(store.remove(text("open")));
    QVERIFY(store.summaries().empty());
    QVERIFY(!store.read(text("match-1")));
    QCOMPARE(store.deleted().size(), std::size_t(2));
    QCOMPARE(store.deleted().front().summary.id, text("open"));
    QVERIFY(store.restore(text("match-1")));
    QVERIFY(store.restore(text("open")));
    QVERIFY(store.deleted().empty());
    QVERIFY(stepTexts(store, text("match-1")) == stepTexts(3));
    QCOMPARE(shown(store), (QStringList{text("match-1"), text("open")}));
}

void MatchesTest::theTrashIsEmptiedAfterThirtyDays()
{
    const QTemporaryDir folder;
    {
        MatchStore store = matchesIn(folder.path());
        for (int number = 1; number <= 3; ++number)
            addMatch(store, matchOf(number), 1);
        QVERIFY(store.remove(text("match-1")));
        QVERIFY(store.remove(text("match-2")));
    }
    const QDir trash(folder.path() + storefiles::trash);
    const auto age = [&trash](const char* id, int days) {
        const QString name = trash.entryList({u'*' + text(id) + u'*'}, QDir::Files).constFirst();
        const QString then = storefiles::stamp(QDateTime::currentDateTimeUtc().addDays(-days));
        QVERIFY(QFile::rename(trash.filePath(name), trash.filePath(then + name.mid(then.size()))));
    };
    age("match-1", 31);
    age("match-2", 29);
    MatchStore store = matchesIn(folder.path());
    QVERIFY(!store.restore(text("match-1")));
    QVERIFY(store.restore(text("match-2")));
}

void MatchesTest::theNewestMatchComesFirstAndPagesFollow()
{
    const QTemporaryDir folder;
    MatchStore store = matchesIn(folder.path());
    for (const int number : {3, 1, 5, 2, 4})
        addMatch(store, matchOf(number), 0);
    QStringList paged;
    for (int offset = 0; offset < 6; offset += 2)
        for (const MatchSummary& summary : store.summaries({}, 2, offset))
            paged.append(summary.id);
    QCOMPARE(paged, (QStringList{text("match-5"), text("match-4"), text("match-3"), text("match-2"),
                                 text("match-1")}));
    QCOMPARE(store.count(), 5);
}

void MatchesTest::aSearchFindsPartsOfWords_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QStringList>("found");
    const QString one = text("first"), two = text("second");
    QTest::newRow("title, as it is") << text("Łańcuch") << QStringList{one};
    QTest::newRow("without accents") << text("lancuch") << QStringList{one};
    QTest::newRow("with other accents and capitals") << text("LÄNCUĆH") << QStringList{one};
    QTest::newRow("in the middle of a word") << text("ńcu") << QStringList{one};
    QTest::newRow("one letter") << text("ł") << QStringList{two, one};
    QTest::newRow("a player") << text("jiří") << QStringList{two};
    QTest::newRow("sharp s") << text("grosser") << QStringList{two};
    QTest::newRow("a faction") << text("outh") << QStringList{two, one};
    QTest::newRow("a roster") << text("of the nor") << QStringList{two, one};
    QTest::newRow("a mission") << text("escort") << QStringList{one};
    QTest::newRow("notes") << text("thunder") << QStringList{two};
    QTest::newRow("more words") << text("doprov") << QStringList{one};
    QTest::newRow("no alphabet") << text("烏") << QStringList{one};
    QTest::newRow("all words") << text("  crow   escort ") << QStringList{one};
    QTest::newRow("not only one") << text("thunder escort") << QStringList();
    QTest::newRow("percent is a letter") << text("50%") << QStringList{one};
    QTest::newRow("so that it is no wildcard") << text("5%0") << QStringList();
    QTest::newRow("underscore is a letter") << text("c_ow") << QStringList();
    QTest::newRow("backslash is a letter") << text("\\c") << QStringList{two};
    QTest::newRow("quotes") << text("\"rained\"") << QStringList{one};
    QTest::newRow("an apostrophe") << text("' OR 1 = 1 --") << QStringList();
    QTest::newRow("nothing") << text("   ") << QStringList{two, one};
}

void MatchesTest::aSearchFindsPartsOfWords()
{
    QFETCH(QString, words);
    QFETCH(QStringList, found);
    const QTemporaryDir folder;
    MatchStore store = matchesIn(folder.path());
    MatchSummary first = matchOf(1), second = matchOf(2);
    first.id = text("first");
    second.id = text("second");
    second.title = text("Großer Saal\\club");
    second.missions = {text("loot")};
    second.words.clear();
    second.notes = text("A thunderstorm");
    second.players[1].name = text("Jiří Čáp ł");
    addMatch(store, first, 0);
    addMatch(store, second, 0);
    MatchFilter filter;
    filter.text = words;
    QCOMPARE(shown(store, filter), found);
    QCOMPARE(store.count(filter), int(found.size()));
}

void MatchesTest::aFilterShowsWhatItNames_data()
{
    QTest::addColumn<MatchFilter>("filter");
    QTest::addColumn<QStringList>("found");
    const auto row = [](const char* name, auto set, const QStringList& found) {
        MatchFilter filter;
        set(filter);
        QTest::newRow(name) << filter << found;
    };
    const QString m1 = text("match-1"), m2 = text("match-2"), m3 = text("match-3");
    row("nothing", [](MatchFilter&) {}, {m3, m2, m1});
    row("state", [](MatchFilter& filter) { filter.state = text("abandoned"); }, {m3});
    row("faction", [](MatchFilter& filter) { filter.faction = text("shamutanti"); }, {m2});
    row("part of a faction", [](MatchFilter& filter) { filter.faction = text("shamu"); }, {});
    row("player", [](MatchFilter& filter) { filter.player = text("žofie K"); }, {m3});
    row("part of a player", [](MatchFilter& filter) { filter.player = text("Žofie"); }, {});
    row("a wildcard", [](MatchFilter& filter) { filter.player = text("%"); }, {});
    row("mission", [](MatchFilter& filter) { filter.mission = text("mission-2"); }, {m2});
    row("from", [](MatchFilter& filter) { filter.from = matchOf(2).started; }, {m3, m2});
    row("to", [](MatchFilter& filter) { filter.to = matchOf(2).started; }, {m1});
}

void MatchesTest::aFilterShowsWhatItNames()
{
    QFETCH(MatchFilter, filter);
    QFETCH(QStringList, found);
    const QTemporaryDir folder;
    MatchStore store = matchesIn(folder.path());
    MatchSummary second = matchOf(2), third = matchOf(3);
    second.players[0].faction = text("shamutanti");
    third.players[1].name = text("Žofie  k");
    third.state = text("abandoned");
    addMatch(store, matchOf(1), 0);
    addMatch(store, second, 0);
    addMatch(store, third, 0);
    QCOMPARE(shown(store, filter), found);
}

void MatchesTest::filtersAreCombined()
{
    const QTemporaryDir folder;
    MatchStore store = matchesIn(folder.path());
    for (int number = 1; number <= 9; ++number)
        addMatch(store, matchOf(number), 0);
    MatchFilter filter = searching("rained escort");
    filter.faction = text("north");
    filter.player = text("bo");
    filter.state = text("finished");
    filter.from = matchOf(4).started;
    filter.to = matchOf(6).started;
    QCOMPARE(shown(store, filter), (QStringList{text("match-5"), text("match-4")}));
}

ADJUTANT_TEST(MatchesTest)

} // namespace tst_storage_matches

#include "tst_storage_matches.moc"
