#include "app/systems/drakerys/matches/story/matchstory.h"
#include "app/systems/drakerys/matches/story/timepathchart.h"
#include "recordfixture.h"
#include "tests/testprogram.h"

#include <QXmlStreamReader>
#include <QtTest>

using namespace adjutant;
using namespace adjutant::test;

namespace {

QString pageOf(const MatchRecord& match)
{
    return storyOf(match, shippedCatalogue(), QLocale(QLocale::English));
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
        match.start.players[0].name = hostile;
        match.start.players[0].roster.name = hostile.toStdString();
        match.start.players[0].cards[0].name = hostile.toStdString();
        match.details.notes = hostile;
        match.details.photos = {hostile};
        match.steps.push_back(
            step(900, drakerys::Score{PlayerId("elves"), MissionId(hostile.toStdString()), 1}));
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
        QVERIFY(page.contains(QStringLiteral("dwarves wins, 3 : 5")));
        QVERIFY(page.contains(QStringLiteral("Žofie")));
        QVERIFY(page.contains(QStringLiteral("4 Rounds")));
        QVERIFY(page.contains(QStringLiteral("95 minutes")));
    }

    void everyStandingCommandIsInItsRound()
    {
        MatchRecord match = begunMatch();
        const UnitRef crows{PlayerId("elves"), EntryId("crows-1")};
        match.steps = {step(1, drakerys::ChangeStress{crows, 1}), step(65, drakerys::Injure{crows, 1}),
                       step(66, StepKind::undo)};
        const QString page = pageOf(match);
        QCOMPARE(page.count(QStringLiteral("<li><time>")), 1);
        QVERIFY(page.contains(QStringLiteral("<time>0:01</time>")));
        QCOMPARE(page.count(QStringLiteral("<h2>Round 1</h2>")), 1);
    }

    void unitsOfOneNameOnBothSidesAreToldApart()
    {
        MatchRecord match = begunMatch();
        match.start.players[1].cards[0].name = match.start.players[0].cards[0].name;
        match.steps = {
            step(1, drakerys::ChangeStress{{PlayerId("elves"), match.start.players[0].cards[0].id}, 1})};
        QVERIFY(pageOf(match).contains(QStringLiteral("<div>Crows (Žofie): ")));
    }

    void rulesThatWereOverriddenAreTold()
    {
        MatchRecord match = begunMatch();
        match.steps = {step(1, drakerys::ChangeStress{{PlayerId("elves"), EntryId("crows-1")}, 1})};
        match.steps[0].despite = {"a-rule-of-ours"};
        QVERIFY(pageOf(match).contains(QStringLiteral("<small>a-rule-of-ours Agreed all the same.</small>")));
    }

    void theWholeGameHasSixRounds()
    {
        const QString page = pageOf(wholeGame());
        for (int round = 1; round <= 6; ++round)
            QCOMPARE(page.count(QStringLiteral("<h2>Round %1</h2>").arg(round)), 1);
    }

    void theLuckIsToldWhereRollsWereRecorded()
    {
        MatchRecord match = begunMatch();
        QVERIFY(!pageOf(match).contains(QStringLiteral("<h2>Luck</h2>")));
        const UnitRef crows{PlayerId("elves"), EntryId("crows-1")};
        match.steps = {step(
            1, drakerys::RecordRoll{crows.player, crows, drakerys::RollName::attack, 5, {}, {0.5, 0.5}, 1})};
        const QString page = pageOf(match);
        QVERIFY(page.contains(QStringLiteral("<h2>Luck</h2>")));
        QCOMPARE(faultOf(page), QString());
    }

    void whatWasChosenInSecretStaysSecretWhileTheGameGoesOn()
    {
        MatchRecord match = begunMatch();
        const PlayerId elves("elves");
        const MissionId mission("hunting-party");
        const UnitRef crows{elves, EntryId("crows-1")};
        match.steps = {step(1, drakerys::DealMissions{{}, {{elves, mission}}}),
                       step(2, drakerys::ChooseFor{elves, mission, {crows}, {}, true})};
        const QString page = pageOf(match);
        QVERIFY(page.contains(QStringLiteral("secretly")));
        QVERIFY(!page.contains(QStringLiteral("<time>0:02</time><div>Crows")));
        QCOMPARE(page.count(QStringLiteral("Crows")), pageOf(begunMatch()).count(QStringLiteral("Crows")));
    }

    void gridLinesAreRoundNumbersAndFew()
    {
        QCOMPARE(story::gridStep(1), 1.0);
        QCOMPARE(story::gridStep(5), 1.0);
        QCOMPARE(story::gridStep(6), 2.0);
        QCOMPARE(story::gridStep(11), 5.0);
        QCOMPARE(story::gridStep(500), 100.0);
        QCOMPARE(story::gridStep(501), 200.0);
    }
};

ADJUTANT_TEST(MatchStoryTest)
#include "tst_matches_story.moc"
