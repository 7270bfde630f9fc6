// Matches are recorded step by step, and the history finds them again.
// Backups can be taken, seen and restored; restoring is undone by restoring.
#include "app/storage/backup.h"
#include "app/storage/storefiles.h"
#include "tests/storage/matchfixture.h"
#include "tests/storage/storagefixture.h"

#include <zip.h>

namespace adjutant::test::tst_storage_matches {

using Kind = StorageFault::Kind;
using Writing = std::function<void(const QString& path, QByteArray good)>;

static MatchFilter searching(const QString& words)
{
    MatchFilter filter;
    filter.text = words;
    return filter;
}

// An archive with files of the same bytes.
static void writeArchive(const QString& path, const QStringList& names, const QByteArray& bytes)
{
    zip_t* archive = zip_open(QFile::encodeName(path).constData(), ZIP_CREATE | ZIP_TRUNCATE, nullptr);
    for (const QString& name : names) {
        zip_source_t* source =
            zip_source_buffer(archive, bytes.constData(), static_cast<zip_uint64_t>(bytes.size()), 0);
        if (zip_file_add(archive, name.toUtf8().constData(), source, 0) < 0)
            qFatal("no archive");
    }
    if (zip_close(archive) != 0)
        qFatal("no archive");
}

class MatchesTest : public QObject, DataFolder
{
    Q_OBJECT

private Q_SLOTS:
    void init() { clear(); }

    void recordsComeBackInTheirOrder()
    {
        {
            MatchStore store = matchesIn(folder());
            QVERIFY(store.create(openMatch("m"), {"setup of m"}));
            for (int number = 1; number <= 30; ++number)
                QVERIFY(store.append("m", {stepText(number)}));
        }
        MatchStore store = matchesIn(folder());
        QVERIFY(stepTexts(store, "m") == stepTexts(30));
        QCOMPARE(fileOf(store, "m"), folder() + "/matches/2026/m.match");
        QVERIFY(store.append("m", {stepText(31), stepText(32)}));
        QVERIFY(stepTexts(store, "m") == stepTexts(32));
        QVERIFY(store.takeNews().empty());
    }

    void anUnknownMatchIsRefused()
    {
        MatchStore store = matchesIn(folder());
        QCOMPARE(store.append("none", {"step"}).error().kind, Kind::noSuchMatch);
        QCOMPARE(store.read("none").error().kind, Kind::noSuchMatch);
        QCOMPARE(store.read("../matches/2026/none").error().kind, Kind::noSuchMatch);
        QCOMPARE(store.remove("none").error().kind, Kind::noSuchMatch);
        QCOMPARE(store.restore("none").error().kind, Kind::noSuchMatch);
        addMatch(store, matchOf(1), 0);
        QCOMPARE(store.create(matchOf(1), {"again"}).error().kind, Kind::nameTaken);
    }

    // As where a sync tool puts one in place between the look and the writing.
    void whatCameToANewNameMeanwhileStays()
    {
        const QString path = written(in("came.match"), "of another machine");
        QVERIFY(!writeInPlace(path, "new", Onto::nothing));
        QVERIFY(!moveInPlace(written(in("new"), "new"), path, Onto::nothing));
        QCOMPARE(bytesOf(path), "of another machine");
        QVERIFY(QFile::remove(path) && moveInPlace(in("new"), path, Onto::nothing));
        QCOMPARE(bytesOf(path), "new");
        QVERIFY(QDir(folder()).entryList(QDir::Files) == QStringList("came.match"));
    }

    void theSummaryIsReplacedWhole()
    {
        MatchStore store = matchesIn(folder());
        addMatch(store, openMatch("match-5"), 2);
        store.setSummary(matchOf(5));
        QVERIFY(store.summaries() == std::vector{matchOf(5)} && *store.summary("match-5") == matchOf(5));
        QCOMPARE(shown(store, searching("rained")), QStringList{"match-5"});
        QVERIFY(shown(store, searching("window")).isEmpty());
        QVERIFY(stepTexts(store, "match-5") == stepTexts(2));
    }

