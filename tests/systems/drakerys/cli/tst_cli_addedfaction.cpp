#include "tests/cli/clirun.h"
#include "tests/testprogram.h"

#include <QRegularExpression>
#include <QtTest>

namespace tst_cli_addedfaction {

using namespace adjutant::test;

namespace {

// The files of the walk in data/FORMAT.md, in its order.
const QStringList names{"faction.yaml", "units.yaml",     "emblem.svg", "reference/en/skills.yaml",
                        "ready.yaml",   "ready/hunt.yaml"};

QList<QByteArray> blocksOfTheWalk()
{
    QFile file(sourceFile("data/FORMAT.md"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no data/FORMAT.md");
    const QString text = QString::fromUtf8(file.readAll());
    const qsizetype start = text.indexOf("## How to add a faction");
    const QString walk = text.mid(start, text.indexOf("\n## ", start) - start);
    static const QRegularExpression block("   ```(?:yaml|xml)\n(.*?)   ```",
                                          QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression indent("^   ", QRegularExpression::MultilineOption);
    QList<QByteArray> blocks;
    for (auto found = block.globalMatch(walk); found.hasNext();)
        blocks.append(found.next().captured(1).remove(indent).toUtf8());
    return blocks;
}

} // namespace

/// The made-up faction of data/FORMAT.md, added as it is written there.
class CliAddedFactionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        const QList<QByteArray> blocks = blocksOfTheWalk();
        QCOMPARE(blocks.size(), names.size());
        for (qsizetype k = 0; k < names.size(); ++k)
            written(m_home.path(), "catalogues/drakerys/frost/" + names[k], blocks[k]);
        m_environment = emptyEnvironment();
        m_environment.insert("ADJUTANT_DATA_HOME", m_home.path());
    }

    void itsFolderHasNoFindings()
    {
        const CliRun run = runCli({"check", folder()}, {}, m_environment);
        QVERIFY2(run.exit == 0, run.out + run.err);
    }

    // Without the user's own files, as they are checked before they are put there.
    void itsFolderIsWholeInItself()
    {
        const CliRun run = runCli({"check", folder()});
        QVERIFY2(run.exit == 0, run.out + run.err);
    }

    void itsUnitsAreThere()
    {
        const CliRun run = runCli({"units", "drakerys", "--faction", "frost"}, {}, m_environment);
        QCOMPARE(run.exit, 0);
        QCOMPARE(run.err, QByteArray());
        QVERIFY2(run.out.startsWith("Frost: Hunters of the northern ice\n"), run.out);
        QVERIFY2(run.out.contains("Ysolde (frost/ysolde)") && run.out.contains("Hunters (frost/hunters)"),
                 run.out);
    }

    void itsReadyListIsLegal()
    {
        const CliRun run = runCli({"roster", "check", folder() + "/ready/hunt.yaml"}, {}, m_environment);
        QVERIFY2(run.exit == 0, run.out + run.err);
    }

    void itsRuleIsFound()
    {
        const CliRun run =
            runCli({"rules", "show", "skill/cold_blooded", "--system", "drakerys"}, {}, m_environment);
        QVERIFY2(run.exit == 0 && run.out.contains("Cold-Blooded"), run.out + run.err);
    }

private:
    QString folder() const { return m_home.filePath("catalogues/drakerys/frost"); }

    QTemporaryDir m_home;
    QProcessEnvironment m_environment;
};

ADJUTANT_TEST(CliAddedFactionTest)

} // namespace tst_cli_addedfaction

#include "tst_cli_addedfaction.moc"
