#include "activationdesk.h"
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
using enum ActionKind;

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
class ActivationDeskTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<OpenTable> m_table;
    std::unique_ptr<ActivationDesk> m_desk;
    std::unique_ptr<QSignalSpy> m_said;

    void choose(const char* unit, std::initializer_list<const char*> actions)
    {
        m_desk->setUnit(text(unit));
        for (const char* action : actions)
            m_desk->add(text(action));
    }
    // Bruno's Units are first in turn once Anna's token lies ahead.
    void letBrunoBegin() { m_table->play(NameFirst{PlayerId("blue")}); }

private Q_SLOTS:
    void init()
    {
        m_desk.reset();
        m_table.reset();
        m_table = std::make_unique<OpenTable>();
        m_desk = std::make_unique<ActivationDesk>();
        m_said = std::make_unique<QSignalSpy>(m_desk.get(), &ActivationDesk::said);
    }
    void cleanupTestCase()
    {
        m_desk.reset();
        m_table.reset();
    }

    // Chapter "Units Actions": March 1, Charge 3; each Stress adds one.
    void stressMakesEachActionDearer()
    {
        const QAbstractItemModelTester choices(m_desk->choices());
        const QAbstractItemModelTester chosen(m_desk->chosen());
        choose("red/crows-1", {"march", "charge"});
        QCOMPARE(m_desk->mostActions(), 2);
        QVERIFY(m_desk->full());
        QCOMPARE(m_desk->total(), 4);
        QVERIFY(rowOf(m_desk->chosen(), "march").reasons.isEmpty());
        m_table->play(ChangeStress{ref("red/crows-1"), 2});
        QCOMPARE(m_desk->total(), 8);
        QCOMPARE(rowOf(m_desk->choices(), "charge").ts, 5);
        QVERIFY(rowOf(m_desk->choices(), "charge").reasons.startsWith(text("3 + 2")));
        m_desk->add(text("march")); // no third one
        QCOMPARE(m_desk->chosen()->count(), 2);
        m_desk->removeAt(0);
        QCOMPARE(m_desk->total(), 5);
        m_desk->removeAt(7);
        m_desk->clear();
        QCOMPARE(m_desk->total(), 0);
    }

    // Quick Shot: 1 TS less, never below 1 in all.
    void quickShotSavesOneButNeverTheLast()
    {
        letBrunoBegin();
        choose("blue/noctis-1", {"shooting"});
        QCOMPARE(m_desk->total(), 1);
        m_table->play(ChangeStress{ref("blue/noctis-1"), 2});
        QCOMPARE(m_desk->total(), 2);
    }

    void heroicActionCostsOneForEachDie()
    {
        choose("red/salik-1", {"attack", "march"});
        QVERIFY(m_desk->heroic());
        m_desk->setHeroicDice(0, 3);
        QCOMPARE(m_desk->total(), 1 + 3 + 1);
        QCOMPARE(m_desk->chosen()->rows().at(0).value.value<ActionRow>().heroicDice, 3);
        QVERIFY(m_desk->doubts().isEmpty());
        m_desk->setHeroicDice(0, 6); // 1 to 5 dice
        QVERIFY(!m_desk->doubts().isEmpty());
        m_desk->setHeroicDice(9, 1);
        choose("red/crows-1", {"attack"});
        QVERIFY(!m_desk->heroic());
        m_desk->setHeroicDice(0, 1);
        QVERIFY(m_desk->doubts().contains(text("skill")));
    }

    void aSpecialActionCostsWhatItsSourceSays()
    {
        choose("red/crows-1", {"special", "march"});
        QCOMPARE(m_desk->total(), 2);
        m_desk->setTs(0, 4);
        QCOMPARE(m_desk->total(), 5);
        QCOMPARE(rowOf(m_desk->chosen(), "special").ownTs, 4);
        QCOMPARE(rowOf(m_desk->chosen(), "march").ownTs, 0);
        m_desk->setTs(0, 0); // nothing is for nothing
        QCOMPARE(m_desk->total(), 2);
        m_desk->setTs(0, 4);
        QVERIFY(m_desk->commit());
        QCOMPARE(m_table->player("red").progress, 5);
        QVERIFY(m_table->onDisk() == m_table->state());
    }

    void anOverlordCostsThree()
    {
        choose("red/salik-1", {"invocation", "overlord"});
        QCOMPARE(m_desk->total(), 1 + 3);
    }

    void theLandingSquareIsTold()
    {
        QCOMPARE(m_desk->landing(), -1);
        choose("red/crows-1", {});
        QCOMPARE(m_desk->landing(), -1);
        m_desk->add(text("charge"));
        QCOMPARE(m_desk->landing(), 3);
        QVERIFY(m_desk->comes().isEmpty());
        m_table->play(Amend{PlayerId("red"), 14, {}, {}, {}, {}});
        m_table->play(Amend{PlayerId("blue"), 15, {}, {}, {}, {}});
        QCOMPARE(m_desk->landing(), 1); // 14 + 3
        QVERIFY(m_desk->comes().contains(text("Headquarters")));
        m_table->play(Amend{PlayerId("red"), 93, {}, {}, {}, {}});
        m_table->play(Amend{PlayerId("blue"), 94, {}, {}, {}, {}});
        QCOMPARE(m_desk->landing(), 0);
        QVERIFY(m_desk->comes().contains(text("done")));
    }

    void whatCannotBeDoneIsSaidAndNotDone()
    {
        choose("red/salik-1", {"attack"});
        m_desk->setHeroicDice(0, 5);
        m_table->play(ChangeStress{ref("red/salik-1"), 15}); // 1 + 5 + 15
        QVERIFY(m_desk->refusal().contains(text("16")));
        QCOMPARE(m_desk->landing(), -1);
        QVERIFY(m_desk->doubts().isEmpty());
        const MatchState before = m_table->state();
        QVERIFY(!m_desk->commit());
        QCOMPARE(m_said->count(), 1);
        QVERIFY(m_table->state() == before);
        QCOMPARE(m_desk->chosen()->count(), 1); // still there to be changed
    }

    void beyondTheLastStartIsRefused()
    {
        m_table->play(Amend{PlayerId("red"), 95, {}, {}, {}, {}});
        m_table->play(Amend{PlayerId("blue"), 95, {}, {}, {}, {}});
        const char* unit =
            activePlayer(m_table->state())->id.text() == "red" ? "red/crows-1" : "blue/soldiers-1";
        choose(unit, {"march"});
        QVERIFY(m_desk->refusal().isEmpty());
        m_desk->add(text("march"));
        QVERIFY(!m_desk->refusal().isEmpty());
        QVERIFY(!m_desk->commit());
    }

    void anotherPlayersTurnIsRefused()
    {
        choose("blue/soldiers-1", {"march"});
        QVERIFY(!m_desk->refusal().isEmpty());
    }

    void doubtsAreToldAndKeptWhereThePlayersAgree()
    {
        m_table->play(ChangeStatus{ref("red/crows-1"), StatusId("engaged"), true});
        choose("red/crows-1", {});
        QVERIFY(!rowOf(m_desk->choices(), "march").offered);
        QVERIFY(rowOf(m_desk->choices(), "attack").offered);
        QVERIFY(rowOf(m_desk->choices(), "shooting").name.isEmpty()); // they have nothing to shoot with
        m_desk->add(text("march"));
        m_desk->add(text("march"));
        QVERIFY(m_desk->doubts().contains(text("Engaged")));
        QCOMPARE(m_desk->doubts().count(QLatin1Char('\n')), 0); // each once
        QVERIFY(m_desk->commit());
        const EntryRecord& record = m_table->match().folded().records().back();
        QCOMPARE(record.despite, std::vector<std::string>{"engaged"});
        QVERIFY(!record.warnings.empty());
        m_table->restart();
        QCOMPARE(m_table->match().folded().records().back().despite, std::vector<std::string>{"engaged"});
    }

    void committingClearsTheActions()
    {
        choose("red/crows-1", {"march"});
        QVERIFY(m_desk->commit());
        QCOMPARE(m_desk->chosen()->count(), 0);
        QCOMPARE(m_table->unit("red/crows-1").stress, 1);
        QVERIFY(!m_desk->commit()); // nothing is chosen
    }

    void theOddsAreThoseOfTheTable()
    {
        m_table->play(ChangeStress{ref("blue/soldiers-1"), 2});
        m_table->play(Injure{ref("red/crows-1"), 3});
        choose("red/crows-1", {"march", "charge"});
        m_desk->setTarget(text("blue/soldiers-1"));
        QVERIFY(m_desk->fights());
        QVERIFY(m_desk->hasOdds());
        QVERIFY(m_desk->oddsMissing().isEmpty());
        const Catalogue& catalogue = Workspace::current().catalogue();
        const Fight fight{FightAction::charge, *sideAtTable(m_table->state(), ref("red/crows-1"), catalogue),
                          *sideAtTable(m_table->state(), ref("blue/soldiers-1"), catalogue)};
        QCOMPARE(fight.active.warriors, 9);
        QCOMPARE(fight.target.stress, 2);
        const auto asked = m_desk->odds()->asked();
        const auto* known = std::get_if<Fight>(&asked);
        QVERIFY(known);
        const FightOdds expected = oddsOf(fight);
        const FightOdds found = oddsOf(*known);
        QCOMPARE(found.activeWins, expected.activeWins);
        QCOMPARE(found.target.removed, expected.target.removed);
        QVERIFY(found.target.casualties == expected.target.casualties);
        QVERIFY(m_desk->odds()->result().valid);
    }

    // "Then the token moves, the Unit gets one Stress": what is rolled belongs to the Actions before.
    void theOddsStayAsTheyWereBeforeTheActivation()
    {
        choose("red/crows-1", {"charge"});
        m_desk->setTarget(text("blue/soldiers-1"));
        QVERIFY(m_desk->commit());
        QCOMPARE(m_table->unit("red/crows-1").stress, 1);
        QVERIFY(m_desk->hasOdds());
        QCOMPARE(std::get<Fight>(m_desk->odds()->asked()).active.stress, 0);
        m_desk->setUnit(text("red/salik-1"));
        QVERIFY(!m_desk->hasOdds()); // those were of another Unit
    }

    void heroicDiceAreInTheOdds()
    {
        choose("red/salik-1", {"combined_charge"});
        m_desk->setHeroicDice(0, 2);
        const auto asked = m_desk->odds()->asked();
        QCOMPARE(std::get<Fight>(asked).active.heroicDice, 2);
        QVERIFY(std::get<Fight>(asked).action == FightAction::combinedCharge);
    }

    void aShotTakesTheWeaponAndTheDistanceOfTheTable()
    {
        letBrunoBegin();
        m_table->play(StandAt{ref("blue/crossbowmen-1"), Point{20, 20}});
        m_table->play(StandAt{ref("red/crows-1"), Point{50, 60}}); // 50 cm away
        choose("blue/crossbowmen-1", {"shooting"});
        m_desk->setTarget(text("red/crows-1"));
        const auto asked = m_desk->odds()->asked();
        const auto* shot = std::get_if<Shooting>(&asked);
        QVERIFY(shot);
        QCOMPARE(shot->weapon.id, WeaponId("repeating-crossbow"));
        QCOMPARE(shot->distance, 50.0);
        m_table->play(StandAt{ref("red/crows-1"), Point{70, 60}}); // beyond the 60 cm of the weapon
        QVERIFY(!m_desk->hasOdds());
        QVERIFY(m_desk->oddsMissing().contains(text("60")));
    }

    void anUnknownCardHasNoOdds()
    {
        MatchStart start = m_table->match().record().start;
        start.players[1].cards[2].profile.reset();
        m_table->match().begin(start);
        choose("red/crows-1", {"attack"});
        m_desk->setTarget(text("blue/soldiers-1"));
        QVERIFY(!m_desk->hasOdds());
        QVERIFY(!m_desk->oddsMissing().isEmpty());
        m_desk->setTarget(text("blue/noctis-1"));
        QVERIFY(m_desk->hasOdds());
        QVERIFY(m_desk->oddsMissing().isEmpty());
    }

    void aTargetThatLeavesTheTableGivesWayToAnother()
    {
        choose("red/crows-1", {"attack"});
        QCOMPARE(m_desk->targets().size(), 3);
        m_desk->setTarget(text("blue/noctis-1"));
        m_table->play(Scatter{ref("blue/noctis-1")});
        QCOMPARE(m_desk->targets().size(), 2);
        QCOMPARE(m_desk->target(), text("blue/crossbowmen-1"));
        QVERIFY(m_desk->hasOdds());
        m_table->play(Scatter{ref("blue/crossbowmen-1")});
        m_table->play(Scatter{ref("blue/soldiers-1")});
        QVERIFY(m_desk->target().isEmpty());
        QVERIFY(!m_desk->oddsMissing().isEmpty());
    }

    // Five laps and 15 TS of Anna, six laps of Bruno: a March of 1 TS is the last thing that can happen.
    void theLastActivationOfTheGameIsTold()
    {
        m_table->play(Amend{PlayerId("blue"), 96, {}, {}, {}, {}});
        m_table->play(Amend{PlayerId("red"), 94, {}, {}, {}, {}});
        choose("red/crows-1", {"march"});
        QVERIFY(!m_desk->endsGame());
        choose("red/crows-1", {"march", "march"});
        QVERIFY(m_desk->endsGame());
        QVERIFY(m_desk->commit());
        QVERIFY(isFinished(m_table->state()));
    }

    void anInvocationPaysForItsDice()
    {
        choose("red/salik-1", {"march"});
        QCOMPARE(m_desk->invocationDice(), -1);
        choose("red/salik-1", {"invocation"});
        QCOMPARE(m_desk->invocationDice(), 0);
        QCOMPARE(m_desk->total(), 1);
        m_desk->setExtraDice(0, 2);
        QCOMPARE(m_desk->invocationDice(), 2);
        QCOMPARE(m_desk->total(), 3);
    }

    void withoutAMatchNothingIsOffered()
    {
        choose("red/crows-1", {"march"});
        m_table->match().close();
        QCOMPARE(m_desk->choices()->count(), 0);
        QCOMPARE(m_desk->total(), 0);
        QVERIFY(!m_desk->commit());
        QVERIFY(m_desk->targets().isEmpty());
    }
};

ADJUTANT_TEST(ActivationDeskTest)
#include "tst_viewmodels_activation.moc"
