#include "app/viewmodels/battle/battlecontroller.h"
#include "app/viewmodels/desktop.h"
#include "app/viewmodels/form/formcontroller.h"
#include "app/viewmodels/history/matchhistory.h"
#include "tests/systems/drakerys/open/openbattle.h"

namespace adjutant::test::tst_open_record {

using namespace drakerys;

const door::Answers injury{{"unit", "red/crows-1"}, {"count", 1}};

/// The record of the match that is played: its names, its history and its end.
class MatchRecordTest : public QObject
{
    Q_OBJECT

    std::optional<DataHome> m_home;
    std::unique_ptr<Workspace> m_workspace;

    RunningMatch& match() { return m_workspace->running(); }
    const UnitState& unit(const char* text) { return *stateOf(match().session()).find(ref(text)); }
    std::size_t entries() { return match().session().log({}).size(); }
    MatchSummary summary() { return m_workspace->matches().summary(match().record().id).value(); }
    // Plays what nothing forbids.
    void play(const std::string& procedure, const door::Answers& answers)
    {
        if (const auto reason = match().command(procedure, answers))
            qFatal("not played: %s", qPrintable(*reason));
    }
    void injure() { play("injure", injury); }
    void spend(const char* unit, int ts)
    {
        play("activate", {{"unit", unit}, {"actions/0/action", "special"}, {"actions/0/ts", ts}});
    }
    // Ends the program and begins it anew: the match is read from disk.
    void restart()
    {
        const QString id = match().record().id;
        m_workspace.reset();
        m_workspace = std::make_unique<Workspace>("en");
        QVERIFY(!match().open(id));
    }

    // A spell took the Crows away: they come back in the phase that finishes the match.
    void playToTheLastPhase()
    {
        play("status", {{"unit", "red/crows-1"}, {"add", "back-at-any-edge"}});
        play("amend", {{"player", "blue"}, {"progress", 80}});
        play("amend", {{"player", "red"}, {"progress", 88}});
        spend("blue/soldiers-1", 16);
    }

private Q_SLOTS:
    void init()
    {
        m_workspace.reset();
        m_home.emplace();
        m_workspace = std::make_unique<Workspace>("en");
        QVERIFY(!match().begin(annaAgainstBruno()));
    }
    void cleanupTestCase() { m_workspace.reset(); }

    void conditionsToConfirmAreNamed()
    {
        play("missions", {{"common", "messenger"}});
        const BattleController page(m_workspace.get());
        const QStringList named = page.touch()->unknownChecks();
        QVERIFY2(named.contains("Anna, Messenger: The player’s messenger delivered the message"),
                 qPrintable(named.join(u'\n')));
    }

    void aBeginningThatCantBeReadLeavesTheOpenMatchAlone()
    {
        const QString id = match().record().id;
        QVERIFY(!match().begin(annaAgainstBruno()));
        injure();
        QVERIFY(writeInPlace(*m_workspace->matches().files().pathOf(id), recordBytes({"{}"})));
        QVERIFY(match().open(id) && match().isOpen());
        QCOMPARE(unit("red/crows-1").warriors, 11);
    }

    // Nobody plays a Round before somebody acts, though the players begin while something is left to set up.
    void theRoundIsNamedOnceSomebodyActs()
    {
        BattleController controller(m_workspace.get());
        QCOMPARE(controller.roundText(), QString());
        QCOMPARE(controller.headline(), "Setup: Anna has the first turn");
        controller.startNow();
        QCOMPARE(controller.roundText(), QString());
        spend("red/crows-1", 1);
        QCOMPARE(BattleController(m_workspace.get()).roundText(), "Round 1");
    }

    void theLogHasAHeadingForEachRound()
    {
        injure(); // nobody has had a turn
        spend("red/crows-1", 16);
        spend("blue/soldiers-1", 16);
        injure();
        BattleController controller(m_workspace.get());
        controller.log()->setProperty("looked", true);
        QStringList headings;
        for (const RowModel::Row& row : controller.log()->lines()->rows())
            headings.append(row.value.value<BattleLogRow>().heading);
        QCOMPARE(headings.join(u'|'), "Round 2|Round 1||Setup");
        const QString story = controller.log()->story();
        QVERIFY2(story.contains("\n\nRound 1\n") && story.contains("\n\nRound 2\n"), qPrintable(story));
    }

    // Each of Bruno's can act then, and any of Anna's behind an Undo.
    void whoeverIsDoneIsReportedOnce()
    {
        BattleController controller(m_workspace.get());
        const QSignalSpy done(&controller, &BattleController::pieceDone);
        spend("red/crows-1", 16);
        const QVariantList crows{"red/crows-1", QString()};
        QCOMPARE(std::ranges::count(done, crows), 1);
        const auto reported = done.size();
        controller.undo();
        QCOMPARE(done.size(), reported);
    }

