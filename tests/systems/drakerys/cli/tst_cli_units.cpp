#include "tests/cli/clirun.h"

#include <sys/stat.h>

namespace adjutant::test::tst_cli_units {

static QJsonObject unitOf(const CliRun& run, const QString& id)
{
    for (const QJsonValue& unit : run.json()["units"].toArray())
        if (unit["id"] == id)
            return unit.toObject();
    return {};
}

static QJsonObject size(int warriors, int ap, int rarity)
{
    return {{"size", warriors}, {"ap", ap}, {"rarity", rarity}};
}

static QProcessEnvironment homeWith(const QTemporaryDir& home, const QByteArray& catalogue)
{
    written(home.path(), "catalogues/drakerys/mine.yaml", catalogue);
    QProcessEnvironment environment = emptyEnvironment();
    environment.insert("ADJUTANT_DATA_HOME", home.path());
    return environment;
}

/// `units`: what armies recruit.
class CliUnitsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void allRecruitableUnitsAreThere()
    {
        // The recruitment tables: 13 Units of Avaren, 13 of Irosia, 9 of Aurium, 13 of Ashral, 3 of the
        // Maelstrom that have a size, and 7 mercenaries.
        const CliRun run = runCli({"units", "drakerys", "--json"});
        QCOMPARE(listed(run.exit, run.json().keys(), run.json()["units"].toArray().size()), "0 units 58");
    }

    void idsNameWhatFilesMayName()
    {
        const CliRun all = exits(0, {"ids", "drakerys", "--json"});
        for (const char* kind : {"units", "skills", "weapons", "domains", "options", "tokens", "missions"})
            QVERIFY2(!all.json()[kind].toArray().isEmpty(), kind);
        QVERIFY(all.json()["skills"].toArray().contains(
            QJsonObject{{"id", "expert_parry"}, {"name", "Expert Parry"}}));
        QVERIFY(
            all.json()["units"].toArray().contains(QJsonObject{{"id", "avaren/crows"}, {"name", "Crows"}}));
        const CliRun missions = exits(0, {"ids", "drakerys", "missions"});
        VERIFY_CONTAINS(missions.out, "conquerors: Conquerors\n");
        QVERIFY(!missions.out.contains("crows"));
        VERIFY_CONTAINS(exits(2, {"ids", "drakerys", "skill"}).err, "did you mean 'skills'?");
        exits(2, {"ids", "drakery"});
        exits(2, {"ids"});
    }

    void aFactionsUnitsAreThoseOfItsTable_data()
    {
        QTest::addColumn<int>("units");
        QTest::newRow("avaren") << 13;
        QTest::newRow("irosia") << 13;
        QTest::newRow("aurium") << 9;
        QTest::newRow("ashral") << 13;
        QTest::newRow("maelstrom") << 3;
        QTest::newRow("mercenaries") << 7;
    }

    void aFactionsUnitsAreThoseOfItsTable()
    {
        QFETCH(int, units);
        const QString faction = QTest::currentDataTag();
        const QJsonArray list =
            runCli({"units", "drakerys", "--faction", faction, "--json"}).json()["units"].toArray();
        QCOMPARE(list.size(), units);
        for (const QJsonValue& unit : list) {
            QCOMPARE(unit["faction"].toString(), faction);
            QVERIFY(unit["id"].toString().startsWith(faction + '/'));
        }
    }

    void aUnitHasTheKeysOfTheContract()
    {
        const CliRun run = runCli({"units", "drakerys", "--json"});
        for (const QJsonValue& unit : run.json()["units"].toArray()) {
            for (const char* key : {"id", "name", "faction", "types", "skills", "sizes", "profile", "note"})
                QVERIFY2(unit.toObject().contains(key), key);
            QVERIFY(!unit["sizes"].toArray().isEmpty());
            for (const QJsonValue& skill : unit["skills"].toArray())
                QVERIFY(skill.isString());
            QVERIFY(unit["note"].isNull() || !unit["note"].toString().isEmpty());
            if (unit["profile"].isNull())
                continue;
            for (const char* key : {"actions", "power", "health", "initiative", "combat", "shooting",
                                    "strength", "resistance", "willpower", "march", "charge"})
                QVERIFY2(unit["profile"].toObject().contains(key), key);
        }
    }

    void noctisIsAsPrinted()
    {
        // The Aurium sample list: 3 3 3 5 4/3 3 3 3 10/10, Awakened [2], Authority [20], Shooting/Crossbow.
        const QJsonObject noctis = unitOf(runCli({"units", "drakerys", "--json"}), "aurium/noctis");
        QCOMPARE(noctis["name"].toString(), "Noctis");
        QCOMPARE(noctis["types"].toArray(), (QJsonArray{"infantry", "hero", "awakened"}));
        QCOMPARE(noctis["sizes"].toArray(), (QJsonArray{size(1, 130, 1)}));
        QCOMPARE(noctis["profile"].toObject(), (QJsonObject{{"actions", 3},
                                                            {"power", 3},
                                                            {"health", 3},
                                                            {"initiative", 5},
                                                            {"combat", 4},
                                                            {"shooting", 3},
                                                            {"strength", 3},
                                                            {"resistance", 3},
                                                            {"willpower", 3},
                                                            {"march", 10},
                                                            {"charge", 10}}));
        QCOMPARE(noctis["skills"].toArray(),
                 (QJsonArray{"heroic_action", "authority", "camouflage", "disengagement", "multiple_shots",
                             "quick_shot", "shooter", "safeguard"}));
        QCOMPARE(noctis["skill_parameters"].toObject(),
                 (QJsonObject{{"authority", 20}, {"shooter", "crossbow"}, {"awakened", 2}}));
        QVERIFY(noctis["note"].isNull());
    }

