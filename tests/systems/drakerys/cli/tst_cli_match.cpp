#include "app/storage/database.h"
#include "app/table/storedtable.h"
#include "tests/systems/drakerys/cli/matchtable.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QJsonDocument>
#include <QtTest>
#include <unistd.h>

namespace tst_cli_match {

using namespace adjutant;
using namespace adjutant::test;

/// `match`: the recorded matches of a database, read without a trace and added whole.
class CliMatchTest : public QObject, MatchFolder
{
    Q_OBJECT

private Q_SLOTS:
    void init() { clear(); }

    void whatWasImportedIsListed()
    {
        importBoth();
        const CliRun run = match({"list", "--json"});
        QCOMPARE(run.exit, 0);
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

    void theNewestMatchIsListedFirst()
    {
        TableRecord older = matchByHand();
        older.id = "older";
        older.start.started = older.start.started.addDays(-1);
        TableRecord newer = matchByHand();
        newer.id = "newer";
        newer.start.started = newer.start.started.addDays(1);
        QCOMPARE(match({"import", fileOf("a.match", older), fileOf("b.match", newer)}).exit, 0);
        QCOMPARE(idsOf(match({"list", "--json"}).json()), QStringList({"newer", "older"}));
        QVERIFY(match({"list"}).out.startsWith("newer: 2026-11-22 18:30"));
    }

    void aMatchIsShownAsItsScriptEnds()
    {
        importBoth();
        const CliRun run = match({"show", "first-match", "--json"});
        QCOMPARE(run.exit, 0);
        QFile expected(sourceFile("tests/systems/drakerys/fixtures/match/six-rounds.json"));
        QVERIFY(expected.open(QIODevice::ReadOnly));
        const QJsonObject state = QJsonDocument::fromJson(expected.readAll()).object();
        const QJsonObject shown = run.json();
        for (const char* key : {"round", "finished", "active_player", "commands"})
            QCOMPARE(shown[QLatin1String(key)], state[QLatin1String(key)]);
        QJsonObject player = shown["players"].toArray()[0].toObject();
        QCOMPARE(player.take("name").toString(), QString("Žofie"));
        QCOMPARE(player.take("faction").toString(), QString("avaren"));
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

    void anExportIsImportedToTheSame()
    {
        importBoth();
        const CliRun run = match({"export", "first-match", "--format", "log"});
        QCOMPARE(run.exit, 0);
        const auto read = readMatch(run.out.toStdString());
        QVERIFY(read && read->record == wholeGame());
    }

    void everyFormatGoesToAFileOrToStdout_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QByteArray>("start");
        QTest::newRow("log") << "log" << QByteArray("28343a92ccdba5bf {\"format\":\"adjutant-match/4\"");
        QTest::newRow("csv") << "csv" << QByteArray("date,title,players");
        QTest::newRow("commands") << "commands" << QByteArray("step,at,round");
        QTest::newRow("bgstats") << "bgstats" << QByteArray("{\n  \"about\"");
        QTest::newRow("html") << "html" << QByteArray("<!DOCTYPE html>");
    }

    void everyFormatGoesToAFileOrToStdout()
    {
        QFETCH(QString, format);
        QFETCH(QByteArray, start);
        importBoth();
        const CliRun out = match({"export", "by-hand", "--format", format});
        QCOMPARE(out.exit, 0);
        QVERIFY2(out.out.startsWith(start), out.out.left(60));
        QCOMPARE(match({"export", "by-hand", "--format", format, "--output", path("out")}).exit, 0);
        QFile file(path("out"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), out.out);
        const QJsonObject json = match({"export", "by-hand", "--format", format, "--json"}).json();
        QCOMPARE(json["content"].toString().toUtf8(), out.out);
        QCOMPARE(json["bytes"].toInt(), static_cast<int>(out.out.size()));
    }

    void anExportNeverReplacesTheDatabase_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {"matches.db", "matches.db-wal", "matches.db-shm", "symbolic.csv", "hard.csv"})
            QTest::newRow(name) << QString(name);
    }

