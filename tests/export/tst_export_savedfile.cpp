#include "app/export/savedfile.h"
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
        QVERIFY(saved.error().contains(QStringLiteral("The existing file is unchanged.")));
        QVERIFY(!saved.error().contains(QStringLiteral("Unknown error")));
        QCOMPARE(contentsOf(path("old.txt")), QByteArray("precious"));
        QCOMPARE(QDir(m_folder.path()).entryList({QStringLiteral("old*")}, QDir::Files).size(), 1);
    }

    void aFileOfTheDataFolderIsNeverReplaced_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"matches/2026/a.match", "matches/2026/new.match", "lists/a.yaml",
                                 "index.sqlite", "index.sqlite-wal", "trash/a", "symbolic.txt"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }

    void aFileOfTheDataFolderIsNeverReplaced()
    {
        QFETCH(QString, name);
        const QTemporaryDir folder;
        const QString match = folder.filePath(QStringLiteral("matches/2026/a.match"));
        QVERIFY(QDir().mkpath(folder.filePath(QStringLiteral("matches/2026"))));
        QVERIFY(QDir().mkpath(folder.filePath(QStringLiteral("lists"))));
        QVERIFY(QDir().mkpath(folder.filePath(QStringLiteral("trash"))));
        for (const QString& path : {match, folder.filePath(QStringLiteral("index.sqlite"))}) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write("precious") == 8);
        }
        QVERIFY(QFile::link(match, folder.filePath(QStringLiteral("symbolic.txt"))));
        const auto saved = saveFile(folder.filePath(name), "a picture of a list");
        QVERIFY(!saved);
        QVERIFY2(saved.error().contains(QStringLiteral("it is one of Adjutant’s own list or match files")),
                 qPrintable(saved.error()));
        QFile file(match);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("precious"));
        QVERIFY(saveFile(folder.filePath(QStringLiteral("export.txt")), "x"));
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
        QVERIFY(saved.error().contains(QStringLiteral("Nothing was written.")));
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
