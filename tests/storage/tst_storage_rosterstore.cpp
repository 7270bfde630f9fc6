// What is saved reads back the same, in its order, and what is deleted comes back.
#include "app/storage/storefiles.h"
#include "tests/storage/storagefixture.h"

namespace adjutant::test::tst_storage_rosterstore {

using Kind = StorageFault::Kind;

class RosterStoreTest : public QObject, DataFolder
{
    Q_OBJECT

private Q_SLOTS:
    void init() { clear(); }

    void anEmptyFolderGivesAnEmptyStore()
    {
        RosterStore store(folder());
        QVERIFY(store.takeNews().empty() && store.summaries().empty());
        QVERIFY(!store.fault() && !store.hasUnsaved());
    }

    void anyNameOfAFolderWillDo()
    {
        const QTemporaryDir top;
        const QString folder = top.filePath("not/there yet/ä%20?mode=ro#'\"烏");
        for (int number = 0; number < 3; ++number) {
            RosterStore store(folder);
            QVERIFY(store.takeNews().empty());
            add(store, fullRoster(number));
            const auto backup = makeBackup(folder, BackupReason::byHand);
            QVERIFY(backup);
            QVERIFY(restoreBackup(folder, backup->path));
            QCOMPARE(ids(store).size(), number + 1);
        }
        QCOMPARE(QDir(folder).entryList({"l*"}, QDir::Dirs | QDir::Files),
                 (QStringList{"list-order", "lists"}));
    }

    void everySavedRosterReadsBackTheSame()
    {
        std::vector<Roster> saved;
        {
            RosterStore store(folder());
            for (int number = 0; number < 20; ++number) {
                saved.push_back(fullRoster(number));
                StoredRoster roster = add(store, saved.back());
                if (number % 2 == 0) {
                    saved.back().notes += "changed";
                    roster.roster = saved.back();
                    QVERIFY(store.save(roster));
                }
            }
            saved.push_back({});
            add(store, Roster());
            QVERIFY(contents(store) == saved);
        }
        RosterStore store(folder());
        QVERIFY(contents(store) == saved);
    }

    void everySummaryReportsWhatWasSaved()
    {
        const QDateTime before = QDateTime::currentDateTimeUtc();
        QString id;
        {
            RosterStore store(folder());
            StoredRoster roster = add(store, fullRoster(1));
            id = roster.id;
            QVERIFY(store.save(roster));
        }
        RosterStore store(folder(), [](const Roster& roster) {
            return RosterFigures{roster.limits, int(roster.entries.size()), 20};
        });
        const auto summaries = store.summaries();
        QCOMPARE(summaries.size(), std::size_t(1));
        const RosterSummary& summary = summaries.front();
        QCOMPARE(summary.id, id);
        QCOMPARE(summary.name, QString::fromStdString(fullRoster(1).name));
        QCOMPARE(listed(summary.system, summary.faction), "regatta north");
        QVERIFY(summary.limits == (Amounts{{"points", 401}, {"berths", 4}}));
        QVERIFY(summary.figures == (RosterFigures{summary.limits, int(fullRoster(1).entries.size()), 20}));
        QVERIFY(summary.changedAt >= before && summary.changedAt <= QDateTime::currentDateTimeUtc());
        QCOMPARE(summary.changedAt.timeSpec(), Qt::UTC);
    }

    void aRosterThatWouldNotReadBackIsKeptAndReportedUntilItIsPutRight()
    {
        RosterStore store(folder());
        StoredRoster roster = add(store, namedRoster("short"));
        roster.roster.name.assign(Roster::longestName + 1, 'x'); // a file with it would lose the name
        const auto saved = store.save(roster);
        QVERIFY(!saved);
        QCOMPARE(saved.error().kind, Kind::unstorableRoster);
        QVERIFY(store.hasUnsaved() && store.fault() && !store.retry());
        QCOMPARE(names(store), QStringList(QString(int(Roster::longestName) + 1, u'x')));
        QVERIFY(store.roster(roster.id)->roster == roster.roster);

        add(store, namedRoster("others are saved"));
        RosterStore other(folder());
        QCOMPARE(names(other), (QStringList{"short", "others are saved"}));
        roster.roster.name.pop_back();
        QVERIFY(store.save(roster));
        QVERIFY(!store.hasUnsaved() && !store.fault());
        RosterStore later(folder());
        QVERIFY(contents(later) == (std::vector{roster.roster, namedRoster("others are saved")}));
    }