    void aDeletedMatchComesBackWithItsSteps()
    {
        MatchStore store = matchesIn(folder());
        addMatch(store, matchOf(1), 3);
        addMatch(store, openMatch("open"), 2);
        QVERIFY(store.remove("match-1"));
        QVERIFY(store.remove("open"));
        QVERIFY(store.summaries().empty());
        QVERIFY(!store.read("match-1"));
        QCOMPARE(store.deleted().size(), std::size_t(2));
        QCOMPARE(store.deleted().front().summary.id, "open");
        QVERIFY(store.restore("match-1"));
        QVERIFY(store.restore("open"));
        QVERIFY(store.deleted().empty());
        QVERIFY(stepTexts(store, "match-1") == stepTexts(3));
        QCOMPARE(shown(store), (QStringList{"match-1", "open"}));
    }

    void ofAMatchThatWasChangedWhileItWasHeldTheStepsGoToTheTrash()
    {
        MatchStore store = matchesIn(folder());
        addMatch(store, openMatch("open"), 3);
        QVERIFY(store.hold("open"));
        QVERIFY(QFile::resize(fileOf(store, "open"), 100));
        QVERIFY(store.remove("open"));
        QVERIFY(store.restore("open"));
        QVERIFY(stepTexts(store, "open") == stepTexts(3));
    }

    void whatIsAddedToADamagedMatchThatNobodyHoldsSetsItAside()
    {
        MatchStore store = matchesIn(folder());
        addMatch(store, openMatch("open"), 3);
        overwrite(fileOf(store, "open"), bytesOf(fileOf(store, "open")).size() - 5, "X");
        QVERIFY(store.append("open", {stepText(3)}));
        QVERIFY(stepTexts(store, "open") == stepTexts(3));
        QCOMPARE(onlyNews(store).kind, StorageNews::Kind::setAside);
        QVERIFY(!setAside(".match").isEmpty());
    }

    void anOlderCopyIsReportedWhenItIsOpened()
    {
        MatchStore store = matchesIn(folder());
        addMatch(store, openMatch("open"), 3);
        store.refresh();
        const QByteArray bytes = bytesOf(fileOf(store, "open"));
        QVERIFY(QFile::resize(fileOf(store, "open"), bytes.lastIndexOf('\n', -2) + 1));
        for (int times = 0; times < 2; ++times)
            QVERIFY(store.hold("open"));
        QCOMPARE(onlyNews(store).kind, StorageNews::Kind::shorter);
        store.refresh();
        QVERIFY(store.takeNews().empty());
    }

    void phonesAndDraftsGoWithTheirMatchUnlessTheyLieBehindALink()
    {
        MatchStore store = matchesIn(folder());
        addMatch(store, matchOf(1), 1);
        const QTemporaryDir elsewhere;
        written(elsewhere.filePath("match-1.phones"), "none of ours");
        QVERIFY(QFile::link(elsewhere.path(), in("phones")));
        written(in("drafts/match-1.json"), "{}");
        QVERIFY(store.remove("match-1"));
        QVERIFY(QFile::exists(elsewhere.filePath("match-1.phones")));
        QVERIFY(!QFile::exists(in("drafts/match-1.json")));
    }

    void theTrashIsEmptiedAfterThirtyDays()
    {
        {
            MatchStore store = matchesIn(folder());
            for (int number = 1; number <= 3; ++number)
                addMatch(store, matchOf(number), 1);
            QVERIFY(store.remove("match-1"));
            QVERIFY(store.remove("match-2"));
        }
        age("match-1", 31);
        age("match-2", 29);
        const QString foreign = folder() + storefiles::trash + "/20200101-000000-000-photo.jpg";
        written(foreign, "x");
        MatchStore store = matchesIn(folder());
        QVERIFY(QFile::exists(foreign));
        QVERIFY(!store.restore("match-1"));
        QVERIFY(store.restore("match-2"));
    }

