// Whatever lies in the data folder: what is ours is read, what isn't is reported once and left as it is.
// Every fault has words of its own that name the file, and so has all news.
#include "app/storage/backup.h"
#include "app/storage/storagefault.h"
#include "app/storage/storefiles.h"
#include "tests/storage/matchfixture.h"
#include "tests/storage/storagefixture.h"

#include <fcntl.h>
#include <fstream>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

// While it holds, no file can be removed, as on a disk that may only be read.
static bool isRemovalRefused = false;

extern "C" int unlink(const char* path)
{
    if (!isRemovalRefused)
        return ::unlinkat(AT_FDCWD, path, 0);
    errno = EROFS;
    return -1;
}

namespace adjutant::test::tst_storage_folders {

using Kind = StorageFault::Kind;

class FoldersTest : public QObject, DataFolder
{
    Q_OBJECT

    // A batch of files that comes in: a match with these steps, and the word that it is whole.
    static QString batchWith(const QString& batch, const char* id, const std::vector<std::string>& steps = {},
                             bool isComplete = true)
    {
        std::vector<std::string> records{std::string("setup of ") + id};
        records.insert(records.end(), steps.begin(), steps.end());
        written(batch + "/matches/2026/" + id + ".match", matchFile(records));
        if (isComplete)
            written(batch + "/complete", "");
        return batch;
    }
    QString incoming(const char* batch = "") const { return folder() + storefiles::incoming + batch; }

private Q_SLOTS:
    void init() { clear(); }

    void whatIsNoneOfOursIsReportedOnceAndLeft()
    {
        addMatch(folder(), matchOf(1), 2);
        add(folder(), fullRoster(1));
        const QString year = in("matches/2026/");
        written(year + "notes.txt", "x");
        written(year + "NO ID.match", "x");
        written(year + "empty.match", "");
        written(year + "other.match", bytesOf(year + "match-1.match")); // of another id
        written(in("matches/readme"), "x");
        written(in("lists/broken.yaml"), "- [");
        for (const QString& part : {in("lists/a song.mp3.adjutant-part"), year + "a film.adjutant-part"})
            written(part, "of a program that isn't ours");
        written(in("lists/empty.yaml"), "");
        QVERIFY(QFile::link("/dev/zero", year + "zero.match"));
        QVERIFY(QFile::link(year + "match-1.match", in("lists/link.yaml")));
        QCOMPARE(mkfifo(QFile::encodeName(year + "pipe.match").constData(), 0600), 0);
        QCOMPARE(mkfifo(QFile::encodeName(in("lists/pipe.yaml")).constData(), 0600), 0);
        QVERIFY(QDir(folder()).mkdir("lists/folder.yaml"));
        std::ofstream(folder().toStdString() + "/lists/no-utf-8-\xff.yaml") << "name: x\n";
        written(QFile::decodeName(QFile::encodeName(year) + "\xff\xfe.match"), "x");
        QFile huge(year + "huge.match");
        QVERIFY(huge.open(QIODevice::WriteOnly) && huge.resize(qint64(4) << 30));
        huge.close();

        MatchStore store = matchesIn(folder());
        RosterStore lists(folder());
        QCOMPARE(shown(store), QStringList{"match-1"});
        QCOMPARE(lists.summaries().size(), std::size_t(1));
        QCOMPARE(store.takeNews().size(), std::size_t(10));
        QCOMPARE(lists.takeNews().size(), std::size_t(7));
        QVERIFY(huge.exists() && QFile::exists(year + "a film.adjutant-part"));
        QVERIFY(matchesIn(folder()).takeNews().empty());
        QVERIFY(RosterStore(folder()).takeNews().empty());
    }

    void ofTwoMatchesOfOneIdTheOneWithMoreGoodLinesIsUsed()
    {
        const QString other = in("matches/1999/match-1.match");
        addMatch(folder(), matchOf(1), 3);
        written(other, QByteArray(1 << 20, 'x'));
        MatchStore store = matchesIn(folder());
        QCOMPARE(shown(store), QStringList{"match-1"});
        QVERIFY(store.read("match-1"));
        QCOMPARE(onlyNews(store).path, other);
    }

