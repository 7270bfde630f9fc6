#include "tests/systems/drakerys/cli/clifixture.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_cli_checkedarmies {

using namespace adjutant::test;

/// `check` on army lists: each finding has its place.
class CliCheckedArmiesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFindingHasTheKeysOfTheContract()
    {
        const QString file = fixture("faults/unknown-key.yaml");
        const CliRun run = runCli({"check", file, "--json"});
        QCOMPARE(run.exit, 1);
        QCOMPARE(
            run.findings().at(0).toObject(),
            (QJsonObject{{"file", file},
                         {"line", 7},
                         {"column", 28},
                         {"rule", "unknown-key"},
                         {"severity", "error"},
                         {"message", "unknown key 'optoins'; allowed: unit, size, id, name, notes, options; "
                                     "did you mean 'options'?"}}));
    }

    void peopleReadFileLineColumnMessageAndRule()
    {
        const QString file = fixture("findings/ap-limit.yaml");
        const CliRun run = runCli({"check", file});
        QCOMPARE(run.exit, 1);
        QCOMPARE(QString::fromUtf8(run.out),
                 file + ":5:9: AP 320 is 10 over the limit of 310 (fix: take 9 Crows instead of 12: -40 AP, "
                        "-1 Rarity) [ap-limit]\n1 file checked: 1 finding\n");
    }

    void anArmysFindingsStandAtTheirEntry()
    {
        const CliRun run = runCli({"check", fixture("findings/size-not-offered.yaml"), "--json"});
        QCOMPARE(run.exit, 1);
        QCOMPARE(run.rules(), QStringList{"size-not-offered"});
        QCOMPARE(run.findings().at(0)["line"].toInt(), 8);
        QCOMPARE(run.findings().at(0)["column"].toInt(), 5);
    }

    void aFactionThatIsNoAllegianceNamesTheFour()
    {
        const CliRun run =
            runCli({"check", "-", "--json"}, "format: adjutant-roster/1\nsystem: drakerys\n"
                                             "faction: mercenaries\nlimits: {ap: 500, rarity: 5}\n"
                                             "units: [{unit: kae, size: 1}]\n");
        QCOMPARE(run.exit, 1);
        QCOMPARE(run.rules(), QStringList{"unknown-id"});
        QVERIFY(run.findings().at(0)["message"].toString().contains("avaren, irosia, aurium, ashral"));
        QCOMPARE(run.findings().at(0)["line"].toInt(), 3);
    }

    void anythingUnreadablePrevailsOverFindings()
    {
        const QString list = fixture("findings/ap-limit.yaml");
        const CliRun run = runCli({"check", list, "no-such-file.yaml", "--json"});
        QCOMPARE(run.exit, 2);
        QCOMPARE(run.rules(), (QStringList{"ap-limit", "unreadable"}));
        QVERIFY(run.findings().at(1)["line"].isNull());
        QVERIFY(run.findings().at(1)["column"].isNull());
    }

    void filesAreCheckedInTheirOrderAndOnce()
    {
        const QString one = fixture("findings/rarity-limit.yaml");
        const QString other = fixture("findings/ap-limit.yaml");
        const CliRun run = runCli({"check", one, other, one, "--json"});
        QCOMPARE(run.rules(), (QStringList{"rarity-limit", "ap-limit"}));
        QVERIFY(runCli({"check", one, other, one}).out.endsWith("2 files checked: 2 findings\n"));
    }
};

ADJUTANT_TEST(CliCheckedArmiesTest)

} // namespace tst_cli_checkedarmies

#include "tst_cli_checkedarmies.moc"
