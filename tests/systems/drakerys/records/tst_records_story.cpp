#include "app/documents/sheets.h"
#include "app/matches/chart.h"
#include "app/matches/matchcourse.h"
#include "app/matches/matchexport.h"
#include "tests/systems/drakerys/records/recordfixture.h"

namespace adjutant::test::tst_records_story {

static QString pageOf(const MatchRecord& match)
{
    return storyOf(foldedOf(match), shipped(), QLocale(QLocale::English));
}

/// What is not well-formed in a page; empty: nothing.
static QString faultOf(const QString& page)
{
    QXmlStreamReader reader(QString(page).remove("<!DOCTYPE html>"));
    while (!reader.atEnd())
        reader.readNext();
    return reader.hasError() ? reader.errorString() : QString();
}

/// All that the elements of a page mention of one name.
static QStringList elementsOf(const QString& page)
{
    QXmlStreamReader reader(QString(page).remove("<!DOCTYPE html>"));
    QStringList names;
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement) {
            names.append(reader.name().toString());
            for (const QXmlStreamAttribute& attribute : reader.attributes())
                names.append("@" + attribute.name().toString());
        }
    return names;
}

static TimedStep oneStress(int minute)
{
    return step(minute, "stress", {{"unit", "elves/crows-1"}, {"change", 1}});
}

const QString hostile = "</style></title><script>alert(1)</script><img src=x onerror='a'>\" %1 %2 &amp;";

static MatchSummary summaryOf(const MatchRecord& match)
{
    return adjutant::summaryOf(match, *foldedOf(match).session);
}

static QStringList linesOf(const std::string& csv)
{
    return QString::fromStdString(csv).split("\r\n", Qt::SkipEmptyParts);
}

static QJsonObject bgStatsOf(const std::vector<MatchSummary>& matches)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(matchesAsBgStats(matches))).object();
}

