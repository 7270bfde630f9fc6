#include "tests/systems/drakerys/cli/matchscript.h"

namespace adjutant::test::tst_cli_match {

/// `match`: the recorded matches of a data folder, read without a trace and added whole.
class CliMatchTest : public QObject, MatchesInFolder
{
    Q_OBJECT

    /// Changes step 10 of the first match; what is said of it.
    QByteArray damagedAtTen() const
    {
        QList<QByteArray> lines = linesOf("first-match");
        lines[10].replace("18:40", "18:41");
        writeLines("first-match", lines);
        return "line 11 of " + QByteArray::number(lines.size()) + " is damaged: 9 usable steps before it";
    }

private Q_SLOTS:
    void init() { clear(); }

    void whatWasImportedIsListed()
    {
        importBoth();
        const CliRun run = match(0, {"list", "--json"});
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(idsOf(run.json()).size(), 2);
        for (const QJsonValue& each : run.json()["matches"].toArray())
            if (each.toObject()["id"] == "by-hand")
                QCOMPARE(
                    each.toObject(),
                    (QJsonObject{
                        {"id", "by-hand"},
                        {"started", "2026-11-21T18:30:00Z"},
                        {"state", "finished"},
                        {"title", "Table at the window"},
                        {"players",
                         QJsonArray{
                             QJsonObject{
                                 {"id", "elves"}, {"name", "Žofie"}, {"faction", "avaren"}, {"vp", 3}},
                             QJsonObject{{"id", "dwarves"}, {"name", ""}, {"faction", "aurium"}, {"vp", 5}}}},
                        {"winner", "dwarves"},
                        {"rounds", 4},
                        {"minutes", 95},
                        {"missions", QJsonArray{"epic-fight"}}}));
    }

    // By the name, as everywhere else; without one by the id.
    void theWinnerIsNamed()
    {
        MatchRecord won = matchByHand();
        match(0, {"import", fileOf("a.match", won)});
        VERIFY_CONTAINS(match({"list"}).out.toStdString(), ", won by dwarves, ");
        won.id = "second";
        won.start.start.sides[1].name = "Ana";
        match(0, {"import", fileOf("b.match", won)});
        VERIFY_CONTAINS(match({"list"}).out.toStdString(), ", won by Ana, ");
        VERIFY_CONTAINS(match({"show", "second"}).out.toStdString(), "won by Ana");
    }

    void theNewestMatchIsListedFirst()
    {
        MatchRecord older = matchByHand();
        older.id = "older";
        older.start.started = older.start.started.addDays(-1);
        MatchRecord newer = matchByHand();
        newer.id = "newer";
        newer.start.started = newer.start.started.addDays(1);
        match(0, {"import", fileOf("a.match", older), fileOf("b.match", newer)});
        QCOMPARE(idsOf(match({"list", "--json"}).json()), QStringList({"newer", "older"}));
        QVERIFY(match({"list"}).out.startsWith("newer: 2026-11-22 18:30"));
    }

    void aMatchIsShownAsItsScriptEnds()
    {
        importBoth();
        const CliRun run = match(0, {"show", "first-match", "--json"});
        const QJsonObject state =
            QJsonDocument::fromJson(
                contentsOf(sourceFile("tests/systems/drakerys/fixtures/match/six-rounds.json")))
                .object();
        const QJsonObject shown = run.json();
        for (const char* key : {"round", "finished", "active_player", "commands"})
            QCOMPARE(shown[QLatin1String(key)], state[QLatin1String(key)]);
        QJsonObject player = shown["players"].toArray()[0].toObject();
        QCOMPARE(player.take("name").toString(), "Žofie");
        QCOMPARE(player.take("faction").toString(), "avaren");
        QCOMPARE(player, state["players"].toArray()[0].toObject());
        const QJsonArray log = shown["log"].toArray();
        int standing = 0;
        for (const QJsonValue& entry : log)
            standing += entry.toObject()["stands"].toBool() ? 1 : 0;
        QCOMPARE(standing, state["commands"].toInt());
        QCOMPARE(log[0].toObject()["command"].toObject(),
                 (QJsonObject{
                     {"activate", QJsonObject{{"unit", "elves/blood-banes-1"},
                                              {"actions", QJsonArray{QJsonObject{{"action", "attack"},
                                                                                 {"heroic_dice", 0}}}}}}}));
        QVERIFY(match({"show", "first-match"}).out.contains("The match is over: Žofie has won"));
    }

