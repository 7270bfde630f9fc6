#include "app/viewmodels/screenawake.h"
#include "app/viewmodels/table/latestmatch.h"
#include "app/viewmodels/table/tablecontroller.h"
#include "tests/systems/drakerys/open/opentable.h"
#include "tests/testprogram.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QtTest>

namespace tst_open_record {

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;

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

Tap injury(int count = 1)
{
    return {"injure", {{"unit", "red/crows-1"}, {"count", count}}};
}

std::optional<QString> playOn(RunningTable& table, const Tap& tap)
{
    return table.command(tap.procedure, tap.answers);
}

Tap note(std::size_t bytes)
{
    return {"note", {{"text", std::string(bytes, 'x')}}};
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
        return m_table->workspace().matches().summary(m_table->table().record().id).value();
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
        const std::vector<Tap> taps{
            activation("red/salik-1", {"march", "charge"}),
            injury(3),
            {"stress", {{"unit", "blue/noctis-1"}, {"change", 2}}},
            {"status", {{"unit", "red/crows-1"}, {"add", "rain"}}},
            {"roll",
             {{"player", "red"},
              {"unit", "red/salik-1"},
              {"kind", "attack"},
              {"threshold", 5},
              {"faces", std::vector<int>{1, 10, 4}},
              {"forecast/0", 0.25},
              {"forecast/1", 0.5},
              {"successes", 1}}},
            {"note", {{"text", "\"Ž\" \\ 烏\n\tline"}}},
            activation("blue/noctis-1", {"shooting"}),
            {"score", {{"player", "red"}, {"mission", "relics"}, {"vp", 2}}},
            {"stand", {{"unit", "red/salik-1"}, {"at", table::Point{20.25, 30}}}},
            {"amend",
             {{"player", "red"}, {"progress", 20}, {"unit", "crows-1"}, {"warriors", 5}, {"stress", 1}}},
            {"finish", {}},
        };
        for (const Tap& tap : taps) {
            m_table->play(tap);
            const MatchState state = m_table->state();
            const TableRecord record = m_table->table().record();
            QVERIFY(m_table->onDisk() == state);
            m_table->restart();
            QVERIFY(m_table->state() == state);
            QVERIFY(m_table->table().record() == record);
        }
        QVERIFY(!m_table->table().undo());
        m_table->restart();
        QVERIFY(!isFinished(m_table->state()));
        QVERIFY(!m_table->table().redo()); // what was taken back can still be done again
        QVERIFY(isFinished(m_table->onDisk()));
    }

    void aBrokenStepOpensToTheLastGoodOneAndPlaysOn()
    {
        injureFiveTimes();
        // An open match would write it again.
        m_table->restart(
            [this] { sql(m_table->folder(), text("UPDATE match_steps SET body = 'x' WHERE number = 4")); });
        QCOMPARE(m_table->unit("red/crows-1").warriors, 9);
        TableController controller(&m_table->workspace());
        QVERIFY(controller.damage().contains(QLatin1Char('4')));
        controller.adjust(text("red/crows-1"), text("stress"), 1);
        QVERIFY(m_table->onDisk() == m_table->state());
        QCOMPARE(sql(m_table->folder(), text("SELECT COUNT(*) FROM match_steps_aside")).toInt(), 2);
        m_table->restart();
        QVERIFY(m_table->table().damage().isEmpty());
        QCOMPARE(m_table->unit("red/crows-1").stress, 1);
    }

    // Sound texts that this Adjutant can't follow: of a newer one, say.
    void aStepThatCantBeFollowedIsMovedAsideWhenThePlayersGoOn()
    {
        injureFiveTimes();
        const QString id = m_table->table().record().id;
        {
            MatchStore store = MatchStore::open(m_table->folder());
            QVERIFY(!store
                         .append(id, text("{\"at\": \"2026-11-21T10:30:00.000Z\", \"role\": \"procedure\", "
                                          "\"procedure\": \"dance\", \"answers\": {}}"))
                         .fault);
            QVERIFY(!store.append(id, text("{\"at\": \"2026-11-21T10:30:01.000Z\", \"undo\": 1}")).fault);
        }
        m_table->restart();
        QVERIFY(m_table->table().damage().contains(QLatin1Char('6')));
        QCOMPARE(m_table->unit("red/crows-1").warriors, 7);
        m_table->play(injury());
        QCOMPARE(m_table->unit("red/crows-1").warriors, 6);
        QVERIFY(m_table->onDisk() == m_table->state());
        QCOMPARE(sql(m_table->folder(), text("SELECT COUNT(*) FROM match_steps_aside")).toInt(), 2);
        m_table->play(injury());
        m_table->restart();
        QVERIFY(m_table->table().damage().isEmpty());
        QCOMPARE(m_table->unit("red/crows-1").warriors, 5);
    }

