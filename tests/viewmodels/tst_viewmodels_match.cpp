#include "matchcontroller.h"
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

LogRow logAt(const MatchController& controller, int row)
{
    return controller.log()->rows().at(row).value.value<LogRow>();
}

PlayerRow playerAt(const MatchController& controller, int row)
{
    return controller.players()->rows().at(row).value.value<PlayerRow>();
}

} // namespace

/// The match at the table: each tap is one command, and nothing is done that a rule forbids.
class MatchControllerTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<OpenTable> m_table;
    std::unique_ptr<MatchController> m_controller;
    std::unique_ptr<QSignalSpy> m_told;

    // One command was added to the log, and the disk has the same table.
    bool isOneCommand()
    {
        const std::size_t before = m_entries;
        m_entries = m_table->entries();
        return m_entries == before + 1 && m_table->onDisk() == m_table->state();
    }
    QString lastTold() const { return m_told->isEmpty() ? QString() : m_told->last().at(0).toString(); }
    std::size_t m_entries = 0;

private Q_SLOTS:
    void init()
    {
        m_controller.reset();
        m_table.reset();
        m_table = std::make_unique<OpenTable>();
        m_controller = std::make_unique<MatchController>();
        m_told = std::make_unique<QSignalSpy>(m_controller.get(), &MatchController::told);
        m_entries = 0;
    }
    void cleanupTestCase()
    {
        m_controller.reset();
        m_table.reset();
    }

    void eachTapIsOneCommandOnDisk()
    {
        const QAbstractItemModelTester players(m_controller->players());
        const QAbstractItemModelTester units(m_controller->units());
        const QAbstractItemModelTester log(m_controller->log());
        m_controller->setReadsLog(true);
        const QString crows = text("red/crows-1");
        m_controller->injure(crows, 2);
        QVERIFY(isOneCommand());
        QCOMPARE(m_table->unit("red/crows-1").warriors, 10);
        m_controller->changeStress(crows, 1);
        QVERIFY(isOneCommand());
        QCOMPARE(m_table->unit("red/crows-1").stress, 1);
        m_controller->removeWarriors(crows, 3);
        QVERIFY(isOneCommand());
        QCOMPARE(m_table->unit("red/crows-1").warriors, 7);
        m_controller->setStatus(crows, text("rain"), true);
        QVERIFY(isOneCommand());
        QVERIFY(m_table->unit("red/crows-1").has("rain"));
        m_controller->setStatus(crows, text("rain"), false);
        QVERIFY(isOneCommand());
        QVERIFY(!m_table->unit("red/crows-1").has("rain"));
        m_controller->score(text("blue"), text("relics"), 2);
        QVERIFY(isOneCommand());
        QCOMPARE(m_table->player("blue").vp(), 2);
        m_controller->amend(crows, 9, 0, 3);
        QVERIFY(isOneCommand());
        QCOMPARE(m_table->unit("red/crows-1").warriors, 9);
        QCOMPARE(m_table->unit("red/crows-1").stress, 3);
        m_controller->moveToken(text("blue"), 5);
        QVERIFY(isOneCommand());
        QCOMPARE(m_table->player("blue").progress, 5);
        m_controller->spend(4);
        QVERIFY(isOneCommand());
        QCOMPARE(m_table->player("red").progress, 4);
        m_controller->note(text("  A bridge of ice \n"));
        QVERIFY(isOneCommand());
        m_controller->scatter(crows);
        QVERIFY(isOneCommand());
        QVERIFY(m_table->unit("red/crows-1").removed());
        m_controller->finish();
        QVERIFY(isOneCommand());
        QVERIFY(m_controller->finished());
        QVERIFY(m_told->isEmpty());
        QCOMPARE(m_controller->log()->count(), static_cast<int>(m_entries));
    }

    void anInjuryTooMuchIsTakenBack()
    {
        const QString banes = text("red/blood-banes-1"); // Health 2
        m_controller->injure(banes, 1);
        m_controller->takeInjuryBack(banes);
        QCOMPARE(m_table->unit("red/blood-banes-1").injuries, 0);
        m_controller->injure(banes, 1);
        m_controller->injure(banes, 1); // the second token removes a Warrior
        QCOMPARE(m_table->unit("red/blood-banes-1").warriors, 3);
        m_controller->takeInjuryBack(banes);
        QCOMPARE(m_table->unit("red/blood-banes-1").warriors, 4);
        QCOMPARE(m_table->unit("red/blood-banes-1").injuries, 1);
        m_controller->takeInjuryBack(banes);
        const std::size_t entries = m_table->entries();
        m_controller->takeInjuryBack(banes); // nothing left to take back
        QCOMPARE(m_table->entries(), entries);
    }

    void whatChangesNothingIsNoCommand()
    {
        m_controller->amend(text("red/crows-1"), 12, 0, 0);
        m_controller->note(text("  \n"));
        m_controller->takeInjuryBack(text("red/nobody-1"));
        m_controller->amend(text("red/nobody-1"), 1, 0, 0);
        QCOMPARE(m_table->entries(), std::size_t(0));
    }

    void aRefusalIsSaidInWordsAndChangesNothing()
    {
        const MatchState before = m_table->state();
        m_controller->pass(); // while a Unit is affordable
        QCOMPARE(m_told->count(), 1);
        QVERIFY(lastTold().size() > 10);
        m_controller->removeWarriors(text("red/salik-1"), 2); // he is one
        m_controller->spend(17);
        m_controller->injure(text("green/crows-1"), 1);
        QCOMPARE(m_told->count(), 4);
        QVERIFY(m_table->state() == before);
        QCOMPARE(m_table->entries(), std::size_t(0));
        QVERIFY(m_table->onDisk() == before);
    }

    void whatCouldNotBeReadAgainIsNotWritten()
    {
        const MatchState before = m_table->state();
        m_controller->score(text("red"), text("No Mission!"), 1);
        m_controller->setStatus(text("red/crows-1"), text("Über"), true);
        m_controller->injure(text("red/crows-1"), -3);
        QCOMPARE(m_told->count(), 3);
        QVERIFY(m_table->state() == before);
        m_controller->moveToken(text("red"), 1000); // to the end of the TimePath, and no further
        QCOMPARE(m_table->player("red").progress, 96);
        m_table->restart();
        QCOMPARE(m_table->player("red").progress, 96);
    }

    void theActivePlayersUnitsStandFirst()
    {
        QCOMPARE(m_controller->activeName(), text("Anna"));
        QCOMPARE(m_controller->activeFaction(), text("avaren"));
        QCOMPARE(m_controller->first().id, text("red/crows-1"));
        m_table->play(activation("red/crows-1", {"march"}));
        QCOMPARE(m_controller->activeName(), text("Bruno"));
        QCOMPARE(m_controller->first().player, text("blue"));
        QVERIFY(m_controller->first().canActivate);
        QVERIFY(!m_controller->unit(text("red/crows-1")).canActivate);
    }

    void unitsOffTheTableStandLast()
    {
        m_controller->scatter(text("red/crows-1"));
        QCOMPARE(m_controller->units()->rows().at(2).key, text("red/crows-1"));
        QVERIFY(m_controller->unit(text("red/crows-1")).removed);
        QVERIFY(!m_controller->units()->rows().at(0).value.value<TableUnit>().heading.isEmpty());
        QVERIFY(m_controller->units()->rows().at(1).value.value<TableUnit>().heading.isEmpty());
    }

    void theTokenThatArrivedLastLiesOnTop()
    {
        m_table->play(spending("red/crows-1", 3));
        m_table->play(spending("blue/soldiers-1", 3));
        QCOMPARE(playerAt(*m_controller, 0).pile, 0);
        QCOMPARE(playerAt(*m_controller, 1).pile, 1);
        QVERIFY(playerAt(*m_controller, 1).active);
    }

    void undoNamesWhatItTakesBack()
    {
        QVERIFY(m_controller->undoText().isEmpty());
        const MatchState before = m_table->state();
        m_controller->score(text("red"), text("relics"), 1);
        QCOMPARE(m_controller->undoText(), text("Anna: 1 VP for Relics"));
        m_controller->undo();
        QVERIFY(lastTold().contains(text("Anna: 1 VP for Relics")));
        QVERIFY(m_table->state() == before);
        QVERIFY(m_table->onDisk() == before);
        QCOMPARE(m_controller->redoText(), text("Anna: 1 VP for Relics"));
        m_controller->redo();
        QVERIFY(lastTold().contains(text("Anna: 1 VP for Relics")));
        QCOMPARE(m_table->player("red").vp(), 1);
        QVERIFY(m_controller->redoText().isEmpty());
        const auto told = m_told->count();
        m_controller->redo();
        QCOMPARE(m_told->count(), told);
    }

    void everythingCanBeUndoneToTheStart()
    {
        const MatchState start = m_table->state();
        std::vector<MatchState> passed;
        for (int k = 0; k < 6; ++k) {
            passed.push_back(m_table->state());
            m_table->play(
                spending(m_controller->activePlayer() == text("red") ? "red/crows-1" : "blue/soldiers-1", 4));
        }
        while (!m_controller->undoText().isEmpty()) {
            m_controller->undo();
            QVERIFY(m_table->state() == passed.back());
            passed.pop_back();
        }
        QVERIFY(m_table->state() == start);
        m_table->restart();
        QVERIFY(m_table->state() == start);
    }

    void theTableIsShownAsItWas()
    {
        m_controller->setReadsLog(true);
        m_controller->injure(text("red/crows-1"), 1);
        m_controller->injure(text("red/crows-1"), 5);
        m_controller->show(0);
        QCOMPARE(m_controller->shownEntry(), 0);
        QCOMPARE(m_controller->unit(text("red/crows-1")).warriors, 11);
        QVERIFY(logAt(*m_controller, 1).shown);
        QVERIFY(!m_controller->shownText().isEmpty());
        m_controller->injure(text("red/crows-1"), 1); // nothing can be changed then, and that is told
        m_controller->undo();
        QCOMPARE(m_told->count(), 1);
        QCOMPARE(m_table->entries(), std::size_t(2));
        m_controller->show(-1);
        QCOMPARE(m_controller->unit(text("red/crows-1")).warriors, 6);
        m_controller->show(99); // no such entry
        QCOMPARE(m_controller->shownEntry(), -1);
    }

    void goingBackKeepsTheBranchThatIsLeft()
    {
        m_controller->setReadsLog(true);
        m_controller->injure(text("red/crows-1"), 1);
        m_controller->injure(text("red/crows-1"), 5);
        m_controller->show(0);
        m_controller->goToShown();
        QCOMPARE(m_controller->shownEntry(), -1);
        QVERIFY(!lastTold().isEmpty());
        QCOMPARE(m_table->unit("red/crows-1").warriors, 11);
        m_controller->changeStress(text("red/crows-1"), 1);
        QCOMPARE(m_controller->log()->count(), 3);
        QVERIFY(!logAt(*m_controller, 1).standing); // the five Injuries
        QVERIFY(logAt(*m_controller, 2).standing);
        m_controller->show(1);
        m_controller->goToShown();
        QCOMPARE(m_table->unit("red/crows-1").warriors, 6);
        QCOMPARE(m_table->unit("red/crows-1").stress, 0);
        m_table->restart();
        QCOMPARE(m_table->unit("red/crows-1").warriors, 6);
        QCOMPARE(m_table->entries(), std::size_t(3));
    }

    void showingWithoutAMatchDoesNothing()
    {
        m_controller->closeMatch();
        m_controller->show(0);
        m_controller->goToShown();
        m_controller->pass();
        m_controller->undo();
        m_controller->spend(1);
        QVERIFY(!m_controller->isOpen());
        QVERIFY(m_controller->title().isEmpty());
        QCOMPARE(m_controller->units()->count(), 0);
    }

    void theLogTellsWhatWasDoneWhatItBroughtAndWarnings()
    {
        m_controller->setReadsLog(true);
        m_table->play(spending("red/crows-1", 16));
        QCOMPARE(logAt(*m_controller, 0).brought, text("Anna: Headquarters Phase 1 resolved"));
        const Tap shot = activation("blue/soldiers-1", {"shooting"}); // they can't shoot
        QVERIFY(!m_table->table().command(shot.procedure, shot.answers, {"skill"}));
        QVERIFY(logAt(*m_controller, 0).words.startsWith(text("Soldiers")));
        QVERIFY(logAt(*m_controller, 0).warnings.contains(text("skill")));
        QVERIFY(logAt(*m_controller, 0).warnings.startsWith(text("Agreed")));
        QVERIFY(logAt(*m_controller, 1).warnings.isEmpty());
        m_controller->setReadsLog(false);
        QCOMPARE(m_controller->log()->count(), 0);
    }

    void headquartersRoundAndEndAreAnnounced()
    {
        QSignalSpy announced(m_controller.get(), &MatchController::announced);
        m_table->play(spending("red/crows-1", 15));
        QCOMPARE(announced.count(), 0);
        m_table->play(spending("blue/soldiers-1", 16));
        QCOMPARE(announced.count(), 1);
        QCOMPARE(announced.last().at(0).toString(), text("Headquarters Phase"));
        QVERIFY(announced.last().at(1).toString().contains(text("Bruno")));
        m_table->play(spending("red/salik-1", 1));
        QCOMPARE(announced.last().at(0).toString(), text("Round 1 is over"));
        QCOMPARE(m_controller->round(), 2);
        m_controller->finish();
        QCOMPARE(announced.last().at(0).toString(), text("The game is over"));
        QCOMPARE(announced.count(), 3);
    }

    void theResultNamesTheWinner()
    {
        QVERIFY(m_controller->result().isEmpty());
        m_controller->score(text("blue"), text("relics"), 2);
        m_controller->finish();
        QVERIFY(m_controller->result().startsWith(text("Bruno wins.")));
        m_controller->score(text("red"), text("relics"), 2); // points are still counted
        QVERIFY(m_controller->result().startsWith(text("A draw.")));
    }

    void anAbandonedMatchIsClosedAndKept()
    {
        const QString id = m_controller->matchId();
        m_controller->injure(text("red/crows-1"), 1);
        m_controller->abandon();
        QVERIFY(!m_controller->isOpen());
        QCOMPARE(Workspace::current().matches().summary(id)->state, text("abandoned"));
        QVERIFY(m_controller->openMatch(id));
        m_controller->injure(text("red/crows-1"), 1); // they go on with it after all
        m_controller->closeMatch();
        QCOMPARE(Workspace::current().matches().summary(id)->state, text("open"));
    }

    void aMatchThatIsNotThereIsSaid()
    {
        QVERIFY(!m_controller->openMatch(text("nowhere")));
        QVERIFY(!lastTold().isEmpty());
        QVERIFY(m_controller->isOpen()); // the other one still is
    }

    void tokensToChooseFromSayWhichLieThere()
    {
        m_controller->setStatus(text("red/crows-1"), text("rain"), true);
        const QVariantList chips = m_controller->statusChoices(text("red/crows-1"));
        QCOMPARE(chips.size(), 34);
        int on = 0;
        for (const QVariant& chip : chips)
            on += chip.value<StatusChip>().on ? 1 : 0;
        QCOMPARE(on, 1);
        QVERIFY(m_controller->statusChoices(text("red/nobody-1")).isEmpty());
    }

    void anArmyWithoutAListIsPlayedAllTheSame()
    {
        m_table->begin(annaAgainstAnybody(Workspace::current().catalogue()));
        m_table->play(spending("red/crows-1", 4));
        QVERIFY(!playerAt(*m_controller, 1).listed);
        QVERIFY(playerAt(*m_controller, 1).active);
        QVERIFY(m_controller->first().player != text("blue"));
        m_controller->spend(5);
        QCOMPARE(m_table->player("blue").progress, 5);
    }
};

ADJUTANT_TEST(MatchControllerTest)
#include "tst_viewmodels_match.moc"