    void aListThatAnotherProgramChangedIsSetAside()
    {
        RosterStore lists(folder());
        StoredRoster list = add(lists, namedRoster("mine"));
        const QString path = in("lists/" + list.id + ".yaml");
        const QByteArray theirs = bytesOf(path) + "# theirs\n";
        written(path, theirs);
        list.roster.name = "mine, changed";
        QVERIFY(lists.save(list));
        const StorageNews news = onlyNews(lists);
        QCOMPARE(news.kind, StorageNews::Kind::setAside);
        QCOMPARE(bytesOf(news.path), theirs);
        QCOMPARE(names(lists), QStringList{"mine, changed"});
    }

    // A key that nobody knows and a size that is none would be gone with the first change.
    void aListThatWasReadInPartIsSetAsideBeforeItIsChanged()
    {
        RosterStore lists(folder());
        const StoredRoster added = add(lists, namedRoster("mine"));
        const QString path = in("lists/" + added.id + ".yaml");
        const QByteArray odd = bytesOf(path) + "nickname: Bob\n";
        written(path, odd);
        lists.refresh();
        auto list = lists.roster(added.id);
        QVERIFY(list);
        list->roster.name = "mine, changed";
        QVERIFY(lists.save(*list));
        const StorageNews news = onlyNews(lists);
        QCOMPARE(news.kind, StorageNews::Kind::setAside);
        QCOMPARE(bytesOf(news.path), odd);
        // The next change has nothing to lose.
        list->roster.name = "mine, changed again";
        QVERIFY(lists.save(*list) && lists.takeNews().empty());
    }

    void anImportThatWasKilledIsFinishedOrUndone()
    {
        MatchStore store = matchesIn(folder());
        batchWith(incoming("/20260101-000000-000"), "a");
        batchWith(incoming("/20260101-000000-001"), "b", {}, false);
        MatchStore again = matchesIn(folder());
        QCOMPARE(shown(again), QStringList{"a"});
        QCOMPARE(onlyNews(again), (StorageNews{StorageNews::Kind::imported, in("matches/2026/a.match"), {}}));
        QVERIFY(QDir(incoming()).isEmpty());
        {
            IncomingFiles incoming(folder());
            QVERIFY(incoming.add("matches/2026/c.match", recordBytes({"setup of c"})));
        }
        QVERIFY(!again.read("c"));
        QVERIFY(QDir(incoming()).isEmpty());
    }

    // Nothing outside the data folder is ever moved or removed.
    void aBatchThatCantBeReadStaysAndReportsWhy()
    {
        const QTemporaryDir elsewhere;
        const QString batch = batchWith(incoming("/20260101-000000-000"), "a");
        const QString match = batch + "/matches/2026/a.match";
        QVERIFY(QFile::link(elsewhere.path(), batch + "/lists"));
        {
            MatchStore store = matchesIn(folder());
            QVERIFY(shown(store).isEmpty());
            QCOMPARE(onlyNews(store).why,
                     "an import that waits for " + batch + "/lists: it is a link, which isn't followed");
            QVERIFY(QFile::exists(match));
        }
        QVERIFY(QFile::remove(batch + "/lists"));
        MatchStore store = matchesIn(folder());
        QCOMPARE(shown(store), QStringList{"a"});
        QVERIFY(!QFile::exists(batch));
    }

    void whatCantBeLookedIntoIsInNoBackupThatClaimsToBeWhole()
    {
        add(folder(), fullRoster(1));
        const QString lists = folder() + storefiles::lists;
        QVERIFY(QDir().rename(lists, in("aside")));
        written(lists, "a file");
        QVERIFY(!makeBackup(folder(), BackupReason::byHand));
        QVERIFY(backupsOf(folder()).empty());
    }

    void aBackupIsRefusedThatWouldLackAYear_data()
    {
        const auto row = columns<QString, Kind>("what", "fault");
        row("a link", "a link", Kind::unreachable);
        row("a file", "a file", Kind::unreachable);
        row("more than can be restored", "much", Kind::tooMuch);
    }
    void aBackupIsRefusedThatWouldLackAYear()
    {
        QFETCH(QString, what);
        QFETCH(Kind, fault);
        const QTemporaryDir outside;
        const QString year = in("matches/2025");
        QVERIFY(QDir(folder()).mkpath(what == "much" ? "matches/2025" : "matches"));
        if (what == "a link")
            QVERIFY(QFile::link(outside.path(), year));
        else if (what == "a file")
            written(year, "2025");
        else
            for (int k = 0; k <= 256; ++k) {
                const QString file = year + QString("/match-%1.match").arg(k);
                written(file, "");
                QVERIFY(QFile::resize(file, longestFile)); // without room on the disk
            }
        const auto backup = makeBackup(folder(), BackupReason::byHand);
        QVERIFY(!backup);
        QCOMPARE(backup.error().kind, fault);
        QVERIFY(backupsOf(folder()).empty());
    }