    void aChangedBeginningIsTold()
    {
        m_table->play(injury());
        sql(m_table->folder(), text("UPDATE match_starts SET body = REPLACE(body, 'Anna', 'Anne')"));
        m_table->restart();
        QVERIFY(!m_table->table().damage().isEmpty());
        QVERIFY(!m_table->table().damage().contains(text("step")));
        QCOMPARE(m_table->unit("red/crows-1").warriors, 11);
        m_table->play(injury());
        QCOMPARE(m_table->unit("red/crows-1").warriors, 10);
    }

    void aBeginningThatCantBeReadLeavesTheOpenMatchAlone()
    {
        const QString id = m_table->table().record().id;
        m_table->begin(annaAgainstBruno(m_table->workspace().catalogue()));
        m_table->play(injury());
        sql(m_table->folder(), text("UPDATE match_starts SET body = '{}' WHERE id = '%1'").arg(id));
        QVERIFY(m_table->table().open(id));
        QVERIFY(m_table->table().isOpen());
        QCOMPARE(m_table->unit("red/crows-1").warriors, 11);
    }

    void aFullDiskIsToldAtOnceAndTheMatchGoesOn()
    {
        const QString id = m_table->table().record().id;
        m_table->table().close();
        sql(m_table->folder(),
            text("INSERT INTO match_steps_aside VALUES ('ballast', 1, '0123456789abcdef', '', "
                 "printf('%.*c', 800000, 'x'))"));
        StoreSettings full;
        full.database.mostPages = 1; // SQLite takes the present size for the limit, then
        MatchStore store = MatchStore::open(m_table->folder(), full);
        RunningTable match(store);
        QVERIFY(!match.open(id));
        QVERIFY(match.unsaved().isEmpty());
        QVERIFY(!playOn(match, note(1000)));
        for (int k = 0; k < 200 && match.unsaved().isEmpty(); ++k)
            QVERIFY(!playOn(match, note(4000)));
        QVERIFY(match.unsaved().contains(text("full")));
        const std::size_t entries = match.session().log({}).size();
        QVERIFY(!playOn(match, injury(2)));
        QCOMPARE(stateOf(match.session()).find(ref("red/crows-1"))->warriors, 10);
        QCOMPARE(match.session().log({}).size(), entries + 1);
        QVERIFY(!match.undo());
        QVERIFY(!match.redo());
        QVERIFY(match.retry().has_value());
        QVERIFY(!match.unsaved().isEmpty());
        sql(m_table->folder(), text("DELETE FROM match_steps_aside"));
        QVERIFY(!match.retry());
        QVERIFY(match.unsaved().isEmpty());
        MatchStore other = MatchStore::open(m_table->folder());
        RunningTable read(other);
        QVERIFY(!read.open(id));
        QVERIFY(stateOf(read.session()) == stateOf(match.session()));
        QCOMPARE(read.session().log({}).size(), entries + 1);
    }

    void whatAnotherWindowPlayedIsNotOverwritten()
    {
        m_table->play(injury());
        MatchStore store = MatchStore::open(m_table->folder());
        RunningTable other(store);
        QVERIFY(!other.open(m_table->table().record().id));
        QVERIFY(!playOn(other, injury(4)));

        TableController controller(&m_table->workspace());
        QSignalSpy sentences(&controller, &TableController::notified);
        QSignalSpy opened(&m_table->table(), &RunningTable::opened);
        controller.show(0);
        controller.show(-1);
        controller.adjust(text("red/crows-1"), text("stress"), 1);
        QCOMPARE(sentences.count(), 1);
        QVERIFY(sentences.last().at(0).toString().contains(text("another window")));
        QCOMPARE(opened.count(), 1);
        // It stands as the other window left it, and goes on from there.
        QVERIFY(m_table->state() == stateOf(other.session()));
        QCOMPARE(m_table->unit("red/crows-1").warriors, 7);
        controller.adjust(text("red/crows-1"), text("stress"), 1);
        QCOMPARE(sentences.count(), 1);
        QVERIFY(m_table->onDisk() == m_table->state());
        // Now the other one comes too late, with an undo.
        const auto trouble = other.undo();
        QVERIFY(trouble && trouble->contains(text("another window")));
        QVERIFY(stateOf(other.session()) == m_table->state());
        QCOMPARE(other.session().log({}).size(), std::size_t(3));
    }

