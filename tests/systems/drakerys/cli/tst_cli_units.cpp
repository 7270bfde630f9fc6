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
        // No list of another kind stands for the one that isn't there.
        for (const QStringList& wrong : {QStringList{"drakerys", "skill"}, QStringList{"drakery", "skills"}})
            QCOMPARE(exits(2, QStringList{"ids", "--json"} + wrong).json().keys(), QStringList{"error"});
    }

    // The recruitment tables: of the Maelstrom, the Units with a size.
    void aFactionsUnitsAreThoseOfItsTable()
    {
        int all = 0;
        for (const auto& [faction, units] : {std::pair("avaren", 13),
                                             {"irosia", 13},
                                             {"aurium", 9},
                                             {"ashral", 13},
                                             {"maelstrom", 3},
                                             {"mercenaries", 7}}) {
            const QJsonArray list =
                runCli({"units", "drakerys", "--faction", faction, "--json"}).json()["units"].toArray();
            QCOMPARE(list.size(), units);
            all += units;
            for (const QJsonValue& unit : list) {
                QCOMPARE(unit["faction"].toString(), faction);
                QVERIFY(unit["id"].toString().startsWith(QLatin1String(faction) + '/'));
            }
        }
        const CliRun run = runCli({"units", "drakerys", "--json"});
        QCOMPARE(listed(run.exit, run.json().keys(), run.json()["units"].toArray().size()),
                 listed(0, "units", all));
    }

    void aUnitHasTheseKeys()
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

    void aUnitIsAsPrinted_data()
    {
        const auto row = columns<QByteArray>("members");
        // The Aurium sample list: 3 3 3 5 4/3 3 3 3 10/10, Awakened [2], Authority [20], Shooting/Crossbow.
        row("aurium/noctis", R"({
            "name": "Noctis", "types": ["infantry", "hero", "awakened"],
            "sizes": [{"size": 1, "ap": 130, "rarity": 1}],
            "profile": {"actions": 3, "power": 3, "health": 3, "initiative": 5, "combat": 4, "shooting": 3,
                        "strength": 3, "resistance": 3, "willpower": 3, "march": 10, "charge": 10},
            "skills": ["heroic_action", "authority", "camouflage", "disengagement", "multiple_shots",
                       "quick_shot", "shooter", "safeguard"],
            "skill_parameters": {"authority": 20, "shooter": "crossbow", "awakened": 2}, "note": null})");
        row("avaren/crows", R"({
            "sizes": [{"size": 6, "ap": 80, "rarity": 0}, {"size": 9, "ap": 120, "rarity": 0},
                      {"size": 12, "ap": 160, "rarity": 1}],
            "profile": {"actions": 2, "power": 1, "health": 1, "initiative": 4, "combat": 3, "shooting": null,
                        "strength": 2, "resistance": 3, "willpower": 3, "march": 10, "charge": 15}})");
        row("avaren/minvis", R"({"profile": null, "skill_parameters": {}, "note": null})"); // has no card
        row("irosia/celeste", R"({
            "skill_parameters": {"awakened": 2, "authority": 20,
                                 "wizard": {"level": 3, "domains": ["tempest", "solar"]}},
            "note": "The recruitment table prints Rarity 1, the sample list Rarity 2. We use the table."})");
    }
    void aUnitIsAsPrinted()
    {
        QFETCH(QByteArray, members);
        const QJsonObject unit = unitOf(runCli({"units", "drakerys", "--json"}), QTest::currentDataTag());
        const QJsonObject expected = QJsonDocument::fromJson(members).object();
        QVERIFY(!expected.isEmpty());
        for (const QString& key : expected.keys())
            QCOMPARE(unit[key], expected[key]);
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
        QVERIFY(text.contains("Authority [20]") && text.contains("Shooter/Crossbow"));
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