    void theNewestMatchComesFirstAndPagesFollow()
    {
        MatchStore store = matchesIn(folder());
        for (const int number : {3, 1, 5, 2, 4})
            addMatch(store, matchOf(number), 0);
        QStringList paged;
        for (int offset = 0; offset < 6; offset += 2)
            for (const MatchSummary& summary : store.summaries({}, 2, offset))
                paged.append(summary.id);
        QCOMPARE(paged, (QStringList{"match-5", "match-4", "match-3", "match-2", "match-1"}));
        QCOMPARE(store.count(), 5);
    }

    void aSearchFindsPartsOfWords_data()
    {
        const auto row = columns<QString, QStringList>("words", "found");
        const QString one = "first", two = "second";
        row("title, as it is", "Łańcuch", QStringList{one});
        row("without accents", "lancuch", QStringList{one});
        row("with other accents and capitals", "LÄNCUĆH", QStringList{one});
        row("in the middle of a word", "ńcu", QStringList{one});
        row("one letter", "ł", QStringList{two, one});
        row("a player", "jiří", QStringList{two});
        row("sharp s", "grosser", QStringList{two});
        row("a faction", "outh", QStringList{two, one});
        row("a roster", "of the nor", QStringList{two, one});
        row("a mission", "escort", QStringList{one});
        row("notes", "thunder", QStringList{two});
        row("more words", "doprov", QStringList{one});
        row("no alphabet", "烏", QStringList{one});
        row("all words", "  crow   escort ", QStringList{one});
        row("not only one", "thunder escort", QStringList());
        row("percent is a letter", "50%", QStringList{one});
        row("so that it is no wildcard", "5%0", QStringList());
        row("underscore is a letter", "c_ow", QStringList());
        row("backslash is a letter", "\\c", QStringList{two});
        row("quotes", "\"rained\"", QStringList{one});
        row("an apostrophe", "' OR 1 = 1 --", QStringList());
        row("nothing", "   ", QStringList{two, one});
    }

    void aSearchFindsPartsOfWords()
    {
        QFETCH(QString, words);
        QFETCH(QStringList, found);
        MatchStore store = matchesIn(folder());
        MatchSummary first = matchOf(1), second = matchOf(2);
        first.id = "first";
        second.id = "second";
        second.title = "Großer Saal\\club";
        second.missions = {"loot"};
        second.words.clear();
        second.notes = "A thunderstorm";
        second.players[1].name = "Jiří Čáp ł";
        addMatch(store, first, 0);
        addMatch(store, second, 0);
        QCOMPARE(shown(store, searching(words)), found);
        QCOMPARE(store.count(searching(words)), int(found.size()));
    }

    void aFilterShowsWhatItNames_data()
    {
        columns<MatchFilter, QStringList>("filter", "found");
        const auto row = [](const char* name, auto set, const QStringList& found) {
            MatchFilter filter;
            set(filter);
            QTest::newRow(name) << filter << found;
        };
        const QString m1 = "match-1", m2 = "match-2", m3 = "match-3";
        row("nothing", [](MatchFilter&) {}, {m3, m2, m1});
        row("state", [](MatchFilter& filter) { filter.state = "abandoned"; }, {m3});
        row("faction", [](MatchFilter& filter) { filter.faction = "shamutanti"; }, {m2});
        row("part of a faction", [](MatchFilter& filter) { filter.faction = "shamu"; }, {});
        row("player", [](MatchFilter& filter) { filter.player = "žofie K"; }, {m3});
        row("part of a player", [](MatchFilter& filter) { filter.player = "Žofie"; }, {});
        row("a wildcard", [](MatchFilter& filter) { filter.player = "%"; }, {});
        row("mission", [](MatchFilter& filter) { filter.mission = "mission-2"; }, {m2});
        row("from", [](MatchFilter& filter) { filter.from = matchOf(2).started; }, {m3, m2});
        row("to", [](MatchFilter& filter) { filter.to = matchOf(2).started; }, {m1});
    }

