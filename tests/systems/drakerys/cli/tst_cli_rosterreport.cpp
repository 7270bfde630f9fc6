#include "app/catalogues/catalogueloader.h"
#include "app/cli/rosterreport.h"
#include "tests/systems/drakerys/cli/clifixture.h"

namespace adjutant::test::tst_cli_rosterreport {

using namespace cli;

static const Catalogue& shipped(const GameSystem& system)
{
    static const Catalogue catalogue =
        loadCatalogue(QString::fromUtf8(system.id.data(), static_cast<qsizetype>(system.id.size())),
                      UserFiles::ignore)
            .catalogue;
    return catalogue;
}

static RosterReport report(const std::string& text)
{
    return reportOnRoster(text, "list.yaml", shipped);
}

// The findings as `line:column rule entry`.
static QStringList found(const std::string& text)
{
    QStringList found;
    for (const ShownFinding& finding : report(text).findings)
        found.append(QString("%1:%2 %3 %4")
                         .arg(finding.place.line)
                         .arg(finding.place.column)
                         .arg(QString::fromStdString(std::string(finding.rule)),
                              finding.entry ? QString::fromStdString(finding.entry->text()) : "-"));
    return found;
}

const std::string head = "format: adjutant-roster/1\nsystem: drakerys\nfaction: avaren\n";
const std::string limits = "limits: {ap: 500, rarity: 5}\n";
const std::string salik = "units:\n  - {unit: salik, size: 1}\n";

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

/// How the faults of a roster file and the findings of its army become what the command line prints.
class CliRosterReportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findings_data()
    {
        const auto row = columns<std::string, QStringList>("text", "expected");
        row("a fault belongs to the entry it lies in",
            head + limits + salik + "  - {unit: crows, size: 6, id: black, wings: 2}\n",
            {"7:39 malformed black"});
        row("a fault besides the entries belongs to none", head + limits + salik + "wings: 2\n",
            {"7:1 malformed -"});
        row("a fault besides the entries belongs to none, 2", head + "wings: 2\n" + limits + salik,
            {"4:1 malformed -"});
        row("a fault deep within an entry belongs to it",
            head + limits + salik +
                "  - unit: mercenaries/bastion\n    size: 1\n    options:\n      - {option: "
                "enchanted-armour, too: a}\n",
            {"10:36 malformed bastion-1"});
        row("findings of the army stand where they can be fixed",
            head + "limits: {ap: 100, rarity: 1}\n" + salik, {"4:9 ap-limit -", "4:9 rarity-limit -"});
        row("findings of the army stand where they can be fixed, 2", head + limits + "units: []\n",
            {"3:10 hero-required -"});
        row("findings of the army stand where they can be fixed, 3",
            head + limits + salik + "  - {unit: crows, size: 5}\n", {"7:5 size-not-offered crows-1"});
        row("a mistyped size is not also one that is not offered",
            head + limits + salik + "  - {unit: crows, size: six}\n", {"7:25 malformed crows-1"});
        row("a mistyped size is not also one that is not offered, 2",
            head + limits + salik + "  - {unit: crows}\n", {"7:5 malformed crows-1"});
        row("a missing unit is not also unknown", head + limits + salik + "  - {size: 6, id: who}\n",
            {"7:5 malformed who"});
        row("a missing unit is not also unknown, 2", head + limits + salik + "  - crows\n",
            {"7:5 malformed -"});
        row("a repeated size still has to be offered",
            head + limits + salik + "  - {unit: crows, size: 5, size: 6}\n",
            {"7:28 malformed crows-1", "7:5 size-not-offered crows-1"});
        row("missing limits are not exceeded", head + salik, {"1:1 malformed -"});
        row("missing limits are not exceeded, 2", head + "limits: {ap: none, rarity: 1}\n" + salik,
            {"4:14 malformed -", "4:9 rarity-limit -"});
        row("without units no hero is missed", head + limits, {"1:1 malformed -"});
        row("without units no hero is missed, 2", head + limits + "units: salik\n", {"5:8 malformed -"});
        row("an anchor is refused where it stands",
            head + limits + salik + "  - &a {unit: crows, size: 6}\n  - *a\n", {"7:5 malformed -"});
        const std::string json =
            "{\"format\":\"adjutant-roster/1\",\"system\":\"drakerys\",\"faction\":\"avaren\",";
        row("on one line it is the same",
            json + "\"units\":[{\"unit\":\"salik\",\"size\":1}],\"limits\":{\"ap\":-1,\"rarity\":5}}",
            {"1:121 malformed -"});
        row("on one line it is the same, 2",
            json + "\"limits\":{\"ap\":500,\"rarity\":5},\"units\":[{\"unit\":\"salik\",\"size\":\"1\"}]}",
            {"1:133 malformed salik-1"});
        // What follows from a fault is not reported as well.
        const std::string system = "format: adjutant-roster/1\nsystem: drakerys\n";
        const std::string units =
            limits + "units:\n  - {unit: irosia/celeste, size: 1}\n  - {unit: aurium/noctis, size: 1}\n";
        row("without an allegiance nobody is of the wrong one", system + units, {"1:1 malformed -"});
        for (const std::string faction : {"nobody", "mercenaries"})
            row("without an allegiance nobody is of the wrong one: " + faction,
                system + "faction: " + faction + "\n" + units, {"3:10 malformed -"});
        const std::string mistyped = system + "faction: avaran\n" + limits;
        row("without a faction units named without their own are not unknown", mistyped + salik,
            {"3:10 malformed -"});
        row("without a faction others are", mistyped + "units: [{unit: avaren/salk, size: 1}]\n",
            {"3:10 malformed -", "5:9 unknown-unit salk-1"});
    }
    void findings()
    {
        QFETCH(std::string, text);
        QTEST(found(text), "expected");
    }