    void everyFormatGoesToAFileOrToStdout()
    {
        importBoth();
        for (const auto& [format, start] :
             {std::pair("log", "edc46f6b0bc7b0e4 {\"format\":\"adjutant-match/5\""),
              {"csv", "date,title,players"},
              {"commands", "step,at,round"},
              {"bgstats", "{\n  \"about\""},
              {"html", "<!DOCTYPE html>"}}) {
            const CliRun out = match(0, {"export", "by-hand", "--format", format});
            QVERIFY2(out.out.startsWith(start), out.out.left(60));
            match(0, {"export", "by-hand", "--format", format, "--output", path("out")});
            QCOMPARE(contentsOf(path("out")), out.out);
            const QJsonObject json = match({"export", "by-hand", "--format", format, "--json"}).json();
            QCOMPARE(json["content"].toString().toUtf8(), out.out);
            QCOMPARE(json["bytes"].toInt(), static_cast<int>(out.out.size()));
        }
    }

    void anExportNeverReplacesAFileOfTheFolder()
    {
        importBoth();
        QVERIFY(QFile::link(fileIn("by-hand"), path("link.csv")));
        written(data(), "index.sqlite", ""); // which the app makes
        const auto before = everything();
        for (const QString name :
             {"data/matches/2026/by-hand.match", "data/matches/2026/new.match", "link.csv"}) {
            const CliRun run = match(2, {"export", "--all", "--format", "csv", "--output", path(name)});
            QVERIFY2(run.complainedOnce() && run.err.contains("Adjutant keeps its own data in it"), run.err);
            QCOMPARE(everything(), before);
        }
    }

    void allMatchesGoIntoOneTable()
    {
        importBoth();
        QCOMPARE(match({"export", "--all", "--format", "csv"}).out.count("\r\n"), 3);
        QCOMPARE(match({"export", "by-hand", "first-match", "--format", "csv"}).out.count("\r\n"), 3);
        QCOMPARE(match({"export", "--all", "--format", "bgstats"}).json()["plays"].toArray().size(), 2);
    }

    void soundMatchesAreVerified()
    {
        importBoth();
        const CliRun run = match({"verify", "--json"});
        QCOMPARE(listed(run.exit, run.json()["ok"].toBool()), "0 true");
        const QJsonObject one =
            match({"verify", "first-match", "--json"}).json()["matches"].toArray()[0].toObject();
        QCOMPARE(one, (QJsonObject{{"id", "first-match"},
                                   {"steps", static_cast<int>(wholeGame().steps.size())},
                                   {"fault", QJsonValue()}}));
    }

    void whatIsNotWhatWasWrittenIsFound()
    {
        importBoth();
        const QByteArray fault = damagedAtTen();
        const CliRun run = match({"verify", "--json"});
        QCOMPARE(listed(run.exit, run.json()["ok"].toBool()), "1 false");
        for (const QJsonValue& each : run.json()["matches"].toArray())
            if (each.toObject()["id"] == "first-match") {
                QCOMPARE(each.toObject()["steps"].toInt(), 9);
                QCOMPARE(each.toObject()["fault"].toString(), QString::fromUtf8(fault));
            } else {
                QVERIFY(each.toObject()["fault"].isNull());
            }
        QCOMPARE(match(1, {"show", "first-match", "--json"}).json()["fault"].toString(),
                 QString::fromUtf8(fault));
        const CliRun refused = match(1, {"export", "first-match", "--format", "log"});
        QVERIFY(refused.out.isEmpty());
        QVERIFY2(refused.err.contains(fault) && refused.err.contains("--partial"), refused.err);
        const CliRun part = match(0, {"export", "first-match", "--format", "log", "--partial"});
        QVERIFY2(part.err.contains(fault), part.err);
        QCOMPARE(readMatch(part.out.toStdString())->record.steps.size(), 9U);
    }

