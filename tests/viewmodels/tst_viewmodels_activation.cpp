#include "activationcontroller.h"
#include "core/systems/drakerys/match/sideattable.h"
#include "core/systems/drakerys/odds/fight.h"
#include "opentable.h"
#include "tests/testprogram.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QtTest>

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;

namespace {

QString text(const char* utf8)
{
    return QString::fromUtf8(utf8);
}

ActionRow rowOf(const RowModel* model, const char* key)
{
    for (const RowModel::Row& row : model->rows())
        if (const auto action = row.value.value<ActionRow>(); action.key == QLatin1String(key))
            return action;
    return {};
}

} // namespace

/// What a Unit is about to do: nothing happens before commit().
class ActivationControllerTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<OpenTable> m_table;
    std::unique_ptr<ActivationController> m_controller;
    std::unique_ptr<QSignalSpy> m_told;

    void choose(const char* unit, std::initializer_list<const char*> actions)
    {
        m_controller->setUnit(text(unit));
        for (const char* action : actions)
            m_controller->add(text(action));
    }
    // Bruno's Units are first in turn once Anna's token lies ahead.
    void letBrunoBegin() { m_table->play("first", {{"player", "blue"}}); }

private Q_SLOTS:
    void init()
    {
        m_controller.reset();
        m_table.reset();
        m_table = std::make_unique<OpenTable>();
        m_controller = std::make_unique<ActivationController>();
        m_told = std::make_unique<QSignalSpy>(m_controller.get(), &ActivationController::told);
    }
    void cleanupTestCase()
    {
        m_controller.reset();
        m_table.reset();
    }

    // Chapter "Units Actions": March 1, Charge 3; each Stress adds one.
    void stressMakesEachActionDearer()
    {
        const QAbstractItemModelTester choices(m_controller->choices());
        const QAbstractItemModelTester chosen(m_controller->chosen());
        choose("red/crows-1", {"march", "charge"});
        QCOMPARE(m_controller->mostActions(), 2);
        QVERIFY(m_controller->full());
        QCOMPARE(m_controller->total(), 4);
        QVERIFY(rowOf(m_controller->chosen(), "march").reasons.isEmpty());
        m_table->play("stress", {{"unit", "red/crows-1"}, {"change", 2}});
        QCOMPARE(m_controller->total(), 8);
        QCOMPARE(rowOf(m_controller->choices(), "charge").ts, 5);
        QVERIFY(rowOf(m_controller->choices(), "charge").reasons.startsWith(text("3 + 2")));
        m_controller->add(text("march")); // no third one
        QCOMPARE(m_controller->chosen()->count(), 2);
        m_controller->removeAt(0);
        QCOMPARE(m_controller->total(), 5);
        m_controller->removeAt(7);
        m_controller->clear();
        QCOMPARE(m_controller->total(), 0);
    }

    // Quick Shot: 1 TS less, never below 1 in all.
    void quickShotSavesOneButNeverTheLast()
    {
        letBrunoBegin();
        choose("blue/noctis-1", {"shooting"});
        QCOMPARE(m_controller->total(), 1);
        m_table->play("stress", {{"unit", "blue/noctis-1"}, {"change", 2}});
        QCOMPARE(m_controller->total(), 2);
    }

    void heroicActionCostsOneForEachDie()
    {
        choose("red/salik-1", {"attack", "march"});
        QVERIFY(m_controller->heroic());
        m_controller->setHeroicDice(0, 3);
        QCOMPARE(m_controller->total(), 1 + 3 + 1);
        QCOMPARE(m_controller->chosen()->rows().at(0).value.value<ActionRow>().heroicDice, 3);
        QVERIFY(m_controller->warnings().isEmpty());
        m_controller->setHeroicDice(0, 6); // 1 to 5 dice
        QVERIFY(!m_controller->warnings().isEmpty());
        m_controller->setHeroicDice(9, 1);
        choose("red/crows-1", {"attack"});
        QVERIFY(!m_controller->heroic());
        m_controller->setHeroicDice(0, 1);
        QVERIFY(m_controller->warnings().contains(text("skill")));
    }

    void aSpecialActionCostsWhatItsSourceSays()
    {
        choose("red/crows-1", {"special", "march"});
        QCOMPARE(m_controller->total(), 2);
        m_controller->setTs(0, 4);
        QCOMPARE(m_controller->total(), 5);
        QCOMPARE(rowOf(m_controller->chosen(), "special").ownTs, 4);
        QCOMPARE(rowOf(m_controller->chosen(), "march").ownTs, 0);
        m_controller->setTs(0, 0); // nothing is for nothing
        QCOMPARE(m_controller->total(), 2);
        m_controller->setTs(0, 4);
        QVERIFY(m_controller->commit());
        QCOMPARE(m_table->player("red").progress, 5);
        QVERIFY(m_table->onDisk() == m_table->state());
    }

    void anOverlordCostsThree()
    {
        choose("red/salik-1", {"invocation", "overlord"});
        QCOMPARE(m_controller->total(), 1 + 3);
    }

    void theLandingSquareIsTold()
    {
        QCOMPARE(m_controller->landing(), -1);
        choose("red/crows-1", {});
        QCOMPARE(m_controller->landing(), -1);
        m_controller->add(text("charge"));
        QCOMPARE(m_controller->landing(), 3);
        QVERIFY(m_controller->comes().isEmpty());
        m_table->play("set_progress", {{"player", "red"}, {"to", 14}});
        m_table->play("set_progress", {{"player", "blue"}, {"to", 15}});
        QCOMPARE(m_controller->landing(), 1); // 14 + 3
        QVERIFY(m_controller->comes().contains(text("Headquarters")));
        m_table->play("set_progress", {{"player", "red"}, {"to", 93}});
        m_table->play("set_progress", {{"player", "blue"}, {"to", 94}});
        QCOMPARE(m_controller->landing(), 0);
        QVERIFY(m_controller->comes().contains(text("done")));
    }

    void whatCannotBeDoneIsSaidAndNotDone()
    {
        choose("red/salik-1", {"attack"});
        m_controller->setHeroicDice(0, 5);
        m_table->play("stress", {{"unit", "red/salik-1"}, {"change", 15}}); // 1 + 5 + 15
        QVERIFY(m_controller->refusal().contains(text("16")));
        QCOMPARE(m_controller->landing(), -1);
        QVERIFY(m_controller->warnings().isEmpty());
        const MatchState before = m_table->state();
        QVERIFY(!m_controller->commit());
        QCOMPARE(m_told->count(), 1);
        QVERIFY(m_table->state() == before);
        QCOMPARE(m_controller->chosen()->count(), 1); // still there to be changed
    }

    void beyondTheLastStartIsRefused()
    {
        m_table->play("set_progress", {{"player", "red"}, {"to", 95}});
        m_table->play("set_progress", {{"player", "blue"}, {"to", 95}});
        const char* unit =
            activePlayer(m_table->state())->id.text() == "red" ? "red/crows-1" : "blue/soldiers-1";
        choose(unit, {"march"});
        QVERIFY(m_controller->refusal().isEmpty());
        m_controller->add(text("march"));
        QVERIFY(!m_controller->refusal().isEmpty());
        QVERIFY(!m_controller->commit());
    }

    void anotherPlayersTurnIsRefused()
    {
        choose("blue/soldiers-1", {"march"});
        QVERIFY(!m_controller->refusal().isEmpty());
    }

    void warningsAreToldAndKeptWhereThePlayersAgree()
    {
        m_table->play("status", {{"unit", "red/crows-1"}, {"add", "engaged"}});
        choose("red/crows-1", {});
        QVERIFY(!rowOf(m_controller->choices(), "march").offered);
        QVERIFY(rowOf(m_controller->choices(), "attack").offered);
        QVERIFY(rowOf(m_controller->choices(), "shooting").name.isEmpty()); // they have nothing to shoot with
        m_controller->add(text("march"));
        m_controller->add(text("march"));
        QVERIFY(m_controller->warnings().contains(text("Engaged")));
        QCOMPARE(m_controller->warnings().count(QLatin1Char('\n')), 0); // each once
        QVERIFY(m_controller->commit());
        QCOMPARE(m_table->lastLine().accepted, std::vector<std::string>{"engaged"});
        QVERIFY(!m_table->lastLine().warnings.empty());
        m_table->restart();
        QCOMPARE(m_table->lastLine().accepted, std::vector<std::string>{"engaged"});
    }

    void committingClearsTheActions()
    {
        choose("red/crows-1", {"march"});
        QVERIFY(m_controller->commit());
        QCOMPARE(m_controller->chosen()->count(), 0);
        QCOMPARE(m_table->unit("red/crows-1").stress, 1);
        QVERIFY(!m_controller->commit()); // nothing is chosen
    }

    void theOddsAreThoseOfTheTable()
    {
        m_table->play("stress", {{"unit", "blue/soldiers-1"}, {"change", 2}});
        m_table->play("injure", {{"unit", "red/crows-1"}, {"count", 3}});
        choose("red/crows-1", {"march", "charge"});
        m_controller->setTarget(text("blue/soldiers-1"));
        QVERIFY(m_controller->fights());
        QVERIFY(m_controller->hasOdds());
        QVERIFY(m_controller->oddsMissing().isEmpty());
        const Catalogue& catalogue = Workspace::current().catalogue();
        const Fight fight{FightAction::charge, *sideAtTable(m_table->state(), ref("red/crows-1"), catalogue),
                          *sideAtTable(m_table->state(), ref("blue/soldiers-1"), catalogue)};
        QCOMPARE(fight.active.warriors, 9);
        QCOMPARE(fight.target.stress, 2);
        const auto asked = m_controller->odds()->asked();
        const auto* known = std::get_if<Fight>(&asked);
        QVERIFY(known);
        const FightOdds expected = oddsOf(fight);
        const FightOdds found = oddsOf(*known);
        QCOMPARE(found.activeWins, expected.activeWins);
        QCOMPARE(found.target.removed, expected.target.removed);
        QVERIFY(found.target.casualties == expected.target.casualties);
        QVERIFY(m_controller->odds()->result().valid);
    }

    // "Then the token moves, the Unit gets one Stress": what is rolled belongs to the Actions before.
    void theOddsStayAsTheyWereBeforeTheActivation()
    {
        choose("red/crows-1", {"charge"});
        m_controller->setTarget(text("blue/soldiers-1"));
        QVERIFY(m_controller->commit());
        QCOMPARE(m_table->unit("red/crows-1").stress, 1);
        QVERIFY(m_controller->hasOdds());
        QCOMPARE(std::get<Fight>(m_controller->odds()->asked()).active.stress, 0);
        m_controller->setUnit(text("red/salik-1"));
        QVERIFY(!m_controller->hasOdds()); // those were of another Unit
    }

    void heroicDiceAreInTheOdds()
    {
        choose("red/salik-1", {"combined_charge"});
        m_controller->setHeroicDice(0, 2);
        const auto asked = m_controller->odds()->asked();
        QCOMPARE(std::get<Fight>(asked).active.heroicDice, 2);
        QVERIFY(std::get<Fight>(asked).action == FightAction::combinedCharge);
    }

    void aShotTakesTheWeaponAndTheDistanceOfTheTable()
    {
        letBrunoBegin();
        m_table->play("stand", {{"unit", "blue/crossbowmen-1"}, {"at", table::Point{20, 20}}});
        m_table->play("stand", {{"unit", "red/crows-1"}, {"at", table::Point{50, 60}}}); // 50 cm away
        choose("blue/crossbowmen-1", {"shooting"});
        m_controller->setTarget(text("red/crows-1"));
        const auto asked = m_controller->odds()->asked();
        const auto* shot = std::get_if<Shooting>(&asked);
        QVERIFY(shot);
        QCOMPARE(shot->weapon.id, WeaponId("repeating-crossbow"));
        QCOMPARE(shot->distance, 50.0);
        m_table->play("stand", {{"unit", "red/crows-1"},
                                {"at", table::Point{70, 60}}}); // beyond the 60 cm of the weapon
        QVERIFY(!m_controller->hasOdds());
        QVERIFY(m_controller->oddsMissing().contains(text("60")));
    }

    void anUnknownCardHasNoOdds()
    {
        m_table->beginWithCard(1, 2, [](UnitCard& card) { card.profile.reset(); });
        choose("red/crows-1", {"attack"});
        m_controller->setTarget(text("blue/soldiers-1"));
        QVERIFY(!m_controller->hasOdds());
        QVERIFY(!m_controller->oddsMissing().isEmpty());
        m_controller->setTarget(text("blue/noctis-1"));
        QVERIFY(m_controller->hasOdds());
        QVERIFY(m_controller->oddsMissing().isEmpty());
    }

    void aTargetThatLeavesTheTableGivesWayToAnother()
    {
        choose("red/crows-1", {"attack"});
        QCOMPARE(m_controller->targets().size(), 3);
        m_controller->setTarget(text("blue/noctis-1"));
        m_table->play("scatter", {{"unit", "blue/noctis-1"}});
        QCOMPARE(m_controller->targets().size(), 2);
        QCOMPARE(m_controller->target(), text("blue/crossbowmen-1"));
        QVERIFY(m_controller->hasOdds());
        m_table->play("scatter", {{"unit", "blue/crossbowmen-1"}});
        m_table->play("scatter", {{"unit", "blue/soldiers-1"}});
        QVERIFY(m_controller->target().isEmpty());
        QVERIFY(!m_controller->oddsMissing().isEmpty());
    }

    // Five laps and 15 TS of Anna, six laps of Bruno: a March of 1 TS is the last thing that can happen.
    void theLastActivationOfTheGameIsTold()
    {
        m_table->play("set_progress", {{"player", "blue"}, {"to", 96}});
        m_table->play("set_progress", {{"player", "red"}, {"to", 94}});
        choose("red/crows-1", {"march"});
        QVERIFY(!m_controller->endsGame());
        choose("red/crows-1", {"march", "march"});
        QVERIFY(m_controller->endsGame());
        QVERIFY(m_controller->commit());
        QVERIFY(isFinished(m_table->state()));
    }

    void anInvocationPaysForItsDice()
    {
        choose("red/salik-1", {"march"});
        QCOMPARE(m_controller->invocationDice(), -1);
        choose("red/salik-1", {"invocation"});
        QCOMPARE(m_controller->invocationDice(), 0);
        QCOMPARE(m_controller->total(), 1);
        m_controller->setExtraDice(0, 2);
        QCOMPARE(m_controller->invocationDice(), 2);
        QCOMPARE(m_controller->total(), 3);
    }

    void withoutAMatchNothingIsOffered()
    {
        choose("red/crows-1", {"march"});
        m_table->table().close();
        QCOMPARE(m_controller->choices()->count(), 0);
        QCOMPARE(m_controller->total(), 0);
        QVERIFY(!m_controller->commit());
        QVERIFY(m_controller->targets().isEmpty());
    }
};

ADJUTANT_TEST(ActivationControllerTest)
#include "tst_viewmodels_activation.moc"