    void anExportNeverReplacesTheDatabase()
    {
        QFETCH(QString, name);
        importBoth();
        QVERIFY(QFile::link(database(), path("symbolic.csv")));
        QCOMPARE(::link(qPrintable(database()), qPrintable(path("hard.csv"))), 0);
        const auto before = everything();
        for (const QStringList& arguments :
             {QStringList{"match", "export", "--all", "--format", "csv", "--db", database()},
              QStringList{"roster", "export", someReadyList(), "--format", "text"}}) {
            const CliRun run = runCli(arguments + QStringList{"--output", path(name)});
            QCOMPARE(run.exit, 2);
            QVERIFY2(run.complainedOnce() && run.err.contains("it belongs to a database"), run.err);
            QCOMPARE(everything(), before);
        }
        const CliRun json = match({"export", "--all", "--format", "csv", "--output", path(name), "--json"});
        QCOMPARE(json.exit, 2);
        QVERIFY(json.json()["error"].toString().contains("it belongs to a database"));
    }

    void aDatabaseThatLacksATableIsDamaged_data()
    {
        QTest::addColumn<QString>("table");
        for (const char* table : {"rosters", "rosters_trash", "matches", "match_starts", "match_details",
                                  "match_steps", "match_steps_aside"})
            QTest::newRow(table) << QString(table);
    }

