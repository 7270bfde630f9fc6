#include "app/matches/bgstats.h"
#include "app/matches/matchcsv.h"
#include "tests/systems/drakerys/records/recordfixture.h"
#include "tests/testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

namespace tst_records_matches {

using namespace adjutant;
using namespace adjutant::test;

namespace {

MatchSummary summaryOf(const MatchRecord& match)
{
    return adjutant::summaryOf(match, *foldedOf(match).session);
}

QStringList linesOf(const std::string& csv)
{
    return QString::fromStdString(csv).split(QStringLiteral("\r\n"), Qt::SkipEmptyParts);
}

MatchSummary titled(const QString& title)
{
    MatchSummary match = summaryOf(matchByHand());
    match.title = title;
    return match;
}

QJsonObject bgStatsOf(const std::vector<MatchSummary>& matches)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(matchesAsBgStats(matches))).object();
}

} // namespace

/// Tables of matches for other programs.
class MatchRecordsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMatchIsOneRow()
    {
        const std::vector<MatchSummary> matches{summaryOf(matchByHand())};
        const QStringList lines = linesOf(matchesAsCsv(matches));
        QCOMPARE(lines.size(), 2);
        QCOMPARE(lines[0], QStringLiteral("date,title,players,factions,ap,vp,winner,rounds,minutes,missions,"
                                          "first_player,state,notes"));
        QCOMPARE(lines[1], QStringLiteral("2026-11-21T18:30:00Z,Table at the window,\"Žofie; dwarves\","
                                          "\"avaren; aurium\",\"0; 0\",\"3; 5\",dwarves,4,95,epic-fight,"
                                          "Žofie,finished,"));
    }

    void noMatchesAreAHead() { QCOMPARE(linesOf(matchesAsCsv({})).size(), 1); }

    void cellsAreQuotedWhereTheyMustBe()
    {
        const std::vector<MatchSummary> matches{titled(QStringLiteral("a \"b\", c\nd"))};
        QVERIFY(matchesAsCsv(matches).find(",\"a \"\"b\"\", c\nd\",") != std::string::npos);
    }

    void cellsThatWouldBeFormulasAreHarmless_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"=1+1", "+1", "-1", "@SUM(A1)", "  =1"})
            QTest::addRow("%s", text) << QString::fromLatin1(text);
    }

    void cellsThatWouldBeFormulasAreHarmless()
    {
        QFETCH(QString, text);
        const std::string csv = matchesAsCsv(std::vector<MatchSummary>{titled(text)});
        QVERIFY(csv.find(",'" + text.toStdString() + ",") != std::string::npos);
    }

    void whatShowsNothingHidesNoFormula_data()
    {
        QTest::addColumn<QString>("hidden");
        QTest::newRow("zero-width space") << QStringLiteral("\u200b");
        QTest::newRow("zero-width joiner") << QStringLiteral("\u200d");
        QTest::newRow("byte order mark") << QStringLiteral("\ufeff");
        QTest::newRow("right to left") << QStringLiteral("\u202e");
        QTest::newRow("isolate") << QStringLiteral("\u2066");
        QTest::newRow("soft hyphen") << QStringLiteral("\u00ad");
        QTest::newRow("hard space") << QStringLiteral("\u00a0");
        QTest::newRow("wide space") << QStringLiteral("\u3000");
        QTest::newRow("control beyond ASCII") << QStringLiteral("\u0085");
        QTest::newRow("selector of a variant") << QStringLiteral("\ufe0f");
        QTest::newRow("filler") << QStringLiteral("\u3164");
        QTest::newRow("several") << QStringLiteral(" \u200b \u00ad");
    }

    void whatShowsNothingHidesNoFormula()
    {
        QFETCH(QString, hidden);
        for (const char* sign : {"=1", "+1", "-1", "@x"}) {
            const QString title = hidden + QLatin1String(sign);
            const std::string csv = matchesAsCsv(std::vector<MatchSummary>{titled(title)});
            QVERIFY2(csv.find(",'" + title.toStdString() + ",") != std::string::npos, sign);
            const std::string behind = matchesAsCsv(std::vector<MatchSummary>{titled(";" + title)});
            QVERIFY2(behind.find("'" + std::string(sign) + "\",") != std::string::npos, sign);
        }
        const std::string tab =
            matchesAsCsv(std::vector<MatchSummary>{titled(hidden + QStringLiteral("\tx"))});
        QVERIFY(tab.find(",'" + hidden.toStdString() + "\tx,") != std::string::npos);
        const std::string word =
            matchesAsCsv(std::vector<MatchSummary>{titled(hidden + QStringLiteral("x=1"))});
        QVERIFY(word.find("," + hidden.toStdString() + "x=1,") != std::string::npos);
    }

    // Where semicolons end cells, the rest of this one is cells and rows of their own.
    void norBehindASemicolonOrALine()
    {
        const auto has = [](const QString& title, const char* cell) {
            return matchesAsCsv(std::vector<MatchSummary>{titled(title)}).find(cell) != std::string::npos;
        };
        QVERIFY(has(QStringLiteral("a;=1;b"), ",\"a;'=1;b\","));
        QVERIFY(has(QStringLiteral("a; \"=1"), ",\"a; \"\"'=1\","));
        QVERIFY(has(QStringLiteral("\t=1"), ",'\t'=1,"));
        QVERIFY(has(QStringLiteral(";;@x"), ",\";;'@x\","));
        QVERIFY(has(QStringLiteral("a\n\n=1"), ",\"a\n\n'=1\","));
        QVERIFY(has(QStringLiteral("a;b\nc"), ",\"a;b\nc\","));
    }

    void aLogIsARowForEachStep()
    {
        MatchRecord match = begunMatch();
        match.steps = {step(1, "injure", {{"unit", "elves/crows-1"}, {"count", 2}}),
                       step(2, "stress", {{"unit", "elves/crows-1"}, {"change", 1}}),
                       step(3, Step::Kind::undo)};
        match.steps[0].step.record.accepted = {"engaged"};
        const QStringList lines = linesOf(*commandsAsCsv(foldedOf(match)));
        QCOMPARE(lines.size(), 4);
        QCOMPARE(lines[0],
                 QStringLiteral("step,at,round,player_to_act,what,unit,command,stands,accepted,warnings"));
        QVERIFY(lines[1].startsWith(
            QStringLiteral("1,2026-11-21T18:31:00.123Z,1,elves,injure,elves/crows-1,\"{")));
        QVERIFY(lines[1].endsWith(QStringLiteral("\",yes,engaged,")));
        QVERIFY(lines[2].endsWith(QStringLiteral("\",no,,")));
        QCOMPARE(lines[3], QStringLiteral("3,2026-11-21T18:33:00.123Z,1,elves,undo,,,,,"));
    }

    void aFinishedMatchIsAPlay()
    {
        const QJsonObject file = bgStatsOf({summaryOf(matchByHand())});
        const QJsonObject game = file[u"games"].toArray().at(0).toObject();
        QCOMPARE(game[u"name"].toString(), QStringLiteral("Drakerys"));
        QCOMPARE(game[u"highestWins"].toBool(), true);
        const QJsonObject play = file[u"plays"].toArray().at(0).toObject();
        QCOMPARE(play[u"playDate"].toString(), QStringLiteral("2026-11-21 18:30:00"));
        QCOMPARE(play[u"durationMin"].toInt(), 95);
        QCOMPARE(play[u"rounds"].toInt(), 4);
        QCOMPARE(play[u"gameRefId"], game[u"id"]);
        const QJsonArray scores = play[u"playerScores"].toArray();
        QCOMPARE(scores.size(), 2);
        QCOMPARE(scores[0].toObject()[u"score"].toString(), QStringLiteral("3"));
        QCOMPARE(scores[0].toObject()[u"startPlayer"].toBool(), true);
        QCOMPARE(scores[0].toObject()[u"winner"].toBool(), false);
        QCOMPARE(scores[0].toObject()[u"rank"].toInt(), 2);
        QCOMPARE(scores[1].toObject()[u"winner"].toBool(), true);
        QCOMPARE(scores[1].toObject()[u"startPlayer"].toBool(), false);
        const QJsonObject person = file[u"players"].toArray().at(0).toObject();
        QCOMPARE(person[u"name"].toString(), QStringLiteral("Žofie"));
        QCOMPARE(person[u"id"], scores[0].toObject()[u"playerRefId"]);
    }

    void aPlayerOfSeveralMatchesIsOnePerson()
    {
        MatchSummary again = summaryOf(matchByHand());
        again.id = QStringLiteral("again");
        const QJsonObject file = bgStatsOf({summaryOf(matchByHand()), again});
        QCOMPARE(file[u"players"].toArray().size(), 2);
        QVERIFY(file[u"plays"].toArray()[0].toObject()[u"uuid"] !=
                file[u"plays"].toArray()[1].toObject()[u"uuid"]);
    }

    void theSameMatchHasTheSameUuidEveryTime()
    {
        QCOMPARE(bgStatsOf({summaryOf(matchByHand())}), bgStatsOf({summaryOf(matchByHand())}));
    }

    void matchesStillBeingPlayedAreNoPlays()
    {
        const std::vector<MatchSummary> matches{summaryOf(begunMatch()), summaryOf(matchByHand())};
        QCOMPARE(playsOf(matches), 1U);
        QCOMPARE(bgStatsOf(matches)[u"plays"].toArray().size(), 1);
    }
};

ADJUTANT_TEST(MatchRecordsTest)

} // namespace tst_records_matches

#include "tst_records_matches.moc"
