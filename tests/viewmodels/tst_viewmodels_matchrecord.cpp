#include "latestmatch.h"
#include "matchdesk.h"
#include "opentable.h"
#include "screenawake.h"
#include "tablenames.h"
#include "tests/testprogram.h"

#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
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

// As another program would; the first value of the first row.
QVariant sql(const QString& folder, const QString& statement)
{
    QVariant first;
    {
        QSqlDatabase connection = QSqlDatabase::addDatabase(text("QSQLITE"), text("outside"));
        connection.setDatabaseName(folder + text("/adjutant.db"));
        if (!connection.open())
            qFatal("no database in %s", qPrintable(folder));
        QSqlQuery query(connection);
        if (!query.exec(statement))
            qFatal("%s", qPrintable(query.lastError().text()));
        if (query.next())
            first = query.value(0);
    }
    QSqlDatabase::removeDatabase(text("outside"));
    return first;
}

Injure injury(int count = 1)
{
    return {ref("red/crows-1"), count};
}

} // namespace

/// The record of the match that is played: on disk step by step, through damage, full disks and other
/// windows.
class MatchRecordTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<OpenTable> m_table;

    MatchSummary summary()
    {
        return Workspace::current().matches().summary(m_table->match().record().id).value();
    }

    // Five Injuries, one a step.
    void injureFiveTimes()
    {
        for (int k = 0; k < 5; ++k)
            m_table->play(injury());
    }