    void anUndoThatCameTooLateIsSaid()
    {
        m_table->play(injury());
        MatchStore store = MatchStore::open(m_table->folder());
        RunningTable other(store);
        QVERIFY(!other.open(m_table->table().record().id));
        QVERIFY(!playOn(other, injury()));
        TableController controller(&m_table->workspace());
        QSignalSpy sentences(&controller, &TableController::notified);
        controller.undo();
        QVERIFY(sentences.last().at(0).toString().contains(text("another window")));
        QCOMPARE(m_table->entries(), std::size_t(2));
        controller.show(0);
        QVERIFY(!playOn(other, injury()));
        controller.goOnFromShown();
        QVERIFY(sentences.last().at(0).toString().contains(text("another window")));
        QCOMPARE(controller.shownAt(), -1);
        QCOMPARE(m_table->entries(), std::size_t(3));
    }

    void theOlderWindowLeavesTheNewerSummary()
    {
        const QString id = m_table->table().record().id;
        MatchStore store = MatchStore::open(m_table->folder());
        {
            RunningTable other(store);
            QVERIFY(!other.open(id));
            QVERIFY(!other.command("score", {{"player", "red"}, {"mission", "relics"}, {"vp", 3}}));
        }
        m_table->table().close();
        QCOMPARE(m_table->workspace().matches().summary(id)->players.at(0).vp, 3);
    }

    void anOpenMatchStaysWholeInAnotherLanguage()
    {
        injureFiveTimes();
        const std::size_t entries = m_table->entries();
        m_table->workspace().setLanguage(text("fr"));
        QCOMPARE(m_table->workspace().catalogue().find(UnitId("avaren/crows"))->name,
                 std::string("Corbeaux"));
        QCOMPARE(m_table->entries(), entries);
        m_table->play(injury());
        QCOMPARE(m_table->entries(), entries + 1);
        m_table->workspace().setLanguage(text("en"));
    }

    void aPlayersNameIsPutRight()
    {
        m_table->play(injury());
        TableController controller(&m_table->workspace());
        controller.rename(text("red"), text("Annie"));
        QVERIFY(controller.title().contains(text("Annie")));
        QVERIFY(controller.headline().contains(text("Annie")) ||
                controller.actsText().contains(text("Annie")));
        QCOMPARE(m_table->unit("red/crows-1").warriors, 11);
        QCOMPARE(summary().players.at(0).name, text("Annie"));
        m_table->play(injury());
        m_table->restart();
        QCOMPARE(TableController(&m_table->workspace()).actsText(), text("Annie"));
        QCOMPARE(m_table->unit("red/crows-1").warriors, 10);
    }

    void aMatchDeletedInAnotherWindowIsSaid()
    {
        MatchStore store = MatchStore::open(m_table->folder());
        QVERIFY(store.remove(m_table->table().record().id));
        const auto trouble = playOn(m_table->table(), injury());
        QVERIFY(trouble && !trouble->isEmpty());
        QCOMPARE(m_table->unit("red/crows-1").warriors, 12);
    }

    void theHistoryIsWrittenAtTheEndOfARoundAndOfTheGame()
    {
        m_table->play("score", {{"player", "red"}, {"mission", "relics"}, {"vp", 1}});
        QCOMPARE(summary().players.at(0).vp, 0);
        m_table->play(spending("red/crows-1", 16));
        m_table->play(spending("blue/soldiers-1", 16));
        QCOMPARE(summary().rounds, 2);
        QCOMPARE(summary().players.at(0).vp, 1);
        m_table->play("finish", {});
        QCOMPARE(summary().state, text("finished"));
        QCOMPARE(summary().winner, text("red"));
        m_table->play("score",
                      {{"player", "blue"}, {"mission", "relics"}, {"vp", 2}}); // counted after the end
        QCOMPARE(summary().winner, text("blue"));
        m_table->table().undo();
        m_table->table().undo();
        QCOMPARE(summary().state, text("open"));
    }

    void theHistoryIsWrittenWhenTheProgramEnds()
    {
        m_table->play("score", {{"player", "red"}, {"mission", "relics"}, {"vp", 1}});
        m_table->restart();
        QCOMPARE(summary().players.at(0).vp, 1);
    }

    void theMatchToGoOnWithIsTheOneBegunLast()
    {
        LatestMatch latest(&m_table->workspace());
        QCOMPARE(latest.id(), m_table->table().record().id);
        QVERIFY(latest.title().contains(text("Anna")));
        QVERIFY(latest.detail().contains(QLatin1Char('1')));
        m_table->play("finish", {});
        latest.refresh();
        QVERIFY(latest.id().isEmpty());
        QVERIFY(latest.title().isEmpty());
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

} // namespace tst_open_record

#include "tst_open_record.moc"