    void aNewListThatCantBeSavedStaysAndIsMarked()
    {
        RosterStore store(folder());
        add(store, namedRoster("first"));
        const QString lists = in("lists"), aside = in("aside");
        QVERIFY(QDir().rename(lists, aside));
        written(lists, "in its place");
        StoredRoster second{{}, {}, namedRoster("second")}, third{{}, {}, namedRoster("third")};
        QVERIFY(!store.save(second) && !store.save(third));
        QVERIFY(QFile::remove(lists) && QDir().rename(aside, lists));
        for (int times = 0; times < 2; ++times) {
            store.refresh(); // the window was left, and is looked at again
            QCOMPARE(names(store), (QStringList{"first", "second", "third"}));
            QVERIFY(!store.summaries()[0].isUnsaved && store.summaries()[1].isUnsaved);
        }
        QVERIFY(store.retry());
        QCOMPARE(names(store), (QStringList{"first", "second", "third"}));
        QVERIFY(!store.summaries()[1].isUnsaved && !store.summaries()[2].isUnsaved);
        RosterStore later(folder());
        QCOMPARE(names(later).size(), 3);
    }

    void deletedRostersComeBack()
    {
        StoredRoster roster;
        {
            RosterStore store(folder());
            add(store, namedRoster("first"));
            roster = add(store, fullRoster(2));
            add(store, namedRoster("third"));
            QVERIFY(store.remove(roster.id));
            QCOMPARE(names(store), (QStringList{"first", "third"}));
            QVERIFY(!store.roster(roster.id));
        }
        RosterStore store(folder(), [](const Roster&) { return figuresOf(2); });
        const auto deleted = store.deleted();
        QCOMPARE(deleted.size(), std::size_t(1));
        QCOMPARE(deleted.front().summary.id, roster.id);
        QVERIFY(deleted.front().at.isValid());
        const auto restored = store.restore(roster.id);
        QVERIFY(restored && *restored == roster.id);
        QCOMPARE(ids(store).indexOf(roster.id), 1);
        QVERIFY(store.roster(roster.id)->roster == fullRoster(2));
        QVERIFY(store.summaries()[1].figures == figuresOf(2));
        QVERIFY(store.deleted().empty());
        QVERIFY(store.save(roster)); // an editor that still has it may go on
        QCOMPARE(ids(store).size(), 3);
    }

    void aClockThatIsAheadEmptiesNoTrash()
    {
        RosterStore store(folder());
        const StoredRoster first = add(store, namedRoster("first"));
        const StoredRoster second = add(store, namedRoster("second"));
        QVERIFY(store.remove(first.id));
        // As if the clock had gone ahead by years since.
        age(first.id, 1000);
        QFile list(in("lists/" + second.id + ".yaml"));
        QVERIFY(list.open(QIODevice::ReadWrite));
        QVERIFY(list.setFileTime(QDateTime::currentDateTimeUtc().addDays(-1001),
                                 QFileDevice::FileModificationTime));
        list.close();
        RosterStore later(folder());
        QVERIFY(later.restore(first.id));
    }

    void anOrderThatCantBeReadStays()
    {
        RosterStore store(folder());
        add(store, namedRoster("first"));
        const StoredRoster second = add(store, namedRoster("second"));
        const QString order = in("list-order");
        QVERIFY(QFile::remove(order));
        QVERIFY(QFile::link("elsewhere", order));
        QVERIFY(!store.move(second.id, 0));
        QVERIFY(QFileInfo(order).isSymLink());
        RosterStore again(folder());
        QCOMPARE(listed(again.takeNews().size(), again.summaries().size()), "1 2");
    }

    void aDeletedListGoesAfterThirtyDaysOnly()
    {
        RosterStore store(folder());
        const StoredRoster older = add(store, namedRoster("31 days"));
        const StoredRoster newer = add(store, namedRoster("29 days"));
        const StoredRoster today = add(store, namedRoster("today"));
        QVERIFY(store.remove(older.id));
        QVERIFY(store.remove(newer.id));
        age(older.id, 31);
        age(newer.id, 29);
        store.refresh();
        QVERIFY(store.remove(today.id));
        QVERIFY(!store.restore(older.id));
        QVERIFY(store.restore(newer.id));
        QVERIFY(store.restore(today.id));
    }

