#include "app/systems/drakerys/match/battlefield.h"
#include "app/systems/drakerys/match/fieldruler.h"
#include "app/systems/drakerys/match/matchsetup.h"
#include "app/viewmodels/workspace.h"
#include "core/systems/drakerys/procedures/begin.h"
#include "tests/testprogram.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace adjutant;

namespace {

SetupPlayer playerOf(const MatchSetup& setup, int place)
{
    return setup.players().at(place).value<SetupPlayer>();
}

MissionSlot slotOf(const MatchSetup& setup, int place)
{
    return setup.missionSlots().at(place).value<MissionSlot>();
}

SetupStep stepOf(const MatchSetup& setup, int place)
{
    return setup.steps().at(place).value<SetupStep>();
}

const drakerys::MatchState& playedTable()
{
    return drakerys::stateOf(Workspace::current().table().session());
}

bool isNear(double a, double b)
{
    return std::abs(a - b) < 1e-9;
}

} // namespace

class TstViewmodelsSetup : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Workspace> m_workspace;

    // A match of the Aurium list against the Irosia list.
    void begin()
    {
        MatchSetup setup;
        setup.setArmy(0, QStringLiteral("ready:aurium"));
        setup.setArmy(1, QStringLiteral("ready:irosia"));
        QVERIFY(setup.begin());
    }

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("ADJUTANT_DATA_HOME", m_folder.path().toLocal8Bit());
        m_workspace = std::make_unique<Workspace>(QStringLiteral("en"));
    }
    void cleanup() { Workspace::current().table().close(); }

    void aMatchBeginsAtOnceWithWhatIsThere()
    {
        MatchSetup setup;
        QVERIFY(playerOf(setup, 0).army.faction != playerOf(setup, 1).army.faction);
        QVERIFY(setup.begin());
        QVERIFY(Workspace::current().table().isOpen());
        QCOMPARE(static_cast<int>(playedTable().players.size()), 2);
        QVERIFY(playedTable().players[0].hasUnits());
        QVERIFY(stepOf(setup, 0).done);
        QVERIFY(!stepOf(setup, 2).done); // every other step can wait
    }

    void theMatchThatWasOpenGivesWay()
    {
        begin();
        const QString before = Workspace::current().table().record().id;
        MatchSetup setup;
        QVERIFY(setup.replaces());
        QVERIFY(setup.begin());
        QVERIFY(setup.begun());
        QVERIFY(Workspace::current().table().record().id != before);
        setup.drawMissions();
        QVERIFY(!slotOf(setup, 0).mission.isEmpty());
    }

    void limitsFollowTheArmiesUntilThePlayersAgreeOnOthers()
    {
        MatchSetup setup;
        setup.setArmy(0, QStringLiteral("bare:avaren"));
        setup.setArmy(1, QStringLiteral("bare:ashral"));
        QCOMPARE(setup.apLimit(), 500); // neither has limits
        QCOMPARE(setup.rarityLimit(), 5);
        setup.setApLimit(730);
        QCOMPARE(setup.rarityLimit(), 7); // one for every full 100 AP
        setup.setArmy(0, QStringLiteral("ready:aurium"));
        QCOMPARE(setup.apLimit(), 730);
    }

    void anArmyBeyondTheLimitsIsToldAndPlaysAllTheSame()
    {
        MatchSetup setup;
        setup.setArmy(0, QStringLiteral("ready:aurium"));
        setup.setArmy(1, QStringLiteral("ready:irosia"));
        setup.setApLimit(50);
        QVERIFY(!playerOf(setup, 0).findings.isEmpty());
        QVERIFY(setup.begin());
    }

    void anArmyWithoutAListHasNoUnitsAndNoFindings()
    {
        MatchSetup setup;
        setup.setArmy(0, QStringLiteral("bare:avaren"));
        QVERIFY(playerOf(setup, 0).bare);
        QVERIFY(playerOf(setup, 0).findings.isEmpty());
        QVERIFY(setup.begin());
        QVERIFY(playedTable().players[0].units.empty());
        const Side& player = Workspace::current().table().session().start().sides[0];
        QCOMPARE(player.roster.faction.text(), std::string("avaren"));
    }

    void namesOfTheLastMatchComeBack()
    {
        {
            MatchSetup setup;
            setup.setName(0, QStringLiteral("  Zoé "));
            setup.setName(1, QStringLiteral("Yann"));
            setup.begin();
        }
        Workspace::current().table().close();
        const MatchSetup next;
        QVERIFY(next.knownNames().contains(QStringLiteral("Zoé")));
        QCOMPARE(playerOf(next, 0).name, QStringLiteral("Zoé"));
        QCOMPARE(playerOf(next, 1).name, QStringLiteral("Yann"));
    }

    void theHigherDieGoesFirstAndATieIsRolledAgain()
    {
        MatchSetup setup;
        setup.enterRoll(0, 4);
        setup.enterRoll(1, 4);
        QVERIFY(setup.firstWords().contains(QStringLiteral("roll again")));
        QVERIFY(!stepOf(setup, 1).done);
        setup.enterRoll(1, 9);
        QVERIFY(playerOf(setup, 1).first);
        QVERIFY(stepOf(setup, 1).done);
        setup.begin();
        QCOMPARE(playedTable().first, playedTable().players[1].id);
    }

    void theAppNeverLeavesATie()
    {
        MatchSetup setup;
        for (int roll = 0; roll < 50; ++roll) {
            setup.rollFirst();
            const int one = playerOf(setup, 0).rolled;
            const int two = playerOf(setup, 1).rolled;
            QVERIFY(one >= 1 && one <= 10 && two >= 1 && two <= 10 && one != two);
            QCOMPARE(playerOf(setup, 0).first, one > two);
        }
    }

    void theFirstPlayerCanBeNamedAfterTheBeginning()
    {
        MatchSetup setup;
        setup.begin();
        setup.chooseFirst(1);
        QCOMPARE(playedTable().first, playedTable().players[1].id);
        QVERIFY(!Workspace::current().table().undo());
        QCOMPARE(playedTable().first, playedTable().players[0].id);
    }

    void threeDifferentCardsAreDrawn()
    {
        MatchSetup setup;
        setup.begin();
        for (int draw = 0; draw < 20; ++draw) {
            setup.drawMissions();
            const QStringList cards{slotOf(setup, 0).mission, slotOf(setup, 1).mission,
                                    slotOf(setup, 2).mission};
            QVERIFY(!cards.contains(QString()));
            QVERIFY(QSet<QString>(cards.begin(), cards.end()).size() == 3);
        }
    }

    void aChosenCardChangesPlacesWithTheSlotThatHadIt()
    {
        MatchSetup setup;
        setup.begin();
        setup.chooseMission(0, QStringLiteral("relics"));
        setup.chooseMission(1, QStringLiteral("messenger"));
        setup.chooseMission(0, QStringLiteral("messenger"));
        QCOMPARE(slotOf(setup, 0).mission, QStringLiteral("messenger"));
        QCOMPARE(slotOf(setup, 1).mission, QStringLiteral("relics"));
        setup.chooseMission(1, {});
        QVERIFY(slotOf(setup, 1).mission.isEmpty());
    }

    void theSoloCardOfTheFirstPlayerComesSecond()
    {
        MatchSetup setup;
        setup.chooseFirst(1);
        setup.begin();
        setup.chooseMission(1, QStringLiteral("relics"));
        const auto* card = playedTable().find(playedTable().players[1].id, MissionId("relics"));
        QVERIFY(card && !card->common);
    }

    void theOtherPlayerDeploysOpposite()
    {
        MatchSetup setup;
        setup.begin();
        setup.deploy(0, 1);
        QCOMPARE(playerOf(setup, 0).side, 1);
        QCOMPARE(playerOf(setup, 1).side, 0);
        const Battlefield field;
        QCOMPARE(field.farName(), playerOf(setup, 0).called);
    }

    void aSetupIsTakenUpAgain()
    {
        {
            MatchSetup setup;
            setup.setName(0, QStringLiteral("Ada"));
            setup.setApLimit(640);
            setup.begin();
            setup.chooseMission(0, QStringLiteral("relics"));
        }
        MatchSetup again;
        again.resume();
        QCOMPARE(again.apLimit(), 640);
        QVERIFY(again.begun());
        QCOMPARE(playerOf(again, 0).called, QStringLiteral("Ada"));
        QCOMPARE(slotOf(again, 0).mission, QStringLiteral("relics"));
    }

    void everyPlacedThingIsACommandThatCanBeTakenBack()
    {
        begin();
        Battlefield field;
        const QAbstractItemModelTester tester(field.pieces());
        const QString id = field.placeSource(QStringLiteral("fire"), 30, 45);
        QCOMPARE(id, QStringLiteral("source/fire"));
        QCOMPARE(field.piece(id).name, QStringLiteral("Fire Vortex"));
        QVERIFY(field.move(id, 31.5, 45));
        QCOMPARE(field.piece(id).x, 31.5);
        field.undo();
        QCOMPARE(field.piece(id).x, 30.0);
        field.undo();
        QCOMPARE(field.pieces()->count(), 0);
    }

    void eachElementHasOneVortexAndMaelstromsAreMany()
    {
        begin();
        Battlefield field;
        QCOMPARE(field.freeElements().size(), 5);
        field.addSource(QStringLiteral("air"));
        field.addSource(QStringLiteral("maelstrom"));
        QCOMPARE(field.addSource(QStringLiteral("maelstrom")), QStringLiteral("source/maelstrom-2"));
        QCOMPARE(field.freeElements().size(), 4);
    }

    void thePlayersTakeTurnsWithTheElements()
    {
        MatchSetup setup;
        setup.setName(0, QStringLiteral("Ada"));
        setup.setName(1, QStringLiteral("Bo"));
        setup.chooseFirst(1);
        setup.begin();
        Battlefield field;
        QVERIFY(field.turnWords().startsWith(QStringLiteral("Bo ")));
        field.addSource(QStringLiteral("air"));
        QVERIFY(field.turnWords().startsWith(QStringLiteral("Ada ")));
        field.addSource(QStringLiteral("maelstrom")); // nobody's turn is spent on it
        QVERIFY(field.turnWords().startsWith(QStringLiteral("Ada ")));
        for (const char* element : {"earth", "fire", "water"})
            field.addSource(QLatin1String(element));
        QVERIFY(field.turnWords().isEmpty());
    }

    void whatWouldLeaveTheBattlefieldIsRefused()
    {
        begin();
        Battlefield field;
        QVERIFY(field.placeSource(QStringLiteral("fire"), 1, 45).isEmpty()); // its radius is 2.5 cm
        QVERIFY(field.refusal().contains(QStringLiteral("90")));
        QCOMPARE(field.pieces()->count(), 0);
    }

    void twoVortexesAreNotSuperimposed()
    {
        begin();
        Battlefield field;
        field.placeSource(QStringLiteral("fire"), 30, 45);
        QVERIFY(field.placeSource(QStringLiteral("air"), 33, 45).isEmpty());
        QVERIFY(field.refusal().contains(QStringLiteral("Fire Vortex")));
        const QString air = field.placeSource(QStringLiteral("air"), 40, 45);
        QVERIFY(!field.verdict(air, 32, 45).allowed);
        QVERIFY(field.verdict(air, 35, 45).allowed); // 5 cm from middle to middle: they touch
    }

    void aDeviationMovesAsFarAsItsDiceTogether()
    {
        begin();
        Battlefield field;
        const QString id = field.placeSource(QStringLiteral("fire"), 30, 45);
        QVERIFY(field.deviate(id, 90, {2, 3, 5})); // to the right, 10 cm
        QVERIFY(isNear(field.piece(id).x, 40) && isNear(field.piece(id).y, 45));
        QVERIFY(field.deviate(id, -1, {9, 9, 9})); // a Hit
        QVERIFY(isNear(field.piece(id).x, 40));
        QVERIFY(field.deviate(id, 0, {1, 1, 1})); // towards Deployment Area B
        QVERIFY(isNear(field.piece(id).y, 48));
    }

    void aDeviationOffTheBattlefieldIsCancelled()
    {
        begin();
        Battlefield field;
        const QString id = field.placeSource(QStringLiteral("fire"), 10, 45);
        QVERIFY(!field.deviate(id, 270, {10, 10, 1}));
        QVERIFY(field.refusal().contains(QStringLiteral("roll again")));
        QCOMPARE(field.piece(id).x, 10.0);
    }

    void theAppRollsUntilTheVortexLiesOnTheBattlefield()
    {
        begin();
        Battlefield field;
        const QString id = field.placeSource(QStringLiteral("fire"), 3, 3);
        for (int roll = 0; roll < 40; ++roll) {
            QVERIFY(field.rollDeviation(id));
            QVERIFY(!field.news().isEmpty());
            const FieldPiece piece = field.piece(id);
            QVERIFY(piece.x >= 2.5 && piece.x <= 87.5 && piece.y >= 2.5 && piece.y <= 87.5);
        }
    }

    void allDeviationsAreRolledOneAfterTheOther()
    {
        begin();
        Battlefield field;
        for (const char* element : {"air", "earth", "fire", "water", "maelstrom"})
            field.addSource(QLatin1String(element));
        const std::size_t before = Workspace::current().table().record().steps.size();
        field.rollDeviations();
        QCOMPARE(Workspace::current().table().record().steps.size(), before + 5);
        QCOMPARE(field.news().count(QLatin1Char('\n')), 4);
    }

    void aSceneryTooNearWaitsForAnAnswer()
    {
        begin();
        Battlefield field;
        field.placeScenery(30, 45, 5);
        QVERIFY(field.placeScenery(45, 45, 5).isEmpty()); // 15 - 5 - 5 = 5 cm between them
        QVERIFY(field.question().contains(QStringLiteral("5 cm")));
        QCOMPARE(field.pieces()->count(), 1);
        field.placeAllTheSame();
        QCOMPARE(field.pieces()->count(), 2);
        QVERIFY(field.question().isEmpty());
        // The override is in the record.
        QCOMPARE(Workspace::current().table().record().steps.back().step.record.accepted,
                 std::vector<std::string>{"apart"});
    }

    void whatIsLetBeIsForgotten()
    {
        begin();
        Battlefield field;
        field.placeScenery(30, 45, 5);
        field.placeScenery(45, 45, 5);
        field.letBe();
        field.placeAllTheSame();
        QCOMPARE(field.pieces()->count(), 1);
    }

    void sceneriesAreAddedWhereNothingSpeaksAgainstIt()
    {
        begin();
        Battlefield field;
        for (int k = 0; k < 6; ++k) {
            QVERIFY(!field.addScenery().isEmpty());
            QVERIFY(field.question().isEmpty());
        }
    }

    void moonShardsLieTwentyFiveCentimetresApart()
    {
        MatchSetup setup;
        setup.begin();
        setup.chooseMission(0, QStringLiteral("moon-shards"));
        Battlefield field;
        QCOMPARE(field.tasks().size(), 1);
        QCOMPARE(field.tasks().first().value<ObjectiveTask>().wanted, 6);
        for (int shard = 0; shard < 6; ++shard)
            QVERIFY2(!field.addObjective(QStringLiteral("moon-shards")).isEmpty(),
                     qPrintable(field.question()));
        QCOMPARE(field.tasks().first().value<ObjectiveTask>().placed, 6);
        const auto at = [&field](int row) {
            return field.pieces()->rows().at(row).value.value<FieldPiece>();
        };
        for (int one = 0; one < 6; ++one)
            for (int two = one + 1; two < 6; ++two)
                QVERIFY(std::hypot(at(one).x - at(two).x, at(one).y - at(two).y) >= 27.5); // 25 and two radii
        QVERIFY(stepOf(setup, 4).done);
    }

    void idolsLieAlongADiagonalFromTheMiddle()
    {
        MatchSetup setup;
        setup.begin();
        setup.chooseMission(0, QStringLiteral("idols-of-power"));
        Battlefield field;
        QVERIFY(field.diagonalsPlayed());
        QStringList idols;
        for (int idol = 0; idol < 3; ++idol)
            idols.append(field.addObjective(QStringLiteral("idols-of-power")));
        QVERIFY(isNear(field.piece(idols.at(0)).x, 45) && isNear(field.piece(idols.at(0)).y, 45));
        const FieldPiece second = field.piece(idols.at(1));
        QVERIFY(isNear(std::hypot(second.x - 45, second.y - 45), 30));
        QVERIFY(isNear(second.x, second.y));
    }

    void distancesAreMeasuredFromEdgeToEdge()
    {
        begin();
        Battlefield field;
        field.placeSource(QStringLiteral("fire"), 20, 45);
        field.placeSource(QStringLiteral("air"), 50, 45);
        FieldRuler ruler;
        ruler.measureTo(QStringLiteral("source/fire"));
        QVERIFY(!ruler.measure().complete);
        ruler.measureTo(QStringLiteral("source/air"));
        QVERIFY(isNear(ruler.measure().distance, 25)); // 30 less two radii of 2.5 cm
        QCOMPARE(ruler.measure().shares, 3);           // of 10 cm, the last one incomplete
        field.move(QStringLiteral("source/air"), 45, 45);
        QVERIFY(isNear(ruler.measure().distance, 20)); // measured anew
        QCOMPARE(ruler.measure().shares, 2);
    }

    void aTapBesideAThingMeansTheThing()
    {
        begin();
        Battlefield field;
        field.placeSource(QStringLiteral("fire"), 20, 45);
        FieldRuler ruler;
        ruler.measureAt(23.5, 45); // 1 cm beside its edge
        ruler.measureAt(52.5, 45);
        QVERIFY(isNear(ruler.measure().distance, 30));
        QVERIFY(ruler.measure().words.startsWith(QStringLiteral("Fire Vortex")));
        ruler.measureAt(10, 10); // a third tap begins anew
        QVERIFY(ruler.measure().begun && !ruler.measure().complete);
    }

    void anAreaIsTheFlagsThenThatOfTheMostUnits()
    {
        begin();
        Battlefield field;
        const QString first = field.units().first().value<FieldUnit>().id;
        QVERIFY(first.startsWith(QStringLiteral("red/")));
        QVERIFY(!field.stand(first, 45, 45).isEmpty());
        const auto middle = [&field] { return field.areas().at(4).value<FieldArea>(); };
        QCOMPARE(middle().faction, QStringLiteral("aurium"));
        QVERIFY(!middle().flag);
        QVERIFY(
            !field.placeObjective(QStringLiteral("conquerors"), QStringLiteral("blue"), 40, 40).isEmpty());
        QCOMPARE(middle().faction, QStringLiteral("irosia"));
        QVERIFY(middle().flag);
        QVERIFY(field.areas().at(0).value<FieldArea>().holder.isEmpty());
    }

    void unitsAreStoodInTheirDeploymentArea()
    {
        MatchSetup setup;
        setup.setArmy(0, QStringLiteral("ready:aurium"));
        setup.setArmy(1, QStringLiteral("ready:irosia"));
        setup.begin();
        setup.deploy(0, 1);
        Battlefield field;
        for (const QVariant& each : field.units()) {
            const auto unit = each.value<FieldUnit>();
            const FieldPiece piece = field.piece(field.addUnit(unit.id));
            QVERIFY(unit.player == QLatin1String("red") ? piece.y >= 70 : piece.y <= 20);
        }
        const QString unit = field.units().first().value<FieldUnit>().id;
        QVERIFY(field.remove(QStringLiteral("unit/") + unit));
        QVERIFY(!field.units().first().value<FieldUnit>().placed);
    }

    void nothingLiesOnTheMapWithoutAMatch()
    {
        Battlefield field;
        QVERIFY(!field.isOpen());
        QVERIFY(field.addScenery().isEmpty());
        QVERIFY(field.addFlag(QStringLiteral("red")).isEmpty());
        QVERIFY(!field.move(QStringLiteral("source/fire"), 1, 1));
        QCOMPARE(field.pieces()->count(), 0);
    }
};

ADJUTANT_TEST(TstViewmodelsSetup)
#include "tst_viewmodels_setup.moc"