    void theEntryBeyondTheLastIsNoEntry()
    {
        std::string text = head + "limits: {ap: 100000, rarity: 1000}\n" + salik;
        for (int i = 0; i < 200; ++i)
            text += "  - {unit: scouts, size: 6}\n";
        QCOMPARE(found(text), QStringList("206:5 malformed -"));
    }

    void aParsedFileIsReportedOnAsItsTextIs()
    {
        const std::string text = head + limits + "units:\n  - {unit: crowz, size: 6, wings: 2}\nname: [1]\n";
        const RosterReport ofText = report(text);
        const RosterReport ofNode = reportOnRoster(*yaml::parse(text, "list.yaml"), "list.yaml", shipped);
        QCOMPARE(ofText.findings.size(), 4U); // no Hero too
        QCOMPARE(ofNode.findings.size(), ofText.findings.size());
        for (std::size_t i = 0; i < ofText.findings.size(); ++i) {
            QCOMPARE(ofNode.findings[i].place, ofText.findings[i].place);
            QCOMPARE(ofNode.findings[i].message, ofText.findings[i].message);
        }
        QCOMPARE(ofNode.roster, ofText.roster);
    }

    void onlyWhatIsNoTextOfOursIsUnreadable()
    {
        QVERIFY(report("{").unreadable && report("").unreadable && report("\xff").unreadable);
        QVERIFY(!report("[]").unreadable && !report("format: adjutant-roster/9\n").unreadable);
        QVERIFY(reportOnUnreadable({yaml::FaultRule::unreadable, {"a", 0, 0}, "gone"}).unreadable);
    }

    void aDraftIsNotMalformed() { QVERIFY(!report(head + limits + "units: []\n").isMalformed()); }

    // `roster show`: an army list for reading.

    void peopleReadTheWholeList()
    {
        const QString text = QString::fromUtf8(succeeds({"roster", "show", "-"}, armed).out);
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
        const CliRun run = exits(1, {"roster", "show", fixture("findings/ap-limit.yaml")});
        QVERIFY(run.out.indexOf("1 Salik") < run.out.indexOf("\nFindings:\n"));
        QVERIFY(run.out.indexOf("\nFindings:\n") < run.out.indexOf("[ap-limit]"));
    }

    void jsonHasRosterTotalsFindingsAndUnits()
    {
        const QJsonObject json = exits(0, {"roster", "show", "-", "--json"}, armed).json();
        QCOMPARE(json.keys(), (QStringList{"findings", "roster", "totals", "units"}));
        QCOMPARE(json["totals"].toObject(), (QJsonObject{{"ap", 550}, {"rarity", 5}, {"warriors", 14}}));
        QCOMPARE(json["findings"].toArray(), QJsonArray());

        const QJsonObject roster = json["roster"].toObject();
        QCOMPARE(roster["format"].toString(), "adjutant-roster/1");
        QCOMPARE(roster["name"].toString(), "First muster");
        QCOMPARE(roster["limits"].toObject(), (QJsonObject{{"ap", 600}, {"rarity", 6}}));
        QCOMPARE(roster["units"].toArray().size(), 3);

        const QJsonArray units = json["units"].toArray();
        QCOMPARE(units.size(), 3);
        QCOMPARE(listed(units[0]["entry"].toString(), units[0]["size"].toInt(), units[0]["ap"].toInt(),
                        units[0]["unit"]["id"].toString()),
                 "crows-1 12 160 avaren/crows");
        QCOMPARE(units[0]["unit"]["profile"]["initiative"].toInt(), 4);
        QCOMPARE(units[1]["entry"].toString(), "salik-the-bold");
    }

    void theRosterInItIsARosterFile()
    {
        const CliRun shown = runCli({"roster", "show", "-", "--json"}, armed);
        const QByteArray roster = QJsonDocument(shown.json()["roster"].toObject()).toJson();
        QCOMPARE(exits(0, {"roster", "show", "-", "--json"}, roster).json(), shown.json());
    }

    void whatIsUnknownIsShownAsWritten()
    {
        VERIFY_CONTAINS(exits(1, {"roster", "show", fixture("findings/unknown-unit.yaml")}).out,
                        "\n12 avaren/crow, crow-1\n");
        const CliRun json = runCli({"roster", "show", fixture("findings/unknown-unit.yaml"), "--json"});
        QVERIFY(json.json()["units"][1]["unit"].isNull() && json.json()["units"][1]["ap"].isNull());

        VERIFY_CONTAINS(exits(1, {"roster", "show", "-"},
                              "format: adjutant-roster/1\nsystem: nope\nfaction: avaren\n"
                              "limits: {ap: 1, rarity: 1}\nunits: [{unit: a, size: 1}]\n")
                            .out,
                        "\n1 avaren/a, a-1\n");
    }

    void codesForTerminalsAreNotObeyed()
    {
        const QByteArray list = "format: adjutant-roster/1\nsystem: drakerys\nfaction: avaren\n"
                                "limits: {ap: 500, rarity: 5}\nunits: [{unit: salik, size: 1}]\n";
        const CliRun key = exits(1, {"roster", "show", "-"}, list + "\"\\e[2J\": 1\n");
        QVERIFY(!key.out.contains('\x1b'));
        VERIFY_CONTAINS(key.out, "unknown key '\\x1b[2J'");
        const CliRun name = exits(1, {"roster", "show", "-"}, list + "name: \"\\u009b31m\"\n");
        QVERIFY(!name.out.contains("\xc2\x9b"));
        VERIFY_CONTAINS(name.out, "the invisible character U+009B");
    }
};

ADJUTANT_TEST(CliRosterReportTest)

} // namespace adjutant::test::tst_cli_rosterreport
