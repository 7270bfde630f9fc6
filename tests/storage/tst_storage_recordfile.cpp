// A file of records: what was confirmed is there, and what isn't what was written is found and kept.
#include "app/storage/storefiles.h"
#include "tests/storage/matchfixture.h"
#include "tests/storage/storagefixture.h"

#include <csignal>
#include <sys/resource.h>

namespace adjutant::test::tst_storage_recordfile {

using Kind = StorageFault::Kind;
using Texts = std::vector<std::string>;

// A match of ten steps, and its file.
struct TenSteps
{
    QTemporaryDir folder;
    MatchStore store = matchesIn(folder.path());
    QString path;
    QByteArray bytes;

    TenSteps()
    {
        addMatch(store, openMatch("m"), 10);
        path = fileOf(store, "m");
        bytes = bytesOf(path);
    }
    QList<QByteArray> lines() const
    {
        QList<QByteArray> lines = bytes.split('\n');
        lines.removeLast();
        for (QByteArray& line : lines)
            line += '\n';
        return lines;
    }
    QStringList aside() const
    {
        QStringList names = QDir(folder.path() + storefiles::setAside).entryList(QDir::Files);
        names.removeIf([](const QString& name) { return name.endsWith(".txt"); });
        return names;
    }
    QByteArray bytesAside() const
    {
        return bytesOf(folder.path() + storefiles::setAside + u'/' + aside().constFirst());
    }
};

// The longest that a file may become, as if the disk had no more room.
class Room
{
public:
    explicit Room(qint64 bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit now{static_cast<rlim_t>(bytes), m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &now);
    }
    Room(const Room&) = delete;
    Room& operator=(const Room&) = delete;
    ~Room() { setrlimit(RLIMIT_FSIZE, &m_before); }

private:
    rlimit m_before{};
};

class RecordFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasNeverConfirmedIsDroppedWithoutAWord()
    {
        TenSteps ten;
        write(ten.path, ten.bytes + "0123456789abcdef {\"step\": 11");
        QVERIFY(ten.store.hold("m"));
        QVERIFY(!ten.store.read("m")->damaged);
        QVERIFY(ten.store.append("m", {stepText(11)}));
        QVERIFY(stepTexts(ten.store, "m") == stepTexts(11));
        QVERIFY(chainedLines(bytesOf(ten.path).toStdString()).texts.size() == 12);
        QVERIFY(ten.aside().isEmpty());
        QVERIFY(ten.store.takeNews().empty());
    }

    void whatOthersDidToAHeldFileIsPutRightWhenItIsReleased()
    {
        TenSteps ten;
        const auto isPutRight = [&ten] {
            ten.store.release();
            return bytesOf(ten.path) == ten.bytes && ten.store.takeNews().size() == 1;
        };
        QVERIFY(ten.store.hold("m"));
        QVERIFY(QFile::remove(ten.path));
        QVERIFY(isPutRight());
        // One letter, with the size and the time as they were.
        QVERIFY(ten.store.hold("m"));
        const QDateTime before = QFileInfo(ten.path).lastModified();
        overwrite(ten.path, 40, "x");
        QFile file(ten.path);
        QVERIFY(file.open(QFile::ReadWrite) && file.setFileTime(before, QFile::FileModificationTime));
        file.close();
        QVERIFY(isPutRight());
        QCOMPARE(ten.aside().size(), 1);
        // A damaged one stays as it is until somebody plays on, and one that was deleted is gone.
        overwrite(ten.path, 40, "x");
        const QByteArray damaged = bytesOf(ten.path);
        QVERIFY(ten.store.hold("m"));
        ten.store.release();
        QCOMPARE(bytesOf(ten.path), damaged);
        QVERIFY(ten.store.hold("m") && ten.store.remove("m"));
        ten.store.release();
        QVERIFY(!QFile::exists(ten.path));
    }

    void aDamagedLineLeavesThoseBeforeIt_data()
    {
        QTest::addColumn<int>("what");
        QTest::newRow("a letter") << 0;
        QTest::newRow("skipped") << 1;
        QTest::newRow("doubled") << 2;
        QTest::newRow("moved") << 3;
        QTest::newRow("ends of lines") << 4;
        QTest::newRow("a line of another's") << 5;
    }

    void aDamagedLineLeavesThoseBeforeIt()
    {
        QFETCH(int, what);
        TenSteps ten;
        QList<QByteArray> lines = ten.lines();
        if (what == 0)
            lines[6].replace("step", "Step");
        else if (what == 1)
            lines.removeAt(6);
        else if (what == 2)
            lines.insert(6, lines[5]);
        else if (what == 3)
            lines.move(6, 8);
        else if (what == 4)
            lines[6].replace('\n', "\r\n");
        else
            lines.insert(6, "0123456789abcdef {}\n");
        const QByteArray damaged = lines.join();
        write(ten.path, damaged);

        const auto records = ten.store.hold("m");
        QVERIFY(records);
        QCOMPARE(listed(*records->damaged, records->texts.size()), "7 6");
        QCOMPARE(bytesOf(ten.path), damaged); // nothing was touched

        // Who plays on begins a new file.
        QVERIFY(ten.store.append("m", {"{6 anew"}));
        Texts expected = stepTexts(5);
        expected.push_back("{6 anew");
        QVERIFY(stepTexts(ten.store, "m") == expected);
        QCOMPARE(ten.bytesAside(), damaged);
        const auto news = ten.store.takeNews();
        QCOMPARE(news.size(), std::size_t(1));
        QCOMPARE(news.front().kind, StorageNews::Kind::setAside);
        QVERIFY(bytesOf(news.front().path + ".txt").contains("line 7"));
    }

