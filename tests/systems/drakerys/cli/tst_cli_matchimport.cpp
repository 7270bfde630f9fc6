#include "app/matches/matchlines.h"
#include "tests/systems/drakerys/cli/matchscript.h"

namespace adjutant::test::tst_cli_matchimport {

/// `match import`: matches are added whole, once, and never in the place of others.
class CliMatchImportTest : public QObject, MatchesInFolder
{
    Q_OBJECT

private Q_SLOTS:
    void init() { clear(); }

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
        row("no JSON", "\"system\"", "\"x\":yes,", "this is not JSON", 5);
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
            QCOMPARE(app.take(0), FileLock::Result::held);
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

    void aPipeInThePlaceOfTheLockIsNamedAndStays()
    {
        const QString file = fileOf("hand.match", matchByHand());
        const QString pipe = data() + "/lock";
        QCOMPARE(mkfifo(qPrintable(pipe), 0600), 0);
        VERIFY_CONTAINS(match(2, {"import", file}).err,
                        "/lock' is no file, or not yours to open: move it away");
        QVERIFY(!QFile::exists(fileIn("by-hand")));
        QVERIFY(QFile::exists(pipe) && QFile::remove(pipe));
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

ADJUTANT_TEST(CliMatchImportTest)

} // namespace adjutant::test::tst_cli_matchimport
