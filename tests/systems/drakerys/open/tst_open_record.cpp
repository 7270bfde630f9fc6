#include "app/viewmodels/battle/battlecontroller.h"
#include "app/viewmodels/desktop.h"
#include "app/viewmodels/form/formcontroller.h"
#include "app/viewmodels/history/matchhistory.h"
#include "tests/systems/drakerys/open/openbattle.h"

namespace adjutant::test::tst_open_record {

using namespace drakerys;

static Tap injury(int count = 1)
{
    return {"injure", {{"unit", "red/crows-1"}, {"count", count}}};
}

static QStringList labelsOf(RowModel& due)
{
    QStringList labels;
    for (const RowModel::Row& row : due.rows())
        labels.append(row.value.value<BattleOfferRow>().label);
    return labels;
}

/// The record of the match that is played: on disk step by step, and through damage.
class MatchRecordTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<OpenBattle> m_match;

    MatchSummary summary()
    {
        return m_match->workspace().matches().summary(m_match->match().record().id).value();
    }

    // Five Injuries, one a step.
    void injureFiveTimes()
    {
        for (int k = 0; k < 5; ++k)
            m_match->play(injury());
    }

    // A spell took the Crows away: they come back in the phase that finishes the match.
    void playToTheLastPhase()
    {
        m_match->play("status", {{"unit", "red/crows-1"}, {"add", "back-at-any-edge"}});
        m_match->play("amend", {{"player", "blue"}, {"progress", 80}});
        m_match->play("amend", {{"player", "red"}, {"progress", 88}});
        m_match->play(spending("blue/soldiers-1", 16));
    }

private Q_SLOTS:
    void init()
    {
        m_match.reset();
        m_match = std::make_unique<OpenBattle>();
    }
    void cleanupTestCase() { m_match.reset(); }

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
            {"stand", {{"unit", "red/salik-1"}, {"at", door::Point{20.25, 30}}}},
            {"amend",
             {{"player", "red"}, {"progress", 20}, {"unit", "crows-1"}, {"warriors", 5}, {"stress", 1}}},
            {"finish", {}},
        };
        for (const Tap& tap : taps) {
            m_match->play(tap);
            const MatchState state = m_match->state();
            const MatchRecord record = m_match->match().record();
            QVERIFY(m_match->onDisk() == state);
            m_match->restart();
            QVERIFY(m_match->state() == state);
            QVERIFY(m_match->match().record() == record);
        }
        QVERIFY(!m_match->match().undo());
        m_match->restart();
        QVERIFY(!isFinished(m_match->state()));
        QVERIFY(!m_match->match().redo()); // what was taken back can still be done again
        QVERIFY(isFinished(m_match->onDisk()));
    }

    void conditionsToConfirmAreNamed()
    {
        m_match->play("missions", {{"common", "messenger"}});
        const BattleController page(&m_match->workspace());
        const QStringList named = page.touch()->unknownChecks();
        QVERIFY2(named.contains("Anna, Messenger: The player’s messenger delivered the message"),
                 qPrintable(named.join(u'\n')));
    }

    void aBrokenStepOpensToTheLastGoodOneAndPlaysOn()
    {
        injureFiveTimes();
        const QString path = *m_match->workspace().matches().files().pathOf(m_match->match().record().id);
        // An open match would write it again.
        m_match->restart([&path] {
            std::string bytes = *readPlainFile(path, longestRecordFile);
            bytes[bytes.rfind("injure", bytes.rfind("injure") - 1)] = 'I'; // of step 4, on line 5
            QVERIFY(writeInPlace(path, bytes));
        });
        QCOMPARE(m_match->unit("red/crows-1").warriors, 9);
        BattleController controller(&m_match->workspace());
        QVERIFY(controller.damage().contains("Line 5 of 6"));
        controller.touch()->adjust("red/crows-1", "stress", 1);
        QVERIFY(m_match->onDisk() == m_match->state());
        m_match->restart();
        QVERIFY(m_match->match().damage().isEmpty());
        QCOMPARE(m_match->unit("red/crows-1").stress, 1);
    }

    void aBeginningThatCantBeReadLeavesTheOpenMatchAlone()
    {
        const QString id = m_match->match().record().id;
        m_match->begin(annaAgainstBruno());
        m_match->play(injury());
        QVERIFY(writeInPlace(*m_match->workspace().matches().files().pathOf(id), recordBytes({"{}"})));
        QVERIFY(m_match->match().open(id));
        QVERIFY(m_match->match().isOpen());
        QCOMPARE(m_match->unit("red/crows-1").warriors, 11);
    }

    void anOpenMatchStaysWholeInAnotherLanguage()
    {
        injureFiveTimes();
        const std::size_t entries = m_match->entries();
        m_match->workspace().setLanguage("fr");
        QCOMPARE(m_match->workspace().catalogue().find(UnitId("avaren/crows"))->name, "Corbeaux");
        QCOMPARE(m_match->entries(), entries);
        m_match->play(injury());
        QCOMPARE(m_match->entries(), entries + 1);
        m_match->workspace().setLanguage("en");
    }

    // Nobody plays a Round as long as the table is set up, unless the players begin all the same.
    void theRoundIsNamedOnceTheTableIsSetUp()
    {
        BattleController controller(&m_match->workspace());
        QCOMPARE(controller.roundText(), QString());
        QCOMPARE(controller.headline(), "Setup: Anna has the first turn");
        controller.startNow();
        QCOMPARE(controller.roundText(), "Round 1");
    }

    // The record keeps ids; who looks reads names.
    void unitsHaveTheNamesOfTheChosenLanguage()
    {
        m_match->play(injury());
        const auto names = [this] {
            QStringList all;
            for (const door::Piece& piece : m_match->match().view().pieces)
                all.append(QString::fromStdString(adjutant::toText(piece.name)));
            return all.join(u' ');
        };
        m_match->workspace().setLanguage("fr");
        VERIFY_CONTAINS(names().toStdString(), "Corbeaux");
        BattleController controller(&m_match->workspace());
        QVERIFY(controller.undoText().contains("Corbeaux"));
        m_match->workspace().setLanguage("en");
        VERIFY_CONTAINS(names().toStdString(), "Crows");
        QVERIFY(controller.undoText().contains("Crows"));
    }

    void aPlayersNameIsPutRight()
    {
        m_match->play(injury());
        BattleController controller(&m_match->workspace());
        controller.rename("red", "Annie");
        QVERIFY(controller.title().contains("Annie"));
        QVERIFY(controller.headline().contains("Annie") || controller.actsText().contains("Annie"));
        QCOMPARE(m_match->unit("red/crows-1").warriors, 11);
        QCOMPARE(summary().players.at(0).name, "Annie");
        m_match->play(injury());
        m_match->restart();
        QCOMPARE(BattleController(&m_match->workspace()).actsText(), "Annie");
        QCOMPARE(m_match->unit("red/crows-1").warriors, 10);
    }

    void aMatchThatWasDeletedMeanwhileIsReported()
    {
        QVERIFY(m_match->workspace().matches().remove(m_match->match().record().id));
        const Tap tap = injury();
        const auto trouble = m_match->match().command(tap.procedure, tap.answers);
        QVERIFY(trouble && !trouble->isEmpty());
        QCOMPARE(m_match->unit("red/crows-1").warriors, 12);
    }

    void theHistoryIsWrittenAtTheEndOfARoundAndOfTheGame()
    {
        m_match->play("score", {{"player", "red"}, {"mission", "relics"}, {"vp", 1}});
        QCOMPARE(summary().players.at(0).vp, 0);
        m_match->play(spending("red/crows-1", 16));
        m_match->play(spending("blue/soldiers-1", 16));
        QCOMPARE(listed(summary().rounds, summary().players.at(0).vp), "2 1");
        m_match->play("finish", {});
        QCOMPARE(summary().state, "finished");
        QCOMPARE(summary().winner, "red");
        m_match->play("score",
                      {{"player", "blue"}, {"mission", "relics"}, {"vp", 2}}); // counted after the end
        QCOMPARE(summary().winner, "blue");
        m_match->match().undo();
        m_match->match().undo();
        QCOMPARE(summary().state, "open");
    }

    void theHistoryIsWrittenWhenTheProgramEnds()
    {
        m_match->play("score", {{"player", "red"}, {"mission", "relics"}, {"vp", 1}});
        m_match->restart();
        QCOMPARE(summary().players.at(0).vp, 1);
    }

    void theMatchToGoOnWithIsTheOneBegunLast()
    {
        LatestMatch latest(&m_match->workspace());
        QCOMPARE(latest.row().id, m_match->match().record().id);
        QVERIFY(latest.row().title.contains("Anna"));
        QCOMPARE(listed(latest.row().players.size(), latest.results().size()), "2 0");
        m_match->play("finish", {});
        latest.refresh();
        QVERIFY(latest.row().id.isEmpty());
        QCOMPARE(latest.results().size(), 2);
    }

    // Players call a Scenery what they like; the match knows it by an id.
    void aTypedNameStandsForAnId()
    {
        FormController form;
        form.begin(
            [this](const door::Answers& answers) {
                return m_match->match().session().form({}, {"scenery", {}, {}}, answers);
            },
            {});
        form.answer("id", "Old tower");
        QCOMPARE(form.refusal(), QString());
        QCOMPARE(std::get<std::string>(form.answers().at("id")), "old-tower");
        QCOMPARE(form.fieldAt("id").value, "Old tower");
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

    // The page of a match whose last Headquarters Phase still has something to do.

    void thePageWaitsForItBeforeItDeclaresTheEnd()
    {
        playToTheLastPhase();
        BattleController controller(&m_match->workspace());
        QSignalSpy ended(&controller, &BattleController::ended);
        m_match->play(spending("red/salik-1", 8));
        QVERIFY(!controller.over());
        QCOMPARE(ended.count(), 0);
        QCOMPARE(labelsOf(*controller.offers()->due()),
                 (QStringList{"Return to the battlefield", "End the match"}));
        // By its record it is finished already.
        QCOMPARE(summary().state, "finished");
        m_match->play("come_back", {{"unit", "red/crows-1"}});
        QVERIFY(controller.over());
        QCOMPARE(ended.count(), 1);
        QCOMPARE(controller.offers()->due()->count(), 0);
    }

    void thePlayersMayEndItWithoutThat()
    {
        playToTheLastPhase();
        BattleController controller(&m_match->workspace());
        m_match->play(spending("red/salik-1", 8));
        m_match->play("finish", {});
        QVERIFY(controller.over());
        QVERIFY(m_match->unit("red/crows-1").isAway());
    }
};

ADJUTANT_TEST(MatchRecordTest)

} // namespace adjutant::test::tst_open_record