    void aDatabaseThatLacksATableIsDamaged()
    {
        QFETCH(QString, table);
        importBoth();
        {
            auto opened = Database::open(database(), {});
            QVERIFY(opened && opened->run(QStringLiteral("DROP TABLE ") + table));
        }
        const QString other = fileOf("other.match", begunMatch());
        const auto before = everything();
        for (const QStringList& arguments :
             {QStringList{"list"}, QStringList{"show", "first-match"}, QStringList{"verify"},
              QStringList{"export", "--all", "--format", "csv"}, QStringList{"import", other}}) {
            const CliRun run = match(arguments);
            QCOMPARE(run.exit, 2);
            QVERIFY2(run.err.contains("is damaged") &&
                         run.err.contains("the table '" + table.toUtf8() + "' is missing"),
                     run.err);
            QCOMPARE(run.out, QByteArray());
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
        QCOMPARE(run.exit, 0);
        QCOMPARE(run.json()["ok"].toBool(), true);
        const QJsonObject one =
            match({"verify", "first-match", "--json"}).json()["matches"].toArray()[0].toObject();
        QCOMPARE(one, (QJsonObject{{"id", "first-match"},
                                   {"steps", static_cast<int>(wholeGame().steps.size())},
                                   {"fault", QJsonValue()}}));
    }

    void whatIsNotWhatWasWrittenIsFound()
    {
        importBoth();
        {
            auto opened = Database::open(database(), {});
            QVERIFY(opened && opened->run(QStringLiteral(
                                  "UPDATE match_steps SET body = replace(body, '18:40', '18:41') "
                                  "WHERE match_id = 'first-match' AND number = 10")));
        }
        const CliRun run = match({"verify", "--json"});
        QCOMPARE(run.exit, 1);
        QCOMPARE(run.json()["ok"].toBool(), false);
        for (const QJsonValue& each : run.json()["matches"].toArray())
            if (each.toObject()["id"] == "first-match") {
                QCOMPARE(each.toObject()["steps"].toInt(), 9);
                QVERIFY(each.toObject()["fault"].toString().startsWith("step 10: "));
            } else {
                QVERIFY(each.toObject()["fault"].isNull());
            }
        const CliRun shown = match({"show", "first-match", "--json"});
        QCOMPARE(shown.exit, 1);
        QVERIFY(shown.json()["fault"].toString().startsWith("step 10: "));
        const CliRun refused = match({"export", "first-match", "--format", "log"});
        QCOMPARE(refused.exit, 1);
        QVERIFY(refused.out.isEmpty());
        QVERIFY2(refused.err.contains("step 10: ") && refused.err.contains("--partial"), refused.err);
        const CliRun part = match({"export", "first-match", "--format", "log", "--partial"});
        QCOMPARE(part.exit, 0);
        QCOMPARE(readMatch(part.out.toStdString())->record.steps.size(), std::size_t(9));
    }

    void whateverIsChangedFromOutsideIsFound_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::addColumn<QString>("fault");
        const QString ofMatch = QStringLiteral(" WHERE match_id = 'first-match'");
        const QString last = QStringLiteral("(SELECT MAX(number) FROM match_steps%1)").arg(ofMatch);
        const QString history = QStringLiteral("what the history shows of it was altered");
        QTest::newRow("the last step gone")
            << QStringLiteral("DELETE FROM match_steps%1 AND number = %2").arg(ofMatch, last) << "step ";
        QTest::newRow("all steps gone") << "DELETE FROM match_steps" + ofMatch << "step 1: ";
        QTest::newRow("a step in the middle gone") << "DELETE FROM match_steps" + ofMatch + " AND number = 5"
                                                   << "step 5: ";
        QTest::newRow("the winner") << "UPDATE matches SET winner = 'blue' WHERE id = 'first-match'"
                                    << history;
        QTest::newRow("a name") << "UPDATE matches SET players = replace(players, 'a', 'e') WHERE id = "
                                   "'first-match'"
                                << history;
        QTest::newRow("steps cut, and how many there are as well")
            << QStringLiteral(
                   "DELETE FROM match_steps%1 AND number > 2; UPDATE matches SET steps = 2, chain = (SELECT "
                   "chain FROM match_steps%1 AND number = 2) WHERE id = 'first-match'")
                   .arg(ofMatch)
            << "step 3: ";
        QTest::newRow("a step's text")
            << "UPDATE match_steps SET body = replace(body, '18:40', '18:41')" + ofMatch + " AND number = 10"
            << "step 10: ";
        QTest::newRow("how it starts")
            << "UPDATE match_starts SET body = body || ' ' WHERE id = 'first-match'"
            << "what stands before all steps: ";
        QTest::newRow("a checksum taken away")
            << "UPDATE matches SET seal = '' WHERE id = 'first-match'" << history;
        QTest::newRow("the notes of another")
            << "INSERT INTO match_details (id, body) SELECT 'first-match', body FROM "
               "match_details WHERE id = 'by-hand' ON CONFLICT (id) DO UPDATE SET body "
               "= excluded.body"
            << "its notes and photos were altered";
        QTest::newRow("the notes") << "INSERT INTO match_details (id, body) VALUES ('first-match', '{}') ON "
                                      "CONFLICT (id) DO UPDATE SET body = '{\"notes\": \"Blue won\"}'"
                                   << "its notes and photos were altered";
    }

    void whateverIsChangedFromOutsideIsFound()
    {
        QFETCH(QString, statement);
        QFETCH(QString, fault);
        importBoth();
        {
            auto opened = Database::open(database(), {});
            for (const QString& each : statement.split(u';'))
                QVERIFY(opened && opened->run(each).value_or(0) > 0);
        }
        for (const QStringList& arguments : {QStringList{"verify"}, QStringList{"show", "first-match"},
                                             QStringList{"export", "first-match", "--format", "html"}}) {
            const CliRun run = match(arguments);
            QCOMPARE(run.exit, 1);
            QVERIFY2((run.out + run.err).contains(fault.toUtf8()), run.out + run.err);
        }
        const CliRun list = match({"list", "--json"});
        QCOMPARE(list.exit, 1);
        for (const QJsonValue& each : list.json()["matches"].toArray())
            QCOMPARE(each.toObject().contains("fault"), each.toObject()["id"] == "first-match");
        QCOMPARE(match({"export", "--all", "--format", "csv"}).exit, 1);
        QCOMPARE(match({"export", "--all", "--format", "csv", "--partial"}).exit, 0);
    }

