#include "app/documents/storysheet.h"
#include "app/matches/chart.h"
#include "app/matches/matchcourse.h"
#include "tests/systems/drakerys/records/recordfixture.h"
#include "tests/testprogram.h"

#include <QXmlStreamReader>
#include <QtTest>

namespace tst_records_story {

using namespace adjutant;
using namespace adjutant::test;

namespace {

QString pageOf(const MatchRecord& match)
{
    return storyOf(foldedOf(match), shippedCatalogue(), QLocale(QLocale::English));
}

/// What is not well-formed in a page; empty: nothing.
QString faultOf(const QString& page)
{
    QXmlStreamReader reader(QString(page).remove(QStringLiteral("<!DOCTYPE html>")));
    while (!reader.atEnd())
        reader.readNext();
    return reader.hasError() ? reader.errorString() : QString();
}

/// All that the elements of a page mention of one name.
QStringList elementsOf(const QString& page)
{
    QXmlStreamReader reader(QString(page).remove(QStringLiteral("<!DOCTYPE html>")));
    QStringList names;
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement) {
            names.append(reader.name().toString());
            for (const QXmlStreamAttribute& attribute : reader.attributes())
                names.append(QStringLiteral("@") + attribute.name().toString());
        }
    return names;
}

TimedStep oneStress(int minute)
{
    return step(minute, "stress", {{"unit", "elves/crows-1"}, {"change", 1}});
}

const QString hostile =
    QStringLiteral("</style></title><script>alert(1)</script><img src=x onerror='a'>\" %1 %2 &amp;");

} // namespace

/// A match told as a page.
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
        QVERIFY(!pageOf(wholeGame()).contains(QStringLiteral("url(")));
        QVERIFY(!pageOf(wholeGame()).contains(QStringLiteral("@import")));
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
            QVERIFY2(before.contains(name) || name == QLatin1String("small"), qPrintable(name));
        QVERIFY(!after.contains(QStringLiteral("script")));
        QVERIFY(page.contains(hostile.toHtmlEscaped()));
    }

    void itTellsWhoPlayedAndHowItEnded()
    {
        const QString page = pageOf(matchByHand());
        QVERIFY(page.contains(QStringLiteral("<h1>Table at the window</h1>")));
        QVERIFY(page.contains(QStringLiteral("Won by dwarves, 3 : 5")));
        QVERIFY(page.contains(QStringLiteral("Žofie")));
        QVERIFY(page.contains(QStringLiteral("4 Rounds")));
        QVERIFY(page.contains(QStringLiteral("95 minutes")));
    }

    void everyStandingCommandIsInItsRound()
    {
        MatchRecord match = begunMatch();
        match.steps = {oneStress(1), step(65, "injure", {{"unit", "elves/crows-1"}, {"count", 1}}),
                       step(66, Step::Kind::undo)};
        const QString page = pageOf(match);
        QCOMPARE(page.count(QStringLiteral("<li><time>")), 1);
        QVERIFY(page.contains(QStringLiteral("<time>0:01</time>")));
        QCOMPARE(page.count(QStringLiteral("<h2>Round 1</h2>")), 1);
    }

    void unitsOfOneNameOnBothSidesAreToldApart()
    {
        MatchRecord match = begunMatch();
        match.start.start.sides[1].roster.entries[0].card["name"] = "Crows";
        match.steps = {oneStress(1)};
        const QString page = pageOf(match);
        QVERIFY2(page.contains(QStringLiteral("Crows of Žofie")), qPrintable(page.right(1000)));
    }

    void rulesThatWereOverriddenAreTold()
    {
        MatchRecord match = begunMatch();
        match.steps = {oneStress(1)};
        match.steps[0].step.record.accepted = {"a-rule-of-ours"};
        QVERIFY(pageOf(match).contains(QStringLiteral("<small>a-rule-of-ours Allowed anyway.</small>")));
    }

    void theWholeGameHasSixRounds()
    {
        const QString page = pageOf(wholeGame());
        for (int round = 1; round <= 6; ++round)
            QCOMPARE(page.count(QStringLiteral("<h2>Round %1</h2>").arg(round)), 1);
    }

    void whatTurnedItIsWhereAnArmyShrankMost()
    {
        // Dwarves: Crossbowmen 6 for 100 AP, Soldiers 6 for 80; the army has 460.
        MatchRecord match = begunMatch();
        match.steps = {step(1, "stress", {{"unit", "elves/crows-1"}, {"change", 1}}),
                       step(2, "remove", {{"unit", "dwarves/soldiers-1"}, {"warriors", 3}}),
                       step(3, "score", {{"player", "elves"}, {"vp", 1}}),
                       step(4, "scatter", {{"unit", "dwarves/crossbowmen-1"}})};
        const FoldedMatch folded = foldedOf(match);
        const MatchCourse course = courseOf(*folded.session);
        const auto points = turningPoints(course, folded.session->log(door::Viewer{false, {}}));
        QCOMPARE(points.size(), std::size_t(3));
        QCOMPARE(points[0].position, std::size_t(2));
        QCOMPARE(points[0].changes[1].lost, 40.0);
        QCOMPARE(changesOf(points[2], course, folded.session->start())
                     .join(QLatin1Char('|'))
                     .section(QLatin1Char(' '), -3),
                 QStringLiteral("loses 100 AP"));
        QVERIFY(points[2].weight > points[0].weight);
        QVERIFY(pageOf(match).contains(QStringLiteral("Turning points")));
    }

    void theLuckIsToldWhereRollsWereRecorded()
    {
        MatchRecord match = begunMatch();
        QVERIFY(!pageOf(match).contains(QStringLiteral("<h2>Luck</h2>")));
        match.steps = {step(1, "roll",
                            {{"player", "elves"},
                             {"unit", "elves/crows-1"},
                             {"kind", "attack"},
                             {"threshold", 5},
                             {"dice", 2},
                             {"rolled/successes", 1}})};
        const QString page = pageOf(match);
        QVERIFY(page.contains(QStringLiteral("<h2>Luck</h2>")));
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
        QVERIFY(!page.contains(QStringLiteral("<time>0:02</time><div>Crows")));
        QCOMPARE(page.count(QStringLiteral("Crows")), pageOf(begunMatch()).count(QStringLiteral("Crows")));
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
};

ADJUTANT_TEST(MatchStoryTest)

} // namespace tst_records_story

#include "tst_records_story.moc"