    // In other digits it is no year: a backup would not have it.
    void aYearHasDigitsThatEveryProgramKnows()
    {
        QVERIFY(storefiles::isYear("2026"));
        for (const char* name : {"٢٠٢٦", "202", "20260", "2O26", "2026\n"})
            QVERIFY2(!storefiles::isYear(name), name);
    }

    void listsThatCantBeReadAreReportedAndKeepTheirOrder()
    {
        QStringList order;
        {
            RosterStore store(folder());
            for (int number = 1; number <= 3; ++number)
                order.append(add(store, fullRoster(number)).id);
            QVERIFY(store.move(order[2], 0));
            order.move(2, 0);
        }
        const QString lists = folder() + storefiles::lists;
        QVERIFY(QDir().rename(lists, in("aside")));
        QVERIFY(QFile::link(in("aside"), lists));
        RosterStore store(folder());
        QVERIFY(store.fault() && store.summaries().empty());
        StoredRoster waits{{}, {}, fullRoster(5)};
        QVERIFY(!store.save(waits)); // nothing is written through the link
        QCOMPARE(QDir(in("aside")).entryList(QDir::Files).size(), 3);
        order.append(waits.id);
        QVERIFY(QFile::remove(lists) && QDir().rename(in("aside"), lists));
        order.append(add(store, fullRoster(4)).id);
        QVERIFY(!store.fault());
        QCOMPARE(ids(store), order);
        RosterStore again(folder());
        QCOMPARE(ids(again), order);
    }

    void linksAndStrangersAmongWhatComesInAreLeftAlone()
    {
        const QTemporaryDir elsewhere;
        const QString outside = batchWith(elsewhere.filePath("20260101-000000-000"), "a");
        QVERIFY(QFile::link(elsewhere.path(), incoming()));
        QVERIFY(QFile::link(elsewhere.path(), folder() + storefiles::trash));
        written(elsewhere.filePath("20200101-000000-000-old.match"), "x");
        {
            MatchStore store = matchesIn(folder());
            addMatch(store, openMatch("m"), 1);
            store.refresh();
            QVERIFY(!store.remove("m"));
            IncomingFiles files(folder());
            QVERIFY(!files.add("matches/2026/c.match", recordBytes({"setup of c"})));
        }
        QVERIFY(QFile::exists(outside + "/matches/2026/a.match"));
        QVERIFY(QFile::exists(elsewhere.filePath("20200101-000000-000-old.match")));

        QVERIFY(QFile::remove(incoming()));
        QVERIFY(QDir().mkpath(incoming("/notes")));
        QVERIFY(QFile::link(outside, incoming("/20260101-000000-000")));
        written(batchWith(incoming("/20260101-000000-001"), "m", {"new"}) + "/lock", "x");
        const QByteArray before = bytesOf(in("matches/2026/m.match"));
        MatchStore store = matchesIn(folder());
        QVERIFY(QDir(incoming("/notes")).exists());
        QVERIFY(QFile::exists(outside + "/matches/2026/a.match") && !QFile::exists(in("lock")));
        QCOMPARE(store.read("m")->texts.back(), "new");
        // What stood there is set aside.
        QCOMPARE(bytesOf(setAside(".match")), before);
    }

