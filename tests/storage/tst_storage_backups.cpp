// Backups can be taken, seen and restored; restoring is undone by restoring.
#include "app/storage/backup.h"
#include "app/storage/storefiles.h"
#include "tests/storage/matchfixture.h"
#include "tests/storage/storagefixture.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <zip.h>

namespace tst_storage_backups {

using namespace adjutant;
using namespace adjutant::test;
using Kind = StorageFault::Kind;

namespace {

QString text(const char* latin)
{
    return QString::fromUtf8(latin);
}

// An archive with one file.
void writeArchive(const QString& path, const char* name, const QByteArray& bytes)
{
    zip_t* archive = zip_open(QFile::encodeName(path).constData(), ZIP_CREATE | ZIP_TRUNCATE, nullptr);
    zip_source_t* source =
        zip_source_buffer(archive, bytes.constData(), static_cast<zip_uint64_t>(bytes.size()), 0);
    if (zip_file_add(archive, name, source, 0) < 0 || zip_close(archive) != 0)
        qFatal("no archive");
}

} // namespace

class BackupsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void backupsBringListsMatchesAndRulesBack()
    {
        const QTemporaryDir folder;
        QDir().mkpath(folder.filePath(text("rules")));
        write(folder.filePath(text("rules/regatta.yaml")), "notes: {}\n");
        RosterStore lists(folder.path());
        MatchStore matches = matchesIn(folder.path());
        StoredRoster changed = add(lists, fullRoster(1));
        const StoredRoster deleted = add(lists, fullRoster(2));
        addMatch(matches, openMatch(text("m")), 3);
        const std::vector<Roster> before = contents(lists);
        const auto backup = makeBackup(folder.path(), BackupReason::byHand);
        QVERIFY(backup);

        QVERIFY(lists.remove(deleted.id));
        changed.roster.name = "changed";
        QVERIFY(lists.save(changed, {}));
        QVERIFY(matches.append(text("m"), {stepText(4)}));
        write(folder.filePath(text("rules/regatta.yaml")), "notes: {a: b}\n");
        const StoredRoster later = add(lists, fullRoster(3));

        const auto replaced = restoreBackup(folder.path(), backup->path);
        QVERIFY(replaced);
        lists.refresh();
        matches.refresh();
        QVERIFY(lists.roster(changed.id)->roster == before[0]);
        QVERIFY(lists.roster(deleted.id)->roster == before[1]);
        QVERIFY(lists.roster(later.id)); // what is not in it stays
        QVERIFY(stepTexts(matches, text("m")) == stepTexts(3));
        QCOMPARE(bytesOf(folder.filePath(text("rules/regatta.yaml"))), QByteArray("notes: {}\n"));

        QVERIFY(restoreBackup(folder.path(), replaced->path));
        QVERIFY(stepTexts(matches, text("m")) == stepTexts(4));
        lists.refresh();
        QVERIFY(lists.roster(changed.id)->roster == changed.roster);
    }

    void whatIsThereAlreadyAndEqualIsNotSetAside()
    {
        const QTemporaryDir folder;
        RosterStore lists(folder.path());
        const StoredRoster same = add(lists, fullRoster(1));
        StoredRoster other = add(lists, fullRoster(2));
        const auto backup = makeBackup(folder.path(), BackupReason::byHand);
        QVERIFY(backup);
        other.roster.name = "changed";
        QVERIFY(lists.save(other, {}));
        QVERIFY(restoreBackup(folder.path(), backup->path));
        const auto aside = storefiles::stampedIn(folder.path() + storefiles::setAside, text(".yaml"));
        QCOMPARE(aside.size(), std::size_t(1));
        QVERIFY(aside.front().path.endsWith(other.id + text(".yaml")));
        QVERIFY(lists.roster(same.id)->roster == same.roster);
    }

    void aBackupTellsItsTimeAndSizeAndIsNobodyElsesToRead()
    {
        const QTemporaryDir folder;
        RosterStore lists(folder.path());
        add(lists, fullRoster(1));
        const QDateTime before = QDateTime::currentDateTimeUtc();
        const auto backup = makeBackup(folder.path(), BackupReason::byHand);
        QVERIFY(backup && backup->takenAt >= before && !backup->automatic);
        QCOMPARE(backup->bytes, QFileInfo(backup->path).size());
        QVERIFY(backupsOf(folder.path()) == std::vector{*backup});
        QVERIFY(!(QFile::permissions(backup->path) & (QFile::ReadOther | QFile::ReadGroup)));
    }

    void theLastFiveAutomaticBackupsAreKept()
    {
        const QTemporaryDir folder;
        const auto byHand = makeBackup(folder.path(), BackupReason::byHand);
        QVERIFY(byHand);
        for (int k = 0; k < 8; ++k)
            QVERIFY(makeBackup(folder.path(), BackupReason::automatic));
        QCOMPARE(backupsOf(folder.path()).size(), std::size_t(automaticBackupsKept + 1));
        QVERIFY(backupsOf(folder.path()).back() == *byHand);
    }

    void whatIsNoBackupChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no archive") << QByteArray("SQLite format 3");
        QTest::newRow("cut") << QByteArray("cut");
        QTest::newRow("altered") << QByteArray("altered");
        QTest::newRow("elsewhere") << QByteArray("elsewhere");
    }

    void whatIsNoBackupChangesNothing()
    {
        QFETCH(QByteArray, bytes);
        const QTemporaryDir folder;
        RosterStore lists(folder.path());
        add(lists, fullRoster(1));
        const std::vector<Roster> before = contents(lists);
        const auto good = makeBackup(folder.path(), BackupReason::byHand);
        const QString path = folder.filePath(text("odd.zip"));
        QByteArray odd = bytesOf(good->path);
        if (bytes == "cut")
            write(path, odd.first(odd.size() / 2));
        else if (bytes == "altered")
            write(path, odd.replace(60, 1, "\xff"));
        else if (bytes == "elsewhere")
            writeArchive(path, "../lists/a.yaml", "x");
        else
            write(path, bytes);
        const auto restored = restoreBackup(folder.path(), path);
        QVERIFY(!restored);
        QCOMPARE(restored.error().kind, Kind::notABackup);
        lists.refresh();
        QVERIFY(contents(lists) == before);
        QCOMPARE(backupsOf(folder.path()).size(), std::size_t(1));
        QVERIFY(QDir(folder.path() + storefiles::incoming).isEmpty());
    }

    void filesOfOtherPlacesInAnArchiveAreLeftOut()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(text("odd.zip"));
        for (const char* name :
             {"lists/../x.yaml", "/lists/x.yaml", "lists/.x.yaml", "lock", "matches/x.match"}) {
            writeArchive(path, name, "x");
            QVERIFY(!restoreBackup(folder.path(), path));
            QVERIFY(!QFile::exists(folder.filePath(text("x.yaml"))));
        }
    }
};

ADJUTANT_TEST(BackupsTest)

} // namespace tst_storage_backups

#include "tst_storage_backups.moc"
