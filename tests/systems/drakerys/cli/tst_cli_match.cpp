#include "app/matches/matchlines.h"
#include "tests/cli/clirun.h"
#include "tests/systems/drakerys/records/recordfixture.h"

namespace adjutant::test::tst_cli_match {

/// The ids in a list of an answer, in their order.
static QStringList idsOf(const QJsonObject& answer, const char* list = "matches")
{
    QStringList ids;
    for (const QJsonValue& each : answer[QLatin1String(list)].toArray())
        ids.append(each.toObject()["id"].toString());
    return ids;
}

/// `match`: the recorded matches of a data folder, read without a trace and added whole.
class CliMatchTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder; ///< with the data folder beside its files, both empty at first

    QString folder() const { return m_folder->path(); }

    QString path(const QString& name) const { return m_folder->filePath(name); }
    QString data() const { return path("data"); }
    QString fileIn(const QString& id) const { return data() + "/matches/2026/" + id + ".match"; }

    QString fileOf(const QString& name, const MatchRecord& match) const
    {
        return written(folder(), name, QByteArray::fromStdString(writtenMatch(match)));
    }

    CliRun match(const QStringList& arguments) const
    {
        return runCli(QStringList{"match"} + arguments + QStringList{"--data", data()});
    }
    CliRun match(int exit, const QStringList& arguments,
                 std::source_location at = std::source_location::current()) const
    {
        return exits(exit, QStringList{"match"} + arguments + QStringList{"--data", data()}, {},
                     emptyEnvironment(), patience, at);
    }

