#include "app/shell/laterstarts.h"
#include "app/shell/shell.h"
#include "app/storage/diskfile.h"
#include "app/storage/rosterstore.h"
#include "app/storage/storefiles.h"
#include "app/text/figures.h"
#include "app/text/messagetext.h"

#include <future>

namespace adjutant::test::tst_shell_laterstarts {

constexpr int startsWithin = 30'000; // milliseconds, on a machine under load

static void start(QProcess& program, const QString& folder, const QStringList& arguments)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("ADJUTANT_DATA_HOME", folder);
    environment.insert("XDG_CONFIG_HOME", folder + "/config");
    environment.insert("QT_QPA_PLATFORM", "offscreen");
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(ADJUTANT_PROGRAM), arguments);
}

static bool isKept(const QString& folder)
{
    return QFile::exists(folder + storefiles::lock) &&
           FileLock(folder + storefiles::lock).take() == FileLock::Result::busy;
}

/// One process keeps a data folder; who starts the app again brings its window forward.
class LaterStartsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoStartsAgainHandsItsFileOver()
    {
        for (const QString& file : {QString(), QString("/home/zoë/crows & co.yaml")}) {
            const QTemporaryDir folder;
            const LaterStarts starts(folder.path());
            QSignalSpy again(&starts, &LaterStarts::startedAgain);
            auto handed =
                std::async(std::launch::async, [&] { return LaterStarts::handOver(folder.path(), file); });
            QVERIFY(again.wait(startsWithin));
            QVERIFY(handed.get());
            QCOMPARE(again.at(0).at(0).toString(), file);
        }
    }

    void nobodyAnswersForAFolderThatNobodyKeeps()
    {
        const QTemporaryDir folder;
        const QTemporaryDir other;
        const LaterStarts starts(other.path());
        QVERIFY(!LaterStarts::handOver(folder.path(), {}));
    }

    // As files are opened from a file manager while the app runs.
    void aSecondStartOfTheAppEndsAndTheFirstOpensTheFile()
    {
        const QTemporaryDir folder;
        QProcess first;
        start(first, folder.path(), {});
        QTRY_VERIFY_WITH_TIMEOUT(isKept(folder.path()), startsWithin);
        QProcess second;
        second.setWorkingDirectory(QStringLiteral(ADJUTANT_SOURCE_DIR "/data"));
        start(second, folder.path(), {firstReadyList()});
        QVERIFY(second.waitForFinished(startsWithin));
        QCOMPARE(second.exitCode(), 0);
        QCOMPARE(first.state(), QProcess::Running);
        QTRY_COMPARE_WITH_TIMEOUT(RosterStore(folder.path()).summaries().size(), std::size_t(1),
                                  startsWithin);
        first.kill();
        QVERIFY(first.waitForFinished(startsWithin));
        // The lock of a killed program is in nobody's way.
        QCOMPARE(FileLock(folder.path() + storefiles::lock).take(), FileLock::Result::held);
    }

    // Words of the data in the language of the app, and back.

    void wordsAreReportedInTheLanguageAndTakenInIt()
    {
        IdTranslator french;
        french.speak("fr");
        QVERIFY(QCoreApplication::installTranslator(&french));
        QCOMPARE(listed(translated(dataWord("steel")), dataWordOf("acier")), "acier steel");
        QCOMPARE(listed(dataWordOf(" Acier "), dataWordOf("confiture")), "steel confiture");
        QCOMPARE(dataWordOf("steel"), "steel");
        QCoreApplication::removeTranslator(&french);
        QCOMPARE(dataWordOf("acier"), "acier");
    }

private:
    // Relative to the folder of data: the first start has another working directory.
    static QString firstReadyList()
    {
        const QDir data(QStringLiteral(ADJUTANT_SOURCE_DIR "/data"));
        QDirIterator lists(data.path(), {"*.yaml"}, QDir::Files, QDirIterator::Subdirectories);
        while (lists.hasNext())
            if (lists.next().contains("/ready/"))
                return data.relativeFilePath(lists.filePath());
        return {};
    }
};

ADJUTANT_TEST(LaterStartsTest)

} // namespace adjutant::test::tst_shell_laterstarts