    void aDashForShootingIsNull()
    {
        const QJsonObject crows = unitOf(runCli({"units", "drakerys", "--json"}), "avaren/crows");
        QVERIFY(crows["profile"]["shooting"].isNull());
        QCOMPARE(crows["sizes"].toArray(), (QJsonArray{size(6, 80, 0), size(9, 120, 0), size(12, 160, 1)}));
    }

    void aUnitWithoutACardHasNoProfile()
    {
        const QJsonObject minvis = unitOf(runCli({"units", "drakerys", "--json"}), "avaren/minvis");
        QVERIFY(minvis["profile"].isNull());
        QVERIFY(minvis["note"].isNull());
        QCOMPARE(minvis["skill_parameters"].toObject(), QJsonObject());
    }

    void aWizardHasLevelAndDomains()
    {
        const QJsonObject celeste = unitOf(runCli({"units", "drakerys", "--json"}), "irosia/celeste");
        QCOMPARE(celeste["skill_parameters"]["wizard"].toObject(),
                 (QJsonObject{{"level", 3}, {"domains", QJsonArray{"tempest", "solar"}}}));
        QVERIFY(!celeste["note"].toString().isEmpty()); // Rarity 1 in the table, 2 in the list
    }

    void heraldsAndOverlordsAreOnlyInvoked()
    {
        const CliRun run = runCli({"units", "drakerys", "--faction", "maelstrom", "--json"});
        QVERIFY(unitOf(run, "maelstrom/air-herald").isEmpty());
        QVERIFY(unitOf(run, "maelstrom/fire-overlord").isEmpty());
        QVERIFY(!unitOf(run, "maelstrom/maelan").isEmpty());
    }

    void theUsersOwnUnitsAreIncluded()
    {
        const QTemporaryDir home;
        const QProcessEnvironment environment = homeWith(home, R"(format: adjutant-catalogue/1
system: drakerys
faction: avaren
units:
  - id: wolves
    name: Wolves
    types: [beast]
    sizes: [{size: 3, ap: 60, rarity: 1}]
    skills: [{id: shooter, weapon: bow}, {id: shooter, weapon: javelins}, {id: source_of, element: fire, value: 4}]
)");
        const CliRun run = runCli({"units", "drakerys", "--json"}, {}, environment);
        QCOMPARE(run.json()["units"].toArray().size(), 59);
        const QJsonObject wolves = unitOf(run, "avaren/wolves");
        QCOMPARE(wolves["types"].toArray(), (QJsonArray{"beast"}));
        QCOMPARE(wolves["skill_parameters"].toObject(),
                 (QJsonObject{{"shooter", QJsonArray{"bow", "javelins"}},
                              {"source_of", QJsonObject{{"element", "fire"}, {"mana", 4}}}}));
    }

    void aFaultyFileOfTheUsersIsNamedAndSkipped()
    {
        const QTemporaryDir home;
        const CliRun run =
            runCli({"units", "drakerys", "--json"}, {}, homeWith(home, "format: adjutant-catalogue/1\n"));
        QCOMPARE(listed(run.exit, run.json()["units"].toArray().size()), "0 58");
        VERIFY_CONTAINS(run.err, "mine.yaml:1:1: 'system' is missing");
    }

    void anUnknownSystemIsRefusedWithTheKnownOnes()
    {
        const CliRun run = complains({"units", "drakery"});
        QCOMPARE(run.out, QByteArray());
        QVERIFY2(run.err.contains("'drakery'") && run.err.contains("did you mean 'drakerys'?"), run.err);
    }

    void anUnknownFactionIsRefusedWithTheKnownOnes()
    {
        const CliRun run = exits(2, {"units", "drakerys", "--faction", "avaran"});
        VERIFY_CONTAINS(run.err, "avaren, irosia, aurium, ashral, maelstrom, mercenaries");
        VERIFY_CONTAINS(run.err, "did you mean 'avaren'?");
        exits(2, {"units", "drakerys", "--faction", ""});
        QCOMPARE(
            runCli({"units", "drakerys", "--faction", "avaran", "--json"}).json()["units"].toArray().size(),
            0);
    }

    void peopleReadSizesProfileAndSkills()
    {
        const QByteArray text = runCli({"units", "drakerys", "--faction", "aurium"}).out;
        QVERIFY(text.contains("Noctis (aurium/noctis)"));
        QVERIFY(text.contains("9 Warriors: 150 AP, Rarity 2"));
        QVERIFY(text.contains("Actions 3, Power 3, Health 3, Initiative 5, Combat/Shooting 4/3"));
        QVERIFY(text.contains("Authority [20]"));
        QVERIFY(text.contains("Shooter/Crossbow"));
        QVERIFY(!text.contains("Crows"));
    }

    void aLinkToAPipeAmongTheUsersFilesIsNotWaitedFor()
    {
        const QTemporaryDir home;
        const QProcessEnvironment environment = homeWith(home, "format: adjutant-catalogue/1\n"
                                                               "system: drakerys\n");
        QCOMPARE(mkfifo(qPrintable(home.filePath("pipe")), 0600), 0);
        QVERIFY(QFile::link(home.filePath("pipe"), home.filePath("catalogues/drakerys/link.yaml")));
        exits(0, {"units", "drakerys"}, {}, environment, 10'000);
    }
};

ADJUTANT_TEST(CliUnitsTest)

} // namespace adjutant::test::tst_cli_units
