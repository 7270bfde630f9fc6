#include "app/export/savedfile.h"
#include "app/storage/database.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>
#include <QtTest>
#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tst_export_savedfile {

using namespace adjutant;

/// Files that are there whole or not at all.
class SavedFileTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

    static QByteArray contentsOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void theBytesAreInTheFile()
    {
        QVERIFY(saveFile(path("new.txt"), "one\n"));
        QCOMPARE(contentsOf(path("new.txt")), QByteArray("one\n"));
        QVERIFY(saveFile(path("new.txt"), "two"));
        QCOMPARE(contentsOf(path("new.txt")), QByteArray("two"));
        QVERIFY(saveFile(path("empty.txt"), {}));
        QVERIFY(QFile::exists(path("empty.txt")));
    }

    // A limit on the size of files stands for a full disk.
    void aFailedWriteLeavesTheOldFileUntouched_data()
    {
        QTest::addColumn<int>("size");
        QTest::newRow("large") << 1'000'000;
        QTest::newRow("written only when it is closed") << 6'000;
    }
    void aFailedWriteLeavesTheOldFileUntouched()
    {
        QFETCH(int, size);
        QVERIFY(saveFile(path("old.txt"), "precious"));
        rlimit before{};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
        const auto handler = std::signal(SIGXFSZ, SIG_IGN);
        const rlimit tight{4096, before.rlim_max};
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &tight), 0);
        const auto saved = saveFile(path("old.txt"), QByteArray(size, 'x'));
        setrlimit(RLIMIT_FSIZE, &before);
        std::signal(SIGXFSZ, handler);
        QVERIFY(!saved);
        QVERIFY2(saved.error().startsWith(QStringLiteral("“%1” could not be saved: ").arg(path("old.txt"))),
                 qPrintable(saved.error()));
        QVERIFY(saved.error().contains(QStringLiteral("The file that was there is untouched.")));
        QVERIFY(!saved.error().contains(QStringLiteral("Unknown error")));
        QCOMPARE(contentsOf(path("old.txt")), QByteArray("precious"));
        QCOMPARE(QDir(m_folder.path()).entryList({QStringLiteral("old*")}, QDir::Files).size(), 1);
    }

    // The app has its database open: the file isn't even looked into, for that would end SQLite's locks.
    void aDatabaseIsNeverReplaced_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("open");
        for (const bool open : {true, false})
            for (const char* name : {"lists.db", "lists.db-wal", "lists.db-shm", "symbolic.txt", "hard.txt"})
                QTest::addRow("%s%s", name, open ? ", open" : "") << QString::fromLatin1(name) << open;
    }

    void aDatabaseIsNeverReplaced()
    {
        QFETCH(QString, name);
        QFETCH(bool, open);
        const QTemporaryDir folder;
        const QString database = folder.filePath(QStringLiteral("lists.db"));
        std::optional<Database> kept;
        if (auto opened = Database::open(database, {}); opened) {
            QVERIFY(opened->run(QStringLiteral("CREATE TABLE precious (word TEXT)")));
            if (open)
                kept = std::move(*opened);
        }
        QVERIFY(QFile::link(database, folder.filePath(QStringLiteral("symbolic.txt"))));
        QCOMPARE(::link(qPrintable(database), qPrintable(folder.filePath(QStringLiteral("hard.txt")))), 0);
        const auto saved = saveFile(folder.filePath(name), "a picture of a list");
        QVERIFY(!saved);
        QVERIFY2(saved.error().contains(QStringLiteral("it belongs to a database")),
                 qPrintable(saved.error()));
        kept.reset();
        auto again = Database::open(database, {});
        QVERIFY(again && again->value(QStringLiteral("SELECT COUNT(*) FROM precious")));
    }

    void aDeviceOrAPipeIsNotReplaced_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("a pipe") << QStringLiteral("pipe");
        QTest::newRow("a full disk") << QStringLiteral("full");
    }

    void aDeviceOrAPipeIsNotReplaced()
    {
        QFETCH(QString, name);
        const QTemporaryDir folder;
        QCOMPARE(::mkfifo(qPrintable(folder.filePath(QStringLiteral("pipe"))), 0600), 0);
        QVERIFY(QFile::link(QStringLiteral("/dev/full"), folder.filePath(QStringLiteral("full"))));
        const auto saved = saveFile(folder.filePath(name), "x");
        QVERIFY(!saved);
        QVERIFY2(saved.error().contains(QStringLiteral("it is a device or a pipe")),
                 qPrintable(saved.error()));
        QVERIFY(!QFileInfo(folder.filePath(name)).isFile());
        QVERIFY(QFileInfo::exists(QStringLiteral("/dev/full")) &&
                !QFileInfo(QStringLiteral("/dev/full")).isFile());
    }

    void aFolderThatIsNotThereIsRefused()
    {
        const auto saved = saveFile(path("nowhere/new.txt"), "x");
        QVERIFY(!saved);
        QVERIFY(
            saved.error().contains(QStringLiteral("“%1” could not be saved: ").arg(path("nowhere/new.txt"))));
        QVERIFY(saved.error().contains(QStringLiteral("No part of it was written.")));
    }

    void aFolderIsNoFile()
    {
        const auto saved = saveFile(m_folder.path(), "x");
        QVERIFY(!saved);
        QVERIFY(saved.error().contains(QStringLiteral("it is a folder")));
        QVERIFY(QDir(m_folder.path()).exists());
    }
};

ADJUTANT_TEST(SavedFileTest)

} // namespace tst_export_savedfile

#include "tst_export_savedfile.moc"