    void aFilterShowsWhatItNames()
    {
        QFETCH(MatchFilter, filter);
        MatchStore store = matchesIn(folder());
        MatchSummary second = matchOf(2), third = matchOf(3);
        second.players[0].faction = "shamutanti";
        third.players[1].name = "Žofie  k";
        third.state = "abandoned";
        addMatch(store, matchOf(1), 0);
        addMatch(store, second, 0);
        addMatch(store, third, 0);
        QTEST(shown(store, filter), "found");
    }

    void filtersAreCombined()
    {
        MatchStore store = matchesIn(folder());
        for (int number = 1; number <= 9; ++number)
            addMatch(store, matchOf(number), 0);
        MatchFilter filter = searching("rained escort");
        filter.faction = "north";
        filter.player = "bo";
        filter.state = "finished";
        filter.from = matchOf(4).started;
        filter.to = matchOf(6).started;
        QCOMPARE(shown(store, filter), (QStringList{"match-5", "match-4"}));
    }

    void backupsBringListsMatchesAndRulesBack()
    {
        written(in("rules/regatta.yaml"), "notes: {}\n");
        RosterStore lists(folder());
        MatchStore matches = matchesIn(folder());
        StoredRoster changed = add(lists, fullRoster(1));
        const StoredRoster deleted = add(lists, fullRoster(2));
        addMatch(matches, openMatch("m"), 3);
        const std::vector<Roster> before = contents(lists);
        const auto backup = makeBackup(folder(), BackupReason::byHand);
        QVERIFY(backup);

        QVERIFY(lists.remove(deleted.id));
        changed.roster.name = "changed";
        QVERIFY(lists.save(changed));
        QVERIFY(matches.append("m", {stepText(4)}));
        written(in("rules/regatta.yaml"), "notes: {a: b}\n");
        const StoredRoster later = add(lists, fullRoster(3));

        const auto replaced = restoreBackup(folder(), backup->path);
        QVERIFY(replaced);
        lists.refresh();
        matches.refresh();
        QVERIFY(lists.roster(changed.id)->roster == before[0]);
        QVERIFY(lists.roster(deleted.id)->roster == before[1]);
        QVERIFY(lists.roster(later.id)); // what is not in it stays
        QVERIFY(stepTexts(matches, "m") == stepTexts(3));
        QCOMPARE(bytesOf(in("rules/regatta.yaml")), "notes: {}\n");

        QVERIFY(restoreBackup(folder(), replaced->path));
        QVERIFY(stepTexts(matches, "m") == stepTexts(4));
        lists.refresh();
        QVERIFY(lists.roster(changed.id)->roster == changed.roster);
    }

    void backupsBringTheUsersOwnUnitsBack()
    {
        const QStringList kept{"catalogues/regatta/stats.yaml", "catalogues/regatta/the ice/Frost é\n2.YML",
                               "catalogues/regatta/the ice/frost.png"};
        const QStringList others{"catalogues/regatta/.hidden.yaml", "catalogues/.git/x.yaml",
                                 "catalogues/regatta/readme.txt", "catalogues/loose.yaml"};
        for (const QString& place : kept + others)
            written(in(place), "typed in");
        const QTemporaryDir elsewhere;
        written(elsewhere.filePath("x.yaml"), "of another folder");
        QVERIFY(QFile::link(elsewhere.path(), in("catalogues/regatta/linked")));
        const auto backup = makeBackup(folder(), BackupReason::byHand);
        QVERIFY(backup);
        for (const QString& place : kept + others)
            QVERIFY(QFile::remove(in(place)));
        QVERIFY(QFile::remove(in("catalogues/regatta/linked")));
        written(in(kept[0]), "typed in since");
        QVERIFY(restoreBackup(folder(), backup->path));
        for (const QString& place : kept)
            QCOMPARE(bytesOf(in(place)), "typed in");
        for (const QString& place : others)
            QVERIFY2(!QFile::exists(in(place)), qPrintable(place));
        QVERIFY(!QFile::exists(in("catalogues/regatta/linked")));
        QCOMPARE(bytesOf(setAside(".yaml")), "typed in since");
    }