    void partsOfAMatchThatIsNotThereAreFound()
    {
        importBoth();
        {
            auto opened = Database::open(database(), {});
            QVERIFY(opened && opened->run(QStringLiteral("DELETE FROM matches WHERE id = 'first-match'")));
        }
        const CliRun run = match({"verify"});
        QCOMPARE(run.exit, 1);
        QVERIFY2(run.out.contains(
                     "first-match: 0 good steps; parts of it are there, but the match is not in the list"),
                 run.out);
        QCOMPARE(match({"verify", "first-match"}).exit, 1);
        QCOMPARE(match({"verify", "by-hand"}).exit, 0);
        for (const QStringList& arguments : {QStringList{"list"}, {"export", "--all", "--format", "csv"}}) {
            const CliRun list = match(arguments);
            QCOMPARE(list.exit, 1);
            QVERIFY2(list.err.contains("parts are there: first-match"), list.err);
        }
        QCOMPARE(match({"show", "first-match"}).exit, 1);
        QCOMPARE(match({"export", "first-match", "--format", "log"}).exit, 1);
        const CliRun part = match({"export", "first-match", "--format", "log", "--partial"});
        QCOMPARE(part.exit, 0);
        QCOMPARE(readMatch(part.out.toStdString())->record.steps.size(), wholeGame().steps.size());
    }

    // Each of the two is what was written, but not of this match; nor does a step say so.
    void theStartOfAnotherMatchIsFound()
    {
        importBoth();
        {
            auto opened = Database::open(database(), {});
            QVERIFY(opened &&
                    opened->run(QStringLiteral("UPDATE match_starts SET (chain, body) = (SELECT chain, body "
                                               "FROM match_starts WHERE id = 'first-match') WHERE id = "
                                               "'by-hand'")));
        }
        for (const QStringList& arguments : {QStringList{"list"},
                                             {"verify", "by-hand"},
                                             {"show", "by-hand"},
                                             {"export", "by-hand", "--format", "html"}})
            QCOMPARE(match(arguments).exit, 1);
        QCOMPARE(match({"verify", "first-match"}).exit, 0);
    }

    void lostNotesAreFound()
    {
        importBoth();
        {
            auto opened = Database::open(database(), {});
            QVERIFY(opened && opened->run(QStringLiteral("DELETE FROM match_details WHERE id = 'by-hand'")));
        }
        for (const QStringList& arguments :
             {QStringList{"verify", "by-hand"}, QStringList{"show", "by-hand"}, QStringList{"list"}})
            QCOMPARE(match(arguments).exit, 1);
    }

    void stepsThatTheRulesRefuseAreFound()
    {
        {
            auto opened = MatchDatabase::open(database());
            QVERIFY(opened.has_value());
            WholeMatch bad = *wholeTableOf(begunMatch());
            bad.record.steps = {{1, QStringLiteral("{\"at\":\"2026-11-21T18:31:00.000Z\",\"undo\":1}")}};
            QVERIFY(opened->add(bad).has_value());
        }
        const CliRun run = match({"verify"});
        QCOMPARE(run.exit, 1);
        QVERIFY2(run.out.startsWith("first-match: 0 good steps; step 1: "), run.out);
    }

