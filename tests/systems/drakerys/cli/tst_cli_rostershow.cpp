#include "tests/systems/drakerys/cli/clifixture.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_cli_rostershow {

using namespace adjutant::test;

namespace {

const QByteArray armed = R"(format: adjutant-roster/1
system: drakerys
name: First muster
faction: avaren
limits: {ap: 600, rarity: 6}
notes: For Sunday.
units:
  - {unit: crows, size: 12, name: The Murder, notes: "keep\ntogether"}
  - {unit: salik, size: 1, id: salik-the-bold}
  - {unit: mercenaries/bastion, size: 1, options: [{option: reloading-mechanism, to: crows-1}]}
)";

} // namespace

/// `roster show`: an army list for reading.
class CliRosterShowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void peopleReadTheWholeList()
    {
        const CliRun run = runCli({"roster", "show", "-"}, armed);
        QCOMPARE(run.exit, 0);
        QCOMPARE(run.err, QByteArray());
        const QString text = QString::fromUtf8(run.out);
        for (const char* line : {
                 "First muster\n",
                 "Avaren: 550 of 600 AP, Rarity 5 of 6, 14 Warriors\n",
                 "Notes: For Sunday.\n",
                 "\n12 The Murder (Crows), crows-1: 160 AP, Rarity 1\n",
                 "  Infantry\n",
                 "  Actions 2, Power 1, Health 1, Initiative 4, Combat/Shooting 3/–, Strength 2, Resistance "
                 "3, "
                 "Willpower 3, March/Charge 10/15\n",
                 "  Skills: Swashbuckler, Guard\n",
                 "  Notes: keep together\n",
                 "\n1 Salik, salik-the-bold: 160 AP, Rarity 2\n",
                 "  Hero, Infantry, Awakened [2]\n",
                 "  Option: Reloading Mechanism for crows-1: 60 AP\n",
                 "\nNo findings.\n",
             })
            QVERIFY2(text.contains(line), line);
    }

    void findingsComeAfterTheList()
    {
        const CliRun run = runCli({"roster", "show", fixture("findings/ap-limit.yaml")});
        QCOMPARE(run.exit, 1);
        QVERIFY(run.out.indexOf("1 Salik") < run.out.indexOf("\nFindings:\n"));
        QVERIFY(run.out.indexOf("\nFindings:\n") < run.out.indexOf("[ap-limit]"));
    }

    void jsonHasRosterTotalsFindingsAndUnits()
    {
        const CliRun run = runCli({"roster", "show", "-", "--json"}, armed);
        QCOMPARE(run.exit, 0);
        const QJsonObject json = run.json();
        QCOMPARE(json.keys(), (QStringList{"findings", "roster", "totals", "units"}));
        QCOMPARE(json["totals"].toObject(), (QJsonObject{{"ap", 550}, {"rarity", 5}, {"warriors", 14}}));
        QCOMPARE(json["findings"].toArray(), QJsonArray());

        const QJsonObject roster = json["roster"].toObject();
        QCOMPARE(roster["format"].toString(), QString("adjutant-roster/1"));
        QCOMPARE(roster["name"].toString(), QString("First muster"));
        QCOMPARE(roster["limits"].toObject(), (QJsonObject{{"ap", 600}, {"rarity", 6}}));
        QCOMPARE(roster["units"].toArray().size(), 3);

        const QJsonArray units = json["units"].toArray();
        QCOMPARE(units.size(), 3);
        QCOMPARE(units[0]["entry"].toString(), QString("crows-1"));
        QCOMPARE(units[0]["size"].toInt(), 12);
        QCOMPARE(units[0]["ap"].toInt(), 160);
        QCOMPARE(units[0]["unit"]["id"].toString(), QString("avaren/crows"));
        QCOMPARE(units[0]["unit"]["profile"]["initiative"].toInt(), 4);
        QCOMPARE(units[1]["entry"].toString(), QString("salik-the-bold"));
    }

    void theRosterInItIsARosterFile()
    {
        const CliRun shown = runCli({"roster", "show", "-", "--json"}, armed);
        const QByteArray roster = QJsonDocument(shown.json()["roster"].toObject()).toJson();
        const CliRun again = runCli({"roster", "show", "-", "--json"}, roster);
        QCOMPARE(again.exit, 0);
        QCOMPARE(again.json(), shown.json());
    }

    void whatIsUnknownIsShownAsWritten()
    {
        const CliRun run = runCli({"roster", "show", fixture("findings/unknown-unit.yaml")});
        QCOMPARE(run.exit, 1);
        QVERIFY2(run.out.contains("\n12 avaren/crow, crow-1\n"), run.out);
        const CliRun json = runCli({"roster", "show", fixture("findings/unknown-unit.yaml"), "--json"});
        QVERIFY(json.json()["units"][1]["unit"].isNull());
        QVERIFY(json.json()["units"][1]["ap"].isNull());

        const CliRun system =
            runCli({"roster", "show", "-"}, "format: adjutant-roster/1\nsystem: nope\nfaction: avaren\n"
                                            "limits: {ap: 1, rarity: 1}\nunits: [{unit: a, size: 1}]\n");
        QCOMPARE(system.exit, 1);
        QVERIFY2(system.out.contains("\n1 avaren/a, a-1\n"), system.out);
    }

    void whatCanNotBeReadIsComplainedAbout()
    {
        const CliRun run = runCli({"roster", "show", "no-such-file.yaml"});
        QCOMPARE(run.exit, 2);
        QCOMPARE(run.out, QByteArray());
        QVERIFY2(run.complainedOnce() && run.err.contains("no-such-file.yaml"), run.err);
        const CliRun json = runCli({"roster", "show", "no-such-file.yaml", "--json"});
        QCOMPARE(json.exit, 2);
        QCOMPARE(json.rules(), QStringList{"malformed"});
    }

    void codesForTerminalsAreNotObeyed()
    {
        const QByteArray list = "format: adjutant-roster/1\nsystem: drakerys\nfaction: avaren\n"
                                "limits: {ap: 500, rarity: 5}\nunits: [{unit: salik, size: 1}]\n";
        const CliRun key = runCli({"roster", "show", "-"}, list + "\"\\e[2J\": 1\n");
        QCOMPARE(key.exit, 1);
        QVERIFY(!key.out.contains('\x1b'));
        QVERIFY2(key.out.contains("unknown key '\\x1b[2J'"), key.out);
        const CliRun name = runCli({"roster", "show", "-"}, list + "name: \"\\u009b31m\"\n");
        QCOMPARE(name.exit, 1);
        QVERIFY(!name.out.contains("\xc2\x9b"));
        QVERIFY2(name.out.contains("the invisible character U+009B"), name.out);
    }
};

ADJUTANT_TEST(CliRosterShowTest)

} // namespace tst_cli_rostershow

#include "tst_cli_rostershow.moc"