    // Units that are kept elsewhere: backups have all else.
    void unitsBehindALinkAreInNoBackup()
    {
        const QTemporaryDir elsewhere;
        written(elsewhere.filePath("regatta/x.yaml"), "typed in");
        QVERIFY(QFile::link(elsewhere.path(), in("catalogues")));
        written(in("lists/a.yaml"), "a list");
        const auto backup = makeBackup(folder(), BackupReason::byHand);
        QVERIFY(backup && backup->bytes > 0 && QFile::remove(in("catalogues")));
        QVERIFY(restoreBackup(folder(), backup->path) && !QFile::exists(in("catalogues")));
    }

    // They go by their names: what can't be read today may be put right tomorrow.
    void backupsHaveFilesThatCantBeUsed()
    {
        addMatch(folder(), matchOf(1), 2);
        const QStringList unused{"matches/2026/another-name.match", "matches/1999/match-1.match",
                                 "lists/broken.yaml"};
        const QByteArray match = bytesOf(in("matches/2026/match-1.match"));
        for (const QString& place : unused)
            written(in(place), match);
        const auto backup = makeBackup(folder(), BackupReason::byHand);
        for (const QString& place : unused)
            QVERIFY(QFile::remove(in(place)));
        QVERIFY(backup && restoreBackup(folder(), backup->path));
        for (const QString& place : unused)
            QCOMPARE(bytesOf(in(place)), match);
    }

    void whatIsThereAlreadyAndEqualIsNotSetAside()
    {
        RosterStore lists(folder());
        const StoredRoster same = add(lists, fullRoster(1));
        StoredRoster other = add(lists, fullRoster(2));
        const auto backup = makeBackup(folder(), BackupReason::byHand);
        QVERIFY(backup);
        other.roster.name = "changed";
        QVERIFY(lists.save(other));
        QVERIFY(restoreBackup(folder(), backup->path));
        QVERIFY(setAside(".yaml").endsWith(other.id + ".yaml"));
        QVERIFY(lists.roster(same.id)->roster == same.roster);
    }

    void aBackupReportsItsTimeAndSizeAndIsNobodyElsesToRead()
    {
        RosterStore lists(folder());
        add(lists, fullRoster(1));
        const QDateTime before = QDateTime::currentDateTimeUtc();
        const auto backup = makeBackup(folder(), BackupReason::byHand);
        QVERIFY(backup && backup->takenAt >= before && !backup->automatic);
        QCOMPARE(backup->bytes, QFileInfo(backup->path).size());
        QVERIFY(backupsOf(folder()) == std::vector{*backup});
        QVERIFY(!(QFile::permissions(backup->path) & (QFile::ReadOther | QFile::ReadGroup)));
    }

    void aBackupCountsTheFilesThatAreTooLongForIt()
    {
        RosterStore lists(folder());
        add(lists, fullRoster(1));
        QCOMPARE(makeBackup(folder(), BackupReason::byHand)->skipped, 0);
        written(in("lists/long.yaml"), QByteArray(longestFile + 1, 'x'));
        QCOMPARE(makeBackup(folder(), BackupReason::byHand)->skipped, 1);
    }

    void theBackupThatIsRestoredStays()
    {
        RosterStore lists(folder());
        add(lists, fullRoster(1));
        for (int k = 0; k < automaticBackupsKept; ++k)
            QVERIFY(makeBackup(folder(), BackupReason::automatic));
        const QString oldest = backupsOf(folder()).back().path;
        QVERIFY(restoreBackup(folder(), oldest));
        QVERIFY(QFile::exists(oldest));
    }

