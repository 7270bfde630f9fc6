// A file of records: what was confirmed is there, and what isn't what was written is found and kept.
#include "app/storage/backup.h"
#include "app/storage/storefiles.h"
#include "tests/storage/matchfixture.h"
#include "tests/storage/storagefixture.h"

namespace adjutant::test::tst_storage_recordfile {

using Kind = StorageFault::Kind;
using Texts = std::vector<std::string>;

class RecordFileTest : public QObject, DataFolder
{
    Q_OBJECT

private:
    // A match of ten steps, and its file.
    std::optional<MatchStore> m_store;
    QString m_path;
    QByteArray m_bytes;

    MatchStore& store() { return *m_store; }
    QStringList aside() const
    {
        QStringList names = QDir(folder() + storefiles::setAside).entryList(QDir::Files);
        names.removeIf([](const QString& name) { return name.endsWith(".txt"); });
        return names;
    }
    QByteArray bytesAside() const
    {
        return bytesOf(folder() + storefiles::setAside + u'/' + aside().constFirst());
    }

private Q_SLOTS:
    void init()
    {
        m_store.reset();
        clear();
        m_store.emplace(folder(), testReader());
        addMatch(store(), openMatch("m"), 10);
        m_path = fileOf(store(), "m");
        m_bytes = bytesOf(m_path);
    }

    void whatWasNeverConfirmedIsDroppedWithoutAWord()
    {
        written(m_path, m_bytes + "0123456789abcdef {\"step\": 11");
        QVERIFY(store().hold("m"));
        QVERIFY(!store().read("m")->damaged);
        QVERIFY(store().append("m", {stepText(11)}) && stepTexts(store(), "m") == stepTexts(11));
        QVERIFY(chainedLines(bytesOf(m_path).toStdString()).texts.size() == 12);
        QVERIFY(aside().isEmpty());
        QVERIFY(store().takeNews().empty());
    }

    void whatOthersDidToAHeldFileIsPutRightWhenItIsHeldAgain()
    {
        QVERIFY(store().hold("m"));
        written(m_path, m_bytes.left(m_bytes.lastIndexOf('\n', -2) + 1));
        const auto again = store().hold("m");
        QVERIFY(again && again->texts.size() == 11);
        QCOMPARE(bytesOf(m_path), m_bytes);
    }

    void aMatchThatIsWrittenAgainIsNotLongerThanWhatIsRead()
    {
        QVERIFY(store().hold("m"));
        QVERIFY(QFile::remove(m_path));
        const auto kept = store().append("m", {std::string(std::size_t(longestFile), 'x')});
        QVERIFY(!kept && kept.error().kind == StorageFault::Kind::matchFull);
        store().release();
        QCOMPARE(bytesOf(m_path), m_bytes);
    }

    void whatOthersDidToAHeldFileIsPutRightWhenItIsReleased()
    {
        const auto isPutRight = [this] {
            store().release();
            return bytesOf(m_path) == m_bytes && store().takeNews().size() == 1;
        };
        QVERIFY(store().hold("m"));
        QVERIFY(QFile::remove(m_path));
        QVERIFY(isPutRight());
        // One letter, with the size and the time as they were.
        QVERIFY(store().hold("m"));
        const QDateTime before = QFileInfo(m_path).lastModified();
        overwrite(m_path, 40, "x");
        QFile file(m_path);
        QVERIFY(file.open(QFile::ReadWrite) && file.setFileTime(before, QFile::FileModificationTime));
        file.close();
        QVERIFY(isPutRight());
        QCOMPARE(aside().size(), 1);
        // A damaged one stays as it is until somebody plays on, and one that was deleted is gone.
        overwrite(m_path, 40, "x");
        const QByteArray damaged = bytesOf(m_path);
        QVERIFY(store().hold("m"));
        store().release();
        QCOMPARE(bytesOf(m_path), damaged);
        QVERIFY(store().hold("m") && store().remove("m"));
        store().release();
        QVERIFY(!QFile::exists(m_path));
    }

    // Lines that are missing, doubled, moved or of another file are tested in tst_log.
    void aDamagedLineLeavesThoseBeforeIt()
    {
        QList<QByteArray> lines = m_bytes.split('\n');
        lines[6].replace("step", "Step");
        const QByteArray damaged = lines.join('\n');
        written(m_path, damaged);

        const auto records = store().hold("m");
        QVERIFY(records);
        QCOMPARE(listed(*records->damaged, records->texts.size()), "7 6");
        QCOMPARE(bytesOf(m_path), damaged); // nothing was touched

        // Who plays on begins a new file.
        QVERIFY(store().append("m", {"{6 anew"}));
        Texts expected = stepTexts(5);
        expected.push_back("{6 anew");
        QVERIFY(stepTexts(store(), "m") == expected);
        QCOMPARE(bytesAside(), damaged);
        const StorageNews news = onlyNews(store());
        QCOMPARE(news.kind, StorageNews::Kind::setAside);
        QVERIFY(bytesOf(news.path + ".txt").contains("line 7"));
    }