private Q_SLOTS:
    void init()
    {
        m_table.reset();
        m_table = std::make_unique<OpenTable>();
    }
    void cleanupTestCase() { m_table.reset(); }

    void reopeningAfterEachStepGivesTheSameTable()
    {
        const std::vector<Command> commands{
            activation("red/salik-1", {march, charge}),
            injury(3),
            ChangeStress{ref("blue/noctis-1"), 2},
            ChangeStatus{ref("red/crows-1"), StatusId("rain"), true},
            RecordRoll{PlayerId("red"), ref("red/salik-1"), RollName::attack, 5, {1, 10, 4}, {0.25, 0.5}, 1},
            Note{"\"Ž\" \\ 烏\n\tline"},
            activation("blue/noctis-1", {shooting}),
            Score{PlayerId("red"), MissionId("relics"), 2},
            StandAt{ref("red/salik-1"), Point{20.25, 30}},
            Amend{PlayerId("red"), 20, EntryId("crows-1"), 5, 0, 1},
            EndMatch{},
        };
        for (const Command& command : commands) {
            m_table->play(command);
            const MatchState state = m_table->state();
            const MatchRecord record = m_table->match().record();
            QVERIFY(m_table->onDisk() == state);
            m_table->restart();
            QVERIFY(m_table->state() == state);
            QVERIFY(m_table->match().record() == record);
        }
        QVERIFY(m_table->match().undo());
        m_table->restart();
        QVERIFY(!isFinished(m_table->state()));
        QVERIFY(m_table->match().redo()); // what was taken back can still be done again
        QVERIFY(isFinished(m_table->onDisk()));
    }

    void aBrokenStepOpensToTheLastGoodOneAndPlaysOn()
    {
        injureFiveTimes();
        sql(m_table->folder(), text("UPDATE match_steps SET body = 'x' WHERE number = 4"));
        m_table->restart();
        QCOMPARE(m_table->unit("red/crows-1").warriors, 9);
        MatchDesk desk;
        QVERIFY(desk.damage().contains(QLatin1Char('4')));
        desk.changeStress(text("red/crows-1"), 1);
        QVERIFY(m_table->onDisk() == m_table->state());
        QCOMPARE(sql(m_table->folder(), text("SELECT COUNT(*) FROM match_steps_aside")).toInt(), 2);
        m_table->restart();
        QVERIFY(m_table->match().damage().isEmpty());
        QCOMPARE(m_table->unit("red/crows-1").stress, 1);
    }

    // Sound texts that this Adjutant can't follow: of a newer one, say.
    void aStepThatCantBeFollowedIsMovedAsideWhenThePlayersGoOn()
    {
        injureFiveTimes();
        const QString id = m_table->match().record().id;
        {
            MatchStore store = MatchStore::open(m_table->folder());
            QVERIFY(
                !store
                     .append(id, text("{\"at\": \"2026-11-21T10:30:00.000Z\", \"command\": {\"dance\": {}}}"))
                     .fault);
            QVERIFY(
                !store.append(id, text("{\"at\": \"2026-11-21T10:30:01.000Z\", \"move\": \"undo\"}")).fault);
        }
        m_table->restart();
        QVERIFY(m_table->match().damage().contains(QLatin1Char('6')));
        QCOMPARE(m_table->unit("red/crows-1").warriors, 7);
        m_table->play(injury());
        QCOMPARE(m_table->unit("red/crows-1").warriors, 6);
        QVERIFY(m_table->onDisk() == m_table->state());
        QCOMPARE(sql(m_table->folder(), text("SELECT COUNT(*) FROM match_steps_aside")).toInt(), 2);
        m_table->play(injury());
        m_table->restart();
        QVERIFY(m_table->match().damage().isEmpty());
        QCOMPARE(m_table->unit("red/crows-1").warriors, 5);
    }

    void aChangedBeginningIsTold()
    {
        m_table->play(injury());
        sql(m_table->folder(), text("UPDATE match_starts SET body = REPLACE(body, 'Anna', 'Anne')"));
        m_table->restart();
        QVERIFY(!m_table->match().damage().isEmpty());
        QVERIFY(!m_table->match().damage().contains(text("step")));
        QCOMPARE(m_table->unit("red/crows-1").warriors, 11);
        m_table->play(injury());
        QCOMPARE(m_table->unit("red/crows-1").warriors, 10);
    }

    void aBeginningThatCantBeReadLeavesTheOpenMatchAlone()
    {
        const QString id = m_table->match().record().id;
        m_table->match().begin(annaAgainstBruno(Workspace::current().catalogue()));
        m_table->play(injury());
        sql(m_table->folder(), text("UPDATE match_starts SET body = '{}' WHERE id = '%1'").arg(id));
        QVERIFY(m_table->match().open(id));
        QVERIFY(m_table->match().isOpen());
        QCOMPARE(m_table->unit("red/crows-1").warriors, 11);
    }

    void aFullDiskIsToldAtOnceAndTheMatchGoesOn()
    {
        const QString id = m_table->match().record().id;
        m_table->match().close();
        sql(m_table->folder(), text("CREATE TABLE ballast AS SELECT zeroblob(800000) AS bytes"));
        StoreSettings full;
        full.database.mostPages = 1; // SQLite takes the present size for the limit, then
        MatchStore store = MatchStore::open(m_table->folder(), full);
        RunningMatch match(store);
        QVERIFY(!match.open(id));
        QVERIFY(match.unsaved().isEmpty());
        QVERIFY(!match.play(Note{std::string(1000, 'x')}));
        for (int k = 0; k < 200 && match.unsaved().isEmpty(); ++k)
            QVERIFY(!match.play(Note{std::string(4000, 'x')}));
        QVERIFY(match.unsaved().contains(text("full")));
        const std::size_t entries = match.folded().log().entries().size();
        QVERIFY(!match.play(injury(2)));
        QCOMPARE(match.state().find(ref("red/crows-1"))->warriors, 10);
        QCOMPARE(match.folded().log().entries().size(), entries + 1);
        QVERIFY(match.undo());
        QVERIFY(match.redo());
        QVERIFY(!match.retry());
        QVERIFY(!match.unsaved().isEmpty());
        sql(m_table->folder(), text("DROP TABLE ballast"));
        QVERIFY(match.retry());
        QVERIFY(match.unsaved().isEmpty());
        MatchStore other = MatchStore::open(m_table->folder());
        RunningMatch read(other);
        QVERIFY(!read.open(id));
        QVERIFY(read.state() == match.state());
        QCOMPARE(read.folded().log().entries().size(), entries + 1);
    }

    void whatAnotherWindowPlayedIsNotOverwritten()
    {
        m_table->play(injury());
        MatchStore store = MatchStore::open(m_table->folder());
        RunningMatch other(store);
        QVERIFY(!other.open(m_table->match().record().id));
        QVERIFY(!other.play(injury(4)));

        MatchDesk desk;
        QSignalSpy said(&desk, &MatchDesk::said);
        QSignalSpy opened(&m_table->match(), &RunningMatch::opened);
        desk.show(0);
        desk.show(-1);
        desk.changeStress(text("red/crows-1"), 1);
        QCOMPARE(said.count(), 1);
        QVERIFY(said.last().at(0).toString().contains(text("another window")));
        QCOMPARE(opened.count(), 1);
        // It stands as the other window left it, and goes on from there.
        QVERIFY(m_table->state() == other.state());
        QCOMPARE(desk.unit(text("red/crows-1")).warriors, 7);
        desk.changeStress(text("red/crows-1"), 1);
        QCOMPARE(said.count(), 1);
        QVERIFY(m_table->onDisk() == m_table->state());
        // Now the other one comes too late, with an undo.
        QVERIFY(!other.undo());
        QVERIFY(other.trouble().contains(text("another window")));
        QVERIFY(other.state() == m_table->state());
        QCOMPARE(other.folded().log().entries().size(), std::size_t(3));
    }

    void anUndoThatCameTooLateIsSaid()
    {
        m_table->play(injury());
        MatchStore store = MatchStore::open(m_table->folder());
        RunningMatch other(store);
        QVERIFY(!other.open(m_table->match().record().id));
        QVERIFY(!other.play(injury()));
        MatchDesk desk;
        QSignalSpy said(&desk, &MatchDesk::said);
        desk.undo();
        QVERIFY(said.last().at(0).toString().contains(text("another window")));
        QCOMPARE(m_table->entries(), std::size_t(2));
        desk.show(0);
        QVERIFY(!other.play(injury()));
        desk.goToShown();
        QVERIFY(said.last().at(0).toString().contains(text("another window")));
        QCOMPARE(desk.shownEntry(), -1);
        QCOMPARE(m_table->entries(), std::size_t(3));
    }

    void theOlderWindowLeavesTheNewerSummary()
    {
        const QString id = m_table->match().record().id;
        MatchStore store = MatchStore::open(m_table->folder());
        {
            RunningMatch other(store);
            QVERIFY(!other.open(id));
            QVERIFY(!other.play(Score{PlayerId("red"), MissionId("relics"), 3}));
        }
        m_table->match().close();
        QCOMPARE(Workspace::current().matches().summary(id)->players.at(0).vp, 3);
    }

    void aMatchDeletedInAnotherWindowIsSaid()
    {
        MatchStore store = MatchStore::open(m_table->folder());
        QVERIFY(store.remove(m_table->match().record().id));
        const auto unplayed = m_table->match().play(injury());
        QVERIFY(unplayed && !unplayed->trouble.isEmpty());
        QCOMPARE(m_table->unit("red/crows-1").warriors, 12);
    }

    void theHistoryIsWrittenAtTheEndOfARoundAndOfTheGame()
    {
        m_table->play(Score{PlayerId("red"), MissionId("relics"), 1});
        QCOMPARE(summary().players.at(0).vp, 0);
        m_table->play(spending("red/crows-1", 16));
        m_table->play(spending("blue/soldiers-1", 16));
        QCOMPARE(summary().rounds, 2);
        QCOMPARE(summary().players.at(0).vp, 1);
        m_table->play(EndMatch{});
        QCOMPARE(summary().state, text("finished"));
        QCOMPARE(summary().winner, text("red"));
        m_table->play(Score{PlayerId("blue"), MissionId("relics"), 2}); // counted after the end
        QCOMPARE(summary().winner, text("blue"));
        m_table->match().undo();
        m_table->match().undo();
        QCOMPARE(summary().state, text("open"));
    }

    void theHistoryIsWrittenWhenTheProgramEnds()
    {
        m_table->play(Score{PlayerId("red"), MissionId("relics"), 1});
        m_table->restart();
        QCOMPARE(summary().players.at(0).vp, 1);
    }

    void theMatchToGoOnWithIsTheOneBegunLast()
    {
        LatestMatch latest;
        QCOMPARE(latest.id(), m_table->match().record().id);
        QVERIFY(latest.title().contains(text("Anna")));
        QVERIFY(latest.detail().contains(QLatin1Char('1')));
        m_table->play(EndMatch{});
        latest.refresh();
        QVERIFY(latest.id().isEmpty());
        QVERIFY(latest.title().isEmpty());
    }

    void unitsOfOneNameAreNumbered()
    {
        MatchStart start = m_table->match().record().start;
        QCOMPARE(unitName(start, ref("red/crows-1")), text("Crows"));
        start.players[0].cards[0].name = "100%1";
        start.players[0].cards[1].name = "100%1";
        QCOMPARE(unitName(start, ref("red/crows-1")), text("100%1 1"));
        QCOMPARE(unitName(start, ref("red/blood-banes-1")), text("100%1 2"));
        QCOMPARE(unitName(start, ref("red/air-herald-1")), text("Air Herald"));
        QCOMPARE(unitName(start, ref("red/air-herald-2")), text("Air Herald 2"));
        QCOMPARE(unitName(start, ref("red/nobody")), text("nobody"));
        start.players[0].name.clear();
        QCOMPARE(playerName(start, PlayerId("red")), text("red"));
    }

    void withoutTheDesktopsServiceTheScreenIsLeftAlone()
    {
        ScreenAwake awake;
        QSignalSpy changed(&awake, &ScreenAwake::activeChanged);
        awake.setActive(true);
        awake.setActive(true);
        awake.setActive(false);
        awake.setActive(true);
        QCOMPARE(changed.count(), 3);
        QVERIFY(awake.active());
    }
};

ADJUTANT_TEST(MatchRecordTest)
#include "tst_viewmodels_matchrecord.moc"
