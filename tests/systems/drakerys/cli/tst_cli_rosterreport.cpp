#include "app/cli/rosterreport.h"
#include "tests/systems/drakerys/cli/clifixture.h"
#include "tests/systems/drakerys/shippedcatalogue.h"

#include <sys/stat.h>

namespace adjutant::test::tst_cli_rosterreport {

using namespace cli;

static const Catalogue& shippedOf(const GameSystem&)
{
    return shipped();
}

static RosterReport report(const std::string& text)
{
    return reportOnRoster(text, "list.yaml", shippedOf);
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

static QJsonObject totals(int ap, int rarity, int warriors)
{
    return {{"ap", ap}, {"rarity", rarity}, {"warriors", warriors}};
}

static QByteArray roster(const QByteArray& entries, const QByteArray& faction = "avaren")
{
    return "format: adjutant-roster/1\nsystem: drakerys\nfaction: " + faction +
           "\nlimits: {ap: 500, rarity: 5}\nunits:\n" + entries;
}

const QString list = sourceFile("data/drakerys/ready/avaren.yaml");

/// `roster check` and `roster show`: how the faults of a file and the findings of its army become what the
/// command line prints.
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
        const RosterReport ofNode = reportOnRoster(*yaml::parse(text, "list.yaml"), "list.yaml", shippedOf);
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

    // `roster check`: its findings, one fixture a rule.

    // By the recruitment table: 160+140+160, 1+1+2, 12+4+1.
    void aReadyListAddsUpToThePrintedTotals()
    {
        QCOMPARE(
            exits(0, {"roster", "check", sourceFile("data/drakerys/ready/avaren.yaml"), "--json"}).json(),
            (QJsonObject{{"ok", true}, {"totals", totals(460, 4, 17)}, {"findings", QJsonArray()}}));
    }

    void eachRuleIsFound_data()
    {
        const auto row = columns<QString, QJsonObject, QString, QString>("entry", "sums", "announced", "fix");
        row("ap-limit", "", totals(320, 3, 13), "AP 320 is 10 over the limit of 310",
            "take 9 Crows instead of 12: -40 AP, -1 Rarity");
        row("rarity-limit", "", totals(320, 3, 13), "Rarity 3 is 1 over the limit of 2",
            "take 9 Crows instead of 12: -40 AP, -1 Rarity");
        row("hero-required", "", totals(260, 3, 13), "at least one Hero of Avaren",
            "add Minvis: +100 AP, +1 Rarity");
        row("hero-unique", "salik-2", totals(320, 4, 2), "once per army, not 2 times",
            "remove Salik: -160 AP, -2 Rarity");
        row("unknown-unit", "crow-1", totals(160, 2, 1), "did you mean 'avaren/crows'?",
            "replace avaren/crow with avaren/crows: +160 AP, +1 Rarity");
        row("size-not-offered", "crows-1", totals(160, 2, 1), "size 7 is not offered; Crows come in 6, 9, 12",
            "take 6 Crows instead of 7: +80 AP");
        row("wrong-allegiance", "bowmen-1", totals(240, 2, 6), "Bowmen belong to Irosia",
            "remove Bowmen: -80 AP");
        row("requires-unit", "ward-1", totals(185, 2, 2), "together with Lorn", "remove Ward: -25 AP");
        row("not-recruitable", "air-herald-1", totals(160, 2, 1), "only invoked", "remove Air Herald");
        row("option-not-allowed", "bastion-1", totals(335, 4, 2), "'salik-1', a Hero",
            "remove Enchanted Armour: -5 AP");
        row("malformed", "crows-1", totals(320, 3, 13), "unknown key 'colour'", "");
    }
    void eachRuleIsFound()
    {
        QFETCH(QString, entry);
        QFETCH(QString, announced);
        QFETCH(QString, fix);
        const QString rule = QTest::currentDataTag();
        const QString file = fixture("findings/" + rule + ".yaml");
        const CliRun run = runCli({"roster", "check", file, "--json"});
        QCOMPARE(listed(run.exit, run.json()["ok"]), "1 false");
        QTEST(run.json()["totals"].toObject(), "sums");
        QCOMPARE(run.rules(), QStringList{rule});

        const QJsonValue finding = run.findings().at(0);
        QCOMPARE(finding["severity"].toString(), "error");
        QCOMPARE(finding["entry"], entry.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(entry));
        VERIFY_CONTAINS(finding["message"].toString(), announced);
        QCOMPARE(finding["fix"], fix.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(fix));

        const CliRun text = exits(1, {"roster", "check", file});
        QVERIFY2(text.out.startsWith(QString("%1:%2:%3: ")
                                         .arg(file)
                                         .arg(finding["line"].toInt())
                                         .arg(finding["column"].toInt())
                                         .toUtf8()),
                 text.out);
        VERIFY_CONTAINS(text.out, " [" + rule.toUtf8() + "]\n");
        QVERIFY2(text.out.contains("(fix: " + fix.toUtf8() + ")") != fix.isEmpty(), text.out);
        QVERIFY2(text.out.endsWith("; 1 finding\n"), text.out);
    }

    void peopleReadTheTotals()
    {
        QCOMPARE(exits(0, {"roster", "check", sourceFile("data/drakerys/ready/avaren.yaml")}).out,
                 "Avaren sample list: 460 of 500 AP, Rarity 4 of 5, 17 Warriors; no findings\n");
    }

    void anUnknownSystemIsMalformedAndNamesTheKnownOnes()
    {
        QByteArray text = roster("  - {unit: salik, size: 1}\n");
        text.replace("drakerys", "warmaster");
        const CliRun run = runCli({"roster", "check", "-", "--json"}, text);
        QCOMPARE(listed(run.exit, run.rules()), "1 malformed");
        QCOMPARE(run.json()["totals"].toObject(), totals(0, 0, 0));
        QVERIFY(run.findings().at(0)["message"].toString().contains("there are: drakerys"));
        QVERIFY(run.findings().at(0)["entry"].isNull());
    }

    void aFactionThatIsNoAllegianceIsMalformedAndNothingElse()
    {
        for (const char* faction : {"avaran", "Avaren", "mercenaries", "maelstrom", "12", "avaren/crows"}) {
            const CliRun run =
                runCli({"roster", "check", "-", "--json"},
                       roster("  - {unit: avaren/crows, size: 12}\n  - {unit: mercenaries/kae, size: 1}\n",
                              faction));
            QCOMPARE(listed(run.exit, run.rules()), "1 malformed");
            QVERIFY(run.findings().at(0)["message"].toString().contains("avaren, irosia, aurium, ashral"));
            QVERIFY(run.findings().at(0)["entry"].isNull());
            QCOMPARE(run.findings().at(0)["line"].toInt(), 3);
            QCOMPARE(run.json()["totals"].toObject(), totals(260, 3, 13));
        }
    }

    void whatCanNotBeReadIsOneMalformedFinding()
    {
        for (const QString& file : {QString("no-such-file.yaml"), sourceFile("data"), QString(),
                                    fixture("faults/syntax.yaml"), fixture("faults/not-utf8.yaml")}) {
            const CliRun run = runCli({"roster", "check", file, "--json"});
            QCOMPARE(listed(run.exit, run.json()["ok"]), "2 false");
            QCOMPARE(run.json()["totals"].toObject(), totals(0, 0, 0));
            QCOMPARE(run.rules(), QStringList{"malformed"});
            QVERIFY(run.findings().at(0)["entry"].isNull());
            QCOMPARE(run.findings().at(0)["file"].toString(), file);

            QCOMPARE(runCli({"roster", "show", file, "--json"}).rules(), QStringList{"malformed"});
            for (const char* command : {"check", "show"})
                QCOMPARE(complains({"roster", command, file}).out, QByteArray());
        }
    }

    void manyFindingsComeInAStableOrder()
    {
        // Those of the file from top to bottom, then of the army, then entry by entry.
        const QByteArray text = roster("  - {unit: crows, size: 7}\n  - {unit: ward, size: 1}\n"
                                       "  - {unit: salik, size: 1, rank: 1}\n  - {unit: salik, size: 1}\n"
                                       "  - {unit: irosia/crushers, size: 4}\nmotto: none\n");
        const CliRun run = runCli({"roster", "check", "-", "--json"}, text);
        QCOMPARE(run.rules(),
                 (QStringList{"malformed", "malformed", "ap-limit", "rarity-limit", "size-not-offered",
                              "unknown-unit", "hero-unique", "wrong-allegiance"}));
        QCOMPARE(runCli({"roster", "check", "-", "--json"}, text).out, run.out);
    }

    // One broken file for each rule of our file formats.

    // The file's name is the rule it breaks.
    void eachRuleOfAFileIsFound_data()
    {
        const auto row = columns<int, int, QString, QString>("line", "column", "announced", "entry");
        row("not-utf8", 2, 9, "has a control character or isn’t UTF-8 text", "");
        row("syntax", 4, 6, "not YAML: end of map flow not found", "");
        row("unknown-format", 1, 9, "adjutant-frob/1", "");
        row("wrong-type", 7, 25, "'size' must be a whole number", "salik-1");
        row("missing-key", 8, 5, "'unit' is missing", ""); // the entry names neither a Unit nor itself
        row("unknown-key", 7, 28, "did you mean 'options'?", "salik-1");
        row("duplicate-key", 7, 28, "key 'size' appears twice", "salik-1");
        row("out-of-range", 5, 14, "'ap' must be a whole number from 0 to 100000, not 100001", "");
        row("too-long", 3, 7, "'name' is longer than 200", "");
        row("bad-id", 7, 32, "'The Bold' is not a valid id: lower-case letters", "The Bold");
        row("unknown-word", 7, 13, "did you mean 'beast'?", "no roster");
        row("unknown-id", 11, 9, "did you mean 'dreadful'?", "no roster");
        row("duplicate-id", 8, 5, "'boss' appears twice", "boss");
    }
    // In a roster each is malformed.
    void eachRuleOfAFileIsFound()
    {
        QFETCH(QString, announced);
        QFETCH(QString, entry);
        const QString rule = QTest::currentDataTag();
        const QString file = fixture("faults/" + rule + ".yaml");
        const int exit = rule == "not-utf8" || rule == "syntax" ? 2 : 1;
        const CliRun run = exits(exit, {"check", file, "--json"});
        QCOMPARE(run.rules(), QStringList{rule});
        const QJsonValue finding = run.finding();
        QCOMPARE(listed(finding["file"], finding["severity"]), listed(file, "error"));
        QTEST(finding["line"].toInt(), "line");
        QTEST(finding["column"].toInt(), "column");
        VERIFY_CONTAINS(finding["message"].toString(), announced);
        if (entry == "no roster")
            return;
        const CliRun roster = exits(exit, {"roster", "check", file, "--json"});
        QCOMPARE(listed(roster.json()["ok"], roster.rules()), "false malformed");
        QCOMPARE(roster.finding()["entry"],
                 entry.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(entry));
    }

    // `roster export`: an army list in other formats.

    void aFileWithACodeIsReadAsItsList()
    {
        const QTemporaryDir folder;
        const QString list = someReadyList();
        const QByteArray code = runCli({"roster", "export", list, "--format", "code"}).out;
        const QString file = written(folder.path(), "list.txt", "  " + code.left(30) + "\n" + code.mid(30));
        exits(0, {"roster", "show", file});
        QCOMPARE(runCli({"roster", "show", file, "--json"}).json(),
                 runCli({"roster", "show", list, "--json"}).json());
        QCOMPARE(runCli({"roster", "check", file, "--json"}).json(),
                 runCli({"roster", "check", list, "--json"}).json());
        QCOMPARE(runCli({"roster", "export", file, "--format", "yaml"}).out,
                 runCli({"roster", "export", list, "--format", "yaml"}).out);
        QCOMPARE(runCli({"check", file}).out, "1 file checked: no findings\n");
        exits(0, {"roster", "show", "-"}, code);
    }

    void aBrokenCodeIsUnreadableAndSaysWhy()
    {
        const QByteArray code = runCli({"roster", "export", someReadyList(), "--format", "code"}).out;
        for (const QStringList& command :
             {QStringList{"check", "-"}, {"roster", "show", "-"}, {"roster", "check", "-"}}) {
            const CliRun cut = exits(2, command, code.left(40));
            VERIFY_CONTAINS(cut.err, "the army code is cut off or mistyped");
            VERIFY_CONTAINS(runCli(command, "ADJ9:AAAA").err, "made by a newer Adjutant");
        }
        QVERIFY(runCli({"roster", "show", "-"}, "hello").out.contains("a roster"));
    }

    void eachFormatGoesToStdout_data()
    {
        const auto row = columns<QByteArray, QByteArray>("beginning", "inside");
        row("text", QByteArray(), "Blood Banes");
        row("markdown", "#", "Blood Banes");
        row("html", "<!DOCTYPE html>", "Blood Banes");
        row("pdf", "%PDF-", "%%EOF");
        row("json", "{", "\"blood-banes\"");
        row("yaml", "format: adjutant-roster/1\n", "blood-banes");
        row("code", "ADJ1:", QByteArray());
        row("qr", "<", "<svg");
    }
    void eachFormatGoesToStdout()
    {
        QFETCH(QByteArray, beginning);
        QFETCH(QByteArray, inside);
        const QString format = QTest::currentDataTag();
        const CliRun run = succeeds({"roster", "export", list, "--format", format});
        QVERIFY2(run.out.startsWith(beginning), run.out.left(80));
        QVERIFY2(run.out.contains(inside), run.out.left(400));
    }

    void aDashIsStandardInputAndOutput()
    {
        const QByteArray code = runCli({"roster", "export", list, "--format", "code"}).out;
        QCOMPARE(exits(0, {"roster", "export", "-", "--format", "code"}, contentsOf(list)).out, code);
        QCOMPARE(runCli({"roster", "export", list, "--format", "code", "--output", "-"}).out, code);
    }

    void anOutputFileIsWrittenAndStdoutStaysEmpty()
    {
        const QTemporaryDir folder;
        for (const char* format : {"text", "pdf"}) {
            const QString file = folder.filePath(format);
            QCOMPARE(exits(0, {"roster", "export", list, "--format", format, "--output", file}).out,
                     QByteArray());
            QVERIFY(!contentsOf(file).isEmpty());
        }
        QCOMPARE(contentsOf(folder.filePath("text")),
                 runCli({"roster", "export", list, "--format", "text"}).out);
    }

    void anOlderOutputFileIsReplaced()
    {
        const QTemporaryDir folder;
        const QString file = written(folder.path(), "list.yaml", QByteArray(100'000, 'x'));
        exits(0, {"roster", "export", list, "--format", "yaml", "--output", file});
        QVERIFY(contentsOf(file).startsWith("format: adjutant-roster/1\n"));
        QVERIFY(!contentsOf(file).contains('x'));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{"list.yaml"});
    }

    void theListThatIsReadIsNeverReplaced()
    {
        const QTemporaryDir folder;
        const QByteArray text = contentsOf(list);
        const QString file = written(folder.path(), "list.yaml", text);
        QVERIFY(QFile::link(file, folder.filePath("link.yaml")));
        for (const QString& output : {file, folder.filePath("link.yaml")}) {
            const CliRun run = exits(2, {"roster", "export", file, "--format", "text", "--output", output});
            VERIFY_CONTAINS(run.err, "it is the file that was read");
            QCOMPARE(contentsOf(file), text);
        }
        const CliRun run =
            runShell("\"$CLI\" roster export - --format text --output '" + file + "' < '" + file + "'");
        QCOMPARE(run.exit, 2);
        QCOMPARE(contentsOf(file), text);
    }

    // A pipe would be waited for.
    void whatIsNoRegularFileIsRefusedAtOnce()
    {
        const QTemporaryDir folder;
        const QString pipe = folder.filePath("pipe");
        QCOMPARE(mkfifo(qPrintable(pipe), 0600), 0);
        for (const QString& output : {pipe, QString("/dev/null")})
            for (const QStringList& command : {QStringList{"roster", "export", list, "--format", "code"},
                                               QStringList{"rules", "aid", "drakerys"}}) {
                VERIFY_CONTAINS(
                    exits(2, command + QStringList{"--output", output}, {}, emptyEnvironment(), 10'000).err,
                    "it is no regular file");
                QVERIFY(!QFileInfo(output).isFile());
            }
    }

    void whatCanNotBeWrittenIsNamed()
    {
        for (const QString file : {"/no/such/folder/list.txt", "/tmp", ""}) {
            const CliRun run = exits(2, {"roster", "export", list, "--format", "text", "--output", file});
            QCOMPARE(run.out, QByteArray());
            QVERIFY2(run.complainedOnce() && run.err.contains("can't write '" + file.toUtf8() + "'"),
                     run.err);
        }
    }

    void jsonWrapsWhatWouldGoToStdout()
    {
        const CliRun text = runCli({"roster", "export", list, "--format", "text", "--json"});
        QCOMPARE(text.json()["encoding"].toString(), "utf-8");
        QCOMPARE(text.json()["content"].toString().toUtf8(),
                 runCli({"roster", "export", list, "--format", "text"}).out);
        const CliRun pdf = runCli({"roster", "export", list, "--format", "pdf", "--json"});
        QCOMPARE(pdf.json()["encoding"].toString(), "base64");
        QVERIFY(QByteArray::fromBase64(pdf.json()["content"].toString().toLatin1()).startsWith("%PDF-"));

        const QTemporaryDir folder;
        const CliRun file = runCli(
            {"roster", "export", list, "--format", "yaml", "--output", folder.filePath("a"), "--json"});
        QCOMPARE(file.json()["output"].toString(), folder.filePath("a"));
        QCOMPARE(file.json()["bytes"].toInt(), contentsOf(folder.filePath("a")).size());
    }

    void aPdfNeedsNoDisplay()
    {
        QProcessEnvironment environment = emptyEnvironment();
        environment.insert("QT_QPA_PLATFORM", "xcb");
        QVERIFY(
            succeeds({"roster", "export", list, "--format", "pdf"}, {}, environment).out.startsWith("%PDF-"));
    }

    void aDraftIsExportedToo()
    {
        QVERIFY(exits(0, {"roster", "export", fixture("findings/ap-limit.yaml"), "--format", "text"})
                    .out.contains("Too dear"));
    }

    void ofAFileWithFaultsNothingIsExported()
    {
        const QTemporaryDir folder;
        const QString file = written(folder.path(), "list.txt", "older");
        const CliRun run = exits(1, {"roster", "export", fixture("findings/malformed.yaml"), "--format",
                                     "text", "--output", file});
        QCOMPARE(run.out, QByteArray());
        VERIFY_CONTAINS(run.err, "malformed.yaml:8:29: unknown key 'colour'");
        QCOMPARE(contentsOf(file), "older");

        const CliRun unreadable =
            runCli({"roster", "export", "no-such-file.yaml", "--format", "json", "--json"});
        QCOMPARE(listed(unreadable.exit, unreadable.rules()), "2 malformed");
        QVERIFY2(unreadable.complainedOnce(), unreadable.err);
    }
};

ADJUTANT_TEST(CliRosterReportTest)

} // namespace adjutant::test::tst_cli_rosterreport