    /// The bytes of every file in the data folder, by path.
    QMap<QString, QByteArray> everything() const
    {
        QMap<QString, QByteArray> files;
        for (QDirIterator each(data(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
             each.hasNext();) {
            const QString file = each.next();
            files.insert(file, contentsOf(file));
        }
        return files;
    }

    void importBoth() const
    {
        match(0, {"import", fileOf("whole.match", wholeGame()), fileOf("hand.match", matchByHand())});
    }

    /// Changes step 10 of the first match; what is said of it.
    QByteArray damagedAtTen() const
    {
        QList<QByteArray> lines = contentsOf(fileIn("first-match")).split('\n');
        lines[10].replace("18:40", "18:41");
        test::written(fileIn("first-match"), lines.join('\n'));
        return "line 11 of " + QByteArray::number(lines.size() - 1) + " is damaged: 9 usable steps before it";
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QDir().mkpath(data());
    }

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

    // `match import`: matches are added whole, once, and never in the place of others.

    void importingAgainChangesNothingAndSaysSo()
    {
        importBoth();
        const auto before = match({"export", "first-match", "--format", "log"}).out;
        VERIFY_CONTAINS(match(0, {"import", path("whole.match")}).out,
                        "is there already as first-match; nothing was changed");
        QCOMPARE(idsOf(match({"list", "--json"}).json()).size(), 2);
        QCOMPARE(match({"export", "first-match", "--format", "log"}).out, before);
    }

    void anotherMatchOfTheSameIdGetsANewOne()
    {
        importBoth();
        MatchRecord other = wholeGame();
        other.start.title = "Another table";
        const QString file = fileOf("other.match", other);
        const CliRun run = match(0, {"import", file, "--json"});
        QCOMPARE(idsOf(run.json(), "imported"), QStringList("first-match-2"));
        QCOMPARE(run.json()["imported"].toArray()[0].toObject()["new"].toBool(), true);
        const QJsonObject again =
            match({"import", file, "--json"}).json()["imported"].toArray()[0].toObject();
        QCOMPARE(listed(again["id"].toString(), again["new"].toBool()), "first-match-2 false");
        QVERIFY(match({"export", "first-match", "--format", "log"}).out.contains("Table at the window"));
    }

    void theLinesOfAFileStayAsTheyAre()
    {
        const MatchRecord whole = wholeGame();
        std::vector<std::string> records = recordsOf(whole);
        for (const char* notes : {"a bridge", "a bridge of ice"})
            records.push_back(writtenAbout(whole.steps.back().at, {.notes = QString::fromLatin1(notes)}));
        const QByteArray bytes = QByteArray::fromStdString(recordBytes(records));
        match(0, {"import", written(folder(), "whole.match", bytes)});
        const QByteArray stored = contentsOf(fileIn(whole.id));
        QVERIFY(stored.startsWith(bytes));
        QVERIFY(QFile::rename(fileIn(whole.id), path("stored.match")));
        match(0, {"import", path("stored.match")});
        QCOMPARE(contentsOf(fileIn(whole.id)), stored); // with its end, which was written behind them
    }

    void anEndThatDoesNotFollowFromTheStepsIsReplaced()
    {
        const MatchRecord hand = matchByHand();
        match(0, {"import", fileOf("hand.match", hand)});
        const QByteArray stored = contentsOf(fileIn(hand.id));
        QVERIFY(QFile::remove(fileIn(hand.id)));
        MatchSummary other = summaryOf(hand, *foldedOf(hand).session);
        other.winner = "elves";
        const std::string lie = recordBytes(recordsOf(hand, &other));
        match(0, {"import", written(folder(), "lie.match", QByteArray::fromStdString(lie))});
        QCOMPARE(contentsOf(fileIn(hand.id)), stored);
    }

    void aMatchWithoutAnIdIsImportedOnce()
    {
        MatchRecord nameless = matchByHand();
        nameless.id.clear();
        const QString file = fileOf("nameless.match", nameless);
        const QStringList ids = idsOf(match({"import", file, "--json"}).json(), "imported");
        QVERIFY(ids.size() == 1 && !ids[0].isEmpty());
        QCOMPARE(idsOf(match({"import", file, "--json"}).json(), "imported"), ids);
        QCOMPARE(idsOf(match({"list", "--json"}).json()), ids);
    }

    void timesAreOfTheYears2000To2200()
    {
        for (const auto& [text, isGood] : {std::pair("1999-12-31T23:59:59.999Z", false),
                                           {"2000-01-01T00:00:00.000Z", true},
                                           {"2200-12-31T23:59:59.999Z", true},
                                           {"2201-01-01T00:00:00.000Z", false},
                                           {"9999-12-31T23:59:59.999Z", false}}) {
            const auto time = QDateTime::fromString(text, Qt::ISODateWithMs);
            MatchRecord begun = matchByHand();
            begun.start.started = time;
            MatchRecord stepped = wholeGame();
            stepped.steps.back().at = time;
            for (const MatchRecord& odd : {begun, stepped}) {
                const QString file = fileOf("odd.match", odd);
                const CliRun checked = runCli({"check", file});
                QCOMPARE(checked.exit, isGood ? 0 : 1);
                QVERIFY2(isGood || checked.out.contains("of the years 2000 to 2200"), checked.out);
                QCOMPARE(match({"import", file}).exit, isGood ? 0 : 1);
            }
        }
    }

    // The record is whole all the same: nothing is refused.
    void aClockThatWasSetBackIsNoted()
    {
        MatchRecord odd = wholeGame();
        const std::size_t last = odd.steps.size();
        odd.steps.back().at = odd.start.started.addSecs(-60);
        const QString file = fileOf("odd.match", odd);
        const QString note = QString("step %1 is of an earlier time").arg(last);
        const CliRun checked = exits(0, {"check", file, "--json"});
        const QJsonObject reported = checked.json()["notes"].toArray().at(0).toObject();
        QVERIFY(reported["message"].toString().startsWith(note) && reported["line"].toInt() > 1);
        VERIFY_CONTAINS(match(0, {"import", file}).out, "note: " + note.toUtf8());
        match(0, {"verify"});
        QVERIFY(!runCli({"check", fileOf("good.match", wholeGame()), "--json"}).json().contains("notes"));
    }

    void namesOfPlayersHaveNoInvisibleCharacters()
    {
        MatchRecord odd = matchByHand();
        odd.start.start.sides[0].name = "Ri\u200ba\u202e";
        odd.start.title = QString::fromUtf8("Ta\u061cble");
        match(0, {"import", fileOf("odd.match", odd)});
        const QByteArray out = match({"list", "--json"}).out;
        QVERIFY2(out.contains("\"Ria\"") && out.contains("\"Table\""), out);
    }

    // Each with its line.
    void whatNobodyAsksForIsAFaultWithItsPlace_data()
    {
        columns<QByteArray, QByteArray>("text", "beginning");
        const QByteArray good = QByteArray::fromStdString(textsOf(writtenMatch(wholeGame())));
        // Puts a piece before another one, and says where it is then; `wrong`: how far into the piece.
        const auto row = [&good](const char* name, const char* before, const QByteArray& piece,
                                 const char* message, qsizetype wrong = 0) {
            const qsizetype at = good.indexOf(before);
            QVERIFY2(at >= 0, before);
            const std::string text = (good.left(at) + piece + good.mid(at)).toStdString();
            const qsizetype line = good.left(at).count('\n') + 1;
            constexpr qsizetype hash = 17;
            const qsizetype column = QString::fromUtf8(good.mid(good.lastIndexOf('\n', at) + 1,
                                                                at - good.lastIndexOf('\n', at) - 1))
                                         .size() +
                                     1 + hash + wrong;
            QTest::newRow(name) << QByteArray::fromStdString(chained(text))
                                << ':' + QByteArray::number(line) + ':' + QByteArray::number(column) + ": " +
                                       message;
        };
        row("a match", "\"system\"", "\"sistem\":\"x\",", "unknown key 'sistem'; allowed: ");
        row("a start", "\"started\"", "\"titel\":\"x\",", "unknown key 'titel'; allowed: ");
        row("a side", "\"id\":\"elves\"", "\"nmae\":\"x\",", "unknown key 'nmae'");
        row("a list", "\"faction\":\"avaren\"", "\"colour\":\"x\",", "unknown key 'colour'");
        row("limits", "\"rarity\"", "\"gold\":1,", "unknown key 'gold'; allowed: ap, rarity");
        row("an entry", "\"unit\":\"crows", "\"sise\":1,", "unknown key 'sise'");
        const QByteArray last = "step " + QByteArray::number(good.count('\n') - 1) + ": ";
        row("a wrong flag", "\"notes\"", "\"abandoned\":1,",
            (last + "'abandoned' must be true or false").constData(), 12);
        row("details", "\"notes\"", "\"note\":1,", (last + "unknown key 'note'").constData());
        row("a step", "\"procedure\"", "\"rolle\":1,", "step 1: unknown key 'rolle'");
        row("a wrong value", "\"id\":\"elves\"", "\"extras\":1,",
            "'extras' must be a mapping of keys to values", 9);
        row("a key twice", "\"id\":\"elves\"", "\"id\":\"orcs\",", "key 'id' appears twice", 12);
        row("no JSON", "\"system\"", "\"x\":yes,", "this is not JSON", 4);
    }
    void whatNobodyAsksForIsAFaultWithItsPlace()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, beginning);
        const QString file = written(folder(), "odd.match", text);
        const CliRun checked = exits(1, {"check", file});
        QVERIFY2(checked.out.startsWith(file.toUtf8() + beginning), checked.out + beginning);
        match(1, {"import", file});
        QVERIFY(everything().isEmpty());
    }

