#include "tests/systems/drakerys/cli/clifixture.h"

namespace adjutant::test::tst_cli_rostercheck {

static QJsonObject totals(int ap, int rarity, int warriors)
{
    return {{"ap", ap}, {"rarity", rarity}, {"warriors", warriors}};
}

static QByteArray roster(const QByteArray& entries, const QByteArray& faction = "avaren")
{
    return "format: adjutant-roster/1\nsystem: drakerys\nfaction: " + faction +
           "\nlimits: {ap: 500, rarity: 5}\nunits:\n" + entries;
}

/// `roster check`: its findings, one fixture a rule.
class CliRosterCheckTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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
};

ADJUTANT_TEST(CliRosterCheckTest)

} // namespace adjutant::test::tst_cli_rostercheck