    void readingLeavesNoTrace_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("list") << QStringList{"list"};
        QTest::newRow("show") << QStringList{"show", "first-match"};
        QTest::newRow("export") << QStringList{"export", "first-match", "--format", "html"};
        QTest::newRow("verify") << QStringList{"verify"};
    }

    void readingLeavesNoTrace()
    {
        QFETCH(QStringList, arguments);
        importBoth();
        const auto before = everything();
        QCOMPARE(match(arguments).exit, 0);
        QCOMPARE(everything(), before);
    }

    void readingMakesNoDatabase_data() { readingLeavesNoTrace_data(); }

    void readingMakesNoDatabase()
    {
        QFETCH(QStringList, arguments);
        const CliRun run = match(arguments);
        QCOMPARE(run.exit, 2);
        QVERIFY(run.complainedOnce());
        QVERIFY2(run.err.contains("there is no such file"), run.err);
        QVERIFY(everything().isEmpty());
    }

    void aDatabaseWhoseMakingWasBrokenOffIsANewOne()
    {
        {
            auto begun = Database::open(database(), {});
            QVERIFY(begun.has_value());
            QVERIFY(begun->run(QStringLiteral("CREATE TABLE ballast (body TEXT)")).has_value());
            QVERIFY(begun->run(QStringLiteral("DROP TABLE ballast")).has_value());
        }
        QVERIFY(QFileInfo(database()).size() > 0);
        QCOMPARE(match({"list"}).exit, 0);
        importBoth();
        QCOMPARE(idsOf(match({"list", "--json"}).json()).size(), 2);
    }

    void whatIsOnlyInTheLogOfARunningAppIsSeen()
    {
        importBoth();
        auto running = MatchDatabase::open(database());
        QVERIFY(running.has_value());
        TableRecord other = matchByHand();
        other.id = "just-now";
        QVERIFY(running->add(*wholeTableOf(other)).has_value());
        const auto before = everything();
        QVERIFY(idsOf(match({"list", "--json"}).json()).contains("just-now"));
        QCOMPARE(everything().keys(), before.keys());
    }

    void wrongUsageIsOneLine_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const auto row = [](const QStringList& arguments) {
            QTest::newRow(qPrintable(arguments.join(' '))) << arguments;
        };
        row({});
        row({"show"});
        row({"shwo", "x"});
        row({"show", "nothing-of-that-id"});
        row({"verify", "nothing-of-that-id"});
        row({"export", "nothing-of-that-id", "--format", "csv"});
        row({"export", "by-hand"});
        row({"export", "--format", "csv"});
        row({"export", "by-hand", "--format", "pdf"});
        row({"export", "--all", "--format", "log"});
        row({"export", "--all", "by-hand", "--format", "csv"});
        row({"export", "by-hand", "first-match", "--format", "html"});
        row({"import"});
        row({"list", "--sorted"});
    }

    void wrongUsageIsOneLine()
    {
        QFETCH(QStringList, arguments);
        importBoth();
        const CliRun run = match(arguments);
        QCOMPARE(run.exit, 2);
        QCOMPARE(run.out, QByteArray());
        QVERIFY2(run.complainedOnce(), run.err);
        QVERIFY(!match(arguments + QStringList{"--json"}).json()["error"].toString().isEmpty());
    }

    void onlyFinishedMatchesArePlays()
    {
        QCOMPARE(
            match({"import", fileOf("begun.match", begunMatch()), fileOf("hand.match", matchByHand())}).exit,
            0);
        const CliRun run = match({"export", "--all", "--format", "bgstats"});
        QCOMPARE(run.exit, 0);
        QCOMPARE(run.json()["plays"].toArray().size(), 1);
        QVERIFY(run.err.contains("1 match left out"));
        QCOMPARE(match({"export", "first-match", "--format", "bgstats"}).exit, 2);
    }

    void checkKnowsMatchFiles()
    {
        QCOMPARE(runCli({"check", fileOf("whole.match", wholeGame())}).exit, 0);
        TableRecord refused = begunMatch();
        refused.steps = {step(1, Step::Kind::undo)};
        const CliRun run = runCli({"check", fileOf("refused.match", refused), "--json"});
        QCOMPARE(run.exit, 1);
        QCOMPARE(run.rules(), QStringList("malformed"));
    }
};

ADJUTANT_TEST(CliMatchTest)

} // namespace tst_cli_match

#include "tst_cli_match.moc"