    void aProcedureThatIsUnknownIsReportedWithThoseThereAre()
    {
        MatchRecord odd = begunMatch();
        Step step;
        step.record = Record{{}, "injur", {}, {}};
        step.record.fromScript = true;
        odd.steps.push_back({odd.start.started, step});
        const CliRun run = exits(1, {"check", fileOf("odd.match", odd)});
        QVERIFY2(run.out.contains("step 1: unknown command 'injur'; available: ") &&
                     run.out.contains("did you mean 'injure'?") && !run.out.contains(":1:1:"),
                 run.out);
    }

    void goingToAndFroBetweenBranchesTakesNoTime()
    {
        constexpr int records = 3000;
        MatchRecord restless = begunMatch();
        restless.steps.clear();
        Step score;
        score.record = Record{{}, "score", {{"player", std::string("elves")}, {"vp", 1}}, {}};
        score.record.fromScript = true;
        for (int k = 0; k < records; ++k)
            restless.steps.push_back({restless.start.started, score});
        for (std::size_t k = 0; k < 1500; ++k)
            restless.steps.push_back(
                {restless.start.started,
                 Step{Step::Kind::goTo, {}, 1, k % 2 == 0 ? 0 : std::size_t{records} - 1}});
        exits(0, {"check", fileOf("restless.match", restless)}, {}, emptyEnvironment(), 20'000);
    }

    void objectsOfEndlessKeysAreRefusedInTime()
    {
        QByteArray text = "{\"format\":\"adjutant-match/5\"";
        for (int k = 0; k < 90'000; ++k)
            text += ",\"k" + QByteArray::number(k) + "\":1";
        const std::string file = chained((text + "}\n").toStdString());
        VERIFY_CONTAINS(
            exits(1, {"check", "-"}, QByteArray::fromStdString(file), emptyEnvironment(), 10'000).out,
            "'system' is missing");
    }

    void aHostileImportChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("text");
        const QByteArray good = QByteArray::fromStdString(writtenMatch(wholeGame()));
        const auto changed = [&good](const char* piece, const char* by) {
            const QByteArray texts = QByteArray::fromStdString(textsOf(good.toStdString()));
            return QByteArray::fromStdString(chained(QByteArray(texts).replace(piece, by).toStdString()));
        };
        QTest::newRow("a later format") << changed("adjutant-match/5", "adjutant-match/9");
        QTest::newRow("an unknown command") << changed("\"scatter\"", "\"teleport\"");
        QTest::newRow("an id that is a path") << changed("\"first-match\"", "\"../../etc\"");
        QTest::newRow("cut off") << good.left(good.size() / 2);
        QTest::newRow("a step out of order")
            << changed("{\"at\":\"2026-11-21T18:31:00.123Z\"",
                       "{\"at\":\"2026-11-21T18:31:00Z\",\"undo\":1}\n{\"at\":\"2026-11-21T18:31:00.123Z\"");
        QTest::newRow("an altered letter") << QByteArray(good).replace("avaren", "avarin");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("too large") << QByteArray(5 * 1024 * 1024, ' ');
    }
    void aHostileImportChangesNothing()
    {
        QFETCH(QByteArray, text);
        const QString bad = written(folder(), "bad.match", text);
        const CliRun onNothing = match({"import", fileOf("hand.match", matchByHand()), bad});
        QVERIFY2(onNothing.exit == 1 || onNothing.exit == 2, onNothing.out);
        QVERIFY(everything().isEmpty());
        importBoth();
        const QJsonObject before = match({"list", "--json"}).json();
        MatchRecord fine = matchByHand();
        fine.id = "fine";
        const CliRun run = match({"import", fileOf("fine.match", fine), bad, "--json"});
        QVERIFY(run.exit == 1 || run.exit == 2);
        QVERIFY(!run.findings().isEmpty());
        QCOMPARE(match({"list", "--json"}).json(), before);
        QCOMPARE(match({"verify", "--json"}).json()["ok"].toBool(), true);
    }

    void aMatchIsImportedFromStandardInput()
    {
        exits(0, {"match", "import", "-", "--data", data()},
              QByteArray::fromStdString(writtenMatch(wholeGame())));
        QCOMPARE(idsOf(match({"list", "--json"}).json()), QStringList("first-match"));
    }

    void theAppsOwnFolderIsMeantWhereNoneIsNamed()
    {
        QProcessEnvironment environment = emptyEnvironment();
        environment.insert("ADJUTANT_DATA_HOME", path("own"));
        const QString file = fileOf("hand.match", matchByHand());
        exits(2, {"match", "list"}, {}, environment);
        QVERIFY(!QFile::exists(path("own")));
        exits(0, {"match", "import", file}, {}, environment);
        QCOMPARE(idsOf(runCli({"match", "list", "--json"}, {}, environment).json()), QStringList("by-hand"));
        QVERIFY(QFile::exists(path("own/matches/2026/by-hand.match")));
        // Another's is never made.
        exits(2, {"match", "import", file, "--data", path("none")});
        QVERIFY(!QFile::exists(path("none")));
    }

    void nothingIsImportedWhileAnotherProcessKeepsTheFolder()
    {
        const QString file = fileOf("hand.match", matchByHand());
        {
            FileLock app(data() + "/lock");
            QCOMPARE(app.take(), FileLock::Result::held);
            VERIFY_CONTAINS(match(2, {"import", file}).err, "Adjutant is open");
            QVERIFY(!QFile::exists(fileIn("by-hand")));
            match(0, {"list"});
            // A file sync tool may take the lock away, or put another in its place.
            QVERIFY(QFile::remove(data() + "/lock"));
            match(2, {"import", file});
            QVERIFY(QDir().mkdir(data() + "/lock"));
            match(2, {"import", file});
            QVERIFY(QDir().rmdir(data() + "/lock"));
        }
        match(0, {"import", file});
    }

    void anothersFileInThePlaceOfTheLockIsNamedAndStays()
    {
        const QString file = fileOf("hand.match", matchByHand());
        const QString lock = data() + "/lock";
        for (const bool isPipe : {true, false}) {
            if (isPipe)
                QCOMPARE(mkfifo(qPrintable(lock), 0600), 0);
            else
                test::written(lock, "its process");
            VERIFY_CONTAINS(match(2, {"import", file}).err,
                            "/lock' is another program's, or not yours to open: move it away");
            QVERIFY(!QFile::exists(fileIn("by-hand")));
            QVERIFY(QFile::exists(lock) && QFile::remove(lock));
        }
        match(0, {"import", file});
    }

    void aLinkThatLeadsNowhereIsNoEmptyHistory()
    {
        QVERIFY(QDir(data() + "/matches").removeRecursively());
        QVERIFY(QFile::link("/nowhere", data() + "/matches"));
        match(2, {"list"});
        QVERIFY(QFile::remove(data() + "/matches"));
        match(0, {"list"});
    }

    // An export is the file itself, and imported elsewhere it is the same.
    void anExportIsACopy()
    {
        importBoth();
        QVERIFY(QDir().mkpath(path("elsewhere")));
        for (const char* id : {"first-match", "by-hand"}) {
            match(0, {"export", id, "--format", "log", "--output", path("copy.match")});
            exits(0, {"match", "import", path("copy.match"), "--data", path("elsewhere")});
            QCOMPARE(contentsOf(path("elsewhere/matches/2026/") + id + ".match"), contentsOf(fileIn(id)));
        }
    }
};

ADJUTANT_TEST(CliMatchTest)

} // namespace adjutant::test::tst_cli_match
