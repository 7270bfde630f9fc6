#include "app/viewmodels/screenawake.h"
#include "app/viewmodels/table/latestmatch.h"
#include "app/viewmodels/table/tablecontroller.h"
#include "tests/systems/drakerys/open/opentable.h"
#include "tests/testprogram.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QSignalSpy>
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

Tap injury(int count = 1)
{
    return {"injure", {{"unit", "red/crows-1"}, {"count", count}}};
}

} // namespace

/// The record of the match that is played: on disk step by step, and through damage.
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
              {"dice", 2},
              {"rolled/dice", std::vector<int>{1, 10, 4}}}},
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
        const QString path = *m_table->workspace().matches().files().pathOf(m_table->table().record().id);
        // An open match would write it again.
        m_table->restart([&path] {
            std::string bytes = *readPlainFile(path, longestRecordFile);
            bytes[bytes.rfind("injure", bytes.rfind("injure") - 1)] = 'I'; // of step 4, on line 5
            QVERIFY(writeInPlace(path, bytes));
        });
        QCOMPARE(m_table->unit("red/crows-1").warriors, 9);
        TableController controller(&m_table->workspace());
        QVERIFY(controller.damage().contains(text("Line 5 of 6")));
        controller.touch()->adjust(text("red/crows-1"), text("stress"), 1);
        QVERIFY(m_table->onDisk() == m_table->state());
        m_table->restart();
        QVERIFY(m_table->table().damage().isEmpty());
        QCOMPARE(m_table->unit("red/crows-1").stress, 1);
    }

    void aBeginningThatCantBeReadLeavesTheOpenMatchAlone()
    {
        const QString id = m_table->table().record().id;
        m_table->begin(annaAgainstBruno(m_table->workspace().catalogue()));
        m_table->play(injury());
        QVERIFY(writeInPlace(*m_table->workspace().matches().files().pathOf(id), recordBytes({"{}"})));
        QVERIFY(m_table->table().open(id));
        QVERIFY(m_table->table().isOpen());
        QCOMPARE(m_table->unit("red/crows-1").warriors, 11);
    }

    void anOpenMatchStaysWholeInAnotherLanguage()
    {
        injureFiveTimes();
        const std::size_t entries = m_table->entries();
        m_table->workspace().setLanguage(text("fr"));
        QCOMPARE(m_table->workspace().catalogue().find(UnitId("avaren/crows"))->name, "Corbeaux");
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

    void aMatchThatWasDeletedMeanwhileIsSaid()
    {
        QVERIFY(m_table->workspace().matches().remove(m_table->table().record().id));
        const Tap tap = injury();
        const auto trouble = m_table->table().command(tap.procedure, tap.answers);
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
        QCOMPARE(latest.row().id, m_table->table().record().id);
        QVERIFY(latest.row().title.contains(text("Anna")));
        QCOMPARE(latest.row().players.size(), 2);
        QCOMPARE(latest.results().matches, 0);
        m_table->play("finish", {});
        latest.refresh();
        QVERIFY(latest.row().id.isEmpty());
        QCOMPARE(latest.results().matches, 1);
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