    void aFileWhoseFirstLineIsDamagedIsNotUsed()
    {
        overwrite(m_path, 20, "x");
        QCOMPARE(store().read("m").error().kind, Kind::damaged);
        store().refresh();
        QVERIFY(shown(store()).isEmpty());
        QCOMPARE(store().takeNews().front().kind, StorageNews::Kind::notUsed);
        store().refresh();
        QVERIFY(store().takeNews().empty()); // reported once
        QVERIFY(QFile::exists(m_path));
    }

    void whatAnotherProgramMakesOfAHeldFileIsSetAside_data()
    {
        const auto row = columns<bool>("isLonger");
        row("longer", true);
        row("as long, another file", false);
    }

    void whatAnotherProgramMakesOfAHeldFileIsSetAside()
    {
        QFETCH(bool, isLonger);
        QVERIFY(store().hold("m"));
        const QByteArray strange = isLonger ? m_bytes + "more\n" : QByteArray(m_bytes).replace("10", "99");
        QVERIFY(QFile::remove(m_path));
        written(m_path, strange);
        QVERIFY(store().append("m", {stepText(11)}) && stepTexts(store(), "m") == stepTexts(11));
        QVERIFY(bytesOf(m_path).startsWith(m_bytes));
        QCOMPARE(bytesAside(), strange);
    }

    void aHeldFileThatIsGoneIsWrittenAgain()
    {
        QVERIFY(store().hold("m"));
        QVERIFY(QFile::remove(m_path));
        QVERIFY(store().append("m", {stepText(11)}) && stepTexts(store(), "m") == stepTexts(11));
        QCOMPARE(store().takeNews().front().kind, StorageNews::Kind::writtenAgain);
        QVERIFY(aside().isEmpty());
    }

    void aFolderThatIsGoneWhilePlayingRefusesTheStep()
    {
        QVERIFY(store().hold("m"));
        QVERIFY(QDir().rename(folder(), folder() + ".away"));
        QVERIFY(!store().append("m", {stepText(11)}));
        QVERIFY(!QFile::exists(folder()));
        QVERIFY(QDir().rename(folder() + ".away", folder()));
        QVERIFY(store().append("m", {stepText(11)}) && stepTexts(store(), "m") == stepTexts(11));
    }

    void aFolderThatHasBecomeALinkRefusesTheStep()
    {
        QVERIFY(store().hold("m"));
        const QTemporaryDir elsewhere;
        const QString year = QFileInfo(m_path).absolutePath(), away = elsewhere.path() + "/away";
        for (const QString& link : {year, QFileInfo(year).path()}) {
            QVERIFY(QDir().rename(link, away) && QFile::link(away, link));
            QVERIFY(!store().append("m", {stepText(11)}));
            QCOMPARE(bytesOf(m_path), m_bytes);
            QVERIFY(QFile::remove(link) && QDir().rename(away, link));
        }
    }

    void aFullDiskRefusesTheStepAndWritesNoPartOfIt()
    {
        QVERIFY(store().hold("m"));
        {
            const Room room(m_bytes.size() + 10);
            QCOMPARE(store().append("m", {stepText(11)}).error().kind, Kind::full);
        }
        QCOMPARE(bytesOf(m_path), m_bytes);
        QVERIFY(store().append("m", {stepText(11)}) && stepTexts(store(), "m") == stepTexts(11));
        {
            const Room room(10);
            QVERIFY(!store().create(openMatch("n"), {"setup of n"}));
        }
        QVERIFY(!store().read("n"));
        QVERIFY(aside().isEmpty());
    }

    void longNotesLeaveStepsTheirRoom()
    {
        const std::string notes(100'000, 'n');
        QVERIFY(store().hold("m"));
        int pauses = 0;
        while (store().append("m", {notes}))
            ++pauses;
        QCOMPARE(pauses, 31); // of the 41 that 4 MiB could take
        const StorageFault fault = store().append("m", {notes}).error();
        QCOMPARE(fault.kind, Kind::matchFull);
        QVERIFY(!toText(fault).contains("disk"));
        for (int step = 11; step <= 20; ++step)
            QVERIFY(store().append("m", {stepText(step)}));
    }

    void aBackupSaysThatTheDiskIsFull()
    {
        const Room room(10);
        const auto backup = makeBackup(folder(), BackupReason::byHand);
        QCOMPARE(backup.error().kind, Kind::full);
        QVERIFY(!backup.error().text.isEmpty());
    }

    void withoutRightsNothingIsWrittenAndAllCanBeRead()
    {
        setRights(m_path, false);
        for (QString up = QFileInfo(m_path).path(); up.startsWith(folder()); up = QFileInfo(up).path())
            setRights(up, false);
        {
            const AsNobody nobody;
            QCOMPARE(store().append("m", {stepText(11)}).error().kind, Kind::readOnly);
            QVERIFY(!store().create(openMatch("n"), {"setup of n"}));
            QVERIFY(stepTexts(store(), "m") == stepTexts(10));
        }
        QCOMPARE(bytesOf(m_path), m_bytes);
        setRights(folder(), true);
    }
};

ADJUTANT_TEST(RecordFileTest)

} // namespace adjutant::test::tst_storage_recordfile