    void aFileWhoseFirstLineIsDamagedIsNotUsed()
    {
        TenSteps ten;
        overwrite(ten.path, 20, "x");
        QCOMPARE(ten.store.read("m").error().kind, Kind::damaged);
        ten.store.refresh();
        QVERIFY(shown(ten.store).isEmpty());
        QCOMPARE(ten.store.takeNews().front().kind, StorageNews::Kind::notUsed);
        ten.store.refresh();
        QVERIFY(ten.store.takeNews().empty()); // told once
        QVERIFY(QFile::exists(ten.path));
    }

    void whatAnotherProgramMakesOfAHeldFileIsSetAside_data()
    {
        QTest::addColumn<bool>("isLonger");
        QTest::newRow("longer") << true;
        QTest::newRow("as long, another file") << false;
    }

    void whatAnotherProgramMakesOfAHeldFileIsSetAside()
    {
        QFETCH(bool, isLonger);
        TenSteps ten;
        QVERIFY(ten.store.hold("m"));
        const QByteArray strange =
            isLonger ? ten.bytes + "more\n" : QByteArray(ten.bytes).replace("10", "99");
        QVERIFY(QFile::remove(ten.path));
        write(ten.path, strange);
        QVERIFY(ten.store.append("m", {stepText(11)}));
        QVERIFY(stepTexts(ten.store, "m") == stepTexts(11));
        QVERIFY(bytesOf(ten.path).startsWith(ten.bytes));
        QCOMPARE(ten.bytesAside(), strange);
    }

    void aHeldFileThatIsGoneIsWrittenAgain()
    {
        TenSteps ten;
        QVERIFY(ten.store.hold("m"));
        QVERIFY(QFile::remove(ten.path));
        QVERIFY(ten.store.append("m", {stepText(11)}));
        QVERIFY(stepTexts(ten.store, "m") == stepTexts(11));
        QCOMPARE(ten.store.takeNews().front().kind, StorageNews::Kind::writtenAgain);
        QVERIFY(ten.aside().isEmpty());
    }

    void aFolderThatIsGoneWhilePlayingRefusesTheStep()
    {
        TenSteps ten;
        QVERIFY(ten.store.hold("m"));
        QVERIFY(QDir().rename(ten.folder.path(), ten.folder.path() + ".away"));
        QVERIFY(!ten.store.append("m", {stepText(11)}));
        QVERIFY(!QFile::exists(ten.folder.path()));
        QVERIFY(QDir().rename(ten.folder.path() + ".away", ten.folder.path()));
        QVERIFY(ten.store.append("m", {stepText(11)}));
        QVERIFY(stepTexts(ten.store, "m") == stepTexts(11));
    }

    void aYearThatHasBecomeALinkRefusesTheStep()
    {
        TenSteps ten;
        QVERIFY(ten.store.hold("m"));
        const QTemporaryDir elsewhere;
        const QString year = QFileInfo(ten.path).absolutePath();
        const QString away = elsewhere.path() + "/year";
        QVERIFY(QDir().rename(year, away) && QFile::link(away, year));
        QVERIFY(!ten.store.append("m", {stepText(11)}));
        QCOMPARE(bytesOf(away + u'/' + QFileInfo(ten.path).fileName()), ten.bytes);
    }

    void aFullDiskRefusesTheStepAndWritesNoPartOfIt()
    {
        TenSteps ten;
        QVERIFY(ten.store.hold("m"));
        {
            const Room room(ten.bytes.size() + 10);
            const auto refused = ten.store.append("m", {stepText(11)});
            QVERIFY(!refused);
            QCOMPARE(refused.error().kind, Kind::full);
        }
        QCOMPARE(bytesOf(ten.path), ten.bytes);
        QVERIFY(ten.store.append("m", {stepText(11)}));
        QVERIFY(stepTexts(ten.store, "m") == stepTexts(11));
        {
            const Room room(10);
            QVERIFY(!ten.store.create(openMatch("n"), {"setup of n"}));
        }
        QVERIFY(!ten.store.read("n"));
        QVERIFY(ten.aside().isEmpty());
    }

    void withoutRightsNothingIsWrittenAndAllCanBeRead()
    {
        TenSteps ten;
        setRights(ten.path, false);
        for (QString up = QFileInfo(ten.path).path(); up.startsWith(ten.folder.path());
             up = QFileInfo(up).path())
            setRights(up, false);
        {
            const AsNobody nobody;
            const auto refused = ten.store.append("m", {stepText(11)});
            QVERIFY(!refused);
            QCOMPARE(refused.error().kind, Kind::readOnly);
            QVERIFY(!ten.store.create(openMatch("n"), {"setup of n"}));
            QVERIFY(stepTexts(ten.store, "m") == stepTexts(10));
        }
        QCOMPARE(bytesOf(ten.path), ten.bytes);
        setRights(ten.folder.path(), true);
    }
};

ADJUTANT_TEST(RecordFileTest)

} // namespace adjutant::test::tst_storage_recordfile