    void whyAFileCannotBeReadIsReportedPlainly()
    {
        written(in("there"), "x");
        QVERIFY(QFile::link(in("there"), in("link")));
        QCOMPARE(readPlainFile(in("link"), 9).error().text, "it is a link, which isn't followed");
        const QByteArray name = QFile::encodeName(in("socket"));
        sockaddr_un address{AF_UNIX, {}};
        QVERIFY(static_cast<std::size_t>(name.size()) < sizeof address.sun_path);
        std::ranges::copy(name, address.sun_path);
        const int listening = ::socket(AF_UNIX, SOCK_STREAM, 0);
        QCOMPARE(::bind(listening, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
        ::close(listening);
        QCOMPARE(readPlainFile(in("socket"), 9).error().text, "not a file");
        errno = EACCES;
        QVERIFY(!toText(faultOfReading("a")).contains("Allow writing"));
        errno = EACCES;
        VERIFY_CONTAINS(toText(faultOfSystem("a")), "Allow writing");
    }

    void whatCannotBePutInItsPlaceChangesNothing()
    {
        written(in("matches/2027"), "a file in the place of a folder");
        {
            IncomingFiles incoming(folder());
            QVERIFY(incoming.add("matches/2026/a.match", recordBytes({"setup of a"})));
            QVERIFY(incoming.add("matches/2027/b.match", recordBytes({"setup of b"})) && !incoming.finish());
        }
        MatchStore store = matchesIn(folder());
        QVERIFY(!store.read("a"));
        QVERIFY(QDir(incoming()).isEmpty());
    }

    void ofSeveralFilesAllComeInOrNone()
    {
        const QString a = "matches/2026/a.match", b = "matches/2026/b.match";
        QVERIFY(QDir().mkpath(in(b))); // a folder in the place of a file
        written(in(a), "before");
        {
            IncomingFiles incoming(folder());
            QVERIFY(incoming.add(a, recordBytes({"setup of a"})));
            QVERIFY(incoming.add(b, recordBytes({"setup of b"})));
            const auto done = incoming.finish();
            QVERIFY(!done);
            QCOMPARE(done.error().path, in(b));
        }
        QCOMPARE(bytesOf(in(a)), "before");
        for (const QLatin1String empty : {storefiles::setAside, storefiles::incoming})
            QVERIFY(QDir(folder() + empty).isEmpty());
    }

    // As where the disk refuses everything as soon as all is there.
    void whatIsCompleteAndCantBeTakenBackComesLater()
    {
        written(in("lists/a.yaml"), "name: before");
        written(in("set-aside"), "in the place of a folder");
        {
            IncomingFiles incoming(folder());
            QVERIFY(incoming.add("lists/a.yaml", "name: a"));
            isRemovalRefused = true;
            const auto done = incoming.finish();
            isRemovalRefused = false;
            QCOMPARE(done.error().kind, Kind::comesLater);
            QVERIFY(!toRefusal(done.error()).contains("Nothing was changed"));
            VERIFY_CONTAINS(toRefusal(done.error()), "what is missing follows");
        }
        QCOMPARE(bytesOf(in("lists/a.yaml")), "name: before");
        QVERIFY(QFile::remove(in("set-aside")));
        RosterStore lists(folder());
        QCOMPARE(bytesOf(in("lists/a.yaml")), "name: a");
    }

    // Some of it may have come before the program was killed.
    void aCompleteBatchThatCantBePutInPlaceIsKept()
    {
        const QString batch = batchWith(incoming("/20260101-000000-000"), "a");
        const QString a = "matches/2026/a.match";
        QVERIFY(QDir().mkpath(in(a)));
        QCOMPARE(RosterStore(folder()).takeNews().size(), std::size_t(1));
        QVERIFY(QFile::exists(batch + "/complete"));
        QVERIFY(QDir().rmdir(in(a)));
        MatchStore store = matchesIn(folder());
        QCOMPARE(shown(store), QStringList{"a"});
        QVERIFY(!QFile::exists(batch));
    }

    // A match that was played on after a batch that has an older state of it.
    void playedOn(const char* id)
    {
        const QString place = in(QStringLiteral("matches/2026/%1.match").arg(QLatin1String(id)));
        written(place, matchFile({std::string("setup of ") + id, "played on"}));
        QFile later(place);
        QVERIFY(later.open(QIODevice::ReadWrite));
        QVERIFY(
            later.setFileTime(QDateTime::currentDateTime().addSecs(60), QFileDevice::FileModificationTime));
    }

    void whatComesTooLateIsReportedThoughTheRestStillWaits()
    {
        const QString batch = batchWith(incoming("/20260101-000000-000"), "a", {"imported"});
        written(batch + "/matches/2027/b.match", matchFile({"setup of b"}));
        playedOn("a");
        written(in("matches/2027"), "in the way");
        const auto news = matchesIn(folder()).takeNews();
        QVERIFY(std::ranges::count(news, StorageNews::Kind::cameLate, &StorageNews::kind) == 1);
        QVERIFY(QFile::exists(batch + "/complete"));
    }

    void whatChangedWhileAnImportWaitedStays()
    {
        const QString batch = batchWith(incoming("/20260101-000000-000"), "a", {"imported"});
        playedOn("a");
        MatchStore store = matchesIn(folder());
        QCOMPARE(store.read("a")->texts.back(), "played on");
        QCOMPARE(bytesOf(setAside(".match")).count("imported"), 1);
        QCOMPARE(onlyNews(store).kind,
                 StorageNews::Kind::cameLate); // the one read before is not in its place
        QVERIFY(!QFile::exists(batch));
    }

    void foldersThatCantBeLookedIntoAreReportedOnce()
    {
        const QTemporaryDir elsewhere;
        for (const QLatin1String link : {storefiles::backups, storefiles::trash})
            QVERIFY(QFile::link(elsewhere.path(), folder() + link));
        QVERIFY(QFile::link(elsewhere.filePath("gone"), folder() + storefiles::rules));
        written(folder() + storefiles::setAside, "a file");
        {
            RosterStore lists(folder());
            QStringList reported;
            for (const StorageNews& news : lists.takeNews())
                reported << news.path.mid(folder().size());
            QCOMPARE(reported, (QStringList{storefiles::trash, storefiles::setAside, storefiles::rules}));
        }
        QVERIFY(RosterStore(folder()).takeNews().empty());
    }

    void whatHasTheNameOfTheLockIsReportedOnceAndStays_data()
    {
        const auto row = columns<QString>("kind");
        for (const char* kind : {"pipe", "folder", "link", "another’s file"})
            row(kind, kind);
    }

    void whatHasTheNameOfTheLockIsReportedOnceAndStays()
    {
        QFETCH(QString, kind);
        const QString path = folder() + storefiles::lock;
        const bool isMade = kind == "pipe"     ? mkfifo(QFile::encodeName(path).constData(), 0600) == 0
                            : kind == "folder" ? QDir().mkdir(path)
                            : kind == "link"   ? QFile::link("nowhere", path)
                                               : written(path, "its process") == path;
        QVERIFY(isMade);
        const FileMark before = markOf(path);
        QCOMPARE(FileLock(path).take(), FileLock::Result::foreign);
        const StorageNews news = onlyNews(RosterStore(folder()));
        QCOMPARE(news.kind, StorageNews::Kind::notUsed);
        QCOMPARE(news.path, path);
        QVERIFY(RosterStore(folder()).takeNews().empty());
        QVERIFY(markOf(path).exists() && markOf(path).number == before.number);
    }

    void aFolderThatCannotBeLookedIntoIsNoEmptyOne()
    {
        addMatch(folder(), matchOf(1), 1);
        QVERIFY(QDir().rename(in("matches"), in("elsewhere")));
        QVERIFY(QFile::link(in("elsewhere"), in("matches")));
        MatchStore store = matchesIn(folder());
        QVERIFY(store.fault());
        QCOMPARE(shown(store), QStringList{"match-1"}); // what the index knows
    }

    void aFolderThatCannotBeMadeIsReportedAndNothingIsKept()
    {
        const QTemporaryDir top;
        written(top.filePath("file"), "x");
        MatchStore store = matchesIn(top.filePath("file/folder"));
        QCOMPARE(store.fault()->kind, StorageFault::Kind::cannotCreateFolder);
        QVERIFY(!store.create(matchOf(1), {"setup of match-1"}));
        RosterStore lists(top.filePath("file/folder"));
        StoredRoster list{{}, {}, namedRoster("kept")};
        QVERIFY(!lists.save(list) && lists.hasUnsaved());
        QCOMPARE(names(lists), QStringList{"kept"});
        QVERIFY(lists.roster(list.id)->roster == list.roster);
    }

    void nothingIsWrittenIntoAnotherFolderAtThePathOfTheOpenOne()
    {
        const QTemporaryDir top;
        const QString folder = top.filePath("data"), before = top.filePath("before");
        MatchStore store = matchesIn(folder);
        RosterStore lists(folder);
        addMatch(store, matchOf(1), 1);
        QVERIFY(store.hold("match-1"));
        const auto kindOf = [](const auto& done) { return done ? QString() : toText(done.error()); };
        QVERIFY(QDir().rename(folder, before));
        for (const char* what : {"be used", "was replaced"}) {
            QVERIFY(kindOf(store.append("match-1", {"a step"})).contains(what));
            QVERIFY(kindOf(store.rewrite("match-1", 0, {"setup"})).contains(what));
            QVERIFY(kindOf(store.create(matchOf(2), {"setup"})).contains(what));
            StoredRoster list{{}, {}, namedRoster("kept")};
            QVERIFY(kindOf(lists.save(list)).contains(what));
            store.refresh();
            QVERIFY(store.fault());
            QVERIFY(QFileInfo::exists(folder) == (QString(what) != "be used"));
            QVERIFY(QDir().mkpath(folder)); // empty; then it is taken away again
        }
        QVERIFY(QDir(folder).isEmpty() && QDir().rmdir(folder) && QDir().rename(before, folder));
        QVERIFY(store.append("match-1", {"a step"}));
        QVERIFY(lists.retry());
    }

    void inAnotherFolderAtThePathNothingIsMovedOrRemoved()
    {
        const QTemporaryDir top;
        const QString folder = top.filePath("data");
        MatchStore store = matchesIn(folder);
        RosterStore lists(folder);
        addMatch(store, matchOf(1), 1);
        const auto backup = makeBackup(folder, BackupReason::byHand);
        QVERIFY(backup);
        const QString archive = top.filePath("backup.zip");
        QVERIFY(QFile::copy(backup->path, archive) && QDir().rename(folder, top.filePath("before")));
        const QString part = folder + "/matches/2026/other.match.adjutant-part";
        const QString deleted = folder + "/trash/20200101-000000-000-old.match";
        written(part, "of another process");
        written(deleted, "old");
        QVERIFY(QDir().mkpath(folder + "/incoming/20260101-000000-000"));
        store.refresh();
        lists.refresh();
        QVERIFY(store.fault() && lists.fault());
        QCOMPARE(shown(store), QStringList{"match-1"});
        QCOMPARE(makeBackup(folder, BackupReason::byHand).error().kind, StorageFault::Kind::replaced);
        QCOMPARE(restoreBackup(folder, archive).error().kind, StorageFault::Kind::replaced);
        matchesIn(folder); // an import that waits there is not ours to finish, either
        QVERIFY(QFile::exists(part) && QFile::exists(deleted));
        QVERIFY(QFile::exists(folder + "/incoming/20260101-000000-000"));
        QVERIFY(!QFile::exists(folder + storefiles::backups));
    }

    void aFolderThatComesLaterIsKeptBeforeAnythingIsWritten()
    {
        const QTemporaryDir top;
        const QString disk = top.filePath("disk"), folder = disk + "/data";
        written(disk, "where the disk will be");
        storefiles::OpenedFolder ours(folder);
        QCOMPARE(ours.keep(), FileLock::Result::impossible);
        RosterStore lists(folder);
        StoredRoster list{{}, {}, namedRoster("kept")};
        QVERIFY(!lists.save(list));
        QVERIFY(QFile::remove(disk) && QDir().mkpath(folder));
        {
            FileLock others(folder + storefiles::lock);
            QCOMPARE(others.take(), FileLock::Result::held);
            QCOMPARE(lists.retry().error().kind, StorageFault::Kind::inUse);
            QVERIFY(QDir(folder + storefiles::lists).isEmpty());
        }
        QVERIFY(lists.retry());
        QCOMPARE(FileLock(folder + storefiles::lock).take(), FileLock::Result::busy);
    }

    void aYearThatCantBeLookedIntoDoesNotKeepMatchesOut()
    {
        MatchStore store = matchesIn(folder());
        addMatch(store, matchOf(1), 1);
        QVERIFY(QDir().mkpath(in("matches/2025")));
        for (const char* open : {"", "matches", "matches/2026"})
            setRights(in(open), true);
        QVERIFY(QFile::setPermissions(in("matches/2025"), {}));
        {
            const AsNobody nobody;
            QVERIFY(store.create(matchOf(2), {"setup"}));
            QCOMPARE(store.read("none").error().kind, StorageFault::Kind::unreachable);
        }
        setRights(in("matches/2025"), true);
    }

    void aFileThatCouldNotComeInWholeDoesNotComeLater()
    {
        IncomingFiles incoming(folder());
        QVERIFY(incoming.add("lists/a.yaml", "name: a"));
        {
            const Room room(4);
            QVERIFY(!incoming.add("lists/b.yaml", "name: b"));
        }
        QVERIFY(incoming.finish());
        QVERIFY(QFile::exists(in("lists/a.yaml")) && !QFile::exists(in("lists/b.yaml")));
    }

    void theLockOfAnotherFolderAtThePathStays()
    {
        const QTemporaryDir top;
        const QString folder = top.filePath("data"), lock = folder + storefiles::lock;
        QVERIFY(QDir().mkdir(folder));
        {
            FileLock ours(lock);
            QCOMPARE(ours.take(), FileLock::Result::held);
            QVERIFY(QDir().rename(folder, top.filePath("before")));
            written(lock, "");
        }
        QVERIFY(QFile::exists(lock));
        QVERIFY(!QFile::exists(top.filePath("before/lock")) ||
                FileLock(lock).take() == FileLock::Result::held);
    }

    void whatWasLeftUnfinishedIsRemoved()
    {
        MatchStore store = matchesIn(folder());
        addMatch(store, matchOf(1), 2);
        const QString part = fileOf(store, "match-1") + ".adjutant-part";
        written(part, "half");
        store.refresh();
        QVERIFY(!QFile::exists(part));
        QVERIFY(store.takeNews().empty());
    }

    void filesOfTheFolderAreNoPlaceForExports()
    {
        MatchStore store = matchesIn(folder());
        addMatch(store, matchOf(1), 2);
        QVERIFY(storefiles::isKept(fileOf(store, "match-1")));
        QVERIFY(storefiles::isKept(in("matches/2026/new.match")) && storefiles::isKept(in("index.sqlite")));
        QVERIFY(storefiles::isKept(in("lock")));
        for (const char* place : {"rules/any.yaml", "catalogues/any/any.yaml", "backups/any.zip",
                                  "phones/any.phones", "drafts/any.json"}) {
            const QString path = in(place);
            QVERIFY(QDir().mkpath(QFileInfo(path).path()));
            QVERIFY2(storefiles::isKept(path), place);
        }
        QVERIFY(!storefiles::isKept(in("export.match")));
        // As an import into an empty folder leaves it: without an index, and without a lock.
        const QTemporaryDir imported;
        QVERIFY(QDir(imported.path()).mkpath("incoming") && QDir(imported.path()).mkpath("matches/2026"));
        QVERIFY(storefiles::isKept(imported.filePath("matches/2026/new.match")));
        // A copy of one has neither.
        const QTemporaryDir copied;
        QVERIFY(QDir(copied.path()).mkpath("lists") && QDir(copied.path()).mkpath("matches/2026"));
        QVERIFY(storefiles::isKept(copied.filePath("matches/2026/new.match")));
        QVERIFY(storefiles::isKept(copied.filePath("lists/new.yaml")));
        QVERIFY(!storefiles::isKept(copied.filePath("matches/2026/new.csv")));
    }

    void everyFaultHasItsOwnWords()
    {
        QSet<QString> all;
        for (int kind = 0; kind <= static_cast<int>(Kind::comesLater); ++kind) {
            const StorageFault fault = storageFault(static_cast<Kind>(kind), "/data/%2/here");
            const QString words = toText(fault);
            QVERIFY(!words.contains("%1"));
            const bool namesNoFile = fault.kind == Kind::noSuchRoster || fault.kind == Kind::noSuchMatch ||
                                     fault.kind == Kind::nameTaken;
            QVERIFY(namesNoFile || words.contains(fault.path));
            all.insert(words);
        }
        QCOMPARE(all.size(), static_cast<int>(Kind::comesLater) + 1);
    }

    void newsReportWhereTheFileIs()
    {
        QSet<QString> all;
        for (int kind = 0; kind <= static_cast<int>(StorageNews::Kind::shorter); ++kind) {
            const StorageNews news{static_cast<StorageNews::Kind>(kind), "/data/here", {}};
            QVERIFY(toText(news).contains(news.path));
            all.insert(toText(news));
        }
        QCOMPARE(all.size(), static_cast<int>(StorageNews::Kind::shorter) + 1);
    }
};

ADJUTANT_TEST(FoldersTest)

} // namespace adjutant::test::tst_storage_folders
