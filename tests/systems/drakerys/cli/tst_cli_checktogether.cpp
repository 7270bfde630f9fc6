#include "tests/systems/drakerys/cli/clifixture.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_cli_checktogether {

using namespace adjutant::test;

namespace {

const QByteArray wolves = R"(format: adjutant-catalogue/1
system: drakerys
faction: wildlands
units:
  - id: wolves
    name: Wolves
    types: [beast]
    sizes: [{size: 3, ap: 60, rarity: 1}]
    skills: [howl]
)";

const QByteArray wildlands = R"(format: adjutant-catalogue/1
system: drakerys
factions:
  - {id: wildlands, name: Wildlands, title: Beasts of the wild, colour: grey, allegiance: false}
skills:
  - {id: howl, name: Howl, summary: Everybody hears it.}
)";

const QByteArray pack = R"(format: adjutant-roster/1
system: drakerys
faction: avaren
limits: {ap: 500, rarity: 5}
units:
  - {unit: salik, size: 1}
  - {unit: wildlands/wolves, size: 3}
)";

QByteArray rules(const QByteArray& id, const QByteArray& see)
{
    return "format: adjutant-reference/1\nsystem: drakerys\nlang: en\nchapter: House rules\nentries:\n  - "
           "id: " +
           id + "\n    title: House\n    text: Ours.\n    see: [" + see + "]\n";
}

} // namespace

/// `check` on several files: what one mentions may be in another, in what the app ships, or nowhere.
class CliCheckTogetherTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCatalogueFileMayMentionWhatTheAppShips()
    {
        QByteArray own = wolves;
        own.replace("wildlands", "avaren").replace("howl", "berserker");
        QCOMPARE(runCli({"check", "-"}, own).exit, 0);
    }

    void whatNothingHasIsNamedWhereItIsMentioned()
    {
        const CliRun run = runCli({"check", "-", "--json"}, wolves);
        QCOMPARE(run.exit, 1);
        QCOMPARE(run.rules(), (QStringList{"unknown-id", "unknown-id"}));
        QCOMPARE(run.findings().at(0)["line"].toInt(), 3);
        QCOMPARE(run.findings().at(1)["line"].toInt(), 9);
        QCOMPARE(run.findings().at(1)["column"].toInt(), 14);
    }

    void filesGivenTogetherCompleteOneAnother()
    {
        const QTemporaryDir folder;
        const QString units = written(folder.path(), "a-wolves.yaml", wolves);
        const QString list = written(folder.path(), "b-pack.yaml", pack);
        const QString more = written(folder.path(), "c-wildlands.yaml", wildlands);
        QVERIFY2(runCli({"check", folder.path()}).exit == 0, runCli({"check", folder.path()}).out);
        QCOMPARE(runCli({"check", units, list, more}).exit, 0);
        QCOMPARE(runCli({"check", list, "--json"}).rules(), QStringList{"unknown-unit"});
    }

    void theUsersOwnFilesCountToo()
    {
        const QTemporaryDir home;
        written(home.path(), "catalogues/drakerys/wildlands.yaml", wildlands);
        QProcessEnvironment environment = emptyEnvironment();
        environment.insert("ADJUTANT_DATA_HOME", home.path());
        QCOMPARE(runCli({"check", "-"}, wolves, environment).exit, 0);
        written(home.path(), "catalogues/drakerys/wolves.yaml", wolves);
        QCOMPARE(runCli({"check", "-"}, pack, environment).exit, 0);
    }

    void aCopyOfTheWholeShippedDataIsClean()
    {
        const QTemporaryDir folder;
        const QDir data(sourceFile("data"));
        QDirIterator files(data.path(), {"*.yaml"}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            written(folder.path(), data.relativeFilePath(file.fileName()), file.readAll());
        }
        const CliRun run = runCli({"check", folder.path()});
        QVERIFY2(run.exit == 0, run.out + run.err);
    }

    void aRosterIsCheckedAgainstTheCataloguesGiven()
    {
        // Over the shipped Crows, which come in 6, 9 and 12.
        const QTemporaryDir folder;
        const QString crows = written(folder.path(), "crows.yaml", R"(format: adjutant-catalogue/1
system: drakerys
faction: avaren
units:
  - {id: crows, name: Crows, types: [infantry], sizes: [{size: 7, ap: 90, rarity: 0}]}
)");
        const QString seven = fixture("findings/size-not-offered.yaml");
        QCOMPARE(runCli({"check", seven}).exit, 1);
        QCOMPARE(runCli({"check", seven, crows}).exit, 0);
    }

    void rulesMayPointAtWhatTheAppShipsAndAtOneAnother()
    {
        const QTemporaryDir folder;
        const QString one = written(folder.path(), "one.yaml", rules("house/one", "skill/parry, house/two"));
        const QString two = written(folder.path(), "two.yaml", rules("house/two", "house/one"));
        QCOMPARE(runCli({"check", one, two}).exit, 0);
        const CliRun alone = runCli({"check", one, "--json"});
        QCOMPARE(alone.exit, 1);
        QCOMPARE(alone.rules(), QStringList{"unknown-id"});
        QCOMPARE(alone.findings().at(0)["line"].toInt(), 9);
        QCOMPARE(alone.findings().at(0)["column"].toInt(), 24);
    }

    void aMisspelledLinkBetweenRulesHasADidYouMean()
    {
        const CliRun run = runCli({"check", "-"}, rules("house/one", "skill/pary"));
        QCOMPARE(run.exit, 1);
        QVERIFY2(run.out.contains("unknown id 'skill/pary'; did you mean 'skill/parry'?"), run.out);
    }
};

ADJUTANT_TEST(CliCheckTogetherTest)

} // namespace tst_cli_checktogether

#include "tst_cli_checktogether.moc"