    // The record keeps ids; who looks reads names.
    void unitsHaveTheNamesOfTheChosenLanguage()
    {
        injure();
        const std::size_t before = entries();
        const auto names = [this] {
            QStringList all;
            for (const door::Piece& piece : match().view().pieces)
                all.append(QString::fromStdString(adjutant::toText(piece.name)));
            return all.join(u' ');
        };
        m_workspace->setLanguage("fr");
        QCOMPARE(m_workspace->catalogue().find(UnitId("avaren/crows"))->name, "Corbeaux");
        QCOMPARE(entries(), before);
        VERIFY_CONTAINS(names().toStdString(), "Corbeaux");
        BattleController controller(m_workspace.get());
        QVERIFY(controller.undoText().contains("Corbeaux"));
        injure();
        QCOMPARE(entries(), before + 1);
        m_workspace->setLanguage("en");
        VERIFY_CONTAINS(names().toStdString(), "Crows");
        QVERIFY(controller.undoText().contains("Crows"));
    }

    void aPlayersNameIsPutRight()
    {
        injure();
        BattleController controller(m_workspace.get());
        controller.rename("red", "Annie");
        QVERIFY(controller.title().contains("Annie"));
        QVERIFY(controller.headline().contains("Annie") || controller.actsText().contains("Annie"));
        QCOMPARE(unit("red/crows-1").warriors, 11);
        QCOMPARE(summary().players.at(0).name, "Annie");
        injure();
        restart();
        QCOMPARE(BattleController(m_workspace.get()).actsText(), "Annie");
        QCOMPARE(unit("red/crows-1").warriors, 10);
    }

    void aMatchThatWasDeletedMeanwhileIsReported()
    {
        QVERIFY(m_workspace->matches().remove(match().record().id));
        const auto trouble = match().command("injure", injury);
        QVERIFY(trouble && !trouble->isEmpty());
        QCOMPARE(unit("red/crows-1").warriors, 12);
    }

    void theHistoryIsWrittenAtTheEndOfARoundAndOfTheGame()
    {
        play("score", {{"player", "red"}, {"mission", "relics"}, {"vp", 1}});
        QCOMPARE(summary().players.at(0).vp, 0);
        spend("red/crows-1", 16);
        spend("blue/soldiers-1", 16);
        QCOMPARE(listed(summary().rounds, summary().players.at(0).vp), "2 1");
        play("finish", {});
        QCOMPARE(summary().state, "finished");
        QCOMPARE(summary().winner, "red");
        play("score", {{"player", "blue"}, {"mission", "relics"}, {"vp", 2}}); // counted after the end
        QCOMPARE(summary().winner, "blue");
        match().undo();
        match().undo();
        QCOMPARE(summary().state, "open");
    }

    void theHistoryIsWrittenWhenTheProgramEnds()
    {
        play("score", {{"player", "red"}, {"mission", "relics"}, {"vp", 1}});
        restart();
        QCOMPARE(summary().players.at(0).vp, 1);
    }

    void theMatchToResumeIsTheOneBegunLast()
    {
        LatestMatch latest(m_workspace.get());
        const auto row = [&latest] {
            return latest.matches()->rows().constFirst().value.value<HistoryRow>();
        };
        QCOMPARE(row().id, match().record().id);
        QVERIFY(row().title.contains("Anna"));
        QCOMPARE(listed(row().players.size(), latest.results().size()), "2 0");
        play("finish", {});
        latest.refresh();
        QVERIFY(row().id.isEmpty());
        QCOMPARE(latest.results().size(), 2);
    }

    // Players call a Scenery what they like; the match knows it by an id.
    void aTypedNameStandsForAnId()
    {
        FormController form;
        form.begin(
            [this](const door::Answers& answers) {
                return match().session().form({}, {"scenery", {}, {}}, answers);
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
        BattleController controller(m_workspace.get());
        QSignalSpy ended(&controller, &BattleController::ended);
        spend("red/salik-1", 8);
        QVERIFY(!controller.over());
        QCOMPARE(ended.count(), 0);
        const auto due = [&](int row) {
            return controller.offers()->due()->rows().at(row).value.value<BattleOfferRow>().label;
        };
        QCOMPARE(listed(controller.offers()->due()->count(), due(0), due(1)),
                 "2 Return to the battlefield End the match");
        // By its record it is finished already.
        QCOMPARE(summary().state, "finished");
        play("come_back", {{"unit", "red/crows-1"}});
        QVERIFY(controller.over());
        QCOMPARE(listed(ended.count(), controller.offers()->due()->count()), "1 0");
    }

    void thePlayersMayEndItWithoutThat()
    {
        playToTheLastPhase();
        BattleController controller(m_workspace.get());
        spend("red/salik-1", 8);
        play("finish", {});
        QVERIFY(controller.over());
        QVERIFY(unit("red/crows-1").isAway());
    }
};

ADJUTANT_TEST(MatchRecordTest)

} // namespace adjutant::test::tst_open_record