/// A match as a page.
class MatchStoryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thePageIsWellFormed()
    {
        QCOMPARE(faultOf(pageOf(wholeGame())), QString());
        QCOMPARE(faultOf(pageOf(matchByHand())), QString());
        QCOMPARE(faultOf(pageOf(begunMatch())), QString());
    }

    void thePageNeedsNothingButItself()
    {
        const QStringList all = elementsOf(pageOf(wholeGame()));
        for (const char* name :
             {"script", "link", "img", "iframe", "object", "a", "@href", "@src", "@onload"})
            QVERIFY2(!all.contains(QLatin1String(name)), name);
        QVERIFY(!pageOf(wholeGame()).contains("url(") && !pageOf(wholeGame()).contains("@import"));
    }

    void whatUsersWroteIsText()
    {
        MatchRecord match = wholeGame();
        const QStringList before = elementsOf(pageOf(match));
        match.start.title = hostile;
        Side& side = match.start.start.sides[0];
        side.name = hostile.toStdString();
        side.roster.name = hostile.toStdString();
        side.roster.entries[0].card["name"] = hostile.toStdString();
        match.details.notes = hostile;
        match.details.photos = {hostile};
        match.steps.push_back(step(900, "note", {{"text", hostile.toStdString()}}));
        const QString page = pageOf(match);
        QCOMPARE(faultOf(page), QString());
        const QStringList after = elementsOf(page);
        for (const QString& name : after)
            QVERIFY2(before.contains(name) || name == "small", qPrintable(name));
        QVERIFY(!after.contains("script"));
        QVERIFY(page.contains(hostile.toHtmlEscaped()));
    }

    void itReportsWhoPlayedAndHowItEnded()
    {
        const QString page = pageOf(matchByHand());
        for (const char* text :
             {"<h1>Table at the window</h1>", "Won by dwarves, 3 : 5", "Žofie", "4 Rounds", "95 minutes"})
            QVERIFY2(page.contains(text), text);
    }

    void everyStandingCommandIsInItsRound()
    {
        MatchRecord match = begunMatch();
        match.steps = {oneStress(1), step(65, "injure", {{"unit", "elves/crows-1"}, {"count", 1}}),
                       step(66, Step::Kind::undo)};
        const QString page = pageOf(match);
        QCOMPARE(page.count("<li><time>"), 1);
        QVERIFY(page.contains("<time>0:01</time>"));
        QCOMPARE(page.count("<h2>How it went</h2>"), 1); // nobody has had a turn
        match.steps.push_back(step(67, "march", {{"unit", "elves/crows-1"}}));
        match.steps.push_back(oneStress(68));
        QCOMPARE(pageOf(match).count("<h2>Round 1</h2>"), 1);
    }

    void aMatchThatIsSetUpHasNoRoundSoFar()
    {
        MatchRecord match = begunMatch();
        match.steps = {oneStress(1)};
        QCOMPARE(listed(summaryOf(match).rounds, foldedOf(match).session->toJson()["round"].dump()), "0 1");
        match.steps.push_back(step(2, "march", {{"unit", "elves/crows-1"}}));
        QCOMPARE(summaryOf(match).rounds, 1);
    }

    void unitsOfOneNameOnBothSidesAreDistinguished()
    {
        MatchRecord match = begunMatch();
        match.start.start.sides[1].roster.entries[0].card["name"] = "Crows";
        match.steps = {oneStress(1)};
        const QString page = pageOf(match);
        QVERIFY2(page.contains("Crows of Žofie"), qPrintable(page.right(1000)));
    }

    void rulesThatWereOverriddenAreReported()
    {
        MatchRecord match = begunMatch();
        match.steps = {oneStress(1)};
        match.steps[0].step.record.accepted = {"a-rule-of-ours"};
        QVERIFY(pageOf(match).contains("<small>Allowed anyway: the rule “a-rule-of-ours”</small>"));
    }

    // The records behind the one that was warned of have its rule as accepted, too.
    void whatWasAllowedIsASentenceAndReportedOnce()
    {
        MatchRecord match = begunMatch();
        match.steps = {step(1, "status", {{"unit", "elves/crows-1"}, {"add", "engaged"}}),
                       step(2, "march", {{"unit", "elves/crows-1"}}), oneStress(3)};
        for (const std::size_t k : {1U, 2U})
            match.steps[k].step.record.accepted = {"engaged"};
        const QString page = pageOf(match);
        QVERIFY2(page.contains("<small>Allowed anyway: March while Engaged: Crows</small>"),
                 qPrintable(page.right(2000)));
        QCOMPARE(page.count("Allowed anyway"), 1);
    }

    void theWholeGameHasSixRounds()
    {
        const QString page = pageOf(wholeGame());
        for (int round = 1; round <= 6; ++round)
            QCOMPARE(page.count(QString("<h2>Round %1</h2>").arg(round)), 1);
    }

    void aRoundThatOnlyBeganWasNotPlayed()
    {
        MatchRecord match = begunMatch();
        match.steps = {step(1, "set_progress", {{"player", "elves"}, {"to", 16}}),
                       step(2, "set_progress", {{"player", "dwarves"}, {"to", 16}})};
        const FoldedMatch folded = foldedOf(match);
        QCOMPARE(folded.session->view(door::Viewer()).round, 2);
        QCOMPARE(roundsPlayed(summaryOf(folded.record, *folded.session), courseOf(*folded.session)), 1);
    }

    void theBiggestStepsAreATenthOfAnArmyOrOfThePoints()
    {
        // Dwarves: Crossbowmen 6 for 100 AP, Soldiers 6 for 80; the army has 460.
        MatchRecord match = begunMatch();
        match.steps = {step(1, "stress", {{"unit", "elves/crows-1"}, {"change", 1}}),
                       step(2, "remove", {{"unit", "dwarves/soldiers-1"}, {"warriors", 3}}),
                       step(3, "score", {{"player", "elves"}, {"vp", 1}}),
                       step(4, "scatter", {{"unit", "dwarves/crossbowmen-1"}})};
        const FoldedMatch folded = foldedOf(match);
        const MatchCourse course = courseOf(*folded.session);
        const auto steps = biggestSteps(course, folded.session->log(door::Viewer{false, {}}));
        QCOMPARE(steps.size(), std::size_t(2)); // 40 of 460 AP are less
        QCOMPARE(steps[0].position, std::size_t(3));
        QCOMPARE(steps[0].changes[0].points, 1);
        QCOMPARE(changesOf(steps[1], course, folded.session->start()).join(u'|').section(u' ', -3),
                 "loses 100 AP");
        QVERIFY(steps[0].weight > steps[1].weight);
        QVERIFY(pageOf(match).contains("Biggest losses and gains"));
    }

    void theLuckIsReportedWhereRollsWereRecorded()
    {
        MatchRecord match = begunMatch();
        QVERIFY(!pageOf(match).contains("<h2>Luck</h2>"));
        match.steps = {step(1, "roll",
                            {{"player", "elves"},
                             {"unit", "elves/crows-1"},
                             {"kind", "attack"},
                             {"threshold", 5},
                             {"dice", 2},
                             {"rolled/successes", 1}})};
        const QString page = pageOf(match);
        QVERIFY(page.contains("<h2>Luck</h2>"));
        QCOMPARE(faultOf(page), QString());
    }

    void whatWasChosenInSecretStaysSecretWhileTheGameGoesOn()
    {
        MatchRecord match = begunMatch();
        match.steps = {step(1, "missions", {{"solo/elves", "epic-fight"}}),
                       step(2, "choose",
                            {{"player", "elves"},
                             {"mission", "epic-fight"},
                             {"units", std::vector<std::string>{"elves/crows-1"}},
                             {"secret", true}})};
        const QString page = pageOf(match);
        QVERIFY(!page.contains("<time>0:02</time><div>Crows"));
        QCOMPARE(page.count("Crows"), pageOf(begunMatch()).count("Crows"));
    }

    // The chosen Hero of the elves is there, and that of the dwarves is gone.
    void whatWasScoredInSecretIsChartedWhereItWasReached()
    {
        const auto choosing = [](int minute, const char* player, const char* hero) {
            return step(minute, "choose",
                        {{"player", player},
                         {"mission", "epic-fight"},
                         {"units", std::vector<std::string>{hero}},
                         {"secret", true}});
        };
        MatchRecord match = begunMatch();
        match.steps = {step(1, "missions", {{"common", "epic-fight"}}), choosing(2, "elves", "elves/salik-1"),
                       choosing(3, "dwarves", "dwarves/noctis-1"),
                       step(4, "march", {{"unit", "elves/crows-1"}}),
                       step(5, "scatter", {{"unit", "dwarves/noctis-1"}})};
        const auto pointsOfElves = [&match](std::size_t at) {
            return courseOf(*foldedOf(match).session).moments.at(at).sides.at(0).points;
        };
        QCOMPARE(pointsOfElves(5), 0);
        match.steps.push_back(step(6, "finish", {}));
        QCOMPARE(pointsOfElves(4), 1);
        QCOMPARE(pointsOfElves(5), 2);
        QCOMPARE(pointsOfElves(6), 2);
    }

    void gridLinesAreRoundNumbersAndFew()
    {
        QCOMPARE(gridStep(1), 1.0);
        QCOMPARE(gridStep(5), 1.0);
        QCOMPARE(gridStep(6), 2.0);
        QCOMPARE(gridStep(11), 5.0);
        QCOMPARE(gridStep(500), 100.0);
        QCOMPARE(gridStep(501), 200.0);
    }

    // Tables of matches for other programs.

    void aMatchIsOneRow()
    {
        const std::vector<MatchSummary> matches{summaryOf(matchByHand())};
        const QStringList lines = linesOf(matchesAsCsv(matches));
        QCOMPARE(lines.size(), 2);
        QCOMPARE(lines[0], "date,title,players,factions,ap,vp,winner,rounds,minutes,missions,"
                           "first_player,state,notes");
        QCOMPARE(lines[1], "2026-11-21T18:30:00Z,Table at the window,\"Žofie; dwarves\","
                           "\"avaren; aurium\",\"0; 0\",\"3; 5\",dwarves,4,95,epic-fight,"
                           "Žofie,finished,");
        QCOMPARE(linesOf(matchesAsCsv({})), QStringList{lines[0]});
    }

    void aTitleIsACell_data()
    {
        const auto row = columns<QString, QString>("title", "cell");
        row("quotes, a comma and a line", "a \"b\", c\nd", ",\"a \"\"b\"\", c\nd\",");
        for (const char* text : {"=1+1", "+1", "-1", "@SUM(A1)", "  =1"})
            row(std::string("formulas are harmless: ") + text, text, QString(",'%1,").arg(text));
        // Where semicolons end cells, the rest of this one is cells and rows of their own.
        row("formula behind a semicolon", "a;=1;b", ",\"a;'=1;b\",");
        row("formula behind a semicolon and a quote", "a; \"=1", ",\"a; \"\"'=1\",");
        row("formula behind a tab", "\t=1", ",'\t'=1,");
        row("formula behind empty cells", ";;@x", ",\";;'@x\",");
        row("formula behind lines", "a\n\n=1", ",\"a\n\n'=1\",");
        row("no formula", "a;b\nc", ",\"a;b\nc\",");
        const std::pair<const char*, QString> hiding[] = {{"zero-width space", "\u200b"},
                                                          {"zero-width joiner", "\u200d"},
                                                          {"byte order mark", "\ufeff"},
                                                          {"right to left", "\u202e"},
                                                          {"isolate", "\u2066"},
                                                          {"soft hyphen", "\u00ad"},
                                                          {"hard space", "\u00a0"},
                                                          {"wide space", "\u3000"},
                                                          {"control beyond ASCII", "\u0085"},
                                                          {"selector of a variant", "\ufe0f"},
                                                          {"filler", "\u3164"},
                                                          {"several", " \u200b \u00ad"}};
        for (const auto& [name, hidden] : hiding) {
            const std::string behind = std::string("what shows nothing hides no formula: ") + name + ' ';
            for (const QString sign : {"=1", "+1", "-1", "@x"}) {
                row(behind + sign.toStdString(), hidden + sign, ",'" + hidden + sign + ",");
                row(behind + ';' + sign.toStdString(), ";" + hidden + sign, "'" + sign + "\",");
            }
            row(behind + "tab", hidden + "\tx", ",'" + hidden + "\tx,");
            row(behind + "word", hidden + "x=1", "," + hidden + "x=1,");
        }
    }
    void aTitleIsACell()
    {
        QFETCH(QString, title);
        QFETCH(QString, cell);
        MatchSummary match = summaryOf(matchByHand());
        match.title = title;
        VERIFY_CONTAINS(matchesAsCsv(std::vector{match}), cell);
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
        QCOMPARE(lines[0], "step,at,round,player_to_act,what,unit,command,stands,accepted,warnings");
        QVERIFY(lines[1].startsWith("1,2026-11-21T18:31:00.123Z,0,elves,injure,elves/crows-1,\"{"));
        QVERIFY(lines[1].endsWith("\",yes,engaged,") && lines[2].endsWith("\",no,,"));
        QCOMPARE(lines[3], "3,2026-11-21T18:33:00.123Z,0,elves,undo,,,,,");
    }

    void aFinishedMatchIsAPlay()
    {
        const QJsonObject file = bgStatsOf({summaryOf(matchByHand())});
        const QJsonObject game = file[u"games"].toArray().at(0).toObject();
        QCOMPARE(listed(game[u"name"].toString(), game[u"highestWins"].toBool()), "Drakerys true");
        const QJsonObject play = file[u"plays"].toArray().at(0).toObject();
        QCOMPARE(play[u"playDate"].toString(), "2026-11-21 18:30:00");
        QCOMPARE(listed(play[u"durationMin"].toInt(), play[u"rounds"].toInt()), "95 4");
        QCOMPARE(play[u"gameRefId"], game[u"id"]);
        const QJsonArray scores = play[u"playerScores"].toArray();
        QCOMPARE(scores.size(), 2);
        QCOMPARE(listed(scores[0][u"score"], scores[0][u"startPlayer"], scores[0][u"winner"],
                        scores[0][u"rank"].toInt()),
                 "3 true false 2");
        QCOMPARE(listed(scores[1][u"winner"], scores[1][u"startPlayer"]), "true false");
        const QJsonObject person = file[u"players"].toArray().at(0).toObject();
        QCOMPARE(person[u"name"].toString(), "Žofie");
        QCOMPARE(person[u"id"], scores[0].toObject()[u"playerRefId"]);
    }

    // And each match has the same uuid every time.
    void aPlayerOfSeveralMatchesIsOnePerson()
    {
        MatchSummary again = summaryOf(matchByHand());
        again.id = "again";
        const QJsonObject file = bgStatsOf({summaryOf(matchByHand()), again});
        QCOMPARE(file[u"players"].toArray().size(), 2);
        QVERIFY(file[u"plays"].toArray()[0].toObject()[u"uuid"] !=
                file[u"plays"].toArray()[1].toObject()[u"uuid"]);
        QCOMPARE(bgStatsOf({summaryOf(matchByHand()), again}), file);
    }
};

ADJUTANT_TEST(MatchStoryTest)

} // namespace adjutant::test::tst_records_story