    void aDamagedMatchIsListedAsThat()
    {
        importBoth();
        damagedAtTen();
        const CliRun list = match(1, {"list", "--json"});
        for (const QJsonValue& each : list.json()["matches"].toArray())
            QCOMPARE(each.toObject().contains("fault"), each.toObject()["id"] == "first-match");
        match(1, {"export", "--all", "--format", "csv"});
        const CliRun table = match(0, {"export", "--all", "--format", "csv", "--partial"});
        QVERIFY2(table.err.contains("first-match is damaged"), table.err);
    }

    void whatIsNoMatchIsReportedWithItsPlace()
    {
        importBoth();
        written(data() + "/matches/2026", "notes.txt", "x");
        match(0, {"export", "--all", "--format", "csv"}); // of all matches there are
        written(data() + "/matches/2026", "empty.match", "");
        QVERIFY(QFile::copy(fileIn("by-hand"), fileIn("copy")));
        const CliRun list = match(1, {"list", "--json"});
        QCOMPARE(listed(idsOf(list.json()).size(), list.json()["unusable"].toArray().size()), "2 3");
        QVERIFY2(list.err.contains("notes.txt") && list.err.contains("empty.match") &&
                     list.err.contains("it is the match 'by-hand' under another name"),
                 list.err);
        match(1, {"verify"});
        match(2, {"show", "copy"});
        match(0, {"show", "by-hand"});
    }

    void stepsThatTheRulesRefuseAreFound()
    {
        QVERIFY(QDir().mkpath(data() + "/matches/2026"));
        MatchRecord bad = begunMatch();
        bad.steps = {step(1, Step::Kind::undo)};
        written(data() + "/matches/2026", "first-match.match", QByteArray::fromStdString(writtenMatch(bad)));
        const CliRun run = match(1, {"verify"});
        QVERIFY2(run.out.startsWith("first-match: 0 good steps; line 2 of 2 can’t be used: "), run.out);
    }

    // Nor is a folder made that isn't there.
    void readingLeavesNoTrace()
    {
        importBoth();
        const auto before = everything();
        for (const QStringList& arguments : {QStringList{"list"},
                                             {"show", "first-match"},
                                             {"export", "first-match", "--format", "html"},
                                             {"verify"}}) {
            match(0, arguments);
            QCOMPARE(everything(), before);
            const CliRun none =
                complains(QStringList{"match"} + arguments + QStringList{"--data", path("none")});
            VERIFY_CONTAINS(none.err, "there is no such folder");
            QVERIFY(!QFileInfo::exists(path("none")));
        }
    }

    void wrongUsageIsOneLine()
    {
        importBoth();
        for (const QString arguments :
             {"", "show", "shwo x", "show nothing-of-that-id", "verify nothing-of-that-id",
              "export nothing-of-that-id --format csv", "export by-hand", "export --format csv",
              "export by-hand --format pdf", "export --all --format log", "export --all by-hand --format csv",
              "export by-hand first-match --format html", "import", "list --sorted"}) {
            const QStringList words = arguments.split(u' ', Qt::SkipEmptyParts);
            const CliRun run = match(2, words);
            QCOMPARE(run.out, QByteArray());
            QVERIFY2(run.complainedOnce(), run.err);
            QVERIFY(!match(words + QStringList{"--json"}).json()["error"].toString().isEmpty());
        }
    }

    void onlyFinishedMatchesArePlays()
    {
        match(0, {"import", fileOf("begun.match", begunMatch()), fileOf("hand.match", matchByHand())});
        const CliRun run = match({"export", "--all", "--format", "bgstats"});
        QCOMPARE(listed(run.exit, run.json()["plays"].toArray().size()), "0 1");
        QVERIFY(run.err.contains("1 match left out"));
        match(2, {"export", "first-match", "--format", "bgstats"});
    }
};

ADJUTANT_TEST(CliMatchTest)

} // namespace adjutant::test::tst_cli_match
