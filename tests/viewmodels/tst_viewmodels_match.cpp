#include "matchdesk.h"
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

LogRow logAt(const MatchDesk& desk, int row)
{
    return desk.log()->rows().at(row).value.value<LogRow>();
}

PlayerRow playerAt(const MatchDesk& desk, int row)
{
    return desk.players()->rows().at(row).value.value<PlayerRow>();
}

} // namespace

/// The match at the table: each tap is one command, and nothing is done that a rule forbids.
class MatchDeskTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<OpenTable> m_table;
    std::unique_ptr<MatchDesk> m_desk;
    std::unique_ptr<QSignalSpy> m_said;

    // One command was added to the log, and the disk has the same table.
    bool isOneCommand()
    {
        const std::size_t before = m_entries;
        m_entries = m_table->entries();
        return m_entries == before + 1 && m_table->onDisk() == m_table->state();
    }
    QString lastSaid() const { return m_said->isEmpty() ? QString() : m_said->last().at(0).toString(); }
    std::size_t m_entries = 0;

private Q_SLOTS:
    void init()
    {
        m_desk.reset();
        m_table.reset();
        m_table = std::make_unique<OpenTable>();
        m_desk = std::make_unique<MatchDesk>();
        m_said = std::make_unique<QSignalSpy>(m_desk.get(), &MatchDesk::said);
        m_entries = 0;
    }
    void cleanupTestCase()
    {
        m_desk.reset();
        m_table.reset();
    }

    void eachTapIsOneCommandOnDisk()
    {
        const QAbstractItemModelTester players(m_desk->players());
        const QAbstractItemModelTester units(m_desk->units());
        const QAbstractItemModelTester log(m_desk->log());
        m_desk->setReadsLog(true);
        const QString crows = text("red/crows-1");
        m_desk->injure(crows, 2);
        QVERIFY(isOneCommand());
        QCOMPARE(m_table->unit("red/crows-1").warriors, 10);
        m_desk->changeStress(crows, 1);
        QVERIFY(isOneCommand());
        QCOMPARE(m_table->unit("red/crows-1").stress, 1);
        m_desk->removeWarriors(crows, 3);
        QVERIFY(isOneCommand());
        QCOMPARE(m_table->unit("red/crows-1").warriors, 7);
        m_desk->setStatus(crows, text("rain"), true);
        QVERIFY(isOneCommand());
        QVERIFY(m_table->unit("red/crows-1").has("rain"));
        m_desk->setStatus(crows, text("rain"), false);
        QVERIFY(isOneCommand());
        QVERIFY(!m_table->unit("red/crows-1").has("rain"));
        m_desk->score(text("blue"), text("relics"), 2);
        QVERIFY(isOneCommand());
        QCOMPARE(m_table->player("blue").vp(), 2);
        m_desk->amend(crows, 9, 0, 3);
        QVERIFY(isOneCommand());
        QCOMPARE(m_table->unit("red/crows-1").warriors, 9);
        QCOMPARE(m_table->unit("red/crows-1").stress, 3);
        m_desk->moveToken(text("blue"), 5);
        QVERIFY(isOneCommand());
        QCOMPARE(m_table->player("blue").progress, 5);
        m_desk->spend(4);
        QVERIFY(isOneCommand());
        QCOMPARE(m_table->player("red").progress, 4);
        m_desk->note(text("  A bridge of ice \n"));
        QVERIFY(isOneCommand());
        m_desk->scatter(crows);
        QVERIFY(isOneCommand());
        QVERIFY(m_table->unit("red/crows-1").removed());
        m_desk->finish();
        QVERIFY(isOneCommand());
        QVERIFY(m_desk->finished());
        QVERIFY(m_said->isEmpty());
        QCOMPARE(m_desk->log()->count(), static_cast<int>(m_entries));
    }

    void mendTakesBackWhatAnInjuryTooMuchDid()
    {
        const QString banes = text("red/blood-banes-1"); // Health 2
        m_desk->injure(banes, 1);
        m_desk->mend(banes);
        QCOMPARE(m_table->unit("red/blood-banes-1").injuries, 0);
        m_desk->injure(banes, 1);
        m_desk->injure(banes, 1); // the second token removes a Warrior
        QCOMPARE(m_table->unit("red/blood-banes-1").warriors, 3);
        m_desk->mend(banes);
        QCOMPARE(m_table->unit("red/blood-banes-1").warriors, 4);
        QCOMPARE(m_table->unit("red/blood-banes-1").injuries, 1);
        m_desk->mend(banes);
        const std::size_t entries = m_table->entries();
        m_desk->mend(banes); // nothing left to mend
        QCOMPARE(m_table->entries(), entries);
    }

    void whatChangesNothingIsNoCommand()
    {
        m_desk->amend(text("red/crows-1"), 12, 0, 0);
        m_desk->note(text("  \n"));
        m_desk->mend(text("red/nobody-1"));
        m_desk->amend(text("red/nobody-1"), 1, 0, 0);
        QCOMPARE(m_table->entries(), std::size_t(0));
    }

    void aRefusalIsSaidInWordsAndChangesNothing()
    {
        const MatchState before = m_table->state();
        m_desk->pass(); // while a Unit is affordable
        QCOMPARE(m_said->count(), 1);
        QVERIFY(lastSaid().size() > 10);
        m_desk->removeWarriors(text("red/salik-1"), 2); // he is one
        m_desk->spend(17);
        m_desk->injure(text("green/crows-1"), 1);
        QCOMPARE(m_said->count(), 4);
        QVERIFY(m_table->state() == before);
        QCOMPARE(m_table->entries(), std::size_t(0));
        QVERIFY(m_table->onDisk() == before);
    }

    void whatCouldNotBeReadAgainIsNotWritten()
    {
        const MatchState before = m_table->state();
        m_desk->score(text("red"), text("No Mission!"), 1);
        m_desk->setStatus(text("red/crows-1"), text("Über"), true);
        m_desk->injure(text("red/crows-1"), -3);
        QCOMPARE(m_said->count(), 3);
        QVERIFY(m_table->state() == before);
        m_desk->moveToken(text("red"), 1000); // to the end of the TimePath, and no further
        QCOMPARE(m_table->player("red").progress, 96);
        m_table->restart();
        QCOMPARE(m_table->player("red").progress, 96);
    }

    void theActivePlayersUnitsStandFirst()
    {
        QCOMPARE(m_desk->activeName(), text("Anna"));
        QCOMPARE(m_desk->activeFaction(), text("avaren"));
        QCOMPARE(m_desk->first().id, text("red/crows-1"));
        m_table->play(activation("red/crows-1", {march}));
        QCOMPARE(m_desk->activeName(), text("Bruno"));
        QCOMPARE(m_desk->first().player, text("blue"));
        QVERIFY(m_desk->first().canActivate);
        QVERIFY(!m_desk->unit(text("red/crows-1")).canActivate);
    }

    void unitsOffTheTableStandLast()
    {
        m_desk->scatter(text("red/crows-1"));
        QCOMPARE(m_desk->units()->rows().at(2).key, text("red/crows-1"));
        QVERIFY(m_desk->unit(text("red/crows-1")).removed);
        QVERIFY(!m_desk->units()->rows().at(0).value.value<TableUnit>().heading.isEmpty());
        QVERIFY(m_desk->units()->rows().at(1).value.value<TableUnit>().heading.isEmpty());
    }

    void theTokenThatArrivedLastLiesOnTop()
    {
        m_table->play(spending("red/crows-1", 3));
        m_table->play(spending("blue/soldiers-1", 3));
        QCOMPARE(playerAt(*m_desk, 0).pile, 0);
        QCOMPARE(playerAt(*m_desk, 1).pile, 1);
        QVERIFY(playerAt(*m_desk, 1).active);
    }

    void undoNamesWhatItTakesBack()
    {
        QVERIFY(m_desk->undoWords().isEmpty());
        const MatchState before = m_table->state();
        m_desk->score(text("red"), text("relics"), 1);
        QCOMPARE(m_desk->undoWords(), text("Anna: 1 VP for Relics"));
        m_desk->undo();
        QVERIFY(lastSaid().contains(text("Anna: 1 VP for Relics")));
        QVERIFY(m_table->state() == before);
        QVERIFY(m_table->onDisk() == before);
        QCOMPARE(m_desk->redoWords(), text("Anna: 1 VP for Relics"));
        m_desk->redo();
        QVERIFY(lastSaid().contains(text("Anna: 1 VP for Relics")));
        QCOMPARE(m_table->player("red").vp(), 1);
        QVERIFY(m_desk->redoWords().isEmpty());
        const auto said = m_said->count();
        m_desk->redo();
        QCOMPARE(m_said->count(), said);
    }

    void everythingCanBeUndoneToTheStart()
    {
        const MatchState start = m_table->state();
        std::vector<MatchState> passed;
        for (int k = 0; k < 6; ++k) {
            passed.push_back(m_table->state());
            m_table->play(
                spending(m_desk->activePlayer() == text("red") ? "red/crows-1" : "blue/soldiers-1", 4));
        }
        while (!m_desk->undoWords().isEmpty()) {
            m_desk->undo();
            QVERIFY(m_table->state() == passed.back());
            passed.pop_back();
        }
        QVERIFY(m_table->state() == start);
        m_table->restart();
        QVERIFY(m_table->state() == start);
    }

    void theTableIsShownAsItWas()
    {
        m_desk->setReadsLog(true);
        m_desk->injure(text("red/crows-1"), 1);
        m_desk->injure(text("red/crows-1"), 5);
        m_desk->show(0);
        QCOMPARE(m_desk->shownEntry(), 0);
        QCOMPARE(m_desk->unit(text("red/crows-1")).warriors, 11);
        QVERIFY(logAt(*m_desk, 1).shown);
        QVERIFY(!m_desk->shownWords().isEmpty());
        m_desk->injure(text("red/crows-1"), 1); // nothing can be changed then, and that is said
        m_desk->undo();
        QCOMPARE(m_said->count(), 1);
        QCOMPARE(m_table->entries(), std::size_t(2));
        m_desk->show(-1);
        QCOMPARE(m_desk->unit(text("red/crows-1")).warriors, 6);
        m_desk->show(99); // no such entry
        QCOMPARE(m_desk->shownEntry(), -1);
    }

    void goingBackKeepsTheBranchThatIsLeft()
    {
        m_desk->setReadsLog(true);
        m_desk->injure(text("red/crows-1"), 1);
        m_desk->injure(text("red/crows-1"), 5);
        m_desk->show(0);
        m_desk->goToShown();
        QCOMPARE(m_desk->shownEntry(), -1);
        QVERIFY(!lastSaid().isEmpty());
        QCOMPARE(m_table->unit("red/crows-1").warriors, 11);
        m_desk->changeStress(text("red/crows-1"), 1);
        QCOMPARE(m_desk->log()->count(), 3);
        QVERIFY(!logAt(*m_desk, 1).standing); // the five Injuries
        QVERIFY(logAt(*m_desk, 2).standing);
        m_desk->show(1);
        m_desk->goToShown();
        QCOMPARE(m_table->unit("red/crows-1").warriors, 6);
        QCOMPARE(m_table->unit("red/crows-1").stress, 0);
        m_table->restart();
        QCOMPARE(m_table->unit("red/crows-1").warriors, 6);
        QCOMPARE(m_table->entries(), std::size_t(3));
    }

    void showingWithoutAMatchDoesNothing()
    {
        m_desk->closeMatch();
        m_desk->show(0);
        m_desk->goToShown();
        m_desk->pass();
        m_desk->undo();
        m_desk->spend(1);
        QVERIFY(!m_desk->isOpen());
        QVERIFY(m_desk->title().isEmpty());
        QCOMPARE(m_desk->units()->count(), 0);
    }

    void theLogTellsWordsWhatCameAndDoubts()
    {
        m_desk->setReadsLog(true);
        m_table->play(spending("red/crows-1", 16));
        QCOMPARE(logAt(*m_desk, 0).came, text("Anna: Headquarters Phase 1 resolved"));
        m_table->match().play(activation("blue/soldiers-1", {shooting}), {"skill"}); // they can't shoot
        QVERIFY(logAt(*m_desk, 0).words.startsWith(text("Soldiers")));
        QVERIFY(logAt(*m_desk, 0).doubts.contains(text("skill")));
        QVERIFY(logAt(*m_desk, 0).doubts.startsWith(text("Agreed")));
        QVERIFY(logAt(*m_desk, 1).doubts.isEmpty());
        m_desk->setReadsLog(false);
        QCOMPARE(m_desk->log()->count(), 0);
    }

    void headquartersRoundAndEndAreAnnounced()
    {
        QSignalSpy announced(m_desk.get(), &MatchDesk::announced);
        m_table->play(spending("red/crows-1", 15));
        QCOMPARE(announced.count(), 0);
        m_table->play(spending("blue/soldiers-1", 16));
        QCOMPARE(announced.count(), 1);
        QCOMPARE(announced.last().at(0).toString(), text("Headquarters Phase"));
        QVERIFY(announced.last().at(1).toString().contains(text("Bruno")));
        m_table->play(spending("red/salik-1", 1));
        QCOMPARE(announced.last().at(0).toString(), text("Round 1 is over"));
        QCOMPARE(m_desk->round(), 2);
        m_desk->finish();
        QCOMPARE(announced.last().at(0).toString(), text("The game is over"));
        QCOMPARE(announced.count(), 3);
    }

    void theResultNamesTheWinner()
    {
        QVERIFY(m_desk->result().isEmpty());
        m_desk->score(text("blue"), text("relics"), 2);
        m_desk->finish();
        QVERIFY(m_desk->result().startsWith(text("Bruno wins.")));
        m_desk->score(text("red"), text("relics"), 2); // points are still counted
        QVERIFY(m_desk->result().startsWith(text("A draw.")));
    }

    void anAbandonedMatchIsClosedAndKept()
    {
        const QString id = m_desk->matchId();
        m_desk->injure(text("red/crows-1"), 1);
        m_desk->abandon();
        QVERIFY(!m_desk->isOpen());
        QCOMPARE(Workspace::current().matches().summary(id)->state, text("abandoned"));
        QVERIFY(m_desk->openMatch(id));
        m_desk->injure(text("red/crows-1"), 1); // they go on with it after all
        m_desk->closeMatch();
        QCOMPARE(Workspace::current().matches().summary(id)->state, text("open"));
    }

    void aMatchThatIsNotThereIsSaid()
    {
        QVERIFY(!m_desk->openMatch(text("nowhere")));
        QVERIFY(!lastSaid().isEmpty());
        QVERIFY(m_desk->isOpen()); // the other one still is
    }

    void tokensToChooseFromSayWhichLieThere()
    {
        m_desk->setStatus(text("red/crows-1"), text("rain"), true);
        const QVariantList chips = m_desk->statusChoices(text("red/crows-1"));
        QCOMPARE(chips.size(), 34);
        int on = 0;
        for (const QVariant& chip : chips)
            on += chip.value<StatusChip>().on ? 1 : 0;
        QCOMPARE(on, 1);
        QVERIFY(m_desk->statusChoices(text("red/nobody-1")).isEmpty());
    }

    void anArmyWithoutAListIsPlayedAllTheSame()
    {
        m_table->match().begin(annaAgainstAnybody(Workspace::current().catalogue()));
        m_table->play(spending("red/crows-1", 4));
        QVERIFY(!playerAt(*m_desk, 1).listed);
        QVERIFY(playerAt(*m_desk, 1).active);
        QVERIFY(m_desk->first().player != text("blue"));
        m_desk->spend(5);
        QCOMPARE(m_table->player("blue").progress, 5);
    }
};

ADJUTANT_TEST(MatchDeskTest)
#include "tst_viewmodels_match.moc"
