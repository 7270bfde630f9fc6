// A program that is killed at any moment loses nothing that it had said was saved.
#include "tests/storage/storagefixture.h"
#include "tests/testprogram.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace adjutant;
using namespace adjutant::test;

class KillTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aKilledProcessLosesNothingThatWasAcknowledged();
};

void KillTest::aKilledProcessLosesNothingThatWasAcknowledged()
{
    const QTemporaryDir folder;
    QHash<QString, QString> acknowledged; // id to the name last said to be saved
    int savedAfterKills = 0;
    for (int kill = 0; kill < 36; ++kill) {
        const QString mark = QStringLiteral("killed %1").arg(kill);
        QProcess child;
        child.start(QStringLiteral(SAVING_CHILD), {folder.path(), mark, QStringLiteral("0")});
        // From at once to some dozens of saves on, it is killed while it goes on saving.
        const int patience = kill % 6 == 0 ? 0 : kill * kill / 12 + 1;
        QVERIFY(child.waitForStarted());
        QByteArray announced;
        while (announced.count('\n') < patience) {
            QVERIFY2(child.waitForReadyRead(), qPrintable(QString::number(child.exitCode())));
            announced += child.readAllStandardOutput();
        }
        child.kill();
        QVERIFY(child.waitForFinished());
        QCOMPARE(child.exitStatus(), QProcess::CrashExit);
        announced += child.readAllStandardOutput();

        QHash<QString, int> numbers; // of the lists of this child
        for (const QByteArray& line : announced.split('\n')) {
            const QList<QByteArray> words = line.split(' ');
            if (words.size() == 2)
                numbers[QString::fromLatin1(words[0])] = words[1].toInt();
        }

        RosterStore store = RosterStore::open(folder.path());
        QVERIFY2(!store.report().hasNews(), "the database was damaged");
        QHash<QString, QString> found;
        for (const RosterSummary& summary : store.summaries()) {
            const auto roster = store.roster(summary.id);
            QVERIFY(roster);
            QCOMPARE(QString::fromStdString(roster->roster.name), summary.name);
            found.insert(summary.id, summary.name);
        }
        for (auto it = acknowledged.cbegin(); it != acknowledged.cend(); ++it)
            QCOMPARE(found.value(it.key()), it.value());
        // What was said is there, or what was saved after it and could not be said any more.
        const int lastSaid = numbers.isEmpty() ? 0 : *std::max_element(numbers.cbegin(), numbers.cend());
        for (auto it = numbers.cbegin(); it != numbers.cend(); ++it) {
            const int onDisk = found.value(it.key()).mid(mark.size() + 1).toInt();
            QVERIFY2(onDisk == it.value() || onDisk == lastSaid + 1, qPrintable(found.value(it.key())));
            savedAfterKills += onDisk > it.value();
        }
        acknowledged = found;
    }
    QVERIFY(acknowledged.size() > 100);
    qInfo("%d saves were on disk before they could be acknowledged", savedAfterKills);
}

ADJUTANT_TEST(KillTest)
#include "tst_storage_kill.moc"