    void aListThatCantBeSavedCantBeDeleted()
    {
        RosterStore store(folder());
        StoredRoster onDisk = add(store, namedRoster("short"));
        StoredRoster fresh{{}, {}, namedRoster(QString(201, u'y'))};
        onDisk.roster.name.assign(Roster::longestName + 1, 'x');
        QVERIFY(!store.save(onDisk));
        QVERIFY(!store.save(fresh));
        const std::vector<Roster> before = contents(store);
        QCOMPARE(store.remove(onDisk.id).error().kind, Kind::unstorableRoster);
        QCOMPARE(store.remove(fresh.id).error().kind, Kind::unstorableRoster);
        QVERIFY(contents(store) == before);
        QVERIFY(store.hasUnsaved());
    }

    void positionsSurvive()
    {
        QStringList expected;
        {
            RosterStore store(folder());
            for (int number = 0; number < 8; ++number)
                expected.append(add(store, namedRoster(QString::number(number))).id);
            const auto move = [&](int from, int to, int really) {
                QVERIFY(store.move(expected[from], to));
                expected.move(from, really);
                QCOMPARE(ids(store), expected);
            };
            move(7, 0, 0);
            move(0, 7, 7);
            move(3, 4, 4);
            move(4, 3, 3);
            move(2, 2, 2);
            move(5, -9, 0);
            move(1, 99, 7);
            for (int times = 0; times < 5; ++times) // to one place again and again
                move(3, 1, 1);
            StoredRoster changed = *store.roster(expected[4]);
            QVERIFY(store.save(changed)); // a change is no move
        }
        RosterStore store(folder());
        QCOMPARE(ids(store), expected);
    }

    void theOrderIsReadBeforeItIsWritten()
    {
        const QTemporaryDir top;
        const QString disk = top.filePath("disk"), away = top.filePath("away"), folder = disk + "/data";
        QStringList all;
        for (const char* name : {"a", "b", "c"})
            all.prepend(add(folder, namedRoster(name)).id);
        QVERIFY(RosterStore(folder).move(all[0], 0) && RosterStore(folder).move(all[1], 1));
        QVERIFY(QDir().rename(disk, away));
        written(disk, "where the disk will be");
        RosterStore store(folder);
        QVERIFY(QFile::remove(disk) && QDir().rename(away, disk));
        QCOMPARE(ids(store), QStringList());
        all.append(add(store, namedRoster("d")).id);
        QCOMPARE(ids(store), all);
        RosterStore again(folder);
        QCOMPARE(ids(again), all);
    }

    void aListIsWrittenAgainWhereItsFolderWasRemoved()
    {
        RosterStore store(folder());
        StoredRoster list = add(store, namedRoster("only"));
        QVERIFY(QDir(in("lists")).removeRecursively()); // as git does with a folder that is empty
        list.roster.name = "changed";
        QVERIFY(store.save(list));
        QCOMPARE(names(store), QStringList{"changed"});
    }

    void whatWasSavedLaterIsNoStrangers()
    {
        RosterStore store(folder());
        StoredRoster list = add(store, namedRoster("a"));
        QVERIFY(QDir().rename(in("lists"), in("aside")));
        written(in("lists"), "in its place");
        list.roster.name = "b";
        QVERIFY(!store.save(list));
        QVERIFY(QFile::remove(in("lists")) && QDir().rename(in("aside"), in("lists")));
        QVERIFY(store.retry());
        list.roster.name = "c";
        QVERIFY(store.save(list));
        QVERIFY(setAside(".yaml").isEmpty());
    }

    void aDeletedListKeepsItsPlaceWhileOthersMove()
    {
        RosterStore store(folder());
        QStringList all;
        for (int number = 0; number < 5; ++number)
            all.append(add(store, namedRoster(QString::number(number))).id);
        QVERIFY(store.remove(all[1]));
        QVERIFY(store.move(all[4], 2));
        QVERIFY(store.restore(all[1]));
        QCOMPARE(ids(store), (QStringList{all[0], all[1], all[2], all[4], all[3]}));
    }

    void unknownListsAreRefused()
    {
        RosterStore store(folder());
        QCOMPARE(store.roster("none").error().kind, Kind::noSuchRoster);
        QCOMPARE(store.remove("none").error().kind, Kind::noSuchRoster);
        QCOMPARE(store.restore("none").error().kind, Kind::noSuchRoster);
        QCOMPARE(store.move("none", 0).error().kind, Kind::noSuchRoster);
        QVERIFY(!store.fault());
    }
};

ADJUTANT_TEST(RosterStoreTest)

} // namespace adjutant::test::tst_storage_rosterstore