    void theLastFiveAutomaticBackupsAreKept()
    {
        const auto byHand = makeBackup(folder(), BackupReason::byHand);
        QVERIFY(byHand);
        for (int k = 0; k < 8; ++k)
            QVERIFY(makeBackup(folder(), BackupReason::automatic));
        QCOMPARE(backupsOf(folder()).size(), std::size_t(automaticBackupsKept + 1));
        QVERIFY(backupsOf(folder()).back() == *byHand);
    }

    void whatIsNoBackupChangesNothing_data()
    {
        const auto row = columns<Writing>("odd");
        row("nothing", [](const QString& path, QByteArray) { written(path, ""); });
        row("no archive", [](const QString& path, QByteArray) { written(path, "SQLite format 3"); });
        row("cut", [](const QString& path, QByteArray good) { written(path, good.first(good.size() / 2)); });
        row("altered",
            [](const QString& path, QByteArray good) { written(path, good.replace(60, 1, "\xff")); });
        row("elsewhere",
            [](const QString& path, QByteArray) { writeArchive(path, {"../lists/a.yaml"}, "x"); });
    }

    void whatIsNoBackupChangesNothing()
    {
        QFETCH(Writing, odd);
        RosterStore lists(folder());
        add(lists, fullRoster(1));
        const std::vector<Roster> before = contents(lists);
        const auto good = makeBackup(folder(), BackupReason::byHand);
        odd(in("odd.zip"), bytesOf(good->path));
        const auto restored = restoreBackup(folder(), in("odd.zip"));
        QVERIFY(!restored);
        QCOMPARE(restored.error().kind, Kind::notABackup);
        VERIFY_CONTAINS(toText(restored.error()), "odd.zip is damaged or not an Adjutant backup.");
        lists.refresh();
        QVERIFY(contents(lists) == before);
        QCOMPARE(backupsOf(folder()).size(), std::size_t(1));
        QVERIFY(QDir(folder() + storefiles::incoming).isEmpty());
    }

    void anArchiveOfTooMuchIsRefusedBeforeAnythingIsUnpacked_data()
    {
        const auto row = columns<int, QString, QByteArray, QString>("files", "name", "bytes", "why");
        row("4 MiB more than 1 GiB", 257, "matches/2026/m-%1.match", QByteArray(0x12345, '\0'),
            "more than 1 GiB");
        row("a list more than 20000", 20'001, "lists/l-%1.yaml", "x", "more than 20000 files in lists");
    }

    void anArchiveOfTooMuchIsRefusedBeforeAnythingIsUnpacked()
    {
        QFETCH(int, files);
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        const QString path = in("odd.zip");
        QStringList names;
        for (int k = 0; k < files; ++k)
            names.append(name.arg(k));
        writeArchive(path, names, bytes);
        if (bytes.size() > 1) // its directory claims that each has 4 MiB
            written(path,
                    bytesOf(path).replace(QByteArray("\x45\x23\x01\0", 4), QByteArray("\0\0\x40\0", 4)));
        written(folder() + storefiles::incoming, "nothing can be unpacked here");
        const auto restored = restoreBackup(folder(), path);
        QVERIFY(!restored);
        QTEST(restored.error().text, "why");
        QCOMPARE(restored.error().kind, Kind::notABackup);
        QVERIFY(backupsOf(folder()).empty());
    }

    void filesOfOtherPlacesInAnArchiveAreSkipped()
    {
        const QString path = in("odd.zip");
        for (const char* name :
             {"lists/../x.yaml", "/lists/x.yaml", "lists/.x.yaml", "lock", "matches/x.match",
              "catalogues/../../x.yaml", "catalogues/a/../x.yaml", "catalogues/x.yaml", "catalogues//x.yaml",
              "catalogues/a/x.yaml\n", "catalogues/a/x.sh"}) {
            writeArchive(path, {name}, "x");
            QVERIFY(!restoreBackup(folder(), path));
            QVERIFY(!QFile::exists(in("x.yaml")));
        }
    }
};

ADJUTANT_TEST(MatchesTest)

} // namespace adjutant::test::tst_storage_matches
