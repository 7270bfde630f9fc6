// A program that is killed while a match is played loses no step that it had said was on disk.
#include "tests/storage/matchfixture.h"
#include "tests/testprogram.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace adjutant;
using namespace adjutant::test;

class MatchesKillTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aKilledProcessLosesNoStepThatWasAcknowledged();
};

void MatchesKillTest::aKilledProcessLosesNoStepThatWasAcknowledged()
{
    constexpr int kills = 210;
    constexpr int killsOfAMatch = 7; // then the next one begins, so that creating one is cut off, too
    const QTemporaryDir folder;
    QRandomGenerator random(20260101);
    qsizetype before = 0;
    int stepsAfterKills = 0;
    for (int kill = 0; kill < kills; ++kill) {
        const QString id = QStringLiteral("match %1").arg(kill / killsOfAMatch);
        if (kill % killsOfAMatch == 0)
            before = 0;
        QProcess child;
        child.start(QStringLiteral(APPENDING_CHILD), {folder.path(), id, QStringLiteral("0")});
        QVERIFY(child.waitForStarted());
        const int patience = kill % 10 == 0 ? 0 : 1 + random.bounded(40);
        QByteArray announced;
        while (announced.count('\n') < patience) {
            QVERIFY2(child.waitForReadyRead(), qPrintable(QString::number(child.exitCode())));
            announced += child.readAllStandardOutput();
        }
        child.kill();
        QVERIFY(child.waitForFinished());
        QCOMPARE(child.exitStatus(), QProcess::CrashExit);
        announced += child.readAllStandardOutput();

        // The last line may be cut off: what is whole was acknowledged.
        announced.truncate(announced.lastIndexOf('\n') + 1);
        const QList<QByteArray> lines = announced.trimmed().split('\n');
        const qsizetype acknowledged = std::max<qsizetype>(before, lines.back().toLongLong());

        MatchStore store = MatchStore::open(folder.path());
        QVERIFY2(!store.report().hasNews(), "the database was damaged");
        const auto match = store.steps(id);
        if (!match) { // killed before it was created
            QVERIFY(!announced.startsWith("begun"));
            QCOMPARE(match.error().kind, StorageFault::Kind::noSuchMatch);
            continue;
        }
        QVERIFY(!match->damage);
        QCOMPARE(match->startText, QStringLiteral("setup of ") + id);
        // What was said is there, or the one after it that could not be said any more.
        const qsizetype found = match->steps.size();
        if (!announced.isEmpty())
            QVERIFY2(found == acknowledged || found == acknowledged + 1,
                     qPrintable(QStringLiteral("%1 of %2").arg(found).arg(acknowledged)));
        QVERIFY(found >= before);
        for (qsizetype i = 0; i < found; ++i) {
            QCOMPARE(match->steps[i].number, i + 1);
            QCOMPARE(match->steps[i].body, stepText(static_cast<int>(i) + 1));
        }
        stepsAfterKills += found > acknowledged;
        before = found;
    }
    qInfo("%d steps were on disk before they could be acknowledged", stepsAfterKills);
}

ADJUTANT_TEST(MatchesKillTest)
#include "tst_storage_matches_kill.moc"
